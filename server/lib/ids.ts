import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of new names; tests hand in countable ones. */
export type Ids = {
  /** Key of a new row, a UUID. */
  row(): string;
  /** A secret that cannot be guessed: 24 random bytes in URL-safe letters. */
  token(): string;
  /** Makes a code of so many digits; all are equally likely, and one may begin with zeros. */
  code(digits: number): string;
};

export const randomIds: Ids = {
  row: () => randomUUID(),
  token: () => randomBytes(24).toString('base64url'),
  code: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
};
