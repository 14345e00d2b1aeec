import type { QuestionBank } from './question-bank.ts';
import { COSMETIC_QUESTIONS } from './cosmetic.ts';
import { GUMS_QUESTIONS } from './gums.ts';
import { LESION_QUESTIONS } from './lesion.ts';
import { OTHER_QUESTIONS } from './other.ts';
import { PAIN_QUESTIONS } from './pain.ts';

/** The question bank: ten questions for each category of concern (FUP-12..16). */
export const QUESTION_BANK = {
  pain: PAIN_QUESTIONS,
  gums: GUMS_QUESTIONS,
  cosmetic: COSMETIC_QUESTIONS,
  lesion: LESION_QUESTIONS,
  other: OTHER_QUESTIONS,
} as const satisfies QuestionBank;
