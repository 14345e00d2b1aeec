import type { Endpoint, ResultOf, Sent } from '../../contracts/endpoints/endpoint.ts';
import type { Failure } from '../../machines/kit/failure.ts';
import { request } from './http.ts';
import type { Sending } from './http.ts';

type Values = Readonly<Record<string, string | number>>;
type Parts = {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly signal: AbortSignal;
  readonly requestKey?: string;
  readonly sending?: Sending;
};

/** What a caller sends along, and the signal that ends the call when the flow has moved on. */
export type CallOptions<E extends Endpoint> = Sent<E> & {
  readonly signal: AbortSignal;
  readonly sending?: Sending;
} & (E['creates'] extends true
    ? { /** The same for a call that is made once more. */ readonly requestKey: string }
    : unknown);

/** Writes a failure where developers look; never the patient's words (INTRO-24, CONS-09). A call that the flow gave up is none. */
const log = ({ kind, status, message }: Failure): void => {
  if (kind === 'cancelled') return;
  // oxlint-disable-next-line no-console -- the one place that logs in the browser
  console.error(`Call failed: ${kind}${status === undefined ? '' : ` (${status})`}: ${message}`);
};

/**
 * Calls an endpoint, which may still be on its way, and reads its reply by the endpoint's schema. Throws a `Failure`, nothing else, and
 * leaves one line about it, unless it was given up.
 */
export const call = async <E extends Endpoint>(
  endpoint: E | Promise<E>,
  options: CallOptions<E>,
): Promise<ResultOf<E>> => {
  try {
    return await replyOf(await endpoint, options);
  } catch (failure) {
    log(failure as Failure);
    throw failure;
  }
};

const replyOf = async <E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResultOf<E>> => {
  const sent: Parts = options;
  const named: Readonly<Record<string, string>> =
    sent.requestKey === undefined ? {} : { 'Idempotency-Key': sent.requestKey };
  const config = {
    method: endpoint.method,
    url: addressOf(endpoint.path, sent.params ?? {}),
    params: sent.query,
    data: sent.body,
    signal: sent.signal,
    ...sent.sending,
  };
  const reply = await request(config, named);
  const read = endpoint.replies[200].safeParse(reply.data);
  if (read.success) return read.data as ResultOf<E>;
  const failure: Failure = {
    kind: 'invalidReply',
    status: reply.status,
    message: `The reply of ${endpoint.path} could not be read`,
  };
  throw failure;
};

/** The path with its parameters filled in. */
const addressOf = (path: string, params: Values): string =>
  path.replace(/\/:(\w+)/g, (_part, name: string) => `/${encodeURIComponent(params[name] ?? '')}`);
