import type { SnapshotFrom } from 'xstate';
import type { feedbackPopupMachine } from './feedback-popup.machine.ts';
import { asksForImprovements, asksForWords } from './submission.ts';
import type { Opinion } from './submission.ts';

type FeedbackPopupSnapshot = SnapshotFrom<typeof feedbackPopupMachine>;

const OPEN = ['editing', 'ratingMissed', 'submitting', 'submissionFailed'] as const;

/** Whether the popup is there. */
export const selectIsOpen = (snapshot: FeedbackPopupSnapshot): boolean =>
  OPEN.some((state) => snapshot.matches(state));

/** What the person has said so far. */
export const selectOpinion = ({ context }: FeedbackPopupSnapshot): Opinion => context;

/** Whether it is asked what could be better. */
export const selectAsksForImprovements = ({ context }: FeedbackPopupSnapshot): boolean =>
  asksForImprovements(context);

/** Whether there is room for one's own words about that. */
export const selectAsksForWords = ({ context }: FeedbackPopupSnapshot): boolean =>
  asksForWords(context);

/** Whether stars are missing. */
export const selectIsRatingMissed = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.matches('ratingMissed');

/** Whether it was not sent. */
export const selectIsSubmissionFailed = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.matches('submissionFailed');

/** Whether it is on its way. */
export const selectIsSubmitting = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.hasTag('busy');

/** Whether the button for developers would show it. */
export const selectMayBeShown = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.can({ type: 'popup.requested' });
