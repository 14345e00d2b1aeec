import type { Category } from '../../../contracts/assessment/chat-context.ts';
import { fittingByKeywords } from '../../../contracts/rules/fitting-by-keywords.ts';
import type { Given } from './answer.ts';
import { concernOfTopic } from '../../../contracts/assessment/topics.ts';
import type { Topic } from '../../../contracts/assessment/topics.ts';
import { signAnswersOf } from './signs.ts';
import type { Reading } from './signs.ts';

/**
 * Returns the categories that the words fit, the likeliest first: as the server read them, or by their keywords where it
 * is of an earlier release.
 */
const fittingCategories = ({ reading, concernText }: Reading): readonly Category[] =>
  reading.fitting_categories.length > 0
    ? reading.fitting_categories
    : fittingByKeywords(concernText);

/** Returns the one category that the words fit; null when none or several do, and the person picks one (INTRO-41). */
export const fittingCategory = (read: Reading): Category | null => {
  const [first = null, ...others] = fittingCategories(read);
  return others.length === 0 ? first : null;
};

/**
 * Returns the answer that an accepted concern gives, together with what was read in it and confirmed. Words that name
 * no category leave the one chosen before.
 */
export const acceptedConcern = (read: Reading): Given => {
  const category = fittingCategory(read);
  const { signs, about_child: aboutChild, suggested_answers: suggestedAnswers } = read.reading;
  return {
    chatContext: { issue: read.concernText.trim(), ...(category === null ? {} : { category }) },
    ...(category === null ? {} : { isCategoryTaken: true }),
    signs,
    confirmedSigns: signAnswersOf(read),
    aboutChild,
    suggestedAnswers,
    fittingCategories: [...fittingCategories(read)],
  };
};

/**
 * Returns the answer that a quick choice gives (INTRO-11, INTRO-12): these are not the patient's own words, so nothing
 * is read in them.
 */
export const chosenTopic = (topic: Topic): Given => ({
  chatContext: { issue: concernOfTopic(topic), category: topic.category },
  isCategoryTaken: false,
  signs: [],
  confirmedSigns: {},
  aboutChild: false,
  suggestedAnswers: {},
  fittingCategories: [],
});
