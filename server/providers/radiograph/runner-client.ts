import type { ModelCard } from '../../../contracts/xray/model-card.ts';
import { errorCode } from '../../lib/error-code.ts';
import { askOutside } from '../ask-outside.ts';
import type { RunnerSettings } from './port.ts';
import { CARD_BYTES, REPLY_BYTES, readCard, readReply } from './runner-protocol.ts';
import type { Read, RunnerFinding } from './runner-protocol.ts';

/**
 * Why there is no answer of the engine. unavailable: no connection, or a status that says that it cannot work just now;
 * late: not whole in time; refused: another status; wrong: a reply that does not fit the protocol; breakerOpen: not
 * asked because it failed too often just now; busy: too many calls at once.
 */
export type FailureKind = 'unavailable' | 'late' | 'refused' | 'wrong' | 'breakerOpen' | 'busy';

/** Failure of an outside engine. The log keeps `code`, such as `XRAY_RUNNER unavailable 503`. */
export class RunnerFailure extends Error {
  override readonly name = 'RunnerFailure';
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string;

  constructor(kind: FailureKind, why: string, status: number | null = null) {
    super(why);
    this.kind = kind;
    this.status = status;
    this.code = ['XRAY_RUNNER', kind, ...(status === null ? [] : [status])].join(' ');
  }
}

/** Statuses of an engine, or of a proxy before it, that cannot work just now (RFC 9110, 15.5.9 and 15.6; RFC 6585). */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

type Asked = {
  readonly settings: RunnerSettings;
  readonly signal: AbortSignal;
};

type Request = Asked & {
  readonly path: string;
  readonly maxBytes: number;
  /** Picture that is sent; a request without one only asks. */
  readonly picture?: { readonly type: string; readonly bytes: Uint8Array };
};

const answerOf = async (request: Request): Promise<string> => {
  const { settings, signal, path, maxBytes, picture } = request;
  const { status, headers, body } = await askOutside(`${settings.url}${path}`, {
    signal,
    maxBytes,
    headers: {
      accept: 'application/json',
      ...(settings.token === null ? {} : { authorization: `Bearer ${settings.token}` }),
      ...(picture && { 'content-type': picture.type }),
    },
    ...(picture && { method: 'POST', body: new Uint8Array(picture.bytes) }),
  });
  if (isPassing(status)) throw new RunnerFailure('unavailable', `status ${status}`, status);
  if (status < 200 || status > 299) throw new RunnerFailure('refused', `status ${status}`, status);
  const type = headers.get('content-type') ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json') {
    throw new RunnerFailure('wrong', 'the content type is not application/json');
  }
  if (body === null) throw new RunnerFailure('wrong', `it is longer than ${maxBytes} bytes`);
  return body.toString('utf8');
};

/** Asks the engine. @throws RunnerFailure alone, whatever went wrong */
const ask = async (request: Request): Promise<string> => {
  try {
    return await answerOf(request);
  } catch (error) {
    if (error instanceof RunnerFailure) throw error;
    if (request.signal.aborted) throw new RunnerFailure('late', 'no whole reply in time');
    throw new RunnerFailure('unavailable', errorCode(error) ?? 'it cannot be reached');
  }
};

const goodOf = <T>(read: Read<T>): T => {
  if (read.kind === 'wrong') throw new RunnerFailure('wrong', read.why);
  return read.value;
};

/** Asks an outside engine what it is. @throws RunnerFailure */
export const askCard = async (asked: Asked): Promise<ModelCard> =>
  goodOf(readCard(await ask({ ...asked, path: '/card', maxBytes: CARD_BYTES })));

/** Has an outside engine read one picture, of which it gets the bytes and nothing else. @throws RunnerFailure */
export const askFindings = async (
  asked: Asked & { readonly card: ModelCard },
  png: Uint8Array,
): Promise<RunnerFinding[]> => {
  const picture = { type: 'image/png', bytes: png };
  return goodOf(
    readReply(await ask({ ...asked, path: '/read', maxBytes: REPLY_BYTES, picture }), asked.card),
  );
};
