import type {
  qrPaymentMachine,
  OpenPayment,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { NOTHING, SESSION_ID, paymentAt, standing } from './cases.ts';

type Qr = typeof qrPaymentMachine;

const known = { sessionId: SESSION_ID, ...standing('awaiting') };
const PAYING = 'processing.awaitingPayment';
const ERROR = 'emits notice.raised: Payment Error';

const read = (output: OpenPayment) => ({ with: { output }, knows: output });

/** Money that came leads to the same place, whoever hears of it. */
const money: readonly Move<Qr>[] = [
  { ...read(standing('settled')), to: 'succeeded' },
  { ...read(standing('lateSettled')), to: 'lateSettled' },
  { ...read(standing('amountMismatch')), to: 'amountMismatched' },
  { ...read(standing('refunding')), to: 'refunding' },
  { ...read(standing('refunded')), to: 'refunding' },
];

const oracle: Oracle<Qr> = {
  known,
  opens: [
    {
      input: { sessionId: SESSION_ID },
      at: 'readingPayment',
      knows: { sessionId: SESSION_ID, ...NOTHING },
    },
  ],
  delays: {
    // [QR-10] [CONST-10]: five seconds.
    pollInterval: 5000,
    // [QR-12] [CONST-12]: two seconds.
    settledPause: 2000,
    // [QR-13] [CONST-11]: ten minutes, or what the server says is left of them.
    paymentWindow: [
      { given: { payment: paymentAt('awaiting') }, ms: 600_000 },
      { given: { payment: paymentAt('awaiting', { expires_in_ms: 61_000 }) }, ms: 61_000 },
      { given: { payment: null }, ms: 0 },
    ],
  },
  starts: {
    readingPayment: ['calls readOpenPayment'],
    awaitingSignIn: ['calls signInGate'],
    creatingCode: ['calls createQr'],
    processing: ['calls watchPage', 'waits paymentWindow'],
    [PAYING]: ['waits pollInterval'],
    'processing.checkingPayment': ['calls readPayment'],
    'processing.reconnecting': ['waits pollInterval'],
    timedOut: ['emits notice.raised: Payment Timeout'],
    'timedOut.closing': ['calls closeQr'],
    requestingRefund: ['calls requestRefund'],
    succeeded: ['emits notice.raised: Payment Successful!', 'waits settledPause'],
  },
  leaves: {
    readingPayment: {
      tags: ['busy'],
      on: {
        'done: readOpenPayment': [
          ...money,
          { ...read(standing('awaiting', { expires_in_ms: 1000 })), to: PAYING },
          { with: { output: NOTHING }, to: 'pending', knows: NOTHING },
          { with: { output: standing('expired') }, to: 'pending', knows: NOTHING },
        ],
        'failed: readOpenPayment': { to: 'readingFailed' },
      },
    },
    readingFailed: { on: { 'payment.retried': { to: 'readingPayment' } } },
    pending: { on: { 'code.requested': { to: 'awaitingSignIn' } } },
    awaitingSignIn: {
      on: {
        'done: signInGate': [
          { with: { output: { kind: 'granted' } }, to: 'creatingCode' },
          { with: { output: { kind: 'dismissed' } }, to: 'pending' },
        ],
        'failed: signInGate': { to: 'pending', does: ['emits notice.raised: Not connected'] },
      },
    },
    creatingCode: {
      tags: ['busy'],
      on: {
        'done: createQr': [
          ...money,
          {
            ...read(standing('awaiting')),
            to: PAYING,
            does: ['emits notice.raised: QR Code Generated'],
          },
        ],
        'failed: createQr': { to: 'creationFailed', does: [ERROR] },
      },
    },
    creationFailed: { on: { 'payment.retried': { to: 'pending' } } },
    [PAYING]: {
      on: {
        'after pollInterval': { to: 'processing.checkingPayment' },
        'page.shown': { to: 'processing.checkingPayment' },
      },
    },
    'processing.checkingPayment': {
      on: {
        'done: readPayment': [
          ...money,
          { ...read(standing('expired')), to: 'timedOut.closing' },
          { ...read(standing('creationFailed')), to: 'timedOut.closing' },
          { ...read(standing('awaiting', { expires_in_ms: 595_000 })), to: PAYING },
        ],
        'failed: readPayment': { to: 'processing.reconnecting' },
      },
    },
    'processing.reconnecting': {
      on: {
        'after pollInterval': { to: 'processing.checkingPayment' },
        'page.shown': { to: 'processing.checkingPayment' },
      },
    },
    'timedOut.closing': {
      tags: ['busy'],
      on: {
        'done: closeQr': [...money, { ...read(standing('expired')), to: 'timedOut.closed' }],
        'failed: closeQr': { to: 'timedOut.closingFailed' },
      },
    },
    'timedOut.closed': { on: { 'check.requested': { to: 'timedOut.closing' } } },
    'timedOut.closingFailed': { on: { 'check.requested': { to: 'timedOut.closing' } } },
    lateSettled: {
      on: {
        'consultation.chosen': { to: 'settled' },
        'refund.requested': { to: 'requestingRefund' },
      },
    },
    amountMismatched: { on: { 'payment.retried': { to: 'pending' } } },
    requestingRefund: {
      tags: ['busy'],
      on: {
        'done: requestRefund': { ...read(standing('refunding')), to: 'refunding' },
        'failed: requestRefund': { to: 'refundFailed' },
      },
    },
    refundFailed: {
      on: {
        'consultation.chosen': { to: 'settled' },
        'refund.requested': { to: 'requestingRefund' },
      },
    },
    refunding: { on: { 'payment.retried': { to: 'pending' } } },
    succeeded: { on: { 'after settledPause': { to: 'settled' } } },
    settled: { on: {}, output: { kind: 'settled' } },
  },
  around: {
    processing: {
      'after paymentWindow': [
        { at: PAYING, to: 'timedOut.closing' },
        { at: 'processing.checkingPayment', to: 'timedOut.closing' },
        { at: 'processing.reconnecting', to: 'timedOut.closing' },
      ],
    },
    timedOut: {
      'payment.retried': [
        { at: 'timedOut.closing', to: 'pending' },
        { at: 'timedOut.closed', to: 'pending' },
        { at: 'timedOut.closingFailed', to: 'pending' },
      ],
    },
  },
};

holdAgainst('qrPayment', oracle);
