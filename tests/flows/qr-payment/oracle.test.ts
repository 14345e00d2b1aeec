import type {
  qrPaymentMachine,
  OpenPayment,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { NOTHING, OVER, SESSION_ID, paymentAt, standing, told } from './cases.ts';

type Qr = typeof qrPaymentMachine;

const known = { sessionId: SESSION_ID, ...standing('awaiting') };
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

const found = (...asked: Parameters<typeof told>) => ({
  with: { output: told(...asked) },
  knows: { payment: paymentAt(...asked) },
});

/** So it does where it was looked for. */
const lookedFor: readonly Move<Qr>[] = [
  { ...found('settled'), to: 'succeeded' },
  { ...found('lateSettled'), to: 'lateSettled' },
  { ...found('amountMismatch'), to: 'amountMismatched' },
  { ...found('refunding'), to: 'refunding' },
  { ...found('refunded'), to: 'refunding' },
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
    // [QR-12] [CONST-12]: two seconds.
    settledPause: 2000,
  },
  starts: {
    readingPayment: ['calls readOpenPayment'],
    awaitingSignIn: ['calls signInGate'],
    creatingCode: ['calls createQr'],
    processing: ['calls paymentLook'],
    timedOut: ['emits notice.raised: Payment Timeout'],
    'timedOut.closing': ['calls closeQr'],
    'timedOut.looking': ['calls lateLook'],
    requestingRefund: ['calls requestRefund'],
    succeeded: ['emits notice.raised: Payment Successful!', 'waits settledPause'],
  },
  leaves: {
    readingPayment: {
      tags: ['busy'],
      on: {
        'done: readOpenPayment': [
          ...money,
          { ...read(standing('awaiting', { expires_in_ms: 1000 })), to: 'processing' },
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
            to: 'processing',
            does: ['emits notice.raised: QR Code Generated'],
          },
        ],
        'failed: createQr': { to: 'creationFailed', does: [ERROR] },
      },
    },
    creationFailed: { on: { 'payment.retried': { to: 'pending' } } },
    processing: {
      on: {
        'done: paymentLook': [
          ...lookedFor,
          { ...found('expired'), to: 'timedOut.closing' },
          { with: { output: OVER }, to: 'timedOut.closing' },
        ],
      },
    },
    'timedOut.closing': {
      tags: ['busy'],
      on: {
        'done: closeQr': [...money, { ...read(standing('expired')), to: 'timedOut.looking' }],
        'failed: closeQr': { to: 'timedOut.looking' },
      },
    },
    'timedOut.looking': {
      on: {
        'done: lateLook': [...lookedFor, { with: { output: OVER }, to: 'timedOut.ended' }],
      },
    },
    'timedOut.ended': { on: { 'check.requested': { to: 'timedOut.closing' } } },
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
    timedOut: {
      'payment.retried': [
        { at: 'timedOut.closing', to: 'pending' },
        { at: 'timedOut.looking', to: 'pending' },
        { at: 'timedOut.ended', to: 'pending' },
      ],
    },
  },
};

holdAgainst('qrPayment', oracle);
