import type { FastifyInstance } from 'fastify';
import type { Database } from './db/connect.ts';
import { rateCountsRetention, retention } from './jobs/retention.ts';
import { startJobs } from './jobs/runner.ts';
import type { LanguageModel } from './providers/language-model/port.ts';
import { rateCountsIn } from './repositories/rate-counts.ts';
import { documentApi } from './routes/api-docs.ts';
import { chatSessionRoutes } from './routes/chat-session.ts';
import { concernRoutes } from './routes/concern.ts';
import { diagnosisRoutes } from './routes/diagnosis.ts';
import { healthRoutes } from './routes/health.ts';
import { servePages } from './routes/pages.ts';
import type { Engine } from './services/engine.ts';
import { buildShell } from './shell.ts';
import type { ShellNeeds } from './shell.ts';

/** Everything that the app does not make itself, so that a test can hand in its own. */
export type AppNeeds = Omit<ShellNeeds, 'checks' | 'rateCounts'> & {
  readonly db: Database;
  readonly engine: Engine;
  readonly languageModel: LanguageModel | null;
};

/** The whole server without a port. Closing it leaves the database open: who opened it closes it. */
export const buildApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { env, db, clock, ids, engine, languageModel } = needs;
  const app = buildShell({ ...needs, checks: {}, rateCounts: rateCountsIn(db.sql) });
  await documentApi(app);
  healthRoutes(app, db);
  concernRoutes(app, engine);
  diagnosisRoutes(app, { db, clock, ids, engine, languageModel });
  chatSessionRoutes(app, { db, clock, ids });
  await servePages(app, env.staticDir);

  app.addHook('onReady', async () => {
    const kinds = [retention({ db, clock, log: app.log }), rateCountsRetention({ db, clock })];
    const stopJobs = startJobs({ db, clock, ids, kinds, log: app.log });
    app.addHook('onClose', stopJobs);
  });
  return app;
};
