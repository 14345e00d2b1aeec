import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api';
import type { Attributes, Context, Tracer } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { Observer } from '../observation/observer.ts';

const ATTR_TASK = 'toothwise.task';
const ATTR_OUTCOME = 'toothwise.outcome';

/** Outcomes that are no error. A caller who leaves does no harm. */
const IS_FINE: ReadonlySet<string> = new Set(['done', 'answered', 'left']);

/** The request that a span belongs to, and the moment from which `performance` counts, in milliseconds. */
type Within = { readonly context: Context; readonly origin: number };

type Ended = {
  readonly name: string;
  readonly kind: SpanKind;
  /** Beginning and end, as `performance` counts. */
  readonly began: number;
  readonly ended: number;
  readonly outcome: string;
  readonly attributes?: Attributes;
};

/**
 * Draws a span for each request, and within it one for everything that ends while it goes on. Work that belongs to no
 * request is not drawn.
 */
export const spansBy = (tracer: Tracer): Observer => {
  const current = new AsyncLocalStorage<Within>();

  const draw = ({ name, kind, began, ended, outcome, attributes }: Ended): void => {
    const within = current.getStore();
    if (!within) return;
    const { context, origin } = within;
    const span = tracer.startSpan(
      name,
      { kind, startTime: origin + began, attributes: { ...attributes, [ATTR_OUTCOME]: outcome } },
      context,
    );
    if (!IS_FINE.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(origin + ended);
  };

  /** Draws a call that ends now and took so many seconds. */
  const drawCall = (name: string, outcome: string, seconds: number): void => {
    const ended = performance.now();
    draw({ name, kind: SpanKind.CLIENT, began: ended - seconds * 1000, ended, outcome });
  };

  return {
    onRequest: ({ method, traceparent }) => {
      const origin = Date.now() - performance.now();
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          startTime: origin + performance.now(),
          attributes: { [ATTR_HTTP_REQUEST_METHOD]: method },
        },
        contextOf(traceparent),
      );
      const within = { context: trace.setSpan(ROOT_CONTEXT, span), origin };
      return {
        during: (goOn) => current.run(within, goOn),
        onEnd: ({ endpoint, status }) => {
          if (endpoint !== null) {
            span.updateName(`${method} ${endpoint}`);
            span.setAttribute(ATTR_HTTP_ROUTE, endpoint);
          }
          if (status === 'gone') span.setAttribute(ATTR_OUTCOME, status);
          else {
            span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end(origin + performance.now());
        },
      };
    },
    onTask: ({ task, outcome, waited, seconds }) => {
      const ended = performance.now();
      const began = ended - (seconds ?? 0) * 1000;
      const attributes = { [ATTR_TASK]: task };
      const shared = { kind: SpanKind.INTERNAL, attributes };
      const asked = began - waited * 1000;
      const turn = seconds === null ? outcome : 'done';
      draw({ ...shared, name: `wait ${task}`, began: asked, ended: began, outcome: turn });
      if (seconds !== null) draw({ ...shared, name: `run ${task}`, began, ended, outcome });
    },
    onTransaction: ({ outcome, seconds }) => drawCall('transaction', outcome, seconds),
    onOpinion: ({ outcome, seconds }) => drawCall('second opinion', outcome, seconds),
    onJob: () => undefined,
  };
};

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Reads the place of the caller's span, by W3C Trace Context. Its other header, `tracestate`, is not read: anything may
 * stand in it.
 */
const contextOf = (traceparent: string | null): Context => {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
};
