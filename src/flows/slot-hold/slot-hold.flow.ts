import type { slotHoldMachine } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the booking flow runs. */
export const {
  Within: SlotHoldWithin,
  useFlow: useSlotHold,
  useSelected: useSlotHoldSelected,
} = createFlow<typeof slotHoldMachine>('slotHold');
