import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import {
  paymentLookMachine,
  selectBankWord,
  selectMinutesLeft,
  selectSecondsAgo,
  selectSpokenMinutes,
} from '../../../machines/payment-look/payment-look.machine.ts';
import type { PaymentLookInput } from '../../../machines/payment-look/payment-look.machine.ts';
import { PAYMENT_LOOK_TEXTS } from '../../../contracts/texts/en/flows/payment-look.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { paymentAt } from '../qr-payment/cases.ts';
import { AFTERWARDS, AT_CHECKOUT, IN_WINDOW, OFFLINE } from './cases.ts';

type Look = typeof paymentLookMachine;

const FRESH = { hasReturned: false, isSaidPaid: false, asked: 0, stepsAgo: 0, minutesLeft: 10 };
const known = { ...IN_WINDOW, ...FRESH };

const PAUSING = 'looking.askingBank.pausing.aging';
const ASKING = 'looking.askingBank.asking';
const UNREACHABLE = 'looking.askingBank.connectionLost';
const COUNTING = 'looking.countingMinutes.counting';

const read = (...asked: Parameters<typeof paymentAt>) => ({
  with: { output: paymentAt(...asked) },
  knows: { payment: paymentAt(...asked), stepsAgo: 0 },
});

/** Whoever comes back, or says that it is paid, has it asked at once; what was known is old by then. */
const returns: Move<Look> = { to: ASKING, knows: { hasReturned: true, stepsAgo: null } };
const says: Move<Look> = { to: ASKING, knows: { isSaidPaid: true, stepsAgo: null } };

const oracle: Oracle<Look> = {
  known,
  opens: [
    { input: IN_WINDOW, at: [PAUSING, COUNTING], knows: { ...IN_WINDOW, ...FRESH } },
    { input: AT_CHECKOUT, at: [PAUSING, COUNTING], knows: { minutesLeft: 30 } },
    { input: AFTERWARDS, at: [PAUSING, COUNTING], knows: FRESH },
  ],
  delays: {
    gap: [
      // [QR-10] [CONST-10]: every five seconds in the window.
      { given: {}, ms: 5000 },
      { given: { asked: 9 }, ms: 5000 },
      // The checkout tells a page that was never left; a page that is seen again asks as often.
      { given: { ...AT_CHECKOUT }, ms: 120_000 },
      { given: { ...AT_CHECKOUT, hasReturned: true }, ms: 5000 },
      // [NEW-12]: growing gaps afterwards.
      { given: { pace: 'late', asked: 0 }, ms: 5000 },
      { given: { pace: 'late', asked: 1 }, ms: 10_000 },
      { given: { pace: 'late', asked: 2 }, ms: 20_000 },
      { given: { pace: 'late', asked: 3 }, ms: 40_000 },
      { given: { pace: 'late', asked: 4 }, ms: 60_000 },
      { given: { pace: 'late', asked: 99 }, ms: 60_000 },
    ],
    // [NEW-10]: whole steps.
    ageStep: 10_000,
    minute: 60_000,
    lookWindow: [
      // [QR-13] [CONST-11]: ten minutes, or what the server says is left of them.
      { given: {}, ms: 600_000 },
      { given: { payment: paymentAt('awaiting', { expires_in_ms: 61_000 }) }, ms: 61_000 },
      { given: { payment: null }, ms: 0 },
      { given: AT_CHECKOUT, ms: 1_800_000 },
      // [NEW-12]: ten minutes more.
      { given: AFTERWARDS, ms: 600_000 },
    ],
  },
  starts: {
    looking: ['calls watchPage', 'waits lookWindow'],
    'looking.askingBank.pausing': ['waits gap'],
    [PAUSING]: ['waits ageStep'],
    [ASKING]: ['calls readPayment'],
    [UNREACHABLE]: ['waits gap'],
    [COUNTING]: ['waits minute'],
  },
  leaves: {
    [PAUSING]: {
      on: {
        'after ageStep': [
          { to: PAUSING, knows: { stepsAgo: 1 }, does: ['waits ageStep'] },
          {
            given: { stepsAgo: null },
            to: PAUSING,
            knows: { stepsAgo: 1 },
            does: ['waits ageStep'],
          },
        ],
      },
    },
    [ASKING]: {
      on: {
        'done: readPayment': [
          { ...read('settled'), to: 'told' },
          { ...read('lateSettled'), to: 'told' },
          { ...read('amountMismatch'), to: 'told' },
          { ...read('refunding'), to: 'told' },
          { ...read('refunded'), to: 'told' },
          { ...read('expired'), to: 'told' },
          { ...read('creationFailed'), to: 'told' },
          {
            ...read('awaiting', { expires_in_ms: 295_000 }),
            to: PAUSING,
            knows: { minutesLeft: 5, stepsAgo: 0 },
          },
          // After the window it is over already, which is no news.
          {
            ...read('expired'),
            given: { pace: 'late', minutesLeft: 7 },
            to: PAUSING,
            knows: { minutesLeft: 7 },
          },
          { ...read('expired'), given: { pace: 'checkout' }, to: PAUSING },
          { ...read('lateSettled'), given: { pace: 'late' }, to: 'told' },
        ],
        'failed: readPayment': { with: { error: OFFLINE }, to: UNREACHABLE },
        'page.shown': { to: 'stays', knows: { hasReturned: true } },
        'check.requested': { to: 'stays', knows: { isSaidPaid: true } },
      },
    },
    [UNREACHABLE]: {
      on: {
        'after gap': { to: ASKING, knows: { asked: 1 } },
        'page.shown': returns,
        'check.requested': says,
      },
    },
    [COUNTING]: {
      on: {
        'after minute': [
          { to: COUNTING, knows: { minutesLeft: 9 }, does: ['waits minute'] },
          {
            given: { minutesLeft: 0 },
            to: COUNTING,
            knows: { minutesLeft: 0 },
            does: ['waits minute'],
          },
        ],
      },
    },
    told: { on: {}, output: { kind: 'told', payment: paymentAt('settled') } },
    ended: { on: {}, output: { kind: 'over' } },
  },
  around: {
    looking: {
      'after lookWindow': [
        { at: PAUSING, to: 'ended' },
        { at: ASKING, to: 'ended' },
      ],
    },
    'looking.askingBank.pausing': {
      'after gap': { at: PAUSING, to: ASKING, knows: { asked: 1 } },
      'page.shown': { at: PAUSING, ...returns },
      'check.requested': { at: PAUSING, ...says },
    },
  },
};

