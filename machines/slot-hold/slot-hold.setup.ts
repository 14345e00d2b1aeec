import { assign, setup } from 'xstate';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import type { WhoDetails } from '../booking-dialog/details.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

/** The time that is kept while it is paid, and for whom. */
export type SlotHoldInput = { readonly who: WhoDetails; readonly startsAt: string };

/**
 * How it ended. Lost: somebody else has the time, and nothing was paid. Taken: it was paid and the time could not be had; the
 * payment stays good for another one.
 */
export type SlotHoldOutput =
  | { readonly kind: 'confirmed'; readonly appointment: Appointment | null }
  | { readonly kind: 'lost' | 'taken'; readonly said: string | null }
  | { readonly kind: 'released' };

/** What the server knows of a time and a person. */
export type Standing = {
  /** What is kept of it now. */
  readonly hold: Appointment | null;
  /** What is booked of it already, in this tab or another one. */
  readonly booked: Appointment | null;
  /** What is paid for a call of this length and has no time yet. */
  readonly payment: PaymentStatus | null;
};
/** What became of asking for the time. */
export type Holding =
  | { readonly verdict: 'held'; readonly hold: Appointment }
  | { readonly verdict: 'taken'; readonly said: string };
/** What became of the payment and the time. */
export type Confirmed =
  | { readonly verdict: 'confirmed'; readonly appointment: Appointment }
  | { readonly verdict: 'taken'; readonly said: string }
  /** The money has not arrived yet. */
  | { readonly verdict: 'notPaid'; readonly said: string };
/** What is confirmed: the time that is kept, with what was paid. */
export type Confirming = { readonly id: string; readonly paymentId: string };

type SlotHoldContext = SlotHoldInput & {
  readonly hold: Appointment | null;
  readonly appointment: Appointment | null;
  readonly paymentId: string | null;
  /** What the server has said of something that it did not do. */
  readonly refusal: string | null;
};
export type SlotHoldEvents =
  | { type: 'hold.requested' }
  | { type: 'hold.released' }
  | { type: 'payment.settled'; paymentId: string }
  | { type: 'confirmation.requested' }
  /** The page is in view again, or connected again: a phone may have slept. */
  | { type: 'page.shown' };

/** How often the server is asked how the time stands, in milliseconds: another tab may have paid or left it. */
const LOOK_MS = 30_000;

/** What the states of a kept time share. */
export const slotHold = setup({
  types: {} as {
    input: SlotHoldInput;
    context: SlotHoldContext;
    events: SlotHoldEvents;
    output: SlotHoldOutput;
    children: {
      readHold: 'readHold';
      holdSlot: 'holdSlot';
      watchPage: 'watchPage';
      readHoldAgain: 'readHold';
      confirmHold: 'confirmHold';
      releaseHold: 'releaseHold';
    };
    tags: Tag;
  },
  actors: {
    readHold: notProvided<Standing, SlotHoldInput>('readHold'),
    holdSlot: notProvided<Holding, SlotHoldInput>('holdSlot'),
    watchPage: listenerNotProvided('watchPage'),
    confirmHold: notProvided<Confirmed, Confirming>('confirmHold'),
    releaseHold: notProvided<void, { readonly id: string }>('releaseHold'),
  },
  actions: {
    rememberStanding: assign((_, { hold, booked, payment }: Standing) => ({
      hold,
      appointment: booked,
      paymentId: payment?.id ?? null,
    })),
    rememberHeld: assign((_, holding: Holding) =>
      holding.verdict === 'held' ? { hold: holding.hold } : { refusal: holding.said },
    ),
    rememberPayment: assign((_, params: { readonly paymentId: string }) => ({
      paymentId: params.paymentId,
    })),
    rememberConfirmed: assign((_, confirmed: Confirmed) =>
      confirmed.verdict === 'confirmed'
        ? { appointment: confirmed.appointment }
        : { refusal: confirmed.said },
    ),
    rememberRefusal: assign((_, params: { readonly said: string | null }) => ({
      refusal: params.said,
    })),
  },
  guards: {
    isBooked: (_, { booked }: Standing) => booked !== null,
    isHeldAndPaid: (_, { hold, payment }: Standing) => hold !== null && payment !== null,
    isHeld: (_, { hold }: Standing) => hold !== null,
    /** It was paid for before it was kept: for another time, that somebody else has by now. */
    isKeptAndPaid: ({ context }, holding: Holding) =>
      holding.verdict === 'held' && context.paymentId !== null,
    isKept: (_, holding: Holding) => holding.verdict === 'held',
    isConfirmed: (_, confirmed: Confirmed) => confirmed.verdict === 'confirmed',
    isTaken: (_, confirmed: Confirmed) => confirmed.verdict === 'taken',
  },
  delays: {
    lookInterval: LOOK_MS,
    /** What the server says is left of the ten minutes: its clock counts, not the phone's. */
    holdWindow: ({ context }) => context.hold?.held_for_ms ?? 0,
  },
});
