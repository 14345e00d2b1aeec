import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES } from '../../../contracts/payments/payment-states.ts';
import type { PaymentState } from '../../../contracts/payments/payment-states.ts';
import {
  coversConsultation,
  lifeOf,
  newPayment,
  paymentTransition,
  refundsDue,
} from '../../../server/services/payments/payment-state.ts';
import type { PaymentEvent, PaymentLife } from '../../../server/services/payments/payment-state.ts';

const DUE = 49_900;

const opened: PaymentEvent = { type: 'opened' };
const openFailed: PaymentEvent = { type: 'openFailed' };
const expired: PaymentEvent = { type: 'expired' };
const asked: PaymentEvent = { type: 'refundRequested' };
const paid = (captureId: string, amount = DUE): PaymentEvent => ({
  type: 'captured',
  captureId,
  amount,
});
const back = (captureId: string, amount = DUE, refundId = `r-${captureId}`): PaymentEvent => ({
  type: 'refunded',
  captureId,
  refundId,
  amount,
});
const notBack = (captureId: string): PaymentEvent => ({ type: 'refundFailed', captureId });

/** A history that leads to each state. */
const HISTORIES: Readonly<Record<PaymentState, readonly PaymentEvent[]>> = {
  creating: [],
  creationFailed: [openFailed],
  awaiting: [opened],
  expired: [opened, expired],
  settled: [opened, paid('one')],
  lateSettled: [opened, expired, paid('one')],
  amountMismatch: [opened, paid('one', 100)],
  refunding: [opened, paid('one'), asked],
  refunded: [opened, paid('one'), asked, back('one')],
};

/** What each event makes of each state, written down by hand: the state that follows, or the verdict. */
type Row = Readonly<
  Record<
    'opened' | 'openFailed' | 'expired' | 'paidRight' | 'paidWrong' | 'asked',
    PaymentState | 'illegal' | 'known'
  >
>;

const TABLE: Readonly<Record<PaymentState, Row>> = {
  creating: {
    opened: 'awaiting',
    openFailed: 'creationFailed',
    expired: 'expired',
    paidRight: 'settled',
    paidWrong: 'amountMismatch',
    asked: 'illegal',
  },
  creationFailed: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'illegal',
    paidRight: 'lateSettled',
    paidWrong: 'amountMismatch',
    asked: 'illegal',
  },
  awaiting: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'expired',
    paidRight: 'settled',
    paidWrong: 'amountMismatch',
    asked: 'illegal',
  },
  expired: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'known',
    paidRight: 'lateSettled',
    paidWrong: 'amountMismatch',
    asked: 'illegal',
  },
  settled: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'illegal',
    paidRight: 'settled',
    paidWrong: 'settled',
    asked: 'refunding',
  },
  lateSettled: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'known',
    paidRight: 'lateSettled',
    paidWrong: 'lateSettled',
    asked: 'refunding',
  },
  amountMismatch: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'amountMismatch',
    paidRight: 'settled',
    paidWrong: 'amountMismatch',
    asked: 'illegal',
  },
  refunding: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'illegal',
    paidRight: 'refunding',
    paidWrong: 'refunding',
    asked: 'illegal',
  },
  refunded: {
    opened: 'illegal',
    openFailed: 'illegal',
    expired: 'illegal',
    paidRight: 'refunding',
    paidWrong: 'refunding',
    asked: 'illegal',
  },
};

const EVENTS: Readonly<Record<keyof Row, PaymentEvent>> = {
  opened,
  openFailed,
  expired,
  paidRight: paid('another'),
  paidWrong: paid('another', 100),
  asked,
};

const verdictOf = (life: PaymentLife, event: PaymentEvent): string => {
  const transition = paymentTransition(life, event);
  return transition.kind === 'moved' ? transition.to.state : transition.kind;
};
const after = (...history: PaymentEvent[]): PaymentLife => lifeOf(DUE, history);

