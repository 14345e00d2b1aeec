import type { ChatContext } from '../../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';

/** Facts that the steps ask about: the progress without the step itself. */
export type Known = Omit<Progress, 'step'>;

/** A person and a concern that a result can be made for. */
export type Described = ChatContext & {
  readonly [Field in 'category' | 'age' | 'sex']: NonNullable<ChatContext[Field]>;
};

/** Returns true when category, age and sex are known; everything after DEPTH_CHOICE rests on them. */
export const isDescribed = (chatContext: ChatContext): chatContext is Described =>
  chatContext.category !== null && chatContext.age !== null && chatContext.sex !== null;
