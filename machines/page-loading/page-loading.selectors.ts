import type { SnapshotFrom } from 'xstate';
import type { pageLoadingMachine } from './page-loading.machine.ts';

type PageLoadingSnapshot = SnapshotFrom<typeof pageLoadingMachine>;

/** Whether the files have not come, and nobody is asking for them now. */
export const selectIsFailed = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches('failed');

/** Whether something happens, or has happened: nobody has to press. */
export const selectIsBusy = (snapshot: PageLoadingSnapshot): boolean => snapshot.hasTag('busy');

/** Whether the wait is a long one. */
export const selectIsProlonged = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches({ loading: 'prolonged' });

/** Whether not even the server has answered. */
export const selectIsUnreachable = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches({ failed: 'unanswered' });

/** Whether somebody was shown that it failed, and has pressed. */
export const selectIsShown = (snapshot: PageLoadingSnapshot): boolean =>
  selectIsFailed(snapshot) || snapshot.context.isPressed;
