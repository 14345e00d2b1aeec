import type { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { XRAY_ID } from './cases.ts';

const known = { sessionId: XRAY_ID, score: 7, sent: null } as const;
const said = (title: string) => [`emits notice.raised: ${title}`];
const OPENS = { 'dialog.requested': { to: 'editing' } } as const;

const oracle: Oracle<typeof feedbackDialogMachine> = {
  known,
  opens: [
    {
      input: { sessionId: XRAY_ID },
      at: 'offered',
      knows: { sessionId: XRAY_ID, score: null, sent: null },
    },
  ],
  starts: { submitting: ['calls submitFeedback'] },
  leaves: {
    offered: { on: OPENS },
    editing: {
      on: {
        'score.chosen': { with: { score: 9 }, to: 'stays', knows: { score: 9 } },
        'score.submitted': [
          // What was picked goes out, and the dialog is as new.
          { to: 'submitting', knows: { score: null, sent: 7 } },
          { given: { score: null }, to: 'refused' },
        ],
        'dialog.dismissed': { to: 'offered', knows: { score: null, sent: null } },
      },
    },
    submitting: {
      tags: ['busy'],
      on: {
        'done: submitFeedback': { to: 'submitted', does: said('Thank you for your feedback!') },
        'failed: submitFeedback': {
          to: 'submissionFailed',
          does: said('Feedback submission failed'),
        },
      },
    },
    submissionFailed: { on: OPENS },
    submitted: { on: {} },
  },
};

holdAgainst('feedbackDialog', oracle);
