import type { SnapshotFrom } from 'xstate';
import type { pageLoadingMachine } from './page-loading.machine.ts';

type PageLoadingSnapshot = SnapshotFrom<typeof pageLoadingMachine>;

/** Returns true when the files have not come and are not being asked for now. */
export const selectIsFailed = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches('failed');

/** Returns true while something is under way, so that no press is needed. */
export const selectIsBusy = (snapshot: PageLoadingSnapshot): boolean => snapshot.hasTag('busy');

/** Returns true when the wait is a long one. */
export const selectIsProlonged = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches({ loading: 'prolonged' });

/** Returns true when not even the server has answered. */
export const selectIsUnreachable = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches({ failed: 'unanswered' });

/** Returns true when the failure is on screen, or was there and the person has pressed. */
export const selectIsShown = (snapshot: PageLoadingSnapshot): boolean =>
  selectIsFailed(snapshot) || snapshot.context.isPressed;
