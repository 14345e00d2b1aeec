import type { Clock } from '../../lib/clock.ts';
import { errorCode } from '../../lib/error-code.ts';
import { jsonOrNull, readBounded } from '../bounded-reply.ts';
import { PaymentFailure } from './port.ts';
import type { ProviderRequest, Send } from './razorpay.ts';

const RAZORPAY = 'https://api.razorpay.com';

/** The longest that the provider may take over its whole reply, in milliseconds. */
const LIMIT_MS = 10_000;

/** The most of a reply that is read, in bytes: a page of a hundred payments is a fifth of it. */
const MAX_REPLY_BYTES = 1024 * 1024;

/** The largest picture of a code that is taken, in bytes. */
const MAX_PICTURE_BYTES = 512 * 1024;

/** Names below which the provider keeps its pictures: its address of a picture is a short one, which leads on to the picture. */
const PICTURE_HOSTS = ['rzp.io', 'razorpay.com'];

/** How often an address of a picture may lead on to another. */
const MAX_HOPS = 3;

/** Runs a request that must not take longer than it may. Where a reply leads elsewhere nobody follows, a picture's apart. */
const bounded = async <T>(clock: Clock, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const ending = new AbortController();
  const stopWaiting = clock.after(LIMIT_MS, () => ending.abort());
  try {
    return await work(ending.signal);
  } catch (error) {
    if (error instanceof PaymentFailure) throw error;
    const why = ending.signal.aborted ? 'late' : (errorCode(error) ?? 'unreachable');
    throw new PaymentFailure('unavailable', why);
  } finally {
    stopWaiting();
  }
};

/** Speaks to the provider over HTTP. */
export const sendOverHttp = (baseUrl: string | null, clock: Clock): Send => {
  const base = (baseUrl ?? RAZORPAY).replace(/\/{1,9}$/, '');
  return ({ method, path, headers, body }: ProviderRequest) =>
    bounded(clock, async (signal) => {
      const response = await fetch(`${base}/v1${path}`, {
        method,
        redirect: 'error',
        signal,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await readBounded(response, signal, MAX_REPLY_BYTES);
      return { status: response.status, body: jsonOrNull(text ?? '') };
    });
};

/** Whether an address is the provider's own, so that nobody leads us into our own network. */
const isTheirs = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname } = new URL(address);
  const isNamed = PICTURE_HOSTS.some((name) => `.${hostname}`.endsWith(`.${name}`));
  return protocol === 'https:' && port === '' && isNamed;
};

/** Asks for a picture, and where that leads on within the provider's names. @throws PaymentFailure beyond them */
const openPicture = async (url: string, signal: AbortSignal): Promise<Response> => {
  let address = url;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    if (!isTheirs(address)) throw new PaymentFailure('unavailable', 'a picture elsewhere');
    const headers = { accept: 'image/*' };
    const response = await fetch(address, { signal, redirect: 'manual', headers });
    const onwards = response.headers.get('location');
    if (onwards === null || response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    address = URL.canParse(onwards, address) ? new URL(onwards, address).href : '';
  }
  throw new PaymentFailure('unavailable', 'a picture without end');
};

/** Fetches the picture of a code, as a `data:` address that a page of ours may show. */
export const pictureOverHttp =
  (clock: Clock) =>
  (url: string): Promise<string> =>
    bounded(clock, async (signal) => {
      const response = await openPicture(url, signal);
      const said = response.headers.get('content-type') ?? '';
      const type = /^image\/(?:png|jpeg|webp)/.exec(said)?.[0];
      if (!response.ok || type === undefined || !response.body) {
        throw new PaymentFailure('unavailable', `no picture, ${response.status}`);
      }
      const bytes: Uint8Array[] = [];
      let size = 0;
      for await (const part of response.body) {
        size += part.byteLength;
        if (size > MAX_PICTURE_BYTES) throw new PaymentFailure('unavailable', 'a huge picture');
        bytes.push(part);
      }
      return `data:${type};base64,${Buffer.concat(bytes).toString('base64')}`;
    });
