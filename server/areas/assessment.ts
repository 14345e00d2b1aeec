import { chatSessionRoutes } from '../routes/chat-session.ts';
import { checkInRoutes } from '../routes/check-ins.ts';
import { concernRoutes } from '../routes/concern.ts';
import { diagnosisRoutes } from '../routes/diagnosis.ts';
import { medicineRoutes } from '../routes/medicines.ts';
import { reportRoutes } from '../routes/reports.ts';
import { resultLinkRoutes } from '../routes/result-links.ts';
import { savedResultRoutes } from '../routes/saved-results.ts';
import { checkInJob } from '../services/check-ins/questions.ts';
import { keptSecret } from '../services/kept-secret.ts';
import { resultLinksRetention } from '../services/result-links.ts';
import type { Area } from './area.ts';

/** The assessment, its results, and what can be had as a PDF. */
export const assessment: Area = (app, deps) => {
  const { pdfReports, publicOrigin, seller } = deps.env;
  concernRoutes(app, deps.engine);
  medicineRoutes(app, deps.engine);
  diagnosisRoutes(app, deps);
  chatSessionRoutes(app, deps);
  savedResultRoutes(app, deps);
  resultLinkRoutes(app, { ...deps, secret: keptSecret(deps, 'linkFiles'), publicOrigin });
  checkInRoutes(app, deps);
  reportRoutes(app, { ...deps, seller, isOn: pdfReports, publicOrigin });
  return { jobs: [checkInJob(deps), resultLinksRetention(deps)] };
};
