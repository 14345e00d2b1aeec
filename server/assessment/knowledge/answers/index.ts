import type { Category } from '../../../../contracts/assessment/chat-context.ts';
import { COSMETIC_ANSWERS } from './cosmetic.ts';
import { GUMS_ANSWERS } from './gums.ts';
import { LESION_ANSWERS } from './lesion.ts';
import type { Meaning } from './meaning.ts';
import { OTHER_ANSWERS } from './other.ts';
import { PAIN_ANSWERS } from './pain.ts';

const MEANINGS: Readonly<
  Record<Category, Readonly<Record<string, Readonly<Record<string, Meaning>>>>>
> = {
  pain: PAIN_ANSWERS,
  gums: GUMS_ANSWERS,
  cosmetic: COSMETIC_ANSWERS,
  lesion: LESION_ANSWERS,
  other: OTHER_ANSWERS,
};

/** Returns the meaning of an option; `undefined` when the answer is not an option of that question. */
export const meaningOf = (
  category: Category,
  questionId: string,
  option: string,
): Meaning | undefined => {
  const questions = MEANINGS[category];
  const options = Object.hasOwn(questions, questionId) ? questions[questionId] : undefined;
  return options !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
};
