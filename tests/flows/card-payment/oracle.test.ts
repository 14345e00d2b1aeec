import { describe, expect, it } from 'vitest';
import type { cardPaymentMachine } from '../../../machines/card-payment/card-payment.machine.ts';
import {
  BOOKING_ERRORS,
  NOT_VERIFIED,
  ORDER_FAILED,
  PAYMENT_CANCELLED,
  PAYMENT_SUCCESSFUL,
  VERIFICATION_ERROR,
} from '../../../contracts/texts/en/flows/card-payment.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { OVER } from '../qr-payment/cases.ts';
import {
  COMPLETED,
  DECLINED_BY_BANK,
  FOR_TIME,
  FOUND,
  INPUT,
  ORDER,
  OTHER_PRICE,
  PAID_ORDER,
  RESULT,
  WRONG,
} from './cases.ts';

const said = (title: string) => [`emits notice.raised: ${title}`];

/** Money that was found while it was looked for, wherever that was. */
const looked: readonly Move<typeof cardPaymentMachine>[] = [
  { with: { output: FOUND }, to: 'settled' },
  { given: FOR_TIME, with: { output: FOUND }, to: 'verified' },
  { with: { output: WRONG }, to: 'verificationRefused', does: said('Payment Verification Failed') },
  { with: { output: OVER }, to: 'stays' },
];

const oracle: Oracle<typeof cardPaymentMachine> = {
  known: { ...INPUT, order: ORDER, result: RESULT, declinedBy: null, prices: null },
  opens: [
    {
      input: INPUT,
      at: 'awaitingSignIn',
      knows: { ...INPUT, order: null, result: null, declinedBy: null, prices: null },
    },
    { input: FOR_TIME, at: 'awaitingSignIn', knows: FOR_TIME },
  ],
  // [CARD-04] [CONST-13]: the calendar a second after the success.
  delays: { calendarPause: 1000 },
  starts: {
    awaitingSignIn: ['calls signInGate'],
    creatingOrder: ['calls createOrder'],
    awaitingCheckout: ['calls openCheckout', 'calls paymentLook'],
    verifyingPayment: ['calls verifyPayment'],
    verificationFailed: ['calls lateLook'],
    settled: ['emits notice.raised: Payment Successful!', 'waits calendarPause'],
    openingCalendar: ['calls openCalendar'],
  },
  leaves: {
    awaitingSignIn: {
      on: {
        'done: signInGate': [
          { with: { output: { kind: 'granted' } }, to: 'creatingOrder' },
          { with: { output: { kind: 'dismissed' } }, to: 'dismissed' },
        ],
        'failed: signInGate': { to: 'dismissed', does: said('Not connected') },
      },
    },
    creatingOrder: {
      tags: ['busy'],
      on: {
        'done: createOrder': [
          { with: { output: ORDER }, to: 'awaitingCheckout', knows: { order: ORDER } },
          { with: { output: PAID_ORDER }, to: 'settled', knows: { order: PAID_ORDER } },
          // A time is kept already: none has to be chosen.
          {
            given: FOR_TIME,
            with: { output: PAID_ORDER },
            to: 'verified',
            knows: { order: PAID_ORDER },
          },
          { given: FOR_TIME, with: { output: ORDER }, to: 'awaitingCheckout' },
          // [NEW-13]: nothing is ordered before both prices were read.
          { with: { output: OTHER_PRICE }, to: 'priceChanged', knows: { prices: OTHER_PRICE } },
          { given: FOR_TIME, with: { output: OTHER_PRICE }, to: 'priceChanged' },
        ],
        'failed: createOrder': { to: 'dismissed', does: said('Order Creation Failed') },
      },
    },
    priceChanged: {
      on: {
        'price.accepted': {
          given: { prices: OTHER_PRICE },
          to: 'creatingOrder',
        },
        'payment.dismissed': { to: 'dismissed' },
      },
    },
    declined: {
      on: {
        'payment.retried': { to: 'creatingOrder' },
        'payment.dismissed': { to: 'dismissed' },
      },
    },
    awaitingCheckout: {
      tags: ['busy'],
      on: {
        'done: paymentLook': looked,
        'done: openCheckout': [
          { with: { output: COMPLETED }, to: 'verifyingPayment', knows: { result: RESULT } },
          {
            with: { output: { kind: 'dismissed' } },
            to: 'dismissed',
            does: said('Payment Cancelled'),
          },
          // [NEW-11]: closed after a refusal.
          {
            with: { output: DECLINED_BY_BANK },
            to: 'declined',
            knows: { declinedBy: 'bank' },
            does: said('Payment Cancelled'),
          },
          {
            with: { output: { kind: 'notOpened', why: 'connection' } },
            to: 'dismissed',
            does: said('Booking Error'),
          },
          {
            with: { output: { kind: 'notOpened', why: 'configuration' } },
            to: 'dismissed',
            does: said('Booking Error'),
          },
          {
            with: { output: { kind: 'notOpened', why: 'other' } },
            to: 'dismissed',
            does: said('Booking Error'),
          },
        ],
        'failed: openCheckout': { to: 'dismissed', does: said('Booking Error') },
      },
    },
    verifyingPayment: {
      tags: ['busy'],
      on: {
        'done: verifyPayment': [
          { with: { output: { success: true } }, to: 'settled' },
          { given: FOR_TIME, with: { output: { success: true } }, to: 'verified' },
          {
            with: { output: { success: false } },
            to: 'verificationRefused',
            does: said('Payment Verification Failed'),
          },
        ],
        'failed: verifyPayment': {
          to: 'verificationFailed',
          does: said('Payment Verification Error'),
        },
      },
    },
    verificationFailed: {
      on: {
        'done: lateLook': looked,
        'verification.requested': { to: 'verifyingPayment', knows: { result: RESULT } },
        'payment.dismissed': { to: 'dismissed' },
      },
    },
    verificationRefused: { on: { 'payment.dismissed': { to: 'dismissed' } } },
    settled: { on: { 'after calendarPause': { to: 'openingCalendar' } } },
    openingCalendar: {
      on: {
        'done: openCalendar': [
          { with: { output: 'opened' }, to: 'awaitingTime' },
          { with: { output: 'blocked' }, to: 'awaitingTime' },
        ],
        'failed: openCalendar': { to: 'awaitingTime' },
      },
    },
    awaitingTime: { on: { 'payment.dismissed': { to: 'verified' } } },
    verified: { on: {}, output: { kind: 'verified', paymentId: ORDER.payment_id } },
    dismissed: { on: {}, output: { kind: 'dismissed', paymentId: null } },
  },
};

