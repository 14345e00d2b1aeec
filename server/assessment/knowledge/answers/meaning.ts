import type { ByOption, Question } from '../../../../contracts/questions/question-bank.ts';
import { NONE, NOT_SURE } from '../../../../contracts/questions/shared.ts';
import type { FindingId } from '../findings.ts';

/**
 * Meaning of one option. `says`: stated by it; NONE on the same question denies it. `implies`: follows from it, but is
 * not denied by NONE. `not`: findings it rules out. `covers`: finer findings that it may mean, so that words which state
 * one name this option, and another answer settles them.
 */
export type Meaning = {
  readonly says?: readonly FindingId[];
  readonly implies?: readonly FindingId[];
  readonly not?: readonly FindingId[];
  readonly covers?: readonly FindingId[];
};

/** One meaning for every option of every question of a bank: an option without an entry does not compile. */
export type AnswerMap<Bank extends readonly Question[]> = {
  readonly [Q in Bank[number] as Q['id']]: ByOption<Q, Meaning>;
};

/** Meaning of an option that says nothing about findings (NOT_SURE). */
export const SAYS_NOTHING: Meaning = {};

/**
 * Adds NONE to a question's options; it denies all that they say. `within`: findings that an option covers without
 * saying them, denied as well.
 */
export const withNone = <Option extends string>(
  options: Readonly<Record<Option, Meaning>>,
  within: readonly FindingId[] = [],
): Readonly<Record<Option | typeof NONE, Meaning>> => {
  const said = Object.values<Meaning>(options).flatMap(({ says }) => says ?? []);
  return { ...options, [NONE]: { not: [...new Set([...said, ...within])] } };
};

/** Adds NOT_SURE as well, for a question whose answer a patient may not know. */
export const withNoneOrNotSure = <Option extends string>(
  options: Readonly<Record<Option, Meaning>>,
  within: readonly FindingId[] = [],
): Readonly<Record<Option | typeof NONE | typeof NOT_SURE, Meaning>> => ({
  ...withNone(options, within),
  [NOT_SURE]: SAYS_NOTHING,
});
