import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import { LATE_LOOK_MS, ORDER_WINDOW_MS } from '../../contracts/payments/products.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import { minutesIn, spokenMinutes } from '../kit/time-left.ts';

/**
 * Says how the money is looked for. `window`: every five seconds, as long as the code is good. `checkout`: so once
 * the page is seen again, and seldom before, since the checkout itself tells a page that was never left. `late`: with
 * growing gaps, after the window.
 */
export type Pace = 'window' | 'checkout' | 'late';

/** The order or the code by the provider's name, and the payment as it was last told; null before it was. */
export type PaymentLookInput = {
  readonly ref: string;
  readonly payment: PaymentStatus | null;
  readonly pace: Pace;
};

/** `told`: the payment goes on from here, with money or without. `over`: nothing came for as long as it was looked for. */
export type PaymentLookOutput =
  | { readonly kind: 'told'; readonly payment: PaymentStatus }
  | { readonly kind: 'over' };

type PaymentLookContext = PaymentLookInput & {
  /** Says that the page was left and is seen again: the person may have paid in another app. */
  readonly hasReturned: boolean;
  /** Says that the person has told us that it is paid. */
  readonly isSaidPaid: boolean;
  /** How often it was asked, which makes the gaps grow. */
  readonly asked: number;
  /** Whole steps since the last answer; null while none is young enough to speak of, as after a sleep. */
  readonly stepsAgo: number | null;
  /** Begun minutes for which it is still looked for. */
  readonly minutesLeft: number;
};

type PaymentLookEvents =
  /** The person says that it is paid. */
  | { type: 'check.requested' }
  /** The page is in view again, or connected again: a phone may have slept. */
  | { type: 'page.shown' };

/** Interval at which the server is asked for the payment, in milliseconds (QR-10, CONST-10). */
const POLL_MS = 5000;

/** Interval at the checkout of a page that was never left, in milliseconds. */
const CHECKOUT_MS = 2 * 60_000;

/** The gaps after the window, in milliseconds; the last one repeats. */
const LATE_GAPS_MS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

/** One step of "12 seconds ago", in seconds: a number that changes every second would be read out without end. */
const STEP_S = 10;
const MINUTE_MS = 60_000;

/** States of a payment with money, whatever becomes of it. */
const WITH_MONEY: ReadonlySet<PaymentStatus['state']> = new Set([
  'settled',
  'lateSettled',
  'amountMismatch',
  'refunding',
  'refunded',
]);
/** States of a payment that was not paid in its window. */
const WITHOUT: ReadonlySet<PaymentStatus['state']> = new Set(['expired', 'creationFailed']);

const windowOf = ({ pace, payment }: PaymentLookInput): number => {
  if (pace === 'window') return payment?.expires_in_ms ?? 0;
  return pace === 'late' ? LATE_LOOK_MS : ORDER_WINDOW_MS;
};

const gapOf = ({ pace, hasReturned, asked }: PaymentLookContext): number => {
  if (pace === 'late') return LATE_GAPS_MS[asked] ?? LATE_GAPS_MS[4];
  return pace === 'window' || hasReturned ? POLL_MS : CHECKOUT_MS;
};

/** Facts, effects, decisions and waits that the states of the look share. */
const paymentLook = setup({
  types: {} as {
    input: PaymentLookInput;
    context: PaymentLookContext;
    events: PaymentLookEvents;
    output: PaymentLookOutput;
    children: { readPayment: 'readPayment'; watchPage: 'watchPage' };
    tags: Tag;
  },
  actors: {
    /** Asks the server for the payment of an order or a code. */
    readPayment: notProvided<PaymentStatus, { readonly ref: string }>('readPayment'),
    /** Says when the page is in view again, or connected again. */
    watchPage: listenerNotProvided('watchPage'),
  },
  actions: {
    rememberReturn: assign({ hasReturned: true, stepsAgo: null }),
    rememberSaidPaid: assign({ isSaidPaid: true, stepsAgo: null }),
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    countStep: assign({ stepsAgo: ({ context }) => (context.stepsAgo ?? 0) + 1 }),
    countMinute: assign({ minutesLeft: ({ context }) => Math.max(0, context.minutesLeft - 1) }),
    rememberPayment: assign(({ context }, payment: PaymentStatus) => ({
      payment,
      stepsAgo: 0,
      // The server's clock counts, not the phone's.
      ...(context.pace === 'window' && { minutesLeft: minutesIn(payment.expires_in_ms) }),
    })),
  },
  guards: {
    isDecided: ({ context }, { state }: PaymentStatus) =>
      WITH_MONEY.has(state) || (context.pace === 'window' && WITHOUT.has(state)),
  },
  delays: {
    gap: ({ context }) => gapOf(context),
    ageStep: STEP_S * 1000,
    minute: MINUTE_MS,
    /** For the window the rest of the ten minutes as the server says it (QR-13, CONST-11). */
    lookWindow: ({ context }) => windowOf(context),
  },
});

