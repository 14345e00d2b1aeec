import type { paymentLookMachine } from '../../../machines/payment-look/payment-look.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { CODE, paymentAt } from '../qr-payment/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };

/** A code in its ten minutes, an order at the checkout, and a code whose window is over. */
export const IN_WINDOW = { ref: CODE.id, payment: paymentAt('awaiting'), pace: 'window' } as const;
export const AT_CHECKOUT = {
  ref: 'order_00000000000001',
  payment: null,
  pace: 'checkout',
} as const;
export const AFTERWARDS = { ref: CODE.id, payment: paymentAt('expired'), pace: 'late' } as const;

export const cases: Cases<typeof paymentLookMachine> = {
  // At the checkout the waits are long enough for each of the others to be over first.
  inputs: [AT_CHECKOUT, IN_WINDOW, AFTERWARDS],
  events: { 'page.shown': [{}], 'check.requested': [{}] },
  actors: {
    readPayment: {
      done: [paymentAt('awaiting'), paymentAt('expired'), paymentAt('settled')],
      error: [OFFLINE],
    },
    watchPage: {},
  },
  contextKey: ({ pace, hasReturned, isSaidPaid }) => [pace, hasReturned, isSaidPaid],
};
