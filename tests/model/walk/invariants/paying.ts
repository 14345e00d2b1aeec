import type { Order } from '../../../../machines/card-payment/card-payment.machine.ts';
import type { BookingRequest } from '../../../../machines/booking-dialog/booking-dialog.machine.ts';
import type { Confirming } from '../../../../machines/slot-hold/slot-hold.machine.ts';
import { each, eachCall, isAtWork, running } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const TAKES_MONEY: ReadonlySet<string> = new Set(['openCheckout', 'createQr']);

export const paying: readonly Invariant[] = [
  {
    name: 'No card is charged without an order of the server',
    isBroken: each(
      'cardPayment',
      (snapshot) =>
        ['awaitingCheckout', 'verifyingPayment', 'settled', 'awaitingTime', 'verified'].some(
          (state) => snapshot.matches(state as 'settled'),
        ) && snapshot.context.order === null,
    ),
  },
  {
    name: 'No checkout is opened for an order that is paid',
    isBroken: eachCall<{ readonly order: Order | null }>(
      'openCheckout',
      ({ order }) => order === null || order.is_paid,
    ),
  },
  {
    name: 'A price that the patient has not read is not ordered',
    isBroken: each(
      'cardPayment',
      ({ value, context: { prices } }, { before }) =>
        value === 'creatingOrder' &&
        prices !== null &&
        // A price that has come with this very step was on no screen.
        !running(before, 'cardPayment').some(({ context }) => context.prices?.now === prices.now),
    ),
  },
  {
    name: 'Money is taken in one place at a time',
    isBroken: ({ calls }) =>
      calls.filter((call) => TAKES_MONEY.has(call.src) && isAtWork(call)).length > 1,
  },
  {
    name: 'A code that is paid has a payment',
    isBroken: each(
      'qrPayment',
      (snapshot) =>
        (snapshot.matches('succeeded') || snapshot.matches('settled')) &&
        snapshot.context.payment === null,
    ),
  },
  {
    name: 'No refund is asked for where no money is',
    isBroken: eachCall<{ readonly payment: unknown }>(
      'requestRefund',
      ({ payment }) => payment === null,
    ),
  },
  {
    name: 'A slot is never held twice',
    isBroken: ({ calls, flows }) =>
      calls.filter((call) => call.src === 'holdSlot' && isAtWork(call)).length > 1 ||
      running(flows, 'slotHold').length > 1 ||
      running(flows, 'slotHold').some(
        (snapshot) => snapshot.matches('holding') && snapshot.context.hold !== null,
      ),
  },
  {
    name: 'A slot is paid by card only while it is held',
    isBroken: each(
      'bookingFlow',
      (snapshot) =>
        snapshot.matches({ paying: 'payingByCard' }) && snapshot.context.holdId === null,
    ),
  },
  {
    name: 'A held slot is confirmed with its hold and its payment',
    isBroken: eachCall<Confirming>('confirmHold', ({ id, paymentId }) => !id || !paymentId),
  },
  {
    name: 'What is booked is an appointment',
    isBroken: each(
      'bookingFlow',
      (snapshot) => snapshot.matches('booked') && snapshot.context.appointment === null,
    ),
  },
  {
    name: 'A key asks for one booking alone, however often',
    isBroken: ({ calls }) => {
      const asked = calls.filter(
        ({ src, flow }) => src === 'submitBooking' && flow === 'bookingFlow',
      );
      const keys = new Map<string, string>();
      return asked.some(({ input }) => {
        const { requestKey, ...request } = input as BookingRequest;
        const wish = JSON.stringify(request);
        const earlier = keys.get(requestKey) ?? wish;
        keys.set(requestKey, wish);
        return earlier !== wish;
      });
    },
  },
];