const returned = { target: 'asking', actions: 'rememberReturn' } as const;
const saidPaid = { target: 'asking', actions: 'rememberSaidPaid' } as const;

/**
 * Looks for the money of one order or code, in its window and after it, until there is news or it has been looked for
 * long enough. Whatever flow is paid runs it; what the news leads to is that flow's own.
 */
export const paymentLookMachine = paymentLook.createMachine({
  id: 'paymentLook',
  description: 'The money of one payment is looked for.',
  context: ({ input }) => ({
    ...input,
    hasReturned: false,
    isSaidPaid: false,
    asked: 0,
    stepsAgo: 0,
    minutesLeft: minutesIn(windowOf(input)),
  }),
  output: ({ context: { payment }, event }): PaymentLookOutput =>
    event.output === 'told' && payment !== null ? { kind: 'told', payment } : { kind: 'over' },
  initial: 'looking',
  states: {
    looking: {
      description: 'The bank has not told of the money yet.',
      type: 'parallel',
      invoke: { id: 'watchPage', src: 'watchPage' },
      after: { lookWindow: 'ended' },
      states: {
        askingBank: {
          description: 'The server is asked, with pauses in between.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'The person pays; a page that is seen again asks at once.',
              initial: 'aging',
              after: { gap: 'asking' },
              on: { 'page.shown': returned, 'check.requested': saidPaid },
              states: {
                aging: {
                  description: 'The last answer grows older, in whole steps.',
                  after: { ageStep: { target: 'aging', reenter: true, actions: 'countStep' } },
                },
              },
            },
            asking: {
              description: 'The server is asked; what it says of the time counts.',
              entry: 'countQuestion',
              invoke: {
                id: 'readPayment',
                src: 'readPayment',
                input: ({ context: { ref } }) => ({ ref }),
                onDone: [
                  {
                    guard: { type: 'isDecided', params: ({ event }) => event.output },
                    target: '#paymentLook.told',
                    actions: { type: 'rememberPayment', params: ({ event }) => event.output },
                  },
                  {
                    target: 'pausing',
                    actions: { type: 'rememberPayment', params: ({ event }) => event.output },
                  },
                ],
                onError: 'connectionLost',
              },
              on: {
                'page.shown': { target: 'asking', actions: 'rememberReturn' },
                'check.requested': { target: 'asking', actions: 'rememberSaidPaid' },
              },
            },
            connectionLost: {
              description: 'The server could not be asked; nothing is lost, and it is asked again.',
              after: { gap: 'asking' },
              on: { 'page.shown': returned, 'check.requested': saidPaid },
            },
          },
        },
        countingMinutes: {
          description: 'How long it is still looked for, for the person to read.',
          initial: 'counting',
          states: {
            counting: {
              description: 'One more minute goes by.',
              after: { minute: { target: 'counting', reenter: true, actions: 'countMinute' } },
            },
          },
        },
      },
    },
    told: { description: 'There is news of the payment.', type: 'final', output: 'told' },
    ended: { description: 'Nothing came in all that time.', type: 'final', output: 'over' },
  },
});

type PaymentLookSnapshot = SnapshotFrom<typeof paymentLookMachine>;

/** What is known of the bank, in one word: `unseen` before the person has left the page or said anything. */
export type BankWord = 'unseen' | 'asking' | 'notYet' | 'unreachable';

export const selectBankWord = (snapshot: PaymentLookSnapshot): BankWord => {
  if (snapshot.matches({ looking: { askingBank: 'connectionLost' } })) return 'unreachable';
  const { hasReturned, isSaidPaid } = snapshot.context;
  if (!hasReturned && !isSaidPaid) return 'unseen';
  return snapshot.context.stepsAgo === null ? 'asking' : 'notYet';
};

/** Returns true once the person has said that it is paid. */
export const selectIsSaidPaid = ({ context }: PaymentLookSnapshot): boolean => context.isSaidPaid;

/** Returns the seconds since the last answer, in whole steps. */
export const selectSecondsAgo = ({ context }: PaymentLookSnapshot): number =>
  (context.stepsAgo ?? 0) * STEP_S;

/** Returns the minutes left: to pay, as the server last said, or to look for late money. */
export const selectMinutesLeft = ({ context }: PaymentLookSnapshot): number => context.minutesLeft;

/** Returns the minutes to read out; null before there are any. */
export const selectSpokenMinutes = ({ context }: PaymentLookSnapshot): number | null =>
  spokenMinutes(context.minutesLeft);
