import type { ByOption, Question } from '../../../../contracts/question-bank.ts';
import { NONE } from '../../../../contracts/questions/shared.ts';
import type { FindingId } from '../findings.ts';

/**
 * What one option tells. `says`: stated by it; NONE on the same question denies it. `implies`: follows from
 * it, but is not denied by NONE. `not`: findings it rules out.
 */
export type Meaning = {
  readonly says?: readonly FindingId[];
  readonly implies?: readonly FindingId[];
  readonly not?: readonly FindingId[];
};

/** One meaning for every option of every question of a bank: an option without an entry does not compile. */
export type AnswerMap<Bank extends readonly Question[]> = {
  readonly [Q in Bank[number] as Q['id']]: ByOption<Q, Meaning>;
};

/** The option says nothing about findings (NOT_SURE). */
export const SAYS_NOTHING: Meaning = {};

/** Denies all that the options of a question say, except `keep`. */
const denyAll = (
  options: Readonly<Record<string, Meaning>>,
  keep: readonly FindingId[] = [],
): Meaning => {
  const said = Object.values(options).flatMap((meaning) => meaning.says ?? []);
  return { not: [...new Set(said)].filter((finding) => !keep.includes(finding)) };
};

/** A question's options together with what its NONE denies. */
export const withNone = <Option extends string>(
  options: Readonly<Record<Option, Meaning>>,
  keep: readonly FindingId[] = [],
): Readonly<Record<Option | typeof NONE, Meaning>> => ({
  ...options,
  [NONE]: denyAll(options, keep),
});
