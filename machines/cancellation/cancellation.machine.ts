import { NOT_REACHED } from '../../contracts/texts/en/flows/cancellation.ts';
import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { MoneyAfter } from '../../contracts/payments/products.ts';
import { notProvided } from '../kit/not-provided.ts';
import { rememberFailure } from '../kit/refusal.ts';
import type { CancelReason } from './reasons.ts';

/** An appointment. `paid`: what was paid for it, in paise; null where it was to be paid at its time. */
type CancellationInput = { readonly id: string; readonly paid: number | null };
/** Outcome of the dialog, with what becomes of the money. */
export type CancellationOutput =
  | ({ readonly kind: 'cancelled' } & Pick<CancellationContext, 'paid' | 'money'>)
  | { readonly kind: 'kept' };

type CancellationContext = CancellationInput & {
  readonly reason: CancelReason | null;
  /** What is to become of the money: it goes back where nothing else is chosen. */
  readonly money: MoneyAfter;
  /** The server's reason for a cancellation that it did not make. */
  readonly refusal: string | null;
};
type CancellationEvents =
  | { type: 'reason.chosen'; reason: CancelReason }
  | { type: 'money.chosen'; money: MoneyAfter }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' };

/** Request of a cancellation. */
export type Cancelling = Pick<CancellationContext, 'id' | 'reason' | 'money'>;

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
    rememberMoney: assign((_, params: { readonly money: MoneyAfter }) => params),
    rememberRefusal: assign((_, params: { readonly said: string | null }) => ({
      refusal: params.said,
    })),
  },
  guards: {
    hasReason: ({ context }) => context.reason !== null,
    isPaid: ({ context }) => context.paid !== null,
  },
});

/**
 * The patient cancels an appointment with a reason, and says what becomes of the money, or keeps it; the time of a
 * cancelled one is free for others at once.
 */
export const cancellationMachine = cancellation.createMachine({
  id: 'cancellation',
  description: 'Somebody cancels an appointment.',
  context: ({ input }) => ({ ...input, reason: null, money: 'back', refusal: null }),
  output: ({ event, context: { paid, money } }) =>
    event.output === 'cancelled' ? { kind: 'cancelled', paid, money } : { kind: 'kept' },
  initial: 'editing',
  states: {
    editing: {
      description:
        'A reason and what becomes of the money are chosen, and it is confirmed or left.',
      initial: 'awaitingReason',
      on: {
        'reason.chosen': {
          actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'money.chosen': {
          guard: 'isPaid',
          actions: { type: 'rememberMoney', params: ({ event }) => ({ money: event.money }) },
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
        input: ({ context: { id, reason, money } }) => ({ id, reason, money }),
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

/** Returns what was paid, in paise, and what is to become of it; null where nothing was paid. */
export const selectMoney = ({
  context: { paid, money },
}: CancellationSnapshot): { readonly paid: number; readonly money: MoneyAfter } | null =>
  paid === null ? null : { paid, money };

/** Returns true while the server is cancelling it. */
export const selectIsCancelling = (snapshot: CancellationSnapshot): boolean =>
  snapshot.matches('cancelling');

/** Returns the reason for which it still stands, in words; null where nothing went wrong. */
export const selectCancelProblem = (snapshot: CancellationSnapshot): string | null =>
  snapshot.matches({ editing: 'cancellingFailed' })
    ? (snapshot.context.refusal ?? NOT_REACHED)
    : null;
