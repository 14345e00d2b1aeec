import type { QuestionTexts } from '../../catalogue.ts';
import { COSMETIC_WORDS } from './cosmetic.ts';
import { GUMS_WORDS } from './gums.ts';
import { LESION_WORDS } from './lesion.ts';
import { OTHER_WORDS } from './other.ts';
import { PAIN_WORDS } from './pain.ts';

/** The question bank in English. A browser fetches it while the first step is on screen. */
export const QUESTIONS: QuestionTexts = {
  ...PAIN_WORDS,
  ...GUMS_WORDS,
  ...COSMETIC_WORDS,
  ...LESION_WORDS,
  ...OTHER_WORDS,
};
