import { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { readConsultations, requestRefund } from '../../actors/consultations.ts';
import { providedAbsence } from '../absence/provided.ts';
import { providedCancellation } from '../cancellation/provided.ts';
import { laterBookingDialog } from '../booking-dialog/later.ts';
import { providedReschedule } from '../reschedule/provided.ts';
import { laterSignInGate } from '../sign-in-gate/later.ts';

/** The consultations flow, bound to the server. */
export const providedConsultations = consultationsMachine.provide({
  actors: {
    readConsultations,
    requestRefund,
    cancellation: providedCancellation,
    absence: providedAbsence,
    reschedule: providedReschedule,
    signInGate: laterSignInGate,
    bookingDialog: laterBookingDialog,
  },
});
