import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './db/connect.ts';
import { rateCountsRetention, retention } from './jobs/retention.ts';
import { startJobs } from './jobs/runner.ts';
import { showDatabase } from './metrics/database.ts';
import { observeOpinions } from './observation/opinions.ts';
import { observeTransactions } from './observation/transactions.ts';
import type { LanguageModel } from './providers/language-model/port.ts';
import { rateCountsIn } from './repositories/rate-counts.ts';
import { documentApi } from './routes/api-docs.ts';
import { chatSessionRoutes } from './routes/chat-session.ts';
import { concernRoutes } from './routes/concern.ts';
import { diagnosisRoutes } from './routes/diagnosis.ts';
import { healthRoutes } from './routes/health.ts';
import { medicineRoutes } from './routes/medicines.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { servePages } from './routes/pages.ts';
import type { Engine } from './services/engine.ts';
import { storageWatch } from './services/health.ts';
import { buildShell } from './shell.ts';
import type { ShellNeeds } from './shell.ts';

/** Everything that the app does not make itself, so that a test can hand in its own. */
export type AppNeeds = Omit<ShellNeeds, 'checks' | 'rateCounts'> & {
  readonly db: Database;
  readonly engine: Engine;
  readonly languageModel: LanguageModel | null;
  /** What is shown at /metrics. */
  readonly metrics: Registry;
};

/** The whole server without a port. Closing it leaves the database open: who opened it closes it. */
export const buildApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { env, clock, ids, engine, metrics, observer } = needs;
  const db = observeTransactions(needs.db, observer);
  const languageModel = needs.languageModel && observeOpinions(needs.languageModel, observer);
  const app = buildShell({ ...needs, checks: {}, rateCounts: rateCountsIn(db.sql) });
  showDatabase(metrics, db);
  await documentApi(app, env.staticDir);
  const storage = storageWatch({ db, clock, log: app.log });
  healthRoutes(app, storage);
  concernRoutes(app, engine);
  medicineRoutes(app, engine);
  diagnosisRoutes(app, { db, clock, ids, engine, languageModel });
  chatSessionRoutes(app, { db, clock, ids });
  metricsRoutes(app, { metrics, token: env.metricsToken });
  await servePages(app, env);

  app.addHook('onReady', async () => {
    const stopWatching = storage.start();
    app.addHook('onClose', async () => stopWatching());
    const kinds = [retention({ db, clock, log: app.log }), rateCountsRetention({ db, clock })];
    const stopJobs = startJobs({ db, clock, ids, kinds, onEnd: observer.onJob, log: app.log });
    app.addHook('onClose', stopJobs);
  });
  return app;
};
