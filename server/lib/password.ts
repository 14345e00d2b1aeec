import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from './problems.ts';
import { inTurn, takingTurns } from './turns.ts';
import type { Asker, Turns } from './turns.ts';

/** OWASP's cost for scrypt with 32 MB: N = 2^15, r = 8, p = 3 (Password Storage Cheat Sheet, 2025). */
const COST = 2 ** 15;
const [R, P] = [8, 3];
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Bounds for the work on passwords: each takes 32 MB and a processor for about 0.1 s. A waiting call takes next to
 * nothing; a hundred networks that all wait are through in ten seconds.
 */
const TURNS = { atOnce: 2, mostOfCaller: 3, mostWaiting: 1000 } as const;

type Cost = { readonly N: number; readonly r: number; readonly p: number };

/** Returns the asker for a caller who is signed in, or who works at the machine itself. */
export const ownAsker = (who: string): Asker => ({ network: who, caller: who, isKnown: true });

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // NFKC makes the same letters typed on two keyboards the same password.
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

export type Passwords = {
  /**
   * Returns what is kept of a password: `scrypt$N$r$p$salt$key`, so that a later release can raise the cost.
   * @throws Problem 503 when too many wait for their turn
   */
  readonly hash: (password: string, asker: Asker) => Promise<string>;
  /**
   * Returns true when a password is the one that is kept. It takes as long when none is kept, and is then never true.
   * @throws Problem 503 when too many wait for their turn
   */
  readonly isRight: (password: string, kept: string | null, asker: Asker) => Promise<boolean>;
};

type Options = {
  /** scrypt's N for the passwords that are hashed from now on. */
  readonly cost?: number;
  /** The turns in which the process works on passwords. */
  readonly turns?: Turns;
};

/** Hashes and compares the passwords of a process. */
export const passwords = ({ cost = COST, turns = takingTurns(TURNS) }: Options = {}): Passwords => {
  const worked = async (asker: Asker, work: () => Promise<Buffer>): Promise<Buffer> => {
    const done = await inTurn(turns, { asker }, work);
    if (done === null) throw new Problem(503, 'Too many people sign in just now.');
    return done;
  };
  const named = ['scrypt', cost, R, P];
  /** Key of no password. It is compared when an account has none, so that this takes as long. */
  const nobody = [...named, 'A'.repeat(22), 'A'.repeat(43)].join('$');
  return {
    async hash(password, asker) {
      const salt = randomBytes(SALT_BYTES);
      const key = await worked(asker, () => derive(password, salt, { N: cost, r: R, p: P }));
      return [...named, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async isRight(password, kept, asker) {
      const [, N, r, p, salt = '', key = ''] = (kept ?? nobody).split('$');
      const asKept = { N: Number(N), r: Number(r), p: Number(p) };
      const work = () => derive(password, Buffer.from(salt, 'base64url'), asKept);
      const found = await worked(asker, work);
      const isSame = timingSafeEqual(found, Buffer.from(key, 'base64url'));
      return isSame && kept !== null;
    },
  };
};
