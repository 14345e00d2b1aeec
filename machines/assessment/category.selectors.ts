import { CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';

/** Returns the category that was taken from the words and that the person has not confirmed yet. */
export const selectUnderstoodCategory = ({ context }: AssessmentSnapshot): Category | null =>
  context.isCategoryTaken ? context.chatContext.category : null;

/** Returns the categories to pick from, those that the words fit first. */
export const selectCategories = ({ context }: AssessmentSnapshot): readonly Category[] => [
  ...new Set([...context.fittingCategories, ...CATEGORIES]),
];
