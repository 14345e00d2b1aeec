import { slotHoldMachine } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { confirmHold, holdSlot, readHold, releaseHold } from '../../actors/booking/slot-hold.ts';
import { watchPage } from '../../actors/page/watch-page.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The slot hold, bound to the server and the browser. */
export const providedSlotHold = slotHoldMachine.provide({
  actors: { readHold, holdSlot, confirmHold, releaseHold, watchPage },
});

/** Hooks of the flow, which the booking flow runs. */
export const {
  Within: SlotHoldWithin,
  useFlow: useSlotHold,
  useSelected: useSlotHoldSelected,
} = createFlow<typeof slotHoldMachine>('slotHold');
