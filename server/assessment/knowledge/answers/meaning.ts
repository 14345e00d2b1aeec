import type { Question } from '../../../../contracts/question-bank.ts';
import type { FindingId } from '../findings.ts';

/**
 * What one option tells. `says`: stated by its words; "None of these" on the same question denies it.
 * `implies`: follows from it, but is not denied by "None of these". `not`: findings it rules out.
 */
export type Meaning = {
  readonly says?: readonly FindingId[];
  readonly implies?: readonly FindingId[];
  readonly not?: readonly FindingId[];
};

/** One meaning for every option of every question of a bank: an option without an entry does not compile. */
export type AnswerMap<Bank extends readonly Question[]> = {
  readonly [Q in Bank[number] as Q['id']]: Readonly<Record<Q['options'][number], Meaning>>;
};

/** The option says nothing about findings ("Not sure"). */
export const SAYS_NOTHING: Meaning = {};

/** Denies all that the options of a question say, except `keep`. */
export const denyAll = (
  options: Readonly<Record<string, Meaning>>,
  keep: readonly FindingId[] = [],
): Meaning => {
  const said = Object.values(options).flatMap((meaning) => meaning.says ?? []);
  return { not: [...new Set(said)].filter((finding) => !keep.includes(finding)) };
};

/** A question's options together with what its "None of these" denies. */
export const withNone = <Option extends string>(
  options: Readonly<Record<Option, Meaning>>,
  keep: readonly FindingId[] = [],
): Readonly<Record<Option | 'None of these', Meaning>> => ({
  ...options,
  'None of these': denyAll(options, keep),
});
