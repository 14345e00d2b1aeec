import { saidBy } from '../kit/failure.ts';
import { slotHold } from './slot-hold.setup.ts';
import type { Confirmed, Holding, SlotHoldOutput, Standing } from './slot-hold.setup.ts';

type Read = { readonly event: { readonly output: Standing } };
type Held = { readonly event: { readonly output: Holding } };
type Done = { readonly event: { readonly output: Confirmed } };
type Failed = { readonly event: { readonly error: unknown } };

const rememberStanding = {
  type: 'rememberStanding',
  params: ({ event }: Read) => event.output,
} as const;
const rememberHeld = { type: 'rememberHeld', params: ({ event }: Held) => event.output } as const;
const rememberConfirmed = {
  type: 'rememberConfirmed',
  params: ({ event }: Done) => event.output,
} as const;
const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: Failed) => ({ said: saidBy(event.error) }),
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
  }),
  output: ({ context: { appointment, refusal }, event }): SlotHoldOutput => {
    const kind = event.output as SlotHoldOutput['kind'];
    if (kind === 'confirmed') return { kind, appointment };
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
        input: ({ context: { who, startsAt } }) => ({ who, startsAt }),
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
        input: ({ context: { who, startsAt } }) => ({ who, startsAt }),
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
        onError: { target: 'holdFailed', actions: rememberRefusal },
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
            input: ({ context: { who, startsAt } }) => ({ who, startsAt }),
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
        onError: { target: 'confirmationFailed', actions: rememberRefusal },
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
    released: { description: 'It is kept no longer.', type: 'final', output: 'released' },
  },
});
