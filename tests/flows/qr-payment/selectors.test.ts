import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  qrPaymentMachine,
  selectPaymentStatus,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { NOTHING, SESSION_ID } from './cases.ts';

/** A payment in a state of the chart, with what is known of it. */
const at = (value: string | object) =>
  createActor(qrPaymentMachine, {
    input: { sessionId: SESSION_ID },
    snapshot: qrPaymentMachine.resolveState({
      value: value as never,
      context: { sessionId: SESSION_ID, ...NOTHING },
    }),
  }).getSnapshot();

describe('the status of a payment in the four words', () => {
  it.each([
    ['[QR-08] pending before anything is asked for', 'pending', 'pending'],
    ['[QR-09] processing with a code on screen', 'processing', 'processing'],
    ['[QR-11] success when it is paid', 'succeeded', 'success'],
    ['[DATA-11] success when it was paid late', 'lateSettled', 'success'],
    ['[QR-13] failed when the window is over', { timedOut: 'closing' }, 'failed'],
    ['[QR-15] failed when there is no code', 'creationFailed', 'failed'],
  ])('%s', (_words, value, status) => {
    expect(selectPaymentStatus(at(value))).toBe(status);
  });

  it('[DATA-11] is one of pending, processing, success and failed in every state of the chart', () => {
    const leaves = Object.entries(qrPaymentMachine.states).flatMap(([name, { states }]) => {
      const inner = Object.keys(states);
      return inner.length === 0 ? [name] : inner.map((each) => `${name}.${each}`);
    });
    const told: Record<string, string[]> = {};
    for (const leaf of leaves) {
      const [outer = '', inner] = leaf.split('.');
      const status = selectPaymentStatus(at(inner === undefined ? outer : { [outer]: inner }));
      (told[status] ??= []).push(leaf);
    }
    expect(told).toEqual({
      pending: [
        'readingPayment',
        'readingFailed',
        'pending',
        'awaitingSignIn',
        'creatingCode',
        'refunding',
      ],
      processing: ['processing'],
      success: ['lateSettled', 'requestingRefund', 'refundFailed', 'succeeded', 'settled'],
      failed: [
        'creationFailed',
        'timedOut.closing',
        'timedOut.looking',
        'timedOut.ended',
        'amountMismatched',
      ],
    });
  });
});
