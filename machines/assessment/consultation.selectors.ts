import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BookingDialogInput } from '../booking-dialog/booking-dialog.machine.ts';
import type { cardPaymentMachine } from '../card-payment/card-payment.machine.ts';
import type { consultationsMachine } from '../consultations/consultations.machine.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { milestoneShareMachine } from '../milestone-share/milestone-share.machine.ts';
import type { qrPaymentMachine } from '../qr-payment/qr-payment.machine.ts';
import type { assessmentMachine } from './assessment.machine.ts';
import { selectDiagnosis, selectProgress } from './assessment.selectors.ts';

type AssessmentSnapshot = SnapshotFrom<typeof assessmentMachine>;

/** Returns the subject of a consultation (BOOK-11, BOOK-12). */
export const selectConsultation = (snapshot: AssessmentSnapshot): BookingDialogInput => ({
  topDiagnosis: selectDiagnosis(snapshot)?.diagnosis[0]?.name ?? null,
  sessionToken: selectProgress(snapshot).sessionToken,
  payment: null,
});

/** The payment by QR code, while its step is on. */
export const selectQrPayment = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<LaterFlow<typeof qrPaymentMachine>> | undefined => snapshot.children.qrPayment;

/** The payment through the checkout, while it runs. */
export const selectCardPayment = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<LaterFlow<typeof cardPaymentMachine>> | undefined => snapshot.children.cardPayment;

/** The patient's consultations, while their step is on. */
export const selectConsultations = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<LaterFlow<typeof consultationsMachine>> | undefined =>
  snapshot.children.consultations;

/** The sharing of a milestone, while its step is on. */
export const selectMilestoneShare = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<LaterFlow<typeof milestoneShareMachine>> | undefined =>
  snapshot.children.milestoneShare;

/** Returns true when the result may be shared now: there is one, and the patient does not need help first. */
export const selectMayShare = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'socialSharing.requested' });

/**
 * Returns true when a consultation that is paid at once is on offer: a patient who needs help is not sold a
 * call.
 */
export const selectMayPayByCard = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'teleconsultation.requested' }) ||
  snapshot.matches({ DIAGNOSIS: 'payingByCard' });

/** Returns what the call of 15 minutes cost before, in paise; null where the operator states nothing. */
export const selectFormerPrice = ({ context }: AssessmentSnapshot): number | null =>
  context.formerPrice;

/** Returns true once a call was paid on this page: it is not offered a second time. */
export const selectIsCallPaid = ({ context }: AssessmentSnapshot): boolean => context.isCallPaid;

/** Returns true when a consultation by video is on offer. */
export const selectMayConsult = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'consultation.requested' });
