import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import type { accountErasureMachine } from '../account-erasure/account-erasure.machine.ts';
import type { ConsentPurpose, ProfileChange } from './profile.setup.ts';
import type { profileMachine } from './profile.machine.ts';

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** What the page shows: every leaf of the chart belongs to one of the five. */
export type ProfileScreen = 'loading' | 'failed' | 'sections' | 'erasure' | 'erased';

/** Which of them is on. */
export const selectProfileScreen = (snapshot: ProfileSnapshot): ProfileScreen => {
  if (snapshot.matches('erasingAccount')) return 'erasure';
  if (snapshot.matches('erased')) return 'erased';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.context.profile === null ? 'loading' : 'sections';
};

/** The profile as it will be when what is on its way is kept; null before it is known. */
export const selectProfile = ({ context }: ProfileSnapshot): Profile | null => context.profile;

/** What is on its way to the server: a switch shows it at once. */
export const selectChange = (snapshot: ProfileSnapshot): ProfileChange | null =>
  snapshot.matches('savingChange') ? snapshot.context.change : null;

/** What is being done now, so that its own button says so. */
export const selectWork = (snapshot: ProfileSnapshot): 'names' | 'export' | 'signOut' | null => {
  if (snapshot.matches('exportingData')) return 'export';
  if (snapshot.matches('endingSessions')) return 'signOut';
  return selectChange(snapshot)?.kind === 'names' ? 'names' : null;
};

/** The required consent that somebody is about to take back; null while nobody is. */
export const selectWithdrawal = (snapshot: ProfileSnapshot): ConsentPurpose | null => {
  const { change } = snapshot.context;
  return snapshot.matches('confirmingWithdrawal') && change?.kind === 'consent'
    ? change.purpose
    : null;
};

/** Whether it is asked if every device should be signed out. */
export const selectIsConfirmingSignOut = (snapshot: ProfileSnapshot): boolean =>
  snapshot.matches('confirmingSignOut');

/** What the address says of the profile: deleting the account is a step of its own, which Back leaves. */
export const selectProfileStep = (snapshot: ProfileSnapshot): string | null =>
  snapshot.status === 'active' && snapshot.matches('erasingAccount') ? 'delete' : null;

/** Deleting the account, while somebody is about to. */
export const selectErasure = (
  snapshot: ProfileSnapshot,
): ActorRefFrom<typeof accountErasureMachine> | undefined => snapshot.children.accountErasure;
