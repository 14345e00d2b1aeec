import type { SnapshotFrom } from 'xstate';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import { minutesIn, spokenMinutes } from '../kit/time-left.ts';
import type { slotHoldMachine } from './slot-hold.machine.ts';

type SlotHoldSnapshot = SnapshotFrom<typeof slotHoldMachine>;

/** Views of the hold: every leaf of the chart belongs to one of these. */
export type SlotHoldView =
  | 'holding'
  | 'readingFailed'
  | 'holdFailed'
  | 'held'
  | 'lapsed'
  | 'confirming'
  | 'confirmationFailed';

const NAMED = ['readingFailed', 'holdFailed', 'held', 'lapsed', 'confirmationFailed'] as const;

/** Returns the view that is on; a final state shows what led to it until its parent goes on. */
export const selectSlotHoldView = (snapshot: SlotHoldSnapshot): SlotHoldView => {
  const named = NAMED.find((name) => snapshot.matches(name));
  if (named !== undefined) return named;
  const isPaid = ['confirming', 'confirmed', 'taken'].some((name) =>
    snapshot.matches(name as 'confirming'),
  );
  return isPaid ? 'confirming' : 'holding';
};

/** Returns the hold; null before there is one. */
export const selectHold = ({ context }: SlotHoldSnapshot): Appointment | null => context.hold;

/** Returns the minutes left, as the server last said. */
export const selectHoldMinutes = ({ context }: SlotHoldSnapshot): number =>
  minutesIn(context.hold?.held_for_ms ?? 0);

/** Returns the minutes to read out; null before there are any. */
export const selectSpokenHoldMinutes = (snapshot: SlotHoldSnapshot): number | null =>
  spokenMinutes(selectHoldMinutes(snapshot));

/** Returns true when the server could not be asked just now. */
export const selectIsUnasked = (snapshot: SlotHoldSnapshot): boolean =>
  snapshot.matches({ held: 'reconnecting' });

/** Returns the server's words on something that it did not do; null where it said nothing. */
export const selectHoldRefusal = ({ context }: SlotHoldSnapshot): string | null => context.refusal;
