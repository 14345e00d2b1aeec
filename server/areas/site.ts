import { analyticsRoutes } from '../routes/analytics.ts';
import { feedbackRoutes } from '../routes/feedback.ts';
import { servePages } from '../routes/pages.ts';
import { securityTxtRoute } from '../routes/security-txt.ts';
import { isListed } from '../services/dentists/directory.ts';
import { ratingOfTheMinute } from '../services/feedback.ts';
import { agreementOfTheHour } from '../services/visits/agreement.ts';
import type { Area } from './area.ts';

/** The pages of the site and the app, and what people think of them. */
export const site: Area = async (app, deps) => {
  const { env, clock } = deps;
  const rating = ratingOfTheMinute(deps);
  analyticsRoutes(app, deps);
  feedbackRoutes(app, { ...deps, rating });
  securityTxtRoute(app, { ...env, clock });
  await servePages(app, {
    ...env,
    rating,
    agreement: agreementOfTheHour(deps),
    isListed: (slug) => isListed(deps, slug),
  });
};
