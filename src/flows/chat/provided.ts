import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { ChatInput } from '../../../machines/chat/chat.setup.ts';
import { deleteResults, warmUpCalls } from '../../actors/assessment-calls.ts';
import { readChatStart } from '../../actors/chat-start.ts';
import { clearProgress, keepDraft, loadDraft, watchDraft } from '../../actors/draft.ts';
import { saveResult } from '../../actors/saved-results.ts';
import { watchSession } from '../../actors/session.ts';
import { lazyBookingDialog } from '../booking-dialog/lazy.ts';
import { providedAssessment } from '../assessment/provided.ts';
import { providedScrolling } from '../scrolling/provided.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** The chat with every outside effect in its place. */
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

/** What the chat starts with, read when its screen is opened. What the first call needs comes during the opening. */
export const chatStart = (): ChatInput => {
  warmUpCalls();
  return readChatStart();
};
