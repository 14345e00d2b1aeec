import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Signed content: an address and the moment it expires, in milliseconds since 1970. */
type Signed = { readonly path: string; readonly until: number };

/** `expired`: the signature is right, and its time is over. */
export type AddressVerdict = 'good' | 'expired' | 'changed';

/** The query of a signed address, as far as its form goes. */
export const SignedQuery = z.object({
  until: z.string().check(z.regex(/^[1-9]\d{9,15}$/)),
  signature: z.string().check(z.regex(/^[\w-]{20,100}$/)),
});

const signatureOf = (secret: string, { path, until }: Signed): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([path, until]))
    .digest();

/** Makes an address that every holder can open until then, and that cannot be made or changed without the secret. */
export const signAddress = (secret: string, { path, until }: Signed): string => {
  const signature = signatureOf(secret, { path, until }).toString('base64url');
  return `${path}?until=${until}&signature=${signature}`;
};

/** Checks that an address is one of ours and still holds. */
export const checkAddress = (
  secret: string,
  { path, until, signature, now }: Signed & { readonly signature: string; readonly now: Date },
): AddressVerdict => {
  const right = signatureOf(secret, { path, until });
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'changed';
  return now.getTime() < until ? 'good' : 'expired';
};
