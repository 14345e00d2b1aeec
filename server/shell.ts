import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { REQUEST_TIMEOUT_MS } from '../contracts/common/product.ts';
import type { Env } from './env.ts';
import { checkByContract, readJsonOnly } from './lib/body.ts';
import { admitCallers } from './lib/callers.ts';
import type { Checks } from './lib/callers.ts';
import { clientFolder } from './lib/client-files.ts';
import type { Clock } from './lib/clock.ts';
import { limitConnections, patienceWith, roomFor } from './lib/connections.ts';
import type { Patience } from './lib/connections.ts';
import type { SharedCounts } from './lib/count-batches.ts';
import { nameDevices } from './lib/devices.ts';
import type { Ids } from './lib/ids.ts';
import { loggerOptions, logRequests } from './lib/logging.ts';
import type { LogSink } from './lib/logging.ts';
import { admitOurOrigin } from './lib/origins.ts';
import {
  answerBadAddress,
  answerBadConnection,
  answerBadExpectation,
  answerProblems,
} from './lib/problems.ts';
import { createLimiter } from './lib/rate-limiter.ts';
import { limitRates } from './lib/rate-limits.ts';
import { watchRequests } from './lib/request-life.ts';
import { inlineScriptHashes, protectReplies, securityHeaders } from './lib/security.ts';
import type { Observer } from './observation/observer.ts';
import { observeRequests } from './observation/requests.ts';
import { speakAsAsked } from './texts/asked-language.ts';

/** Longest request body, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** How long a caller may take over the reply, in milliseconds: half a megabyte on the slowest of networks. */
const TAKING_MS = 120_000;

/** How long requests in flight may take to finish after a signal to stop, in milliseconds. */
const GRACE_MS = 10_000;

export type ShellDeps = {
  readonly env: Env;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly checks: Checks;
  /** How often was called, over all processes. */
  readonly rateCounts: SharedCounts;
  /** Told what the server does. */
  readonly observer: Observer;
  readonly logSink?: LogSink;
  /** How long connections may keep the server waiting, when not as long as usual. */
  readonly patience?: Patience;
};

/** Whether visitors come over https, whatever the proxy in front says of a request. */
export const isOverHttps = ({ publicOrigin }: Pick<Env, 'publicOrigin'>): boolean =>
  publicOrigin?.startsWith('https:') ?? false;

/** The server before its first route: what holds for every request, whatever it asks. */
export const buildShell = (deps: ShellDeps): FastifyInstance => {
  const { env, clock, ids, checks } = deps;
  const place = { behindProxy: env.trustProxy !== false };
  const { headers, body, idle, still, look } = deps.patience ?? patienceWith(place);
  const scripts = inlineScriptHashes(clientFolder(env.staticDir));
  const said = securityHeaders(scripts, {
    isHttps: isOverHttps(env),
    hasCheckout: env.payments !== null,
  });
  const app = Fastify({
    logger: loggerOptions(env.logLevel, deps.logSink),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.row(),
    trustProxy: trusted(env.trustProxy),
    bodyLimit: BODY_LIMIT,
    http: {
      headersTimeout: headers,
      connectionsCheckingInterval: look,
      // Our own refusal has a body and our headers.
      requireHostHeader: false,
    },
    requestTimeout: body,
    keepAliveTimeout: idle,
    connectionTimeout: still,
    // The framework ends a hook that takes longer, and a stop may well wait as long as GRACE_MS.
    pluginTimeout: 2 * GRACE_MS,
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerBadAddress(said),
    clientErrorHandler: answerBadConnection(said),
  });
  app.server.on('checkExpectation', answerBadExpectation(said));
  limitConnections(app.server, roomFor(env.maxConnections, place));
  app.setValidatorCompiler(checkByContract);
  app.setSerializerCompiler(serializerCompiler);
  readJsonOnly(app);
  answerProblems(app, clock);
  logRequests(app);
  observeRequests(app, deps.observer);
  protectReplies(app, said);
  watchRequests(app, clock, { answer: REQUEST_TIMEOUT_MS, taking: TAKING_MS, stop: GRACE_MS });
  speakAsAsked(app);
  admitOurOrigin(app, env.publicOrigin);
  admitCallers(app, checks);
  nameDevices(app, { ids, isHttps: isOverHttps(env) });
  const limiter = createLimiter({ shared: deps.rateCounts, clock, log: app.log });
  limitRates(app, env.rateLimit ? limiter : null);
  return app;
};

/** A number means so many proxies, counted from our side. */
const trusted = (proxies: Env['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
