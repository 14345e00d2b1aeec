import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Endpoint, Form, Received, ReplyOf } from '../../contracts/endpoints/endpoint.ts';
import { FORM_TIMEOUT_MS } from '../../contracts/xray/xray-files.ts';
import { ErrorReply } from '../../contracts/common/error-reply.ts';
import { rangesOf } from './address-range.ts';
import type { Ranges } from './address-range.ts';
import { doorOf } from './callers.ts';
import type { Caller, StaffCaller } from './callers.ts';
import { deviceOf } from './devices.ts';
import { readForm } from './forms.ts';
import { limitOfAddress, limitOfSubject } from './rate-limits.ts';
import type { Spooled } from './spool.ts';
import { Problem } from './problems.ts';

/** Name of the header in https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header. */
const HEADER = 'idempotency-key';

/**
 * Returns the caller's own name for a request that creates something. A request without one gets a random name, which
 * never repeats.
 * @throws Problem for a name that no browser of ours would give
 */
const requestKeyOf = ({ headers }: FastifyRequest): string => {
  const given = headers[HEADER];
  if (given === undefined) return randomUUID();
  if (typeof given === 'string' && /^[\w-]{8,100}$/.test(given)) return given;
  throw new Problem(
    400,
    'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.',
  );
};

/** Type of the caller that a handler is given, by the endpoint's rule on who may call. */
type Callers = {
  readonly none: null;
  readonly optional: Caller | null;
  readonly patient: Caller;
};

/** Input of a handler: the checked parts of the request, its caller, and the signal of its end. */
type Asked<E extends Endpoint> = Received<E> & {
  readonly caller: E['permissions'] extends object ? StaffCaller : Callers[E['auth']];
  /** The secret name of the browser, when the endpoint asks for it. */
  readonly device: E['device'] extends true ? string : null;
  /** Origin under which the request has reached us. */
  readonly origin: string;
  /** Ranges of the address that the request comes from. */
  readonly from: Ranges;
  /**
   * The caller's own name for this request, when the endpoint creates something; a random one when the caller gives
   * none.
   */
  readonly requestKey: E['creates'] extends true ? string : null;
  /** The file of a form; `null` when none was sent. It is gone when the handler has answered. */
  readonly file: E['form'] extends Form ? Spooled | null : null;
  /** The `User-Agent` header, empty when there is none. */
  readonly browser: string;
  /** Aborts when the caller has gone away or the time for an answer is over. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
};

/** The name under which the API document describes the token of a session. */
export const SESSION = 'session';

/** What the API document says of who may call: nothing is asked, a token may come, or one has to. */
const SECURITY: Readonly<Record<Endpoint['auth'], Record<string, string[]>[]>> = {
  none: [],
  optional: [{}, { [SESSION]: [] }],
  patient: [{ [SESSION]: [] }],
};

/** Stands for the form on endpoints that take none. */
const NO_FORM = { fields: undefined, file: null, drop: async () => undefined };

/**
 * Serves one endpoint. The rate of the address is checked first, then the caller and the caller's permissions; input
 * and output are checked by the endpoint's schemas.
 * @throws Error when the endpoint needs a check of callers that is not wired in
 */
export const serve = <E extends Endpoint, const Reply extends ReplyOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  handle: (asked: Asked<E>) => Reply | Promise<Reply>,
): void => {
  const { method, path, tag, summary, auth, permissions, params, query, body, form, replies } =
    endpoint;
  const { example } = endpoint;
  app.route({
    method,
    url: path,
    schema: {
      tags: [tag],
      summary,
      security: SECURITY[auth],
      ...(permissions && { description: `For staff who may: ${permissions.any.join(' or ')}.` }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(form && { consumes: ['multipart/form-data'] }),
      response: { ...replies, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    config: { example: example?.body, ...(form && { answerMs: FORM_TIMEOUT_MS, form }) },
    onRequest: limitOfAddress(app, endpoint) ?? [],
    preParsing: doorOf(app, endpoint) ?? [],
    preHandler: [deviceOf(app, endpoint), limitOfSubject(app, endpoint)].filter(
      (hook) => hook !== undefined,
    ),
    handler: async (request, reply) => {
      // Read first: the file of a request with a bad key need not come in.
      const requestKey = endpoint.creates ? requestKeyOf(request) : null;
      const read = form ? await readForm(request, form) : NO_FORM;
      // Read now: a connection that has ended meanwhile has no address.
      const { ip } = request;
      try {
        const asked = {
          params: request.params,
          query: request.query,
          body: request.body,
          fields: read.fields,
          file: read.file,
          caller: request.caller,
          device: request.device,
          origin: `${request.protocol}://${request.host}`,
          get from() {
            return rangesOf(ip);
          },
          requestKey,
          browser: request.headers['user-agent'] ?? '',
          get signal() {
            return request.over;
          },
          log: request.log,
        } as Asked<E>;
        const answer: { status: number; body: unknown } = await handle(asked);
        return await reply.code(answer.status).send(answer.body);
      } finally {
        await read.drop();
      }
    },
  });
};
