import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Endpoint, Received, ReplyOf } from '../../contracts/endpoints/endpoint.ts';
import { ErrorReply } from '../../contracts/error-reply.ts';
import { doorOf } from './callers.ts';
import type { Caller } from './callers.ts';
import { deviceOf } from './devices.ts';
import { isFromHere } from './from-here.ts';
import { requestKeyOf } from './request-key.ts';
import { limitOfAddress, limitOfSubject } from './rate-limits.ts';

/** What a handler is given: the checked parts of the request, who asks, and what ends with it. */
export type Asked<E extends Endpoint> = Received<E> & {
  readonly caller: E['auth'] extends 'none' ? null : Caller;
  /** The secret name of the browser, where the endpoint asks for it. */
  readonly device: E['device'] extends true ? string : null;
  /** What the caller calls this request, where the endpoint creates something; one of our own where they do not say. */
  readonly requestKey: E['creates'] extends true ? string : null;
  /** What the browser says it is. */
  readonly browser: string;
  /** Asked from this machine, under its own name. */
  readonly isFromHere: boolean;
  /** Aborts when the caller has gone away or the time for an answer is over. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
};

/**
 * Answers one endpoint. How often an address may call is decided first, then who calls and whether they may; what
 * comes in and what goes out are checked by the endpoint's schemas.
 * @throws Error when nobody could check who calls
 */
export const serve = <E extends Endpoint, const Reply extends ReplyOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  handle: (asked: Asked<E>) => Reply | Promise<Reply>,
): void => {
  const { method, path, tag, summary, permissions, params, query, body, replies } = endpoint;
  app.route({
    method,
    url: path,
    schema: {
      tags: [tag],
      summary,
      ...(permissions && { description: `For staff who may: ${permissions.any.join(' or ')}.` }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...replies, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    onRequest: limitOfAddress(app, endpoint) ?? [],
    preParsing: doorOf(app, endpoint) ?? [],
    preHandler: [limitOfSubject(app, endpoint), deviceOf(app, endpoint)].filter(
      (hook) => hook !== undefined,
    ),
    handler: async (request, reply) => {
      const asked = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        device: request.device,
        requestKey: endpoint.creates ? requestKeyOf(request) : null,
        browser: request.headers['user-agent'] ?? '',
        isFromHere: isFromHere(request),
        signal: request.over,
        log: request.log,
      } as Asked<E>;
      const answer: { status: number; body: unknown } = await handle(asked);
      return reply.code(answer.status).send(answer.body);
    },
  });
};
