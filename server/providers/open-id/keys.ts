import { createLocalJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';

const MINUTE_MS = 60_000;

/** Time between readings of the keys. Issuers announce new ones before they sign with them. */
const EVERY_MS = 60 * MINUTE_MS;

/** Age at which keys that could not be read again are no longer trusted: they may have been withdrawn. */
const GOOD_MS = 24 * 60 * MINUTE_MS;

/** Least time between readings that requests cause: a token can name a key that does not exist. */
const PAUSE_MS = 10_000;

const KeySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string(), kid: z.optional(z.string()) }))
    .check(z.minLength(1), z.maxLength(100)),
});

/** Failure to read the keys of an issuer, or where it keeps them; `why` is fit for a log. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
  readonly why: string;

  constructor(why: string) {
    super(`the keys cannot be read: ${why}`);
    this.why = why;
  }
}

/**
 * Reads the key document that an issuer publishes.
 * @throws KeysUnavailable when it does not answer
 */
export type ReadKeys = () => Promise<unknown>;

/** Longest time for an issuer's whole reply, in milliseconds. */
export const LIMIT_MS = 5000;

/** Largest reply of an issuer that is read, in bytes. */
export const MAX_REPLY_BYTES = 64 * 1024;

/** Reads a document that an issuer publishes at an address. @throws KeysUnavailable when it cannot be had */
export const fetchPublished = async (url: string, clock: Clock): Promise<unknown> => {
  const reply = await askInTime(url, {
    clock,
    ms: LIMIT_MS,
    maxBytes: MAX_REPLY_BYTES,
    failure: (why) => new KeysUnavailable(why),
    headers: { accept: 'application/json' },
  });
  if (reply.status !== 200) throw new KeysUnavailable(`status ${reply.status}`);
  return jsonIn(reply);
};

export type Keys = {
  /** Finds the key of a token. @throws KeysUnavailable, or the error of `jose` for an unknown key */
  readonly find: JWTVerifyGetKey;
  /** Reads the keys every hour. @returns the function that stops it */
  readonly watch: () => () => void;
};

/** Reads the keys of a document. @throws KeysUnavailable when it holds none */
const finderIn = (document: unknown): JWTVerifyGetKey => {
  const parsed = z.safeParse(KeySet, document);
  try {
    if (parsed.success) return createLocalJWKSet(parsed.data);
  } catch {
    // Thrown below, as for a document of another form.
  }
  throw new KeysUnavailable('no keys in the reply');
};

type Known = { readonly find: JWTVerifyGetKey; readonly readAt: Date };

/**
 * Keeps the public keys of an issuer. They are read in the background; only the first request, or one with a new key,
 * waits for them.
 */
export const keysBy = (read: ReadKeys, clock: Clock): Keys => {
  let known: Known | null = null;
  let failure = 'not read yet';
  let askedAt: Date | null = null;
  let asking: Promise<void> | null = null;

  const ageOf = (moment: Date): number => clock.now().getTime() - moment.getTime();

  /** Reads the keys; a failure keeps the known ones. */
  const ask = async (): Promise<void> => {
    try {
      known = { find: finderIn(await read()), readAt: clock.now() };
    } catch (error) {
      failure = error instanceof KeysUnavailable ? error.why : 'unreadable';
    } finally {
      askedAt = clock.now();
      asking = null;
    }
  };

  /** Starts a reading, or joins the one under way. */
  const readAnew = (): Promise<void> => (asking ??= ask());

  /** Reads the keys for a request. @returns false when the last reading was too recent to read again */
  const readForRequest = async (): Promise<boolean> => {
    if (asking === null && askedAt !== null && ageOf(askedAt) < PAUSE_MS) return false;
    await readAnew();
    return true;
  };

  const good = (): JWTVerifyGetKey | null =>
    known !== null && ageOf(known.readAt) < GOOD_MS ? known.find : null;

  const finder = (): JWTVerifyGetKey => {
    const find = good();
    if (find === null) throw new KeysUnavailable(failure);
    return find;
  };

  const find: JWTVerifyGetKey = async (header, token) => {
    if (good() === null) await readForRequest();
    try {
      return await finder()(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (!(await readForRequest())) throw error;
      return finder()(header, token);
    }
  };

  const watch = (): (() => void) => {
    void readAnew();
    return clock.every(EVERY_MS, () => void readAnew());
  };

  return { find, watch };
};
