import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import type { WhoDetails } from '../../contracts/forms/booking.ts';
import { PATIENT } from '../../contracts/forms/booking.ts';
import type { ProblemsOf } from '../../contracts/forms/form.ts';
import { PRODUCTS } from '../../contracts/payments/products.ts';
import type { CallMinutes } from '../../contracts/payments/products.ts';
import { rememberFailure } from '../kit/refusal.ts';
import { ENTRY_REFUSED, refusalsIn } from '../kit/refused-entry.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import { minutesIn, spokenMinutes } from '../kit/time-left.ts';

/** The time and the length that are kept while they are paid, the doctor by slug (null: any), and the person it is for. */
export type SlotHoldInput = {
  readonly minutes: CallMinutes;
  readonly who: WhoDetails;
  readonly startsAt: string;
  readonly doctor: string | null;
};

export type PatientProblems = ProblemsOf<typeof PATIENT>;

/**
 * Outcome of the hold. Refused: the server does not take one of the person's details, and says why. Lost: another patient has the time, and nothing was paid. Taken: it was paid and the time could
 * not be had; the payment stays good for another one.
 */
export type SlotHoldOutput =
  | { readonly kind: 'confirmed'; readonly appointment: Appointment | null }
  | { readonly kind: 'lost' | 'taken'; readonly said: string | null }
  | { readonly kind: 'refused'; readonly problems: PatientProblems }
  | { readonly kind: 'released' };

