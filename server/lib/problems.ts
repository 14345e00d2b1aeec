import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '../../contracts/common/error-reply.ts';
import type { ProblemCode } from '../../contracts/common/problem-codes.ts';
import type { Headers } from './security.ts';
import type { Clock } from './clock.ts';
import { isUnavailable } from './unavailable.ts';
import { texts } from '../texts/speaking.ts';

/** A refusal with a sentence that may be shown to a person. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly statusCode: number;
  /** Time after which the caller may come again, in seconds; `null` when that is not known. */
  readonly retryAfter: number | null;
  /**
   * Code by which a page recognises the problem, where it has to. Not named `code`: the framework writes that into
   * errors by itself.
   */
  readonly problemCode: ProblemCode | null;

  constructor(
    statusCode: number,
    sentence: string,
    retryAfter: number | null = null,
    problemCode: ProblemCode | null = null,
  ) {
    super(sentence);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.problemCode = problemCode;
  }
}

/** A refusal of one field of a request. */
export class FieldProblem extends Problem {
  readonly field: string;

  constructor(field: string, sentence: string, statusCode = 400) {
    super(statusCode, sentence);
    this.field = field;
  }
}

/** A refusal of a price that was in force before; `price` is the one in force, in paise. */
export class PriceProblem extends FieldProblem {
  readonly price: number;

  constructor(field: string, sentence: string, price: number) {
    super(field, sentence);
    this.price = price;
  }
}

/** A refusal of a wrong passcode; `left` is the number of tries that remain. */
export class PasscodeProblem extends Problem {
  readonly left: number;

  constructor(sentence: string, left: number) {
    super(401, sentence);
    this.left = left;
  }
}

/** Returns the standard sentence of a status. */
export const sentenceFor = (status: number): string => {
  const sentences = texts().STATUS_SENTENCES;
  return sentences[status] ?? sentences[status >= 500 ? 500 : 400] ?? '';
};

/** Makes the one shape of every error reply: the same sentence in both fields (API-02). */
export const errorReply = (sentence: string): ErrorReply => ({
  error: sentence,
  message: sentence,
});

/** Time after which a caller may come again when the database or a disk was not there, in seconds. */
const COME_AGAIN_S = 3;

/**
 * Returns true when more of a body may come than is worth waiting for. A refused caller sends it in vain, so the
 * connection ends: the rest would be read and thrown away for as long as a file may take.
 */
const isStillSending = ({ raw, headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.form !== undefined ||
  (!raw.readableEnded &&
    (headers['transfer-encoding'] !== undefined ||
      Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit));

/**
 * Bounds what is read of a refused body and thrown away behind the reply: bytes, and the number of looks at them, which
 * lie `ms` apart.
 */
const READ_ON = { bytes: 4_000_000, looks: 40, ms: 50 } as const;

/**
 * Closes the connection behind a reply in two steps, as RFC 9112 (9.6) asks: no more is written, and what still comes is
 * read for a bounded while. A connection that is closed over unread bytes is reset, and the caller may never see the
 * reply.
 */
const closeGently = ({ raw }: FastifyRequest, clock: Clock): void => {
  const { socket } = raw;
  // A call that came over no network has no connection to close.
  if (!(socket instanceof Socket)) return;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.destroySoon = close;
    const most = socket.bytesRead + READ_ON.bytes;
    // The parser takes the bytes off the connection by itself, so that they can only be looked at from time to time.
    const look = (left: number): void => {
      if (left === 0 || socket.bytesRead > most) socket.destroy();
      else stopLooking = clock.after(READ_ON.ms, () => look(left - 1));
    };
    let stopLooking = (): void => undefined;
    look(READ_ON.looks);
    socket.once('close', () => stopLooking());
    raw.once('end', close);
    socket.end();
  };
};

/**
 * Turns every thrown error into that shape. Nothing of an unexpected one reaches the client, except that 503 says when
 * to ask again.
 */
export const answerProblems = (app: FastifyInstance, clock: Clock): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = statusOf(error);
    const expected = error instanceof Problem;
    if (status >= 500 && !expected) request.log.error({ err: error }, 'unexpected error');
    if (isStillSending(request)) {
      reply.header('connection', 'close');
      closeGently(request, clock);
    }
    const sentence = expected ? error.message : sentenceFor(status);
    const retryAfter = expected ? error.retryAfter : status === 503 ? COME_AGAIN_S : null;
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    const code = expected && error.problemCode !== null ? { code: error.problemCode } : {};
    const field = error instanceof FieldProblem ? { field: error.field } : {};
    const price = error instanceof PriceProblem ? { price: error.price } : {};
    const left = error instanceof PasscodeProblem ? { remainingAttempts: error.left } : {};
    const body = { ...errorReply(sentence), ...code, ...field, ...price, ...left };
    return reply.code(status).type('application/json').send(body);
  });
};

const statusOf = (error: FastifyError): number => {
  if (isUnavailable(error)) return 503;
  const status = error.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
};

/**
 * Answers addresses that the router does not take, such as `/%zz` or one with a parameter of 101 characters: no hook
 * has run.
 */
export const answerBadAddress =
  (headers: Headers) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    const sentence = isLong ? sentenceFor(414) : 'The address could not be read.';
    void reply
      .headers(headers)
      .code(isLong ? 414 : 400)
      .send(errorReply(sentence));
  };

/** Answers a request with an unknown `Expect` header; Node asks no route for that answer. */
export const answerBadExpectation =
  (headers: Headers) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const body = bodyOf(417);
    response.writeHead(417, { ...headers, ...JSON_CLOSING, ...lengthOf(body) }).end(body);
  };

/**
 * Answers bytes that are not HTTP, headers beyond the limit, or a request that came too slowly: there is no request
 * object yet.
 */
export const answerBadConnection =
  (headers: Headers) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
    const body = bodyOf(status);
    const lines = Object.entries({ ...headers, ...JSON_CLOSING, ...lengthOf(body) }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };

const bodyOf = (status: number): string => JSON.stringify(errorReply(sentenceFor(status)));

const lengthOf = (body: string) => ({ 'content-length': Buffer.byteLength(body) });

const JSON_CLOSING = { 'content-type': 'application/json; charset=utf-8', connection: 'close' };

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
