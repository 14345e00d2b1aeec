import type { SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/account.ts';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is signed in; null for nobody. While it is read anew, who it was. */
export const selectUser = (snapshot: SessionSnapshot): User | null => snapshot.context.user;

/** Whether it is known yet who is signed in. */
export const selectIsKnown = (snapshot: SessionSnapshot): boolean =>
  !snapshot.matches('restoring') || snapshot.context.user !== null;

/** Whether signing out is under way, or the page is about to be left. */
export const selectIsLeaving = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done';
