import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import type { Oracle } from '../../kit/oracle.ts';
import {
  CONFIRMED,
  HELD,
  NOTHING,
  OFFLINE,
  STANDS_BOOKED,
  STANDS_HELD,
} from '../slot-hold/cases.ts';
import { CLOSED, NO_ORDER, VERIFIED } from './cases.ts';

type Leaves = Oracle<typeof bookingFlowMachine>['leaves'];

const PAYING = 'paying.awaitingPayment';
const UNREACHABLE = ['emits notice.raised: Not connected'];

/** What the booking promises while its time is kept and paid. */
export const payingLeaves: Pick<Leaves, Extract<keyof Leaves, `paying.${string}`>> = {
  [PAYING]: {
    on: {
      'payment.requested': { to: 'paying.checkingHold' },
      'payment.declined': { to: 'paying.leaving' },
      'address.moved': { with: { page: 'review' }, to: 'paying.leaving' },
    },
  },
  'paying.checkingHold': {
    tags: ['busy'],
    on: {
      'done: checkHold': [
        { with: { output: STANDS_BOOKED }, to: 'booked', knows: { appointment: CONFIRMED } },
        {
          given: { holdId: null },
          with: { output: STANDS_HELD },
          to: 'paying.payingByCard',
          knows: { holdId: HELD.id },
        },
        // Nobody pays for a time that is kept no longer.
        { with: { output: NOTHING }, to: PAYING, does: ['tells slotHold: page.shown'] },
      ],
      'failed: checkHold': { with: { error: OFFLINE }, to: PAYING, does: UNREACHABLE },
    },
  },
  'paying.payingByCard': {
    on: {
      'done: cardPayment': [
        {
          with: { output: VERIFIED },
          to: 'paying.confirming',
          does: ['tells slotHold: payment.settled'],
        },
        { with: { output: NO_ORDER }, to: PAYING, knows: { failedOrders: 1 } },
        {
          with: { output: CLOSED },
          to: PAYING,
          knows: { failedOrders: 0 },
          does: ['tells slotHold: page.shown'],
        },
      ],
    },
  },
  'paying.confirming': { tags: ['busy'], on: {} },
  'paying.leaving': { tags: ['busy'], on: {} },
};
