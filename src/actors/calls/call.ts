import type { AxiosRequestConfig } from 'axios';
import type { Endpoint, ResultOf, Sent } from '../../../contracts/endpoints/endpoint.ts';
import { REQUEST_TIMEOUT_MS } from '../../../contracts/common/product.ts';
import type { Failure, FailureKind } from '../../../contracts/common/failure.ts';
import { request } from './http.ts';
import { inTime } from './in-time.ts';

type Values = Readonly<Record<string, string | number>>;

/** Settings for sending a form: its body, its time limit in milliseconds, and the listener to its progress. */
export type Sending = Pick<AxiosRequestConfig, 'onUploadProgress'> & {
  readonly limitMs?: number;
  readonly bodyOf?: (endpoint: Endpoint) => unknown;
};

type Parts = {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly requestKey?: string;
  readonly token?: string;
  readonly sending?: Sending;
};

/** A call's data, and the signal that cancels it when the flow has moved on. */
export type CallOptions<E extends Endpoint> = Sent<E> & {
  readonly signal: AbortSignal;
  readonly sending?: Sending;
  /** Token of a session that is not this device's. */
  readonly token?: string;
} & (E['creates'] extends true
    ? { /** Idempotency key, the same in a retry. */ readonly requestKey: string }
    : unknown);

/** The window event that tells how a call went; the connection banner listens. */
export const CALL_TOLD = 'call-told';

export type CallTold = CustomEvent<'call.answered' | 'call.failed'>;

/** Tells listeners to the connection whether the app's server has answered. */
const tell = (detail: CallTold['detail']): void => {
  dispatchEvent(new CustomEvent(CALL_TOLD, { detail }));
};

const LOST: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'unavailable']);

/**
 * Reports a failed call and logs one line for developers, never the patient's words (INTRO-24, CONS-09). A cancelled
 * call is not reported.
 */
const tellFailed = ({ kind, status, message }: Failure): void => {
  if (kind === 'cancelled') return;
  tell(LOST.has(kind) ? 'call.failed' : 'call.answered');
  // oxlint-disable-next-line no-console -- the one place that logs in the browser
  console.error(`Call failed: ${kind}${status === undefined ? '' : ` (${status})`}: ${message}`);
};

/**
 * Calls an endpoint, which may still be loading, and reads its reply by the endpoint's schema. The time limit is 30
 * seconds unless `sending` says otherwise, loading included (API-05, CONST-28). Throws only a `Failure`, and logs one
 * line about it unless the call was cancelled.
 */
export const call = async <E extends Endpoint>(
  endpoint: E | Promise<E>,
  { signal, ...sent }: CallOptions<E>,
): Promise<ResultOf<E>> => {
  const limitMs = sent.sending?.limitMs ?? REQUEST_TIMEOUT_MS;
  try {
    const result = await inTime(
      async (ended) => replyOf(await endpoint, { ...(sent as Parts), signal: ended }),
      { limitMs, signal },
    );
    tell('call.answered');
    return result;
  } catch (failure) {
    tellFailed(failure as Failure);
    throw failure;
  }
};

const replyOf = async <E extends Endpoint>(
  endpoint: E,
  {
    params,
    query,
    body,
    requestKey,
    token,
    sending,
    signal,
  }: Parts & { readonly signal: AbortSignal },
): Promise<ResultOf<E>> => {
  const config = {
    method: endpoint.method,
    url: addressOf(endpoint.path, params ?? {}),
    params: query,
    data: sending?.bodyOf?.(endpoint) ?? body,
    signal,
    onUploadProgress: sending?.onUploadProgress,
  };
  const reply = await request(
    config,
    requestKey === undefined ? {} : { 'Idempotency-Key': requestKey },
    token,
  );
  const read = endpoint.replies[200].safeParse(reply.data);
  if (read.success) return read.data as ResultOf<E>;
  const failure: Failure = {
    kind: 'invalidReply',
    status: reply.status,
    message: `The reply of ${endpoint.path} could not be read`,
  };
  throw failure;
};

/** Fills the parameters into the path. */
const addressOf = (path: string, params: Values): string =>
  path.replace(/\/:(\w+)/g, (_part, name: string) => `/${encodeURIComponent(params[name] ?? '')}`);
