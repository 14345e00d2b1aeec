import { assessmentMachine } from './assessment/assessment.machine.ts';
import { chatMachine } from './chat/chat.machine.ts';
import { concernMachine } from './concern/concern.machine.ts';
import { confirmationMachine } from './confirmation/confirmation.machine.ts';
import { diagnosisMachine } from './diagnosis/diagnosis.machine.ts';
import { draftKeepingMachine } from './draft-keeping/draft-keeping.machine.ts';
import { noticesMachine } from './notices/notices.machine.ts';
import { openingMachine } from './opening/opening.machine.ts';
import { questionnaireMachine } from './questionnaire/questionnaire.machine.ts';
import { scrollingMachine } from './scrolling/scrolling.machine.ts';

/** Every flow of the product. Tests, inspector, diagrams and docs loop over it. */
export const machines = {
  chat: chatMachine,
  opening: openingMachine,
  assessment: assessmentMachine,
  concern: concernMachine,
  questionnaire: questionnaireMachine,
  diagnosis: diagnosisMachine,
  draftKeeping: draftKeepingMachine,
  scrolling: scrollingMachine,
  confirmation: confirmationMachine,
  notices: noticesMachine,
} as const;
