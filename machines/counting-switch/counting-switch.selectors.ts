import type { SnapshotFrom } from 'xstate';
import type { countingSwitchMachine } from './counting-switch.machine.ts';

type Snapshot = SnapshotFrom<typeof countingSwitchMachine>;

/** Whether the switch stands on on. */
export const selectIsCounted = (snapshot: Snapshot): boolean => snapshot.matches('counted');

/** How it stands, by name; null until that is known. */
export const selectStand = ({
  value,
}: Snapshot): Exclude<Snapshot['value'], 'readingChoice'> | null =>
  value === 'readingChoice' ? null : value;
