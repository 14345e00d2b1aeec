import { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { loadSlots } from '../../actors/booking.ts';
import { moveConsultation } from '../../actors/consultations.ts';

/** Moving an appointment with the server in its place. */
export const providedReschedule = rescheduleMachine.provide({
  actors: { loadSlots, moveConsultation },
});
