import type { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its form; one's consultations run it. */
export const {
  Within: RescheduleWithin,
  useFlow: useReschedule,
  useSelected: useRescheduleSelected,
} = createFlow<typeof rescheduleMachine>('reschedule');
