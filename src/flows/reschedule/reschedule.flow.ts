import { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { loadSlots } from '../../actors/booking/booking.ts';
import { moveConsultation } from '../../actors/booking/consultations.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The rescheduling, bound to the server. */
export const providedReschedule = rescheduleMachine.provide({
  actors: { loadSlots, moveConsultation },
});

/** Hooks of the flow, which the consultations flow runs. */
export const {
  Within: RescheduleWithin,
  useFlow: useReschedule,
  useSelected: useRescheduleSelected,
} = createFlow<typeof rescheduleMachine>('reschedule');
