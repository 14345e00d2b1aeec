import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE } from '../../contracts/questions/shared.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { offeredTo } from '../../contracts/rules/offered-options.ts';
import { patientOf } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';

/** What one patient meets in the ten questions. */
export type OptionsMet = {
  /** Options to tick or choose that are in view, with those of each row that the patient has to open. */
  readonly options: number;
  /** Rows that open. */
  readonly folds: number;
};

const metIn = ({ options, groups = [] }: Question, chosen: readonly string[]): OptionsMet => {
  const isMet = (option: string): boolean => {
    const group = groups.find((each) => each.options.includes(option));
    return group === undefined || group.options.some((each) => chosen.includes(each));
  };
  return {
    // "None of these" is the button below.
    options: options.filter((option) => option !== NONE && isMet(option)).length,
    folds: groups.length,
  };
};

/** Counts what the patient of a case meets who opens only the rows that an answer of theirs stands in. */
export const optionsMet = (vignette: Vignette): OptionsMet => {
  const { category, age, sex, followUpAnswers } = patientOf(vignette, 'flow');
  const person = { age, sex, childAge: null, aboutChild: false };
  const met = QUESTION_BANK[category].map((question) =>
    metIn(offeredTo(person, question), [followUpAnswers[question.id] ?? []].flat()),
  );
  return {
    options: met.reduce((sum, { options }) => sum + options, 0),
    folds: met.reduce((sum, { folds }) => sum + folds, 0),
  };
};

/** Returns the median; of two middle ones the higher. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
