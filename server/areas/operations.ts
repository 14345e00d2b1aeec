import { showDatabase } from '../metrics/database.ts';
import { healthRoutes } from '../routes/health.ts';
import { metricsRoutes } from '../routes/metrics.ts';
import { storageWatch, watchCopy } from '../services/health.ts';
import { rateCountsRetention, retention } from '../services/retention.ts';
import { whileOpen } from './area.ts';
import type { Area } from './area.ts';

/** Health and figures for the operator, and the deletion of old rows. */
export const operations: Area = (app, deps) => {
  const { env, db, metrics } = deps;
  const storage = storageWatch(deps);
  whileOpen(app, storage.start);
  watchCopy(deps);
  healthRoutes(app, storage);
  showDatabase(metrics, db);
  metricsRoutes(app, { metrics, token: env.metricsToken });
  return { jobs: [retention(deps), rateCountsRetention(deps)] };
};
