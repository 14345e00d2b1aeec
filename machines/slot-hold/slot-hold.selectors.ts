import type { SnapshotFrom } from 'xstate';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import { minutesIn, spokenMinutes } from '../kit/time-left.ts';
import type { slotHoldMachine } from './slot-hold.machine.ts';

type SlotHoldSnapshot = SnapshotFrom<typeof slotHoldMachine>;

/** What is shown: every leaf of the chart belongs to one of these. */
export type SlotHoldView =
  | 'holding'
  | 'readingFailed'
  | 'holdFailed'
  | 'held'
  | 'lapsed'
  | 'confirming'
  | 'confirmationFailed';

const NAMED = ['readingFailed', 'holdFailed', 'held', 'lapsed', 'confirmationFailed'] as const;

/** Which of them is on; what ends shows what led there until its parent goes on. */
export const selectSlotHoldView = (snapshot: SlotHoldSnapshot): SlotHoldView => {
  const named = NAMED.find((name) => snapshot.matches(name));
  if (named !== undefined) return named;
  const isPaid = ['confirming', 'confirmed', 'taken'].some((name) =>
    snapshot.matches(name as 'confirming'),
  );
  return isPaid ? 'confirming' : 'holding';
};

/** What is kept; null before. */
export const selectHold = ({ context }: SlotHoldSnapshot): Appointment | null => context.hold;

/** Minutes left, as the server last said. */
export const selectHoldMinutes = ({ context }: SlotHoldSnapshot): number =>
  minutesIn(context.hold?.held_for_ms ?? 0);

/** The minutes to read out; null before there are any. */
export const selectSpokenHoldMinutes = (snapshot: SlotHoldSnapshot): number | null =>
  spokenMinutes(selectHoldMinutes(snapshot));

/** Whether the server could not be asked just now. */
export const selectIsUnasked = (snapshot: SlotHoldSnapshot): boolean =>
  snapshot.matches({ held: 'reconnecting' });

/** What the server has said of something that it did not do; null where it said nothing. */
export const selectHoldRefusal = ({ context }: SlotHoldSnapshot): string | null => context.refusal;
