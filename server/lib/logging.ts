import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { healthz, readyz } from '../../contracts/endpoints/health.ts';
import { errorCode } from './error-code.ts';

/** Where log lines go; tests collect them. */
export type LogSink = { write(line: string): void };

/**
 * Structured logs that hold no health data: no bodies, no query strings (a concern travels in one),
 * no addresses. A route is logged by its pattern, so that ids in paths stay out as well.
 */
export const loggerOptions = (level: string, sink?: LogSink): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: {
    req: (request: { method?: string }) => ({ method: request.method ?? '' }),
    res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
    err: describeError,
  },
  ...(sink ? { stream: sink } : {}),
});

/** Routes that are asked all the time and say little: watchers, files and the pages of the API document. */
const isQuiet = (route: string): boolean =>
  ['/*', healthz.path, readyz.path].includes(route) || route.startsWith('/api/docs');

/** One line for each finished request. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const line = {
      method: request.method,
      route,
      statusCode: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else request.log[isQuiet(route) ? 'debug' : 'info'](line, 'request completed');
  });
};

/**
 * What is safe to keep of an error. Its message may quote what a patient wrote (a failed query holds
 * its parameters, a parser its input), so only messages of Fastify and of the operating system stay.
 */
export const describeError = (error: Error): { type: string; message: string; stack: string } => {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = errorCode(error);
  const fromSystem = code !== null && /^(FST_|E[A-Z]{3,})/.test(code);
  return {
    type: error.name,
    message: [code, fromSystem ? cause.message : null].filter(Boolean).join(': '),
    stack: (error.stack ?? '')
      .replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
      .join('\n'),
  };
};
