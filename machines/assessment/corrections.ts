import type { ChatContext } from '../../contracts/chat-context.ts';
import type { Known } from './step-rules.ts';

/**
 * The progress after an answer was given or corrected. A result rests on every answer, so any change
 * drops it; another category has other questions, so their answers are dropped too.
 */
export const correctProgress = (known: Known, answer: Partial<ChatContext>): Partial<Known> => {
  const chatContext = { ...known.chatContext, ...answer };
  const changed = JSON.stringify(chatContext) !== JSON.stringify(known.chatContext);
  const otherCategory = chatContext.category !== known.chatContext.category;
  return {
    chatContext,
    ...(changed ? { diagnosis: null } : {}),
    ...(otherCategory ? { followUpAnswers: {}, currentQuestionIndex: 0 } : {}),
  };
};
