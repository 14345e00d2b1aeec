import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mutants that nobody notices, and why that may be so. */
export type Accepted = {
  readonly reason: string;
  /** Behaves like the original in every way, so that no test could notice it. */
  readonly equivalent: boolean;
  readonly keys: readonly string[];
};

/** The list, as it stands beside this file. */
export const ACCEPTED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'),
) as readonly Accepted[];

const reasonOf = new Map(
  ACCEPTED.flatMap((accepted) => accepted.keys.map((key) => [key, accepted] as const)),
);

/** The reason why a mutant may live; undefined when it may not. */
export const acceptedAs = (key: string): Accepted | undefined => reasonOf.get(key);
