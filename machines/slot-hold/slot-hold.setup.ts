import { assign, setup } from 'xstate';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import type { WhoDetails } from '../booking-dialog/details.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

/** The time that is kept while it is paid, and the person it is for. */
export type SlotHoldInput = { readonly who: WhoDetails; readonly startsAt: string };

/**
 * Outcome of the hold. Lost: another patient has the time, and nothing was paid. Taken: it was paid and the time could
 * not be had; the payment stays good for another one.
 */
export type SlotHoldOutput =
  | { readonly kind: 'confirmed'; readonly appointment: Appointment | null }
  | { readonly kind: 'lost' | 'taken'; readonly said: string | null }
  | { readonly kind: 'released' };

/** The server's records on a time and a person. */
export type Standing = {
  /** Hold on the time now. */
  readonly hold: Appointment | null;
  /** Booking of the time that was made already, in this tab or another one. */
  readonly booked: Appointment | null;
  /** Payment for a call of this length that has no time yet. */
  readonly payment: PaymentStatus | null;
};
/** Verdict of the server on the wish to hold the time. */
export type Holding =
  | { readonly verdict: 'held'; readonly hold: Appointment }
  | { readonly verdict: 'taken'; readonly said: string };
/** Verdict of the server on confirming the time with the payment. */
export type Confirmed =
  | { readonly verdict: 'confirmed'; readonly appointment: Appointment }
  | { readonly verdict: 'taken'; readonly said: string }
  /** The money has not arrived yet. */
  | { readonly verdict: 'notPaid'; readonly said: string };
/** Request of a confirmation: the hold, and the payment made. */
export type Confirming = { readonly id: string; readonly paymentId: string };

type SlotHoldContext = SlotHoldInput & {
  readonly hold: Appointment | null;
  readonly appointment: Appointment | null;
  readonly paymentId: string | null;
  /** The server's words on something that it did not do. */
  readonly refusal: string | null;
};
export type SlotHoldEvents =
  | { type: 'hold.requested' }
  | { type: 'hold.released' }
  | { type: 'payment.settled'; paymentId: string }
  | { type: 'confirmation.requested' }
  /** The page is in view again, or connected again: a phone may have slept. */
  | { type: 'page.shown' };

/**
 * Interval at which the server is asked for the state of the time, in milliseconds: another tab may have paid or left
 * it.
 */
const LOOK_MS = 30_000;

/** Facts, effects, decisions and waits that the states of a kept time share. */
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
    /**
     * True for a time that was paid for before it was kept: the payment was for another time, which another patient has
     * by now.
     */
    isKeptAndPaid: ({ context }, holding: Holding) =>
      holding.verdict === 'held' && context.paymentId !== null,
    isKept: (_, holding: Holding) => holding.verdict === 'held',
    isConfirmed: (_, confirmed: Confirmed) => confirmed.verdict === 'confirmed',
    isTaken: (_, confirmed: Confirmed) => confirmed.verdict === 'taken',
  },
  delays: {
    lookInterval: LOOK_MS,
    /** Rest of the ten minutes as the server says it: its clock counts, not the phone's. */
    holdWindow: ({ context }) => context.hold?.held_for_ms ?? 0,
  },
});
