import { createLocalJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';

const MINUTE_MS = 60_000;

/** Keys are read anew so often. Google announces new ones hours before it signs with them. */
const EVERY_MS = 60 * MINUTE_MS;

/** Keys that could not be read anew for so long are not relied on: they may have been withdrawn. */
const GOOD_MS = 24 * 60 * MINUTE_MS;

/** Requests make the keys be read no more often: a token can name a key that nobody has. */
const PAUSE_MS = 10_000;

const KeySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string(), kid: z.optional(z.string()) }))
    .check(z.minLength(1), z.maxLength(100)),
});

/** The keys are not there to ask; `why` is fit for a log. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
  readonly why: string;

  constructor(why: string) {
    super(`the keys cannot be read: ${why}`);
    this.why = why;
  }
}

/**
 * Reads what an issuer publishes.
 * @throws KeysUnavailable when it does not answer
 */
export type ReadKeys = () => Promise<unknown>;

export type Keys = {
  /** @throws KeysUnavailable, or what `jose` throws for a key that nobody has */
  readonly find: JWTVerifyGetKey;
  /** @returns how to stop */
  readonly watch: () => () => void;
};

/** @throws KeysUnavailable for a document that holds none */
const finderIn = (document: unknown): JWTVerifyGetKey => {
  const parsed = z.safeParse(KeySet, document);
  try {
    if (parsed.success) return createLocalJWKSet(parsed.data);
  } catch {
    // Said below, as for what has no form at all.
  }
  throw new KeysUnavailable('no keys in the reply');
};

type Known = { readonly find: JWTVerifyGetKey; readonly readAt: Date };

/** The public keys of an issuer. They are read off the requests; only the very first, or one with a new key, waits. */
export const keysBy = (read: ReadKeys, clock: Clock): Keys => {
  let known: Known | null = null;
  let failure = 'not read yet';
  let askedAt: Date | null = null;
  let asking: Promise<void> | null = null;

  const ageOf = (moment: Date): number => clock.now().getTime() - moment.getTime();

  /** What cannot be used takes nothing away from what is known. */
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

  /** Everybody who wants them at the same moment shares one reading. */
  const readAnew = (): Promise<void> => (asking ??= ask());

  /** @returns whether they were read: not so soon after the last time */
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
