import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Where new names come from; tests hand in countable ones. */
export type Ids = {
  /** Key of a new row, a UUID. */
  row(): string;
  /** A secret that cannot be guessed: 24 random bytes in URL-safe letters. */
  token(): string;
  /** A code of so many digits, each as likely as the other; it may begin with zeros. */
  code(digits: number): string;
};

export const randomIds: Ids = {
  row: () => randomUUID(),
  token: () => randomBytes(24).toString('base64url'),
  code: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
};
