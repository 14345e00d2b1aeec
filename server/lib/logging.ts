import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { healthz, readyz } from '../../contracts/endpoints/health.ts';
import { errorCode } from './error-code.ts';

/** Destination of log lines; tests collect them. */
export type LogSink = { write(line: string): void };

/**
 * A framework puts an address into a word: `"/api/reports/…"`, `GET:/chat?query=…`. No word of our own log lines has a
 * slash.
 */
const WORD = /\S+/g;
const withoutAddress = (word: string): string => (word.includes('/') ? '…' : word);

/** Values in a log line that are more than a word or a number, and how each is written. */
const SERIALIZERS = {
  req: (request: { method?: string }) => ({ method: request.method ?? '' }),
  res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
  err: (error: unknown) => describeError(error),
};

/**
 * Drops every other object: it may be a whole request, since options of a library hold its headers, and those a token.
 */
const withoutWholes = (line: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line).filter(
      ([name, value]) => Object.hasOwn(SERIALIZERS, name) || typeof value !== 'object',
    ),
  );

/** Returns the words of a line. The message of an error is not used for them, as the logger itself would do. */
const wordsOf = (given: readonly unknown[]): string => {
  const [first, second] = given;
  const words = typeof first === 'string' ? first : second;
  const error = first instanceof Error ? first : Reflect.get(Object(first), 'err');
  if (typeof words !== 'string' || words === Reflect.get(Object(error), 'message')) return '';
  return words.replaceAll(WORD, withoutAddress);
};

/**
 * Makes structured logs that hold no health data at any level, whichever code writes a line: no bodies, no headers, no
 * query strings (a concern travels in one), no addresses, and no messages of errors. A route is logged by its pattern,
 * so that ids in paths stay out as well.
 */
export const loggerOptions = (level: string, sink?: LogSink): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: SERIALIZERS,
  formatters: { log: withoutWholes },
  hooks: {
    logMethod(given, method) {
      const [first] = given as readonly unknown[];
      const line = first instanceof Error ? { err: first } : Object(first);
      method.call(this, typeof first === 'string' ? {} : line, wordsOf(given));
    },
  },
  ...(sink ? { stream: sink } : {}),
});

/**
 * Returns true for routes that are called all the time and say little: health checks, files and the pages of the API
 * document.
 */
const isQuiet = (route: string): boolean =>
  ['/*', healthz.path, readyz.path].includes(route) || route.startsWith('/api/docs');

/** Writes one line for each finished request. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const line = {
      method: request.method,
      route,
      statusCode: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else request.log[isQuiet(route) ? 'debug' : 'info'](line, 'request completed');
    done();
  });
};

/**
 * Names of errors, and the codes that systems and databases give: `TypeError`, `ENOSPC`, `23505`, `S3 PUT 403
 * AccessDenied`.
 */
const NAME = /^[\w .-]{1,100}$/;

/**
 * Keeps what is safe of an error: its name, its code as `message`, and its places in the code. Its own words may quote
 * what a patient wrote (a failed query holds its parameters, a parser its input) or an address that opens something.
 */
export const describeError = (error: unknown): { type: string; message: string; stack: string } => {
  const { name, message, stack } = error instanceof Error ? error : new Error();
  const code = errorCode(error) ?? '';
  return {
    type: NAME.test(name) ? name : 'Error',
    message: NAME.test(code) ? code : '',
    stack: (stack ?? '')
      .replace(message, '')
      .split('\n')
      .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
      .join('\n'),
  };
};
