import { slotHoldMachine } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { confirmHold, holdSlot, readHold, releaseHold } from '../../actors/booking/slot-hold.ts';
import { watchPage } from '../../actors/page/watch-page.ts';

/** The slot hold, bound to the server and the browser. */
export const providedSlotHold = slotHoldMachine.provide({
  actors: { readHold, holdSlot, confirmHold, releaseHold, watchPage },
});
