import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { REQUEST_TIMEOUT_MS } from '../contracts/product.ts';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';
import { checkByContract, readJsonOnly } from './lib/body.ts';
import type { Clock } from './lib/clock.ts';
import type { Ids } from './lib/ids.ts';
import { loggerOptions, logRequests } from './lib/logging.ts';
import type { LogSink } from './lib/logging.ts';
import { clientFolder } from './lib/client-files.ts';
import { answerBadAddress, answerBadConnection, answerProblems } from './lib/problems.ts';
import { limitRates } from './lib/rate-limits.ts';
import { watchRequests } from './lib/request-life.ts';
import { inlineScriptHashes, protectReplies } from './lib/security.ts';
import type { LanguageModel } from './providers/language-model/port.ts';
import { assessmentsIn } from './repositories/assessments.ts';
import { chatSessionsIn } from './repositories/chat-sessions.ts';
import { documentApi } from './routes/api-docs.ts';
import { chatSessionRoutes } from './routes/chat-session.ts';
import { concernRoutes } from './routes/concern.ts';
import { diagnosisRoutes } from './routes/diagnosis.ts';
import { healthRoutes } from './routes/health.ts';
import { servePages } from './routes/pages.ts';
import type { Engine } from './services/engine.ts';
import { enforceRetention } from './services/retention.ts';

/** Longest request body, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** How long requests in flight may take to finish after a signal to stop, in milliseconds. */
const GRACE_MS = 10_000;

/** Everything that the app does not make itself, so that a test can hand in its own. */
export type AppNeeds = {
  readonly env: Env;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly engine: Engine;
  readonly languageModel: LanguageModel | null;
  readonly logSink?: LogSink;
};

/** The whole server without a port. Closing it leaves the database open: who opened it closes it. */
export const buildApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { env, db, clock, ids, engine, languageModel } = needs;
  const app = Fastify({
    logger: loggerOptions(env.logLevel, needs.logSink),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.row(),
    trustProxy: trusted(env.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The framework ends a hook that takes longer, and a stop may well wait as long as GRACE_MS.
    pluginTimeout: 2 * GRACE_MS,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadConnection,
  });
  app.setValidatorCompiler(checkByContract);
  app.setSerializerCompiler(serializerCompiler);
  readJsonOnly(app);
  answerProblems(app);
  logRequests(app);
  watchRequests(app, clock, { answer: REQUEST_TIMEOUT_MS, stop: GRACE_MS });
  await protectReplies(app, inlineScriptHashes(clientFolder(env.staticDir)));
  await limitRates(app, env.rateLimit);
  await documentApi(app);

  const assessments = assessmentsIn(db.sql);
  const sessions = chatSessionsIn(db.sql);
  await app.register(healthRoutes(() => db.ping()));
  await app.register(concernRoutes(engine));
  await app.register(diagnosisRoutes({ engine, languageModel, assessments, clock, ids }));
  await app.register(chatSessionRoutes({ sessions, clock, ids }));
  await servePages(app, env.staticDir);

  app.addHook('onReady', async () => {
    const stop = enforceRetention({ assessments, sessions, clock, log: app.log });
    app.addHook('onClose', async () => stop());
  });
  return app;
};

/** A number means so many proxies, counted from our side. */
const trusted = (proxies: Env['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