holdAgainst('paymentLook', oracle);

/** A running look over a clock in the test's hand; `answer` is what the server says from now on. */
const looking = (input: PaymentLookInput) => {
  const clock = new SteppingClock();
  const asked: number[] = [];
  let answer: PaymentStatus | null = paymentAt('awaiting');
  let show = (): void => undefined;
  const machine = paymentLookMachine.provide({
    actors: {
      readPayment: fromPromise(async () => {
        asked.push(clock.now);
        if (answer === null) throw OFFLINE;
        return answer;
      }),
      watchPage: fromCallback(({ sendBack }) => {
        show = () => sendBack({ type: 'page.shown' });
      }),
    },
  });
  const actor = createActor(machine, { clock, input });
  actor.start();
  return {
    actor,
    asked,
    answerWith: (next: PaymentStatus | null) => {
      answer = next;
    },
    show: async () => {
      show();
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
    pass: async (ms: number) => {
      const end = clock.now + ms;
      while (clock.now < end) {
        clock.advance(Math.min(1000, end - clock.now));
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    told: () => {
      const snapshot = actor.getSnapshot();
      return [selectBankWord(snapshot), selectSecondsAgo(snapshot), selectMinutesLeft(snapshot)];
    },
  };
};

describe('a payment that is looked for', () => {
  it('[NEW-10] is asked for at once when the page is seen again, and says how old the answer is in whole steps', async () => {
    const look = looking(AFTERWARDS);
    expect(look.told()).toEqual(['unseen', 0, 10]);
    await look.pass(3000);
    await look.show();
    expect(look.asked).toEqual([3000]);
    expect(look.told()).toEqual(['notYet', 0, 10]);
    await look.pass(9000);
    expect(look.told()).toEqual(['notYet', 0, 10]);
    // The second question comes ten seconds after the first, and the next twenty after that.
    await look.pass(12_000);
    expect(look.asked).toEqual([3000, 13_000]);
    expect(look.told()).toEqual(['notYet', 10, 10]);
    expect(PAYMENT_LOOK_TEXTS.looked(0)).toBe('Last looked just now.');
    expect(PAYMENT_LOOK_TEXTS.looked(10)).toBe('Last looked 10 seconds ago.');
  });

  it('[NEW-10] says that it is not connected, and asks again on return', async () => {
    const look = looking(IN_WINDOW);
    look.answerWith(null);
    await look.show();
    expect(look.told()).toEqual(['unreachable', 0, 10]);
    look.answerWith(paymentAt('awaiting'));
    await look.show();
    expect(look.asked).toEqual([0, 0]);
    expect(look.told()).toEqual(['notYet', 0, 10]);
  });

  it('[NEW-12] is looked for ten minutes after its window, ever more seldom, and then no more', async () => {
    const look = looking(AFTERWARDS);
    look.answerWith(paymentAt('expired'));
    await look.pass(599_000);
    const gaps = look.asked.map((at, index) => (at - (look.asked[index - 1] ?? 0)) / 1000);
    expect(gaps).toEqual([5, 10, 20, 40, 60, 60, 60, 60, 60, 60, 60, 60]);
    expect(look.told()).toEqual(['unseen', 40, 1]);
    await look.pass(1000);
    expect(look.actor.getSnapshot().output).toEqual({ kind: 'over' });
    await look.pass(120_000);
    expect(look.asked).toHaveLength(12);
  });

  it('[NEW-12] leads on by itself when it arrives late', async () => {
    const look = looking(AFTERWARDS);
    look.answerWith(paymentAt('lateSettled'));
    await look.pass(5000);
    const told = { kind: 'told', payment: paymentAt('lateSettled') };
    expect(look.actor.getSnapshot().output).toEqual(told);
  });

  it('[NEW-10] is asked for every two minutes at the checkout, and every five seconds once the page was left', async () => {
    const look = looking(AT_CHECKOUT);
    await look.pass(180_000);
    expect(look.asked).toEqual([120_000]);
    await look.show();
    await look.pass(10_000);
    expect(look.asked).toEqual([120_000, 180_000, 185_000, 190_000]);
  });
});

describe('the time left to pay', () => {
  it('is counted in begun minutes, and read out at five, two and one', () => {
    const heard = [600_000, 300_001, 300_000, 299_000, 120_000, 119_000, 60_000, 1000].map((ms) => {
      const payment = paymentAt('awaiting', { expires_in_ms: ms });
      const snapshot = createActor(paymentLookMachine, {
        input: { ...IN_WINDOW, payment },
      }).getSnapshot();
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
