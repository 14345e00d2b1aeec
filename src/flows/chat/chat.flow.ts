import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { ChatInput } from '../../../machines/chat/chat.setup.ts';
import { deleteResults, warmUpCalls } from '../../actors/assessment/assessment-calls.ts';
import { readChatStart } from '../../actors/assessment/chat-start.ts';
import { clearProgress, keepDraft, loadDraft, watchDraft } from '../../actors/assessment/draft.ts';
import { saveResult } from '../../actors/assessment/saved-results.ts';
import { watchSession } from '../../actors/accounts/session.ts';
import { lazyBookingDialog } from '../booking-dialog/lazy.ts';
import { providedAssessment } from '../assessment/assessment.flow.ts';
import { providedScrolling } from '../scrolling/scrolling.flow.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** The chat, bound to all its outside effects. */
export const providedChat = chatMachine.provide({
  actors: {
    loadDraft,
    keepDraft,
    watchDraft,
    clearProgress,
    deleteResults,
    watchSession,
    saveResult,
    signInGate: lazySignInGate,
    bookingDialog: lazyBookingDialog,
    scrolling: providedScrolling,
    assessment: providedAssessment,
  },
});

/** Reads the chat's input when its screen opens, and starts loading what the first call needs. */
export const chatStart = (): ChatInput => {
  warmUpCalls();
  return readChatStart();
};