describe('the life of a payment', () => {
  it.each(PAYMENT_STATES)('moves out of "%s" as the table says', (state) => {
    const life = lifeOf(DUE, HISTORIES[state]);
    expect(life.state).toBe(state);
    const verdicts = Object.fromEntries(
      Object.entries(EVENTS).map(([name, event]) => [name, verdictOf(life, event)]),
    );
    expect(verdicts).toEqual(TABLE[state]);
  });

  it.each(PAYMENT_STATES)(
    'in "%s" counts nothing twice and refunds nothing that never came',
    (state) => {
      const life = lifeOf(DUE, HISTORIES[state]);
      for (const event of HISTORIES[state].filter(({ type }) => /captured|refunded/.test(type))) {
        expect(verdictOf(life, event)).toBe('known');
      }
      expect(verdictOf(life, back('stranger'))).toBe('illegal');
      expect(verdictOf(life, notBack('stranger'))).toBe('illegal');
    },
  );

  it('begins without money, and covers a consultation only when exactly what is due came', () => {
    expect(newPayment(DUE)).toEqual({
      state: 'creating',
      due: DUE,
      captures: [],
      keptId: null,
      isOver: false,
    });
    const covering = PAYMENT_STATES.filter((state) =>
      coversConsultation(lifeOf(DUE, HISTORIES[state])),
    );
    expect(covering).toEqual(['settled', 'lateSettled']);
  });

  it('[QR-13] keeps money that comes after the window, and lets it be asked back', () => {
    const late = after(opened, expired, paid('late'));
    expect([late.state, late.keptId, refundsDue(late)]).toEqual(['lateSettled', 'late', []]);
    const wanted = after(opened, expired, paid('late'), asked);
    expect(refundsDue(wanted)).toEqual([{ captureId: 'late', amount: DUE }]);
  });

  it('gives back what is paid twice, and keeps the first', () => {
    const twice = after(opened, paid('one'), paid('two'));
    expect([twice.state, twice.keptId]).toEqual(['settled', 'one']);
    expect(refundsDue(twice)).toEqual([{ captureId: 'two', amount: DUE }]);
    const cleared = after(opened, paid('one'), paid('two'), back('two'));
    expect([cleared.state, cleared.keptId, refundsDue(cleared)]).toEqual(['settled', 'one', []]);
  });

  it('gives back a wrong amount, and takes the right one after it', () => {
    const wrong = after(opened, paid('wrong', 29_900));
    expect(refundsDue(wrong)).toEqual([{ captureId: 'wrong', amount: 29_900 }]);
    const righted = after(opened, paid('wrong', 29_900), paid('right'));
    expect([righted.state, righted.keptId]).toEqual(['settled', 'right']);
    expect(refundsDue(righted)).toEqual([{ captureId: 'wrong', amount: 29_900 }]);
    const late = after(opened, paid('wrong', 29_900), expired, paid('right'));
    expect(late.state).toBe('lateSettled');
    const over = after(opened, paid('wrong', 29_900), back('wrong', 29_900));
    expect([over.state, coversConsultation(over), refundsDue(over)]).toEqual([
      'refunded',
      false,
      [],
    ]);
  });

  it('gives back in parts what the provider gives back in parts', () => {
    const asking = [opened, paid('one'), asked, back('one', 900, 'r1')];
    expect(refundsDue(after(...asking))).toEqual([{ captureId: 'one', amount: 49_000 }]);
    expect(after(...asking).state).toBe('refunding');
    expect(after(...asking, back('one', 49_000, 'r2')).state).toBe('refunded');
    expect(verdictOf(after(...asking), back('one', 49_001, 'r2'))).toBe('illegal');
    expect(verdictOf(after(...asking), back('one', 0, 'r2'))).toBe('illegal');
  });

  it('covers no consultation once the provider has refunded the kept capture, and still does after a part of it', () => {
    const part = after(opened, paid('one'), back('one', 900, 'r1'));
    expect([part.state, coversConsultation(part)]).toEqual(['settled', true]);
    const whole = after(opened, paid('one'), back('one'));
    expect([whole.state, coversConsultation(whole)]).toEqual(['refunded', false]);
    const other = after(opened, paid('one'), paid('two'), back('one'));
    expect([other.state, coversConsultation(other)]).toEqual(['refunding', false]);
    expect(refundsDue(other)).toEqual([{ captureId: 'two', amount: DUE }]);
  });

  it('still owes what could not be given back', () => {
    const failed = after(opened, paid('one'), asked, notBack('one'));
    expect([failed.state, refundsDue(failed)]).toEqual([
      'refunding',
      [{ captureId: 'one', amount: DUE }],
    ]);
  });

  it('refuses a ledger that somebody has written into', () => {
    expect(() => lifeOf(DUE, [opened, opened])).toThrow(
      'Move 2 of a payment, "opened", is illegal',
    );
    expect(() => lifeOf(DUE, [opened, paid('one'), paid('one')])).toThrow('is known');
  });
});
