import type { SnapshotFrom } from 'xstate';
import type { feedbackDialogMachine } from './feedback-dialog.machine.ts';

type FeedbackDialogSnapshot = SnapshotFrom<typeof feedbackDialogMachine>;

/** Whether the dialog is open. */
export const selectIsOpen = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.matches('editing');

/** What is picked. */
export const selectScore = ({ context }: FeedbackDialogSnapshot): number | null => context.score;

/** Whether there is something to send. */
export const selectMaySubmit = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.can({ type: 'score.submitted' });

/** Whether the score is on its way. */
export const selectIsSubmitting = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.hasTag('busy');

/** Whether it is kept. */
export const selectIsSubmitted = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.matches('submitted');
