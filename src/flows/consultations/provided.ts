import { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { readConsultations, requestRefund } from '../../actors/booking/consultations.ts';
import { providedAbsence } from '../absence/provided.ts';
import { providedCancellation } from '../cancellation/provided.ts';
import { lazyBookingDialog } from '../booking-dialog/lazy.ts';
import { providedReschedule } from '../reschedule/provided.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** The consultations flow, bound to the server. */
export const providedConsultations = consultationsMachine.provide({
  actors: {
    readConsultations,
    requestRefund,
    cancellation: providedCancellation,
    absence: providedAbsence,
    reschedule: providedReschedule,
    signInGate: lazySignInGate,
    bookingDialog: lazyBookingDialog,
  },
});
