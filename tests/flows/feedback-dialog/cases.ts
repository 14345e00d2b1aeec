import type { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const XRAY_ID = '00000000-0000-4000-8000-0000000000e1';
const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof feedbackDialogMachine> = {
  inputs: [{ sessionId: XRAY_ID }],
  events: {
    'dialog.requested': [{}],
    'score.chosen': [{ score: 7 }],
    'score.submitted': [{}],
    'dialog.dismissed': [{}],
  },
  actors: { submitFeedback: { done: [undefined], error: [OFFLINE] } },
  contextKey: ({ score, sent }) => [score, sent],
};
