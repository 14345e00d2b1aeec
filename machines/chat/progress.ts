import { EMPTY_CHAT_CONTEXT } from '../../contracts/chat-context.ts';
import type { Progress } from '../../contracts/draft.ts';

/** Progress at the start: `sessionToken` and `sessionStartTime` (ISO 8601) come from outside. */
export const freshProgress = (
  session: Pick<Progress, 'sessionToken' | 'sessionStartTime'>,
): Progress => ({
  ...session,
  step: 'INTRO',
  chatContext: EMPTY_CHAT_CONTEXT,
  concernText: '',
  concernEmergency: null,
  followUpAnswers: {},
  currentQuestionIndex: 0,
  selectedConditions: [],
  allergiesText: '',
  historyGiven: false,
  diagnosis: null,
  xrayFindings: null,
});

/** Whether anything in it is worth restoring. */
export const hasProgress = (progress: Progress): boolean =>
  progress.chatContext.category !== null ||
  progress.chatContext.issue !== '' ||
  progress.concernText.trim() !== '';
