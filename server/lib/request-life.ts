import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Form } from '../../contracts/endpoints/endpoint.ts';
import type { Clock } from './clock.ts';
import { Problem, sentenceFor } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True when the server stops soon. Balancers are told so, and callers that they should not come back here. */
    isLeaving: boolean;
    /**
     * Aborts when no request is taken any more and those in flight should end: calls that wait for news are answered
     * now.
     */
    closing: AbortSignal;
  }
  interface FastifyContextConfig {
    /**
     * Longest time to answer here, in milliseconds, when it is not the usual one because a file has to come in first.
     */
    answerMs?: number;
    /** The form that comes in here, for the API document. */
    form?: Form;
    /** A body that is taken, for the API document. */
    example?: object | undefined;
  }
  interface FastifyRequest {
    /** Aborts when the caller has gone away or the time for an answer is over. */
    readonly over: AbortSignal;
    ending: Ending;
  }
}

/** The end of one request, and what tells of it. */
type Ending = { readonly signal: () => AbortSignal; readonly abort: () => void };

/** Makes the signal for the first who asks: most requests wait for nothing that could be called off. */
const endingOf = (): Ending => {
  let controller: AbortController | null = null;
  let isOver = false;
  return {
    signal: () => {
      controller ??= new AbortController();
      if (isOver) controller.abort();
      return controller.signal;
    },
    abort: () => {
      isOver = true;
      controller?.abort();
    },
  };
};

/** Longest waits, in milliseconds. */
type Limits = {
  /** Longest time to answer a request. */
  readonly answer: number;
  /** Longest time after that for the caller to take the answer, however slowly. */
  readonly taking: number;
  /** Longest time for the requests in flight to end when the server stops. */
  readonly stop: number;
};

/** Requests after which a connection is closed in a friendly way, so that none is kept for ever. */
const REQUESTS_OF_A_CONNECTION = 1000;

/** Most requests that may wait for their answer on one connection. Browsers and balancers send one at a time. */
const UNANSWERED_OF_A_CONNECTION = 20;

/** State of one connection: the number of requests asked, and how each unanswered one ends when it breaks. */
type Line = { asked: number; readonly unanswered: Set<() => void> };

/**
 * Answers 503 when a handler has not answered in time, cuts a caller who does not take the answer, and lets the
 * requests in flight finish on a stop. After that every connection is cut (`forceCloseConnections`): browsers keep
 * spare ones open that would hold the stop up.
 *
 * Fastify's own `handlerTimeout` and `request.signal` take the end of a request's body for the caller's leaving
 * (fastify/fastify#6725), so the connection of the reply is watched instead. A reply that still waits for the one
 * before it on the same connection does not hear of its end, so each connection knows its requests.
 */
export const watchRequests = (app: FastifyInstance, clock: Clock, limits: Limits): void => {
  let inFlight = 0;
  let onIdle: (() => void) | null = null;
  const lines = new WeakMap<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { asked: 0, unanswered: new Set() };
    lines.set(socket, line);
    socket.once('close', () => line.unanswered.forEach((end) => end()));
    return line;
  };
  const stopping = new AbortController();
  app.decorate('isLeaving', false);
  app.decorate('closing', stopping.signal);
  app.decorateRequest('ending');
  app.decorateRequest('over', {
    getter() {
      return this.ending.signal();
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lineOf(socket);
    if (line.unanswered.size >= UNANSWERED_OF_A_CONNECTION) socket.destroy();
    // Requests that had arrived before the cut are still read, and must not be worked on.
    if (socket.destroyed) {
      reply.hijack();
      done();
      return;
    }
    line.asked += 1;
    if (app.isLeaving || line.asked >= REQUESTS_OF_A_CONNECTION)
      reply.header('connection', 'close');
    const ending = endingOf();
    request.ending = ending;
    const answerMs = request.routeOptions.config.answerMs ?? limits.answer;
    let stopWaiting = clock.after(answerMs, () => {
      // A reply that has begun is no longer refused. `sent` would not do here: it says only that a reply has ended.
      if (!reply.raw.headersSent) refuse(request, reply);
      // The abort follows the refusal, so that code that hears of it finds the request answered.
      ending.abort();
      stopWaiting = clock.after(limits.taking, () => socket.destroy());
    });
    const end = (): void => {
      if (!line.unanswered.delete(end)) return;
      stopWaiting();
      if (!reply.raw.writableFinished) ending.abort();
      inFlight -= 1;
      if (inFlight === 0) onIdle?.();
    };
    inFlight += 1;
    line.unanswered.add(end);
    reply.raw.once('close', end);
    done();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    if (inFlight === 0) return;
    await new Promise<void>((resolve) => {
      const stopWaiting = clock.after(limits.stop, resolve);
      onIdle = () => {
        stopWaiting();
        resolve();
      };
    });
  });
};

/**
 * Refuses a request whose time is over. A caller who has not even sent the whole request is told so and loses the
 * connection. Whatever the handler replies later is dropped.
 */
const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
  const isSlowCaller = !request.raw.complete && !request.raw.readableEnded;
  if (isSlowCaller) reply.header('connection', 'close');
  const status = isSlowCaller ? 408 : 503;
  void reply.send(new Problem(status, sentenceFor(status)));
  reply.send = () => reply;
};
