import { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { loadSlots } from '../../actors/booking/booking.ts';
import { moveConsultation } from '../../actors/booking/consultations.ts';

/** The rescheduling, bound to the server. */
export const providedReschedule = rescheduleMachine.provide({
  actors: { loadSlots, moveConsultation },
});
