import type { Emergency } from '../../../contracts/diagnosis.ts';
import type { Given } from './answer.ts';
import { categorise } from './categorise.ts';
import { concernOfTopic } from '../../../contracts/topics.ts';
import type { Topic } from '../../../contracts/topics.ts';

/** What an accepted concern says. Words that name no category leave the one chosen before. */
export const acceptedConcern = (text: string, emergency: Emergency | null): Given => {
  const category = categorise(text);
  return {
    chatContext: { issue: text.trim(), ...(category === null ? {} : { category }) },
    concernEmergency: emergency,
  };
};

/** What a quick choice says (INTRO-11, INTRO-12). */
export const chosenTopic = (topic: Topic): Given => ({
  chatContext: { issue: concernOfTopic(topic), category: topic.category },
  concernEmergency: null,
});
