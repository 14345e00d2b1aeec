import type { SnapshotFrom } from 'xstate';
import type { countingSwitchMachine } from './counting-switch.machine.ts';

type Snapshot = SnapshotFrom<typeof countingSwitchMachine>;

/** Returns true when the switch is on. */
export const selectIsCounted = (snapshot: Snapshot): boolean => snapshot.matches('counted');

/** Returns the state of the switch by name; null until it is known. */
export const selectStand = ({
  value,
}: Snapshot): Exclude<Snapshot['value'], 'readingChoice'> | null =>
  value === 'readingChoice' ? null : value;
