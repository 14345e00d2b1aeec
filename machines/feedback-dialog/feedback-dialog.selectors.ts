import type { SnapshotFrom } from 'xstate';
import type { feedbackDialogMachine } from './feedback-dialog.machine.ts';

type FeedbackDialogSnapshot = SnapshotFrom<typeof feedbackDialogMachine>;

export const selectIsOpen = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.matches('editing');

export const selectScore = ({ context }: FeedbackDialogSnapshot): number | null => context.score;

/** Returns true when there is something to send. */
export const selectMaySubmit = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.can({ type: 'score.submitted' });

/** Returns true while the score is on its way. */
export const selectIsSubmitting = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.hasTag('busy');

/** Returns true once the server has kept it. */
export const selectIsSubmitted = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.matches('submitted');
