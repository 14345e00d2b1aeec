import type { Clock } from '../../lib/clock.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';
import { PaymentFailure } from './port.ts';
import type { ProviderRequest, Send } from './razorpay.ts';

const RAZORPAY = 'https://api.razorpay.com';

/** Longest time for the provider's whole reply, in milliseconds. */
const LIMIT_MS = 10_000;

/** Largest reply that is read, in bytes: a page of a hundred payments takes a fifth of it. */
const MAX_REPLY_BYTES = 1024 * 1024;

/** Largest picture of a code that is read, in bytes. */
const MAX_PICTURE_BYTES = 512 * 1024;

/** Domains of the provider's pictures: the address it gives is a short one, which redirects to the picture. */
const PICTURE_HOSTS = ['rzp.io', 'razorpay.com'];

/** Most redirects of an address of a picture. */
const MAX_HOPS = 3;

/** Longest time for each of these requests, in milliseconds. */
const HOP_MS = LIMIT_MS / (MAX_HOPS + 1);

const unavailable = (why: string): PaymentFailure => new PaymentFailure('unavailable', why);

export const sendOverHttp = (baseUrl: string | null, clock: Clock): Send => {
  const base = (baseUrl ?? RAZORPAY).replace(/\/{1,9}$/, '');
  return async ({ method, path, headers, body }: ProviderRequest) => {
    const reply = await askInTime(`${base}/v1${path}`, {
      clock,
      ms: LIMIT_MS,
      maxBytes: MAX_REPLY_BYTES,
      failure: unavailable,
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: jsonIn(reply) };
  };
};

/**
 * Returns true when an address is the provider's own, so that no reply can lead a request into the operator's network.
 */
const isTheirs = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname } = new URL(address);
  const isNamed = PICTURE_HOSTS.some((name) => `.${hostname}`.endsWith(`.${name}`));
  return protocol === 'https:' && port === '' && isNamed;
};

/**
 * Fetches the picture of a code, as a `data:` address that a page may show. Redirects are followed within the
 * provider's domains.
 * @throws PaymentFailure when the address leaves those domains, or there is no picture
 */
export const pictureOverHttp =
  (clock: Clock) =>
  async (url: string): Promise<string> => {
    let address = url;
    for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
      if (!isTheirs(address)) throw unavailable('a picture elsewhere');
      const { status, headers, body } = await askInTime(address, {
        clock,
        ms: HOP_MS,
        maxBytes: MAX_PICTURE_BYTES,
        failure: unavailable,
        headers: { accept: 'image/*' },
      });
      const onwards = headers.get('location');
      if (onwards === null || status < 300 || status > 399) {
        if (body === null) throw unavailable('a huge picture');
        const type = /^image\/(?:png|jpeg|webp)/.exec(headers.get('content-type') ?? '')?.[0];
        if (status !== 200 || type === undefined) throw unavailable(`no picture, ${status}`);
        return `data:${type};base64,${body.toString('base64')}`;
      }
      address = URL.canParse(onwards, address) ? new URL(onwards, address).href : '';
    }
    throw unavailable('a picture without end');
  };
