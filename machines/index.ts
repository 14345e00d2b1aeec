import { assessmentMachine } from './assessment/assessment.machine.ts';
import { chatMachine } from './chat/chat.machine.ts';
import { confirmationMachine } from './confirmation/confirmation.machine.ts';
import { noticesMachine } from './notices/notices.machine.ts';
import { openingMachine } from './opening/opening.machine.ts';
import { scrollingMachine } from './scrolling/scrolling.machine.ts';

/** Every flow of the product. Tests, inspector, diagrams and docs loop over it. */
export const machines = {
  chat: chatMachine,
  opening: openingMachine,
  assessment: assessmentMachine,
  scrolling: scrollingMachine,
  confirmation: confirmationMachine,
  notices: noticesMachine,
} as const;
