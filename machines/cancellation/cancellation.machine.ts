import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { rememberFailure } from '../kit/refusal.ts';
import type { CancelReason } from './reasons.ts';

type CancellationInput = { readonly id: string };
/** Outcome of the dialog. */
export type CancellationOutput = { readonly kind: 'cancelled' | 'kept' };

type CancellationContext = CancellationInput & {
  readonly reason: CancelReason | null;
  /** The server's reason for a cancellation that it did not make. */
  readonly refusal: string | null;
};
type CancellationEvents =
  | { type: 'reason.chosen'; reason: CancelReason }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' };

/** Request of a cancellation. */
export type Cancelling = CancellationInput & { readonly reason: CancelReason | null };

const cancellation = setup({
  types: {} as {
    input: CancellationInput;
    context: CancellationContext;
    events: CancellationEvents;
    output: CancellationOutput;
    children: { cancelConsultation: 'cancelConsultation' };
  },
  actors: {
    cancelConsultation: notProvided<void, Cancelling>('cancelConsultation'),
  },
  actions: {
    rememberReason: assign((_, params: { readonly reason: CancelReason }) => params),
    rememberRefusal: assign((_, params: { readonly said: string | null }) => ({
      refusal: params.said,
    })),
  },
  guards: { hasReason: ({ context }) => context.reason !== null },
});

/**
 * The patient cancels an appointment with a reason, or keeps it; the time of a cancelled one is free for others at
 * once.
 */
export const cancellationMachine = cancellation.createMachine({
  id: 'cancellation',
  description: 'Somebody cancels an appointment.',
  context: ({ input }) => ({ ...input, reason: null, refusal: null }),
  output: ({ event }) => ({ kind: event.output === 'cancelled' ? 'cancelled' : 'kept' }),
  initial: 'editing',
  states: {
    editing: {
      description: 'A reason is chosen, and it is confirmed or left.',
      initial: 'awaitingReason',
      on: {
        'reason.chosen': {
          actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'cancellation.confirmed': { guard: 'hasReason', target: 'cancelling' },
        'cancellation.declined': 'kept',
      },
      states: {
        awaitingReason: { description: 'Nothing was tried yet.' },
        cancellingFailed: {
          description: 'The appointment stands as it was, which is said; it can be tried again.',
        },
      },
    },
    cancelling: {
      description: 'The server cancels it; the same cancellation again changes nothing more.',
      tags: 'busy',
      invoke: {
        id: 'cancelConsultation',
        src: 'cancelConsultation',
        input: ({ context: { id, reason } }) => ({ id, reason }),
        onDone: 'cancelled',
        onError: {
          target: 'editing.cancellingFailed',
          actions: rememberFailure,
        },
      },
    },
    cancelled: {
      description: 'It is cancelled, and its time is free.',
      type: 'final',
      output: 'cancelled',
    },
    kept: { description: 'It stands as it was.', type: 'final', output: 'kept' },
  },
});

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
