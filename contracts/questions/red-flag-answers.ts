import type { Category, FollowUpAnswers } from '../chat-context.ts';
import type { RedFlagId } from '../red-flags.ts';

export const redFlagsInAnswers = (_category: Category, _answers: FollowUpAnswers): RedFlagId[] => [];
