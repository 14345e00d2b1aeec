import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  qrPaymentMachine,
  selectMinutesLeft,
  selectPaymentStatus,
  selectSpokenMinutes,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import type { OpenPayment } from '../../../machines/qr-payment/qr-payment.machine.ts';
import { NOTHING, SESSION_ID, standing } from './cases.ts';

/** A payment in a state of the chart, with what is known of it. */
const at = (value: string | object, known: OpenPayment = NOTHING) =>
  createActor(qrPaymentMachine, {
    input: { sessionId: SESSION_ID },
    snapshot: qrPaymentMachine.resolveState({
      value: value as never,
      context: { sessionId: SESSION_ID, ...known },
    }),
  }).getSnapshot();

describe('the status of a payment in the four words', () => {
  it.each([
    ['[QR-08] pending before anything is asked for', 'pending', 'pending'],
    ['[QR-09] processing with a code on screen', { processing: 'awaitingPayment' }, 'processing'],
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
      processing: [
        'processing.awaitingPayment',
        'processing.checkingPayment',
        'processing.reconnecting',
      ],
      success: ['lateSettled', 'requestingRefund', 'refundFailed', 'succeeded', 'settled'],
      failed: [
        'creationFailed',
        'timedOut.closing',
        'timedOut.closed',
        'timedOut.closingFailed',
        'amountMismatched',
      ],
    });
  });
});

describe('the time left to pay', () => {
  it('is counted in begun minutes, and read out at five, two and one', () => {
    const heard = [600_000, 300_001, 300_000, 299_000, 120_000, 119_000, 60_000, 1000].map((ms) => {
      const snapshot = at(
        { processing: 'awaitingPayment' },
        standing('awaiting', { expires_in_ms: ms }),
      );
      return [selectMinutesLeft(snapshot), selectSpokenMinutes(snapshot)];
    });
    expect(heard).toEqual([
      [10, null],
      [6, null],
      [5, 5],
      [5, 5],
      [2, 2],
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
  });
});
