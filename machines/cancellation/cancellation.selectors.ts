import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';
import type { CancelReason } from './reasons.ts';

type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>;

/** Returns the reason that was chosen; null before. */
export const selectReason = ({ context }: CancellationSnapshot): CancelReason | null =>
  context.reason;

/** Returns true while the server is cancelling it. */
export const selectIsCancelling = (snapshot: CancellationSnapshot): boolean =>
  snapshot.matches('cancelling');

/** Text where the server could not be reached. */
const NOT_REACHED = 'We could not reach our server. Your appointment stands: please try again.';

/** Returns the reason for which it still stands, in words; null where nothing went wrong. */
export const selectCancelProblem = (snapshot: CancellationSnapshot): string | null =>
  snapshot.matches({ editing: 'cancellingFailed' })
    ? (snapshot.context.refusal ?? NOT_REACHED)
    : null;
