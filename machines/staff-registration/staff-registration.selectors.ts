import type { SnapshotFrom } from 'xstate';
import type { staffRegistrationMachine } from './staff-registration.machine.ts';

type StaffRegistrationSnapshot = SnapshotFrom<typeof staffRegistrationMachine>;

/** Returns the reason for which there is no account, in words; null while nothing is wrong. */
export const selectRefusal = (snapshot: StaffRegistrationSnapshot): string | null =>
  snapshot.matches({ editingDetails: 'creationRefused' }) ? snapshot.context.refusal : null;

/** Returns true while the server is being asked. */
export const selectIsBusy = (snapshot: StaffRegistrationSnapshot): boolean =>
  snapshot.hasTag('busy');
