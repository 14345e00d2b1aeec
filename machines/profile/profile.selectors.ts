import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import type { accountErasureMachine } from '../account-erasure/account-erasure.machine.ts';
import type { ConsentPurpose, ProfileChange } from './profile.setup.ts';
import type { profileMachine } from './profile.machine.ts';

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the five. */
export type ProfileScreen = 'loading' | 'failed' | 'sections' | 'erasure' | 'erased';

export const selectProfileScreen = (snapshot: ProfileSnapshot): ProfileScreen => {
  if (snapshot.matches('erasingAccount')) return 'erasure';
  if (snapshot.matches('erased')) return 'erased';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.context.profile === null ? 'loading' : 'sections';
};

/** Returns the profile as the server last sent it; null before it is known. */
export const selectProfile = ({ context }: ProfileSnapshot): Profile | null => context.profile;

/** Returns the change that is on its way to the server: a switch shows it at once. */
export const selectChange = (snapshot: ProfileSnapshot): ProfileChange | null =>
  snapshot.matches('savingChange') ? snapshot.context.change : null;

/** Returns the work under way, so that its own button says so. */
export const selectWork = (snapshot: ProfileSnapshot): 'names' | 'export' | 'signOut' | null => {
  if (snapshot.matches('exportingData')) return 'export';
  if (snapshot.matches('endingSessions')) return 'signOut';
  return selectChange(snapshot)?.kind === 'names' ? 'names' : null;
};

/** Returns the required consent that the person is about to withdraw; null while none is. */
export const selectWithdrawal = (snapshot: ProfileSnapshot): ConsentPurpose | null => {
  const { change } = snapshot.context;
  return snapshot.matches('confirmingWithdrawal') && change?.kind === 'consent'
    ? change.purpose
    : null;
};

/** Returns true while the page asks if every device should be signed out. */
export const selectIsConfirmingSignOut = (snapshot: ProfileSnapshot): boolean =>
  snapshot.matches('confirmingSignOut');

/** Returns the step as the address says it: deleting the account is a step of its own, which Back leaves. */
export const selectProfileStep = (snapshot: ProfileSnapshot): string | null =>
  snapshot.status === 'active' && snapshot.matches('erasingAccount') ? 'delete' : null;

/** Deletion of the account, while the person is about to delete it. */
export const selectErasure = (
  snapshot: ProfileSnapshot,
): ActorRefFrom<typeof accountErasureMachine> | undefined => snapshot.children.accountErasure;
