import type { SnapshotFrom } from 'xstate';
import type { feedbackPopupMachine } from './feedback-popup.machine.ts';
import { asksForImprovements, asksForWords } from './submission.ts';
import type { Opinion } from './submission.ts';

type FeedbackPopupSnapshot = SnapshotFrom<typeof feedbackPopupMachine>;

const OPEN = ['editing', 'ratingMissed', 'submitting', 'submissionFailed'] as const;

export const selectIsOpen = (snapshot: FeedbackPopupSnapshot): boolean =>
  OPEN.some((state) => snapshot.matches(state));

/** Returns the feedback given so far. */
export const selectOpinion = ({ context }: FeedbackPopupSnapshot): Opinion => context;

/** Returns true when the popup asks what could be better. */
export const selectAsksForImprovements = ({ context }: FeedbackPopupSnapshot): boolean =>
  asksForImprovements(context);

/** Returns true when there is room for the patient's own words about that. */
export const selectAsksForWords = ({ context }: FeedbackPopupSnapshot): boolean =>
  asksForWords(context);

/** Returns true when it was sent without stars. */
export const selectIsRatingMissed = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.matches('ratingMissed');

/** Returns true when it could not be sent. */
export const selectIsSubmissionFailed = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.matches('submissionFailed');

/** Returns true while it is on its way. */
export const selectIsSubmitting = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.hasTag('busy');

/** Returns true when the button for developers would open it. */
export const selectMayBeShown = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.can({ type: 'popup.requested' });
