import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import type { DoctorsCall } from '../../contracts/endpoints/room.ts';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import type { absenceMachine } from '../absence/absence.machine.ts';
import type { bookingDialogMachine } from '../booking-dialog/booking-dialog.machine.ts';
import type { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { rescheduleMachine } from '../reschedule/reschedule.machine.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { consultationsMachine } from './consultations.machine.ts';

type ConsultationsSnapshot = SnapshotFrom<typeof consultationsMachine>;

/** Screens of the flow: every leaf of the chart belongs to one of them. */
export type ConsultationsScreen = 'loading' | 'failed' | 'anonymous' | 'own';

export const selectConsultationsScreen = (snapshot: ConsultationsSnapshot): ConsultationsScreen => {
  if (snapshot.matches('readingConsultations')) return 'loading';
  if (snapshot.matches('readingFailed')) return 'failed';
  const isAnonymous = snapshot.matches('anonymous') || snapshot.matches('awaitingSignIn');
  return isAnonymous ? 'anonymous' : 'own';
};

/** Returns the state of the flow in one word: another one when something was begun, done or given up. */
export const selectStanding = ({ value }: ConsultationsSnapshot): string => JSON.stringify(value);

/** Returns the payments that have no time yet. */
export const selectPaid = ({ context }: ConsultationsSnapshot): readonly PaymentStatus[] =>
  context.paid.filter(({ is_paid }) => is_paid);

/** Returns the payments whose money goes back, or went back lately. */
export const selectGoingBack = ({ context }: ConsultationsSnapshot): readonly PaymentStatus[] =>
  context.paid.filter(({ is_paid }) => !is_paid);

/** Returns the booked appointments, the next one first; each stays until its room is closed. */
export const selectBooked = ({ context }: ConsultationsSnapshot): readonly Appointment[] =>
  context.appointments.filter(({ is_joinable }) => is_joinable);

/** Most earlier consultations that are shown. */
const EARLIER_SHOWN = 10;

/**
 * Returns true for an appointment that was booked and is past or cancelled. A held time that was given back has no
 * reason.
 */
const isEarlier = ({ is_joinable, state, cancel_reason }: Appointment): boolean =>
  !is_joinable &&
  (state === 'confirmed' ||
    state === 'ended' ||
    state === 'missed' ||
    (state === 'cancelled' && cancel_reason !== null));

/** Returns the past and the cancelled appointments, the latest first, as the server lists them. */
export const selectEarlier = ({ context }: ConsultationsSnapshot): readonly Appointment[] =>
  context.appointments.filter(isEarlier).slice(0, EARLIER_SHOWN);

/**
 * Returns the payment of an earlier consultation whose money goes back, or went back; null where a later consultation
 * was had for the same payment, since that one tells of it.
 */
export const moneyBackOf = (
  { payment_id, created_at }: Appointment,
  earlier: readonly Appointment[],
  goingBack: readonly PaymentStatus[],
): PaymentStatus | null => {
  const isTaken = earlier.some(
    (other) => other.payment_id === payment_id && other.created_at > created_at,
  );
  return isTaken ? null : (goingBack.find(({ id }) => id === payment_id) ?? null);
};

/**
 * Returns the ids of the earlier consultations whose receipt is offered with them: each payment is told of in one place, and
 * where it pays for a call to come or goes back, that place is above.
 */
export const selectEarlierReceipts = (snapshot: ConsultationsSnapshot): readonly string[] => {
  const told = new Set([
    ...snapshot.context.paid.map(({ id }) => id),
    ...selectBooked(snapshot).map(({ payment_id }) => payment_id),
  ]);
  return selectEarlier(snapshot).flatMap(({ id, payment_id: payment }) => {
    if (payment === null || told.has(payment)) return [];
    told.add(payment);
    return [id];
  });
};

/** Returns the calls that the account is expected at as a doctor, the next one first, then those it has had lately. */
export const selectCalls = ({ context }: ConsultationsSnapshot): readonly DoctorsCall[] =>
  context.calls;

/** Returns true where the account consults. */
export const selectIsDentist = ({ context }: ConsultationsSnapshot): boolean => context.isDentist;

/** Returns what the dentist wrote after the call with this id (NEW-31); null where nothing was written. */
export const selectVisitNoteOf =
  (id: string) =>
  ({ context }: ConsultationsSnapshot): VisitNote | null =>
    context.visitNotes.find(({ appointment_id }) => appointment_id === id)?.note ?? null;

/** Returns true where pictures were sent in the call with this id that are still there. */
export const selectHasStills =
  (id: string) =>
  ({ context }: ConsultationsSnapshot): boolean =>
    context.withStills.includes(id);

/** Returns how far it is with asking back the payment with this id: it is to be confirmed, or asked for; else null. */
export const selectAskingBack =
  (id: string) =>
  (snapshot: ConsultationsSnapshot): 'confirming' | 'asking' | null => {
    if (snapshot.context.payment?.id !== id) return null;
    if (snapshot.matches('confirmingRefund')) return 'confirming';
    return snapshot.matches('requestingRefund') ? 'asking' : null;
  };

/** Signing in, while it is open. */
export const selectConsultationsGate = (
  snapshot: ConsultationsSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;

/** The booking dialog, while it is open. */
export const selectConsultationBooking = (
  snapshot: ConsultationsSnapshot,
): ActorRefFrom<LaterFlow<typeof bookingDialogMachine>> | undefined =>
  snapshot.children.bookingDialog;

/** The cancellation of the appointment with this id, while it is under way. */
export const selectCancellationOf =
  (id: string) =>
  (snapshot: ConsultationsSnapshot): ActorRefFrom<typeof cancellationMachine> | undefined =>
    snapshot.context.leaving?.id === id ? snapshot.children.cancellation : undefined;

/** The report that the dentist did not come to the call with this id, while it is under way. */
export const selectAbsenceOf =
  (id: string) =>
  (snapshot: ConsultationsSnapshot): ActorRefFrom<typeof absenceMachine> | undefined =>
    snapshot.context.missed === id ? snapshot.children.absence : undefined;

/** The move of the appointment with this id, while it is under way. */
export const selectRescheduleOf =
  (id: string) =>
  (snapshot: ConsultationsSnapshot): ActorRefFrom<typeof rescheduleMachine> | undefined =>
    snapshot.context.moved?.id === id ? snapshot.children.reschedule : undefined;

/**
 * Returns true while the absence or the move of the appointment with this id is under way: that dialog then has the one
 * emphasized button of its slip.
 */
export const selectIsBeingChanged =
  (id: string) =>
  (snapshot: ConsultationsSnapshot): boolean =>
    selectAbsenceOf(id)(snapshot) !== undefined || selectRescheduleOf(id)(snapshot) !== undefined;
