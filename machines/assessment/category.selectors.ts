import { CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import { asksCost } from '../../contracts/rules/asks-cost.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';

/** Returns the category that was taken from the words and that the person has not confirmed yet. */
export const selectUnderstoodCategory = ({ context }: AssessmentSnapshot): Category | null =>
  context.isCategoryTaken ? context.chatContext.category : null;

/** Returns the categories to pick from, those that the words fit first. */
export const selectCategories = ({ context }: AssessmentSnapshot): readonly Category[] => [
  ...new Set([...context.fittingCategories, ...CATEGORIES]),
];

/** Names why the person has to pick a category: the words fit several, or none; null where there are no words. */
export type CategoryDoubt = 'several' | 'none' | null;

/** Returns why a category is asked for although the concern was told in words. */
export const selectCategoryDoubt = ({ context }: AssessmentSnapshot): CategoryDoubt => {
  if (context.concernText.trim() === '') return null;
  if (context.fittingCategories.length > 1) return 'several';
  return context.fittingCategories.length === 0 ? 'none' : null;
};

/** Returns true where the words ask what something costs. */
export const selectAsksCost = ({ context }: AssessmentSnapshot): boolean =>
  asksCost(context.chatContext.issue);
