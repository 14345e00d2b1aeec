import { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { readConsultations, requestRefund } from '../../actors/booking/consultations.ts';
import { providedAbsence } from '../absence/absence.flow.ts';
import { providedCancellation } from '../cancellation/cancellation.flow.ts';
import { lazyBookingDialog } from '../booking-dialog/lazy.ts';
import { providedReschedule } from '../reschedule/reschedule.flow.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

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

/** Provider and hooks of the flow; its own page and the step TELECONSULTATION run it. */
export const {
  Provider: ConsultationsFlow,
  Within: ConsultationsWithin,
  useFlow: useConsultations,
  useSelected: useConsultationsSelected,
} = createFlow<typeof consultationsMachine>('consultations');
