import type { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the consultations flow runs. */
export const {
  Within: RescheduleWithin,
  useFlow: useReschedule,
  useSelected: useRescheduleSelected,
} = createFlow<typeof rescheduleMachine>('reschedule');