/** The server's records on a time and a person. */
export type Standing = {
  /** Hold on the time now. */
  readonly hold: Appointment | null;
  /** Booking of the time that was made already, in this tab or another one. */
  readonly booked: Appointment | null;
  /** Payment that has no time yet; one of this length where there are several. */
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
  /** Faults that the server has found with the person's details. */
  readonly problems: PatientProblems;
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

const { isEntryRefused, refusedEntry } = refusalsIn(PATIENT);

/** Facts, effects, decisions and waits that the states of a kept time share. */
const slotHold = setup({
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
    rememberStanding: assign(({ context }, { hold, booked, payment }: Standing) => ({
      minutes: payment === null ? context.minutes : PRODUCTS[payment.product].minutes,
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
    rememberRefusedEntry: assign(refusedEntry),
  },
  guards: {
    isEntryRefused,
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

/** Returns what the server is asked about. */
const askedOf = ({ minutes, who, startsAt, doctor }: SlotHoldContext): SlotHoldInput => ({
  minutes,
  who,
  startsAt,
  doctor,
});

type Read = { readonly event: { readonly output: Standing } };
type Held = { readonly event: { readonly output: Holding } };
type Done = { readonly event: { readonly output: Confirmed } };

const rememberStanding = {
  type: 'rememberStanding',
  params: ({ event }: Read) => event.output,
} as const;
const rememberHeld = { type: 'rememberHeld', params: ({ event }: Held) => event.output } as const;
const rememberConfirmed = {
  type: 'rememberConfirmed',
  params: ({ event }: Done) => event.output,
} as const;

/** Returns one branch for the state in which the server has the time. */
const whenIt = <Guard extends 'isBooked' | 'isHeldAndPaid' | 'isHeld', Target extends string>(
  guard: Guard,
  target: Target,
) =>
  ({
    guard: { type: guard, params: ({ event }: Read) => event.output },
    target,
    actions: rememberStanding,
  }) as const;

const settled = {
  target: 'confirming',
  actions: {
    type: 'rememberPayment',
    params: ({ event }: { readonly event: { readonly paymentId: string } }) => event,
  },
} as const;

/**
 * Keeps a time while it is paid, for ten minutes. The server's row is the record: a page that was reloaded, asleep or
 * opened twice goes on where it stands, and late money still gets the time as long as no other patient has it. A flow
 * that has a time paid runs it.
 */
export const slotHoldMachine = slotHold.createMachine({
  id: 'slotHold',
  description: 'A time is kept while it is paid.',
  context: ({ input }) => ({
    ...input,
    hold: null,
    appointment: null,
    paymentId: null,
    refusal: null,
    problems: {},
  }),
  output: ({ context: { appointment, refusal, problems }, event }): SlotHoldOutput => {
    const kind = event.output as SlotHoldOutput['kind'];
    if (kind === 'confirmed') return { kind, appointment };
    if (kind === 'refused') return { kind, problems };
    return kind === 'released' ? { kind } : { kind, said: refusal };
  },
  initial: 'readingHold',
  states: {
    readingHold: {
      description: 'The server is asked what is kept, booked or paid already: nobody pays twice.',
      tags: 'busy',
      invoke: {
        id: 'readHold',
        src: 'readHold',
        input: ({ context }) => askedOf(context),
        onDone: [
          whenIt('isBooked', 'confirmed'),
          whenIt('isHeldAndPaid', 'confirming'),
          whenIt('isHeld', 'held'),
          { target: 'holding', actions: rememberStanding },
        ],
        onError: 'readingFailed',
      },
      on: { 'hold.released': 'released' },
    },
    readingFailed: {
      description:
        'Nobody knows whether it is paid already, so nothing is asked for before the server was.',
      on: { 'hold.requested': 'readingHold', 'hold.released': 'released' },
    },
    holding: {
      description: 'The server keeps the time.',
      tags: 'busy',
      invoke: {
        id: 'holdSlot',
        src: 'holdSlot',
        input: ({ context }) => askedOf(context),
        onDone: [
          {
            guard: { type: 'isKeptAndPaid', params: ({ event }) => event.output },
            target: 'confirming',
            actions: rememberHeld,
          },
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'held',
            actions: rememberHeld,
          },
          { target: 'lost', actions: rememberHeld },
        ],
        onError: [
          { ...ENTRY_REFUSED, target: 'detailsRefused' },
          { target: 'holdFailed', actions: rememberFailure },
        ],
      },
      // A time that the server has kept all the same is free again after ten minutes.
      on: { 'hold.released': 'released' },
    },
    holdFailed: {
      description: 'It could not be kept, or nobody knows; what the server has is read first.',
      on: { 'hold.requested': 'readingHold', 'hold.released': 'released' },
    },
    held: {
      description: 'The time is nobody else’s, for as long as the server says.',
      initial: 'awaitingPayment',
      invoke: { id: 'watchPage', src: 'watchPage' },
      after: { holdWindow: 'lapsed' },
      on: { 'payment.settled': settled, 'hold.released': 'releasing' },
      states: {
        awaitingPayment: {
          description: 'The person pays, here or in another tab.',
          on: { 'page.shown': 'checkingHold' },
          after: { lookInterval: 'checkingHold' },
        },
        checkingHold: {
          description: 'The server is asked how the time stands; what it says counts.',
          invoke: {
            id: 'readHoldAgain',
            src: 'readHold',
            input: ({ context }) => askedOf(context),
            onDone: [
              whenIt('isBooked', '#slotHold.confirmed'),
              whenIt('isHeldAndPaid', '#slotHold.confirming'),
              whenIt('isHeld', 'awaitingPayment'),
              { target: '#slotHold.lapsed' },
            ],
            onError: 'reconnecting',
          },
        },
        reconnecting: {
          description: 'The server could not be asked; the time is kept as before.',
          on: { 'page.shown': 'checkingHold' },
          after: { lookInterval: 'checkingHold' },
        },
      },
    },
    lapsed: {
      description:
        'The ten minutes are over: somebody else may take the time, and it can be kept anew.',
      on: {
        'hold.requested': 'readingHold',
        'payment.settled': settled,
        'hold.released': 'released',
      },
    },
    confirming: {
      description: 'What is paid and what is kept become an appointment.',
      tags: 'busy',
      invoke: {
        id: 'confirmHold',
        src: 'confirmHold',
        input: ({ context: { hold, paymentId } }) => ({
          id: hold?.id ?? '',
          paymentId: paymentId ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: rememberConfirmed,
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'taken',
            actions: rememberConfirmed,
          },
          { target: 'confirmationFailed', actions: rememberConfirmed },
        ],
        onError: { target: 'confirmationFailed', actions: rememberFailure },
      },
    },
    confirmationFailed: {
      description: 'It is paid, which is kept; whether the time is ours is asked again, or left.',
      on: { 'confirmation.requested': 'confirming', 'hold.released': 'taken' },
    },
    releasing: {
      description: 'The time is given back, as well as that can be done: it lapses by itself.',
      tags: 'busy',
      invoke: {
        id: 'releaseHold',
        src: 'releaseHold',
        input: ({ context: { hold } }) => ({ id: hold?.id ?? '' }),
        onDone: 'released',
        onError: 'released',
      },
    },
    confirmed: { description: 'It is booked.', type: 'final', output: 'confirmed' },
    lost: {
      description: 'Somebody else has the time; nothing was paid.',
      type: 'final',
      output: 'lost',
    },
    taken: {
      description: 'The time could not be had; what was paid is good for another one.',
      type: 'final',
      output: 'taken',
    },
    detailsRefused: {
      description: 'The server does not take one of the details, which is said at its field.',
      type: 'final',
      output: 'refused',
    },
    released: { description: 'It is kept no longer.', type: 'final', output: 'released' },
  },
});

type SlotHoldSnapshot = SnapshotFrom<typeof slotHoldMachine>;

/** Views of the hold: every leaf of the chart belongs to one of these. */
export type SlotHoldView =
  | 'holding'
  | 'readingFailed'
  | 'holdFailed'
  | 'held'
  | 'lapsed'
  | 'confirming'
  | 'confirmationFailed';

const NAMED = ['readingFailed', 'holdFailed', 'held', 'lapsed', 'confirmationFailed'] as const;

/** Returns the view that is on; a final state shows what led to it until its parent goes on. */
export const selectSlotHoldView = (snapshot: SlotHoldSnapshot): SlotHoldView => {
  const named = NAMED.find((name) => snapshot.matches(name));
  if (named !== undefined) return named;
  const isPaid = ['confirming', 'confirmed', 'taken'].some((name) =>
    snapshot.matches(name as 'confirming'),
  );
  return isPaid ? 'confirming' : 'holding';
};

/** Returns the hold; null before there is one. */
export const selectHold = ({ context }: SlotHoldSnapshot): Appointment | null => context.hold;

/** Returns the minutes left, as the server last said. */
export const selectHoldMinutes = ({ context }: SlotHoldSnapshot): number =>
  minutesIn(context.hold?.held_for_ms ?? 0);

/** Returns the minutes to read out; null before there are any. */
export const selectSpokenHoldMinutes = (snapshot: SlotHoldSnapshot): number | null =>
  spokenMinutes(selectHoldMinutes(snapshot));

/** Returns true when the server could not be asked just now. */
export const selectIsUnasked = (snapshot: SlotHoldSnapshot): boolean =>
  snapshot.matches({ held: 'reconnecting' });

/** Returns the server's words on something that it did not do; null where it said nothing. */
export const selectHoldRefusal = ({ context }: SlotHoldSnapshot): string | null => context.refusal;
