import { CHECKOUT_CALLS } from '../../../contracts/payments/products.ts';
import { sayUnreachable } from '../../kit/later-flow.ts';
import type { CardPaymentOutput } from '../../card-payment/card-payment.machine.ts';
import type { SlotHoldOutput, Standing } from '../../slot-hold/slot-hold.machine.ts';
import { bookingFlow, holdOf, minutesOf, orderKeyOf } from '../booking-flow.setup.ts';
import { keep, patientRefused } from './asking.ts';

type Ended = { readonly event: { readonly output: SlotHoldOutput } };
type Read = { readonly event: { readonly output: Standing } };
type Paid = { readonly event: { readonly output: CardPaymentOutput } };

const endedAs = (kind: SlotHoldOutput['kind']) =>
  ({
    type: 'hasEnded',
    params: ({ event }: Ended) => ({ output: event.output, kind }),
  }) as const;

const saidOf = (output: SlotHoldOutput): string | null => ('said' in output ? output.said : null);

const LOOK = { type: 'tellHold', params: { type: 'page.shown' } } as const;
const RELEASE = { type: 'tellHold', params: { type: 'hold.released' } } as const;
const rememberStanding = {
  type: 'rememberStanding',
  params: ({ event }: Read) => event.output,
} as const;

/** The time is kept while it is paid; the `slotHold` machine follows the state of the hold. */
export const paying = bookingFlow.createStateConfig({
  description: 'The time is kept, and paid meanwhile.',
  initial: 'awaitingPayment',
  invoke: {
    id: 'slotHold',
    src: 'slotHold',
    input: ({ context }) => holdOf(context),
    onDone: [
      {
        guard: endedAs('confirmed'),
        target: 'booked',
        actions: { type: 'rememberHeld', params: ({ event }: Ended) => event.output },
      },
      {
        guard: endedAs('taken'),
        target: 'timeTaken',
        actions: {
          type: 'rememberRefusal',
          params: ({ event }: Ended) => ({ said: saidOf(event.output) }),
        },
      },
      {
        guard: endedAs('lost'),
        target: 'choosingTime',
        actions: [
          {
            type: 'takeTimeAway',
            params: ({ event }: Ended) => ({ said: saidOf(event.output) }),
          },
          keep,
        ],
      },
      patientRefused,
      { target: 'reviewing.awaitingWay' },
    ],
  },
  states: {
    awaitingPayment: {
      description: 'The time is kept, or about to be; the person pays or goes back.',
      on: {
        'payment.requested': 'checkingHold',
        'payment.declined': 'leaving',
        'address.moved': 'leaving',
      },
    },
    checkingHold: {
      description: 'Nobody pays for a time that is kept no longer: the server is asked first.',
      tags: 'busy',
      invoke: {
        id: 'checkHold',
        src: 'readHold',
        input: ({ context }) => holdOf(context),
        onDone: [
          {
            guard: { type: 'standsBooked', params: ({ event }: Read) => event.output },
            target: '#bookingFlow.booked',
            actions: rememberStanding,
          },
          {
            guard: { type: 'standsHeld', params: ({ event }: Read) => event.output },
            target: 'payingByCard',
            actions: rememberStanding,
          },
          { target: 'awaitingPayment', actions: LOOK },
        ],
        onError: { target: 'awaitingPayment', actions: sayUnreachable },
      },
    },
    payingByCard: {
      description: 'The checkout is open over the page, or what came of it is checked.',
      invoke: {
        id: 'cardPayment',
        src: 'cardPayment',
        input: ({ context }) => ({
          product: CHECKOUT_CALLS[minutesOf(context)],
          sessionId: null,
          orderKey: orderKeyOf(context),
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }: Paid) => event.output },
            target: 'confirming',
            actions: {
              type: 'tellHold',
              params: ({ event }: Paid) => ({
                type: 'payment.settled' as const,
                paymentId: event.output.paymentId ?? '',
              }),
            },
          },
          {
            guard: { type: 'isWithoutOrder', params: ({ event }: Paid) => event.output },
            target: 'awaitingPayment',
            actions: 'countFailedOrder',
          },
          { target: 'awaitingPayment', actions: LOOK },
        ],
      },
    },
    confirming: {
      description: 'It is paid; the time becomes an appointment.',
      tags: 'busy',
    },
    leaving: {
      description: 'The time is given back on the way to the review.',
      tags: 'busy',
      entry: RELEASE,
    },
  },
});
