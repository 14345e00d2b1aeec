import { describe } from 'vitest';
import { paying } from './paying.ts';
import { call, showEach, stood, world } from './worlds.ts';
import type { Shown } from './worlds.ts';

const ORDER = { is_paid: false, payment_id: 'payment-1' };
const card = (value: string, facts: object = {}) => stood('cardPayment', value, facts);
const qr = (value: string, payment: object | null) =>
  world({ flows: [stood('qrPayment', value, { payment })] });
const hold = (value: string, facts: object = {}) => stood('slotHold', value, facts);
const booking = (value: Parameters<typeof stood>[1], facts: object) =>
  world({ flows: [stood('bookingFlow', value, facts)] });
const called = (src: string, input: unknown) => world({ calls: [call(src, input)] });
const open = (...services: readonly string[]) => world({ calls: services.map((src) => call(src)) });
const wishes = (src: string, flow: string, ...inputs: readonly object[]) =>
  world({ calls: inputs.map((input) => call(src, input, { flow })) });

const ORDERED = { order: ORDER };
const AT_FIVE = { requestKey: 'key-1', scheduledTime: '17:00' };
const AT_SIX = { requestKey: 'key-1', scheduledTime: '18:00' };
const DEARER = { prices: { told: 29_900, now: 39_900 } };
const DEAREST = { prices: { told: 39_900, now: 49_900 } };

const SHOWN: readonly Shown[] = [
  {
    name: 'No card is charged without an order of the server',
    broken: ['awaitingCheckout', 'verifyingPayment', 'settled', 'awaitingTime', 'verified'].map(
      (value) => world({ flows: [card(value)] }),
    ),
    right: [
      ...['awaitingCheckout', 'verifyingPayment', 'settled', 'awaitingTime', 'verified'].map(
        (value) => world({ flows: [card(value, ORDERED)] }),
      ),
      world({ flows: [card('creatingOrder')] }),
    ],
  },
  {
    name: 'No checkout is opened for an order that is paid',
    broken: [
      called('openCheckout', { order: { ...ORDER, is_paid: true } }),
      called('openCheckout', { order: null }),
    ],
    right: [
      called('openCheckout', ORDERED),
      called('verifyPayment', { order: { ...ORDER, is_paid: true } }),
    ],
  },
  {
    name: 'A price that the patient has not read is not ordered',
    broken: [
      world({ before: [card('creatingOrder')], flows: [card('creatingOrder', DEARER)] }),
      world({ before: [card('priceChanged', DEARER)], flows: [card('creatingOrder', DEAREST)] }),
    ],
    right: [
      world({ before: [card('priceChanged', DEARER)], flows: [card('creatingOrder', DEARER)] }),
      world({ before: [card('creatingOrder')], flows: [card('priceChanged', DEARER)] }),
      world({ before: [card('awaitingSignIn')], flows: [card('creatingOrder')] }),
    ],
  },
  {
    name: 'Money is taken in one place at a time',
    broken: [open('openCheckout', 'createQr'), open('openCheckout', 'openCheckout')],
    right: [
      open('openCheckout', 'createOrder'),
      open('createQr'),
      world({ calls: [call('openCheckout', null, { status: 'done' }), call('createQr')] }),
    ],
  },
  {
    name: 'A code that is paid has a payment',
    broken: [qr('succeeded', null), qr('settled', null)],
    right: [qr('succeeded', {}), qr('settled', {}), qr('processing', null)],
  },
  {
    name: 'No refund is asked for where no money is',
    broken: [called('requestRefund', { payment: null })],
    right: [called('requestRefund', { payment: {} }), called('readPayment', { payment: null })],
  },
  {
    name: 'A slot is never held twice',
    broken: [
      open('holdSlot', 'holdSlot'),
      world({ flows: [hold('held'), hold('readingHold')] }),
      world({ flows: [hold('holding', { hold: {} })] }),
    ],
    right: [
      world({ calls: [call('holdSlot', null, { status: 'done' }), call('holdSlot')] }),
      open('holdSlot', 'readHold', 'readHold'),
      world({ flows: [hold('holding')] }),
      world({ flows: [hold('held', { hold: {} })] }),
    ],
  },
  {
    name: 'A slot is paid by card only while it is held',
    broken: [booking({ paying: 'payingByCard' }, { holdId: null })],
    right: [
      booking({ paying: 'payingByCard' }, { holdId: 'hold-1' }),
      booking({ paying: 'awaitingPayment' }, { holdId: null }),
    ],
  },
  {
    name: 'A held slot is confirmed with its hold and its payment',
    broken: [
      called('confirmHold', { id: '', paymentId: 'payment-1' }),
      called('confirmHold', { id: 'hold-1', paymentId: '' }),
    ],
    right: [
      called('confirmHold', { id: 'hold-1', paymentId: 'payment-1' }),
      called('releaseHold', { id: 'hold-1' }),
    ],
  },
  {
    name: 'What is booked is an appointment',
    broken: [booking('booked', { appointment: null })],
    right: [
      booking('booked', { appointment: {} }),
      booking('bookingAppointment', { appointment: null }),
    ],
  },
  {
    name: 'A key asks for one booking alone, however often',
    broken: [wishes('submitBooking', 'bookingFlow', AT_FIVE, AT_SIX)],
    right: [
      wishes('submitBooking', 'bookingFlow', AT_FIVE, AT_FIVE),
      wishes('submitBooking', 'bookingFlow', AT_FIVE, { ...AT_SIX, requestKey: 'key-2' }),
      wishes('submitBooking', 'bookingDialog', AT_FIVE, AT_SIX),
      wishes('readHold', 'bookingFlow', AT_FIVE, AT_SIX),
    ],
  },
];

describe('the promises about paying and booking', () => {
  showEach(paying, SHOWN);
});
