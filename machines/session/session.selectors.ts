import type { SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Returns the signed-in user; null for nobody. While it is read anew, it is the earlier user. */
export const selectUser = (snapshot: SessionSnapshot): User | null => snapshot.context.user;

/** Returns true once it is known who is signed in. */
export const selectIsKnown = (snapshot: SessionSnapshot): boolean =>
  !snapshot.matches('restoring') || snapshot.context.user !== null;

/** Returns true while signing out is under way, or the page is about to be left. */
export const selectIsLeaving = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done';