holdAgainst('cardPayment', oracle);

describe('what is said of a card payment', () => {
  it.each([
    ['[CARD-05] success', PAYMENT_SUCCESSFUL, 'Payment Successful!', /^Your video call is paid/],
    [
      '[CARD-06] closed',
      PAYMENT_CANCELLED,
      'Payment Cancelled',
      /^You can try booking again anytime\.$/,
    ],
    [
      '[CARD-11] no order',
      ORDER_FAILED,
      'Order Creation Failed',
      /^Could not create payment order\. Please try again\.$/,
    ],
    [
      '[CARD-12] not verified',
      NOT_VERIFIED,
      'Payment Verification Failed',
      /^Payment could not be verified\. Please contact support\.$/,
    ],
    [
      '[CARD-13] not checked',
      VERIFICATION_ERROR,
      'Payment Verification Error',
      /^Could not verify payment\. Please try again\.$/,
    ],
    [
      '[CARD-14] no connection',
      BOOKING_ERRORS.connection,
      'Booking Error',
      /^Unable to initiate payment\. .*internet connection/,
    ],
    [
      '[CARD-15] not set up',
      BOOKING_ERRORS.configuration,
      'Booking Error',
      /^Unable to initiate payment\. .*not set up correctly/,
    ],
    [
      '[CARD-16] anything else',
      BOOKING_ERRORS.other,
      'Booking Error',
      /^Unable to initiate payment\. Please try again or contact support\.$/,
    ],
  ])('%s', (_id, notice, title, message) => {
    expect(notice.title).toBe(title);
    expect(notice.message).toMatch(message);
  });
});
