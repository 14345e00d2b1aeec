import type { slotHoldMachine } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens; whoever has a time paid runs it. */
export const {
  Within: SlotHoldWithin,
  useFlow: useSlotHold,
  useSelected: useSlotHoldSelected,
} = createFlow<typeof slotHoldMachine>('slotHold');
