import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookingDialogMachine } from '../booking-dialog/booking-dialog.machine.ts';
import type { assessmentMachine } from '../assessment/assessment.machine.ts';
import type { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { openingMachine } from '../opening/opening.machine.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { chatMachine } from './chat.machine.ts';

type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** The running assessment, while there is one. */
export const selectAssessment = (
  snapshot: ChatSnapshot,
): ActorRefFrom<typeof assessmentMachine> | undefined => snapshot.children.assessment;

/** Returns true when the latest answer is on this device (CHAT-13). */
export const selectIsKept = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ assessing: { keeping: 'kept' } });

/** The question that leaving asks, while it is open. */
export const selectConfirmation = (
  snapshot: ChatSnapshot,
): ActorRefFrom<typeof confirmationMachine> | undefined => snapshot.children.confirmation;

/** Returns true while the chat can be closed with everything kept. */
export const selectCanPause = (snapshot: ChatSnapshot): boolean =>
  snapshot.can({ type: 'pause.requested' });

/** The question that a fresh start asks, while it is open. */
export const selectRestart = (
  snapshot: ChatSnapshot,
): ActorRefFrom<typeof confirmationMachine> | undefined => snapshot.children.restart;

/** The question that new words in the address ask, while it is open. */
export const selectFreshStart = (
  snapshot: ChatSnapshot,
): ActorRefFrom<typeof confirmationMachine> | undefined => snapshot.children.freshStart;

/** Signing in to save the result, while it is asked for. */
export const selectSignInGate = (
  snapshot: ChatSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;

/** Signing in to book a consultation, while it is asked for. */
export const selectBookingGate = (
  snapshot: ChatSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.bookingGate;

/** The booking dialog, while it is open. */
export const selectBookingDialog = (
  snapshot: ChatSnapshot,
): ActorRefFrom<LaterFlow<typeof bookingDialogMachine>> | undefined =>
  snapshot.children.bookingDialog;

/** Returns true while the result is on its way to the account because the patient asked for it. */
export const selectIsSaving = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ assessing: { saving: 'savingAsRequested' } });

/** The opening messages' flow, while they are shown. */
export const selectOpening = (
  snapshot: ChatSnapshot,
): ActorRefFrom<typeof openingMachine> | undefined => snapshot.children.opening;

/** Screens of the chat: every leaf of the chart belongs to one of them. */
export type ChatScreen =
  | 'preparing'
  | 'assessing'
  | 'continuedElsewhere'
  | 'deletionFailed'
  | 'paused'
  | 'leaving';

const LEAVING = ['deletingStored', 'clearingProgress', 'left'] as const;

export const selectChatScreen = (snapshot: ChatSnapshot): ChatScreen => {
  if (snapshot.matches('assessing')) return 'assessing';
  if (snapshot.matches('continuedElsewhere')) return 'continuedElsewhere';
  if (snapshot.matches('deletionFailed')) return 'deletionFailed';
  if (snapshot.matches('paused')) return 'paused';
  const isLeaving = LEAVING.some((state) => snapshot.matches(state));
  return isLeaving ? 'leaving' : 'preparing';
};
