import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { REQUEST_TIMEOUT_MS } from '../contracts/product.ts';
import type { Env } from './env.ts';
import { checkByContract, readJsonOnly } from './lib/body.ts';
import { admitCallers } from './lib/callers.ts';
import type { Checks } from './lib/callers.ts';
import { clientFolder } from './lib/client-files.ts';
import type { Clock } from './lib/clock.ts';
import type { Ids } from './lib/ids.ts';
import { loggerOptions, logRequests } from './lib/logging.ts';
import type { LogSink } from './lib/logging.ts';
import { answerBadAddress, answerBadConnection, answerProblems } from './lib/problems.ts';
import { limitRates } from './lib/rate-limits.ts';
import { watchRequests } from './lib/request-life.ts';
import { inlineScriptHashes, protectReplies } from './lib/security.ts';

/** Longest request body, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** How long requests in flight may take to finish after a signal to stop, in milliseconds. */
const GRACE_MS = 10_000;

export type ShellNeeds = {
  readonly env: Env;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly checks: Checks;
  readonly logSink?: LogSink;
};

/** The server before its first route: what holds for every request, whatever it asks. */
export const buildShell = async (needs: ShellNeeds): Promise<FastifyInstance> => {
  const { env, clock, ids, checks } = needs;
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
  admitCallers(app, checks);
  watchRequests(app, clock, { answer: REQUEST_TIMEOUT_MS, stop: GRACE_MS });
  await protectReplies(app, inlineScriptHashes(clientFolder(env.staticDir)));
  await limitRates(app, env.rateLimit);
  return app;
};

/** A number means so many proxies, counted from our side. */
const trusted = (proxies: Env['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
