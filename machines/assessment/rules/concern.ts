import type { Given } from './answer.ts';
import { categorise } from './categorise.ts';
import { concernOfTopic } from '../../../contracts/assessment/topics.ts';
import type { Topic } from '../../../contracts/assessment/topics.ts';
import { signAnswersOf } from './signs.ts';
import type { Reading } from './signs.ts';

/**
 * Returns the answer that an accepted concern gives, together with what was read in it and confirmed. Words that name
 * no category leave the one chosen before.
 */
export const acceptedConcern = (read: Reading): Given => {
  const category = categorise(read.concernText);
  const { signs, about_child: aboutChild, suggested_answers: suggestedAnswers } = read.reading;
  return {
    chatContext: { issue: read.concernText.trim(), ...(category === null ? {} : { category }) },
    ...(category === null ? {} : { isCategoryTaken: true }),
    signs,
    confirmedSigns: signAnswersOf(read),
    aboutChild,
    suggestedAnswers,
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
});
