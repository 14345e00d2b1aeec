import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PRICES } from '../../../../contracts/payments/products.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { payments } from '../../../../server/db/schema.ts';
import { doDueJobs } from '../../../../server/jobs/runner.ts';
import { paymentJobs } from '../../../../server/services/payments/payment-jobs.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { paymentsIn } from '../../../../server/repositories/payments.ts';
import { verifyCheckout } from '../../../../server/services/payments/checkout.ts';
import { readLife } from '../../../../server/services/payments/apply-event.ts';
import { openPayment } from '../../../../server/services/payments/opening.ts';
import type { OpeningDeps } from '../../../../server/services/payments/opening.ts';
import {
  COVERING_STATES,
  coversConsultation,
  lifeOf,
  newPayment,
  paymentTransition,
  refundsDue,
} from '../../../../server/services/payments/payment-state.ts';
import type {
  PaymentEvent,
  PaymentLife,
} from '../../../../server/services/payments/payment-state.ts';
import { endPayment, readPayment } from '../../../../server/services/payments/own-payments.ts';
import { requestRefund } from '../../../../server/services/payments/refunds.ts';
import { receiveWebhook } from '../../../../server/services/payments/webhooks.ts';
import { addOwner } from '../../../kit/account-rows.ts';
import { freshDatabase } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { stepClock } from '../../../kit/server.ts';
import { modelProvider } from '../../../server/payments/model-provider.kit.ts';
import { MINUTE } from '../../../server/payments/payments.kit.ts';

/** How many histories are played; the seed is fixed so that a failure stays one. */
const RULE_RUNS = Number(process.env['INTERLEAVINGS'] ?? 3000);
const SERVICE_RUNS = Math.ceil(RULE_RUNS / 100);
const SEED = 20_261_123;

vi.setConfig({ testTimeout: 60_000 + SERVICE_RUNS * 5000, hookTimeout: 60_000 });

const DUE = 49_900;

/** What must be true of a life at any moment. */
const expectSound = (life: PaymentLife): void => {
  const owed = new Map(refundsDue(life).map(({ captureId, amount }) => [captureId, amount]));
  for (const { id, amount, refunded, refundIds } of life.captures) {
    expect(refunded).toBeLessThanOrEqual(amount);
    expect(new Set(refundIds).size).toBe(refundIds.length);
    // Money is kept for a consultation, or it is back, or the rest of it is due.
    const due = id === life.keptId ? 0 : amount - refunded;
    expect([id, owed.get(id) ?? 0]).toEqual([id, due]);
  }
  const kept = life.captures.find(({ id }) => id === life.keptId);
  expect(coversConsultation(life)).toBe(kept !== undefined);
  if (kept) expect([kept.amount, kept.refunded < kept.amount]).toEqual([life.due, true]);
  expect(COVERING_STATES.includes(life.state)).toBe(coversConsultation(life));
  expect(new Set(life.captures.map(({ id }) => id)).size).toBe(life.captures.length);
};

const money = fc.constantFrom('one', 'two', 'three');
const amounts = fc.constantFrom(DUE, DUE, DUE, DUE - 100, 1);
const events: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom<PaymentEvent>(
    { type: 'opened' },
    { type: 'openFailed' },
    { type: 'expired' },
    { type: 'refundRequested' },
  ),
  fc.record({ type: fc.constant('captured' as const), captureId: money, amount: amounts }),
  fc.record({ type: fc.constant('refundFailed' as const), captureId: money }),
  fc.record({
    type: fc.constant('refunded' as const),
    captureId: money,
    refundId: fc.constantFrom('r1', 'r2', 'r3', 'r4'),
    amount: amounts,
  }),
);

describe('the rules of a payment', () => {
  it('hold in every order of events, told any number of times', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (told) => {
        let life = newPayment(DUE);
        const ledger: PaymentEvent[] = [];
        for (const event of told) {
          const transition = paymentTransition(life, event);
          if (transition.kind !== 'moved') continue;
          // Money that came is counted, whatever the payment was before.
          const sums = [life, transition.to].map(({ captures }) =>
            captures.reduce((sum, { amount }) => sum + amount, 0),
          );
          const came = event.type === 'captured' ? event.amount : 0;
          expect((sums[1] ?? 0) - (sums[0] ?? 0)).toBe(came);
          life = transition.to;
          ledger.push(event);
          expectSound(life);
          expect(lifeOf(DUE, ledger)).toEqual(life);
        }
      }),
      { numRuns: RULE_RUNS, seed: SEED },
    );
  });
});

type Step =
  | { readonly do: 'pay'; readonly right: boolean; readonly status: 'captured' | 'authorized' }
  | { readonly do: 'webhook'; readonly which: number; readonly isAnew: boolean }
  | { readonly do: 'jump'; readonly minutes: number }
  | { readonly do: 'byHand'; readonly amount: number }
  | {
      readonly do:
        | 'poll'
        | 'close'
        | 'verify'
        | 'askBack'
        | 'work'
        | 'down'
        | 'loseReplies'
        | 'slowRefunds'
        | 'recover'
        | 'decline';
    };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      right: fc.constantFrom(true, true, false),
      status: fc.constantFrom('captured' as const, 'captured' as const, 'authorized' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('webhook' as const),
      which: fc.nat(20),
      isAnew: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      minutes: fc.constantFrom(1, 6, 11, 31, 400),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('byHand' as const),
      amount: fc.constantFrom(100, 100_000),
    }),
  },
  {
    weight: 10,
    arbitrary: fc
      .constantFrom(
        'poll' as const,
        'poll' as const,
        'close' as const,
        'verify' as const,
        'askBack' as const,
        'work' as const,
        'work' as const,
        'down' as const,
        'loseReplies' as const,
        'slowRefunds' as const,
        'recover' as const,
        'recover' as const,
        'decline' as const,
      )
      .map((what) => ({ do: what })),
  },
);

describe('the services of payments, between a person, a provider and the clock', () => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = await freshDatabase());
  });

  /** One payment, opened, with everything that can happen to it. */
  const open = async (product: 'videoCall15' | 'reportAndCall30') => {
    await db.sql.execute('truncate jobs');
    const clock = stepClock();
    const bank = modelProvider();
    const ownerId = await addOwner(db);
    const log = { warn: () => undefined, error: () => undefined };
    // Made anew for each step: nothing is remembered but by the database.
    const fresh = (): OpeningDeps => ({
      db,
      clock,
      ids: randomIds,
      seller: UNKNOWN_SELLER,
      provider: bank.provider,
      log,
      wakeJobs: () => undefined,
      prices: DEFAULT_PRICES,
    });
    const asked = { ownerId, product, sessionToken: null, body: {}, requestKey: randomIds.row() };
    const opened = await openPayment(fresh(), asked);
    if (opened.kind !== 'opened') throw new Error('no payment was opened');
    const { id, providerRef, amount } = opened.payment;
    const ref = providerRef ?? '';
    const prefix = randomIds.row();
    const ends: string[] = [];
    const work = () =>
      doDueJobs({
        ...fresh(),
        kinds: paymentJobs(fresh()),
        onEnd: (kind, outcome) => void ends.push(`${kind} ${outcome}`),
      });
    const deliver = async (which: number, isAnew: boolean) => {
      const event = bank.records.events[which % Math.max(1, bank.records.events.length)];
      if (!event) return null;
      const name = isAnew ? randomIds.row() : `${prefix}-${bank.records.events.indexOf(event)}`;
      const raw = Buffer.from(JSON.stringify(event));
      return receiveWebhook(fresh(), { raw, signature: 'signed', eventId: name });
    };
    const apply = async (step: Step): Promise<unknown> => {
      switch (step.do) {
        case 'pay':
          return bank.pay(ref, step.right ? amount : amount - 100, step.status);
        case 'decline':
          return bank.pay(ref, amount, 'failed');
        case 'webhook':
          return deliver(step.which, step.isAnew);
        case 'jump':
          return clock.advance(step.minutes * MINUTE);
        case 'byHand':
          return bank.giveBackByHand(step.amount);
        case 'poll':
          clock.advance(5000);
          return readPayment(fresh(), { ownerId, ref });
        case 'close':
          return endPayment(fresh(), { ownerId, ref });
        case 'verify': {
          const result = { orderId: ref, paymentId: 'pay_1', signature: 'signed' };
          return verifyCheckout(fresh(), { ...result, ownerId });
        }
        case 'askBack':
          return requestRefund(fresh(), { ownerId, id });
        case 'work':
          return work();
        case 'recover':
          bank.settleRefunds();
          return Object.assign(bank.mood, {
            isDown: false,
            losesReplies: false,
            isSlowToRefund: false,
          });
        case 'down':
          bank.mood.isDown = true;
          return undefined;
        case 'loseReplies':
          bank.mood.losesReplies = true;
          return undefined;
        default:
          bank.mood.isSlowToRefund = true;
          return undefined;
      }
    };
    const life = async () => {
      const row = await paymentsIn(db.sql).byId(id);
      const replayed = await readLife(db.sql, { id, amount });
      expect(row?.state).toBe(replayed.state);
      return replayed;
    };
    return { bank, clock, amount, ends, apply, deliver, work, life };
  };

  type Its = Awaited<ReturnType<typeof open>>;
  const booked = ({ captures }: PaymentLife) =>
    captures.map(({ id, amount }) => `${id}: ${amount}`).toSorted();

  /** At any moment the ledger knows no money that the provider does not know. */
  const expectTrue = async ({ bank, life }: Its) => {
    const now = await life();
    expectSound(now);
    const taken = bank.captured();
    expect(booked(now).filter((each) => !taken.includes(each))).toEqual([]);
    const back = bank.records.refunds.filter(({ refund }) => refund.status === 'processed');
    const known = new Set(back.map(({ refund }) => refund.id));
    const told = now.captures.flatMap(({ refundIds }) => refundIds);
    expect(told.filter((each) => !known.has(each))).toEqual([]);
  };

  /** Everything is told and done, more than once. */
  const finish = async ({ bank, clock, apply, deliver, work }: Its) => {
    await apply({ do: 'recover' });
    for (let round = 0; round < 3; round += 1) {
      for (let which = 0; which < bank.records.events.length; which += 1) {
        await deliver(which, round === 1);
      }
      // Long enough for a refund that was given up.
      clock.advance(7 * 60 * MINUTE);
      await work();
      bank.settleRefunds();
    }
  };

  it('agree with the records of the provider, step by step and at the end', async () => {
    const product = fc.constantFrom('videoCall15' as const, 'reportAndCall30' as const);
    const history = fc.array(steps, { minLength: 4, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(product, history, async (what, told) => {
        const its = await open(what);
        for (const step of told) {
          await its.apply(step);
          await expectTrue(its);
        }
        await finish(its);
        await expectTrue(its);
        const end = await its.life();
        expect(booked(end)).toEqual(its.bank.captured());
        const back = end.captures.flatMap(({ id, refunded }) => (refunded > 0 ? [id] : []));
        expect(end.captures.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(
          sumOf(its.bank.records.refunds.map(({ refund }) => refund)),
        );
        expect(refundsDue(end)).toEqual([]);
        const kept = end.captures.filter(
          ({ amount, refunded }) => amount === its.amount && refunded < amount,
        );
        expect(coversConsultation(end)).toBe(kept.length === 1);
        expect(back.length + kept.length).toBeGreaterThanOrEqual(end.captures.length);
      }),
      { numRuns: SERVICE_RUNS, seed: SEED, endOnFailure: true },
    );
    expect((await db.sql.select().from(payments)).length).toBeGreaterThanOrEqual(SERVICE_RUNS);
  });

  it('give money back however long the provider is away', async () => {
    const its = await open('reportAndCall30');
    await its.apply({ do: 'pay', right: false, status: 'captured' });
    await its.apply({ do: 'poll' });
    await its.apply({ do: 'down' });
    for (let tries = 0; tries < 9; tries += 1) {
      await its.work();
      its.clock.advance(60 * MINUTE);
    }
    expect(refundsDue(await its.life())).toHaveLength(1);
    await its.apply({ do: 'recover' });
    its.clock.advance(6 * 60 * MINUTE);
    await its.work();
    expect(its.bank.refunded()).toEqual([expect.stringMatching(/: 49800$/)]);
    expect((await its.life()).state).toBe('refunded');
  });

  it('give back once what takes a while, and call it back when it is', async () => {
    const its = await open('reportAndCall30');
    await its.apply({ do: 'pay', right: false, status: 'captured' });
    await its.apply({ do: 'poll' });
    await its.apply({ do: 'slowRefunds' });
    await its.apply({ do: 'loseReplies' });
    await its.work();
    expect(its.ends).toContain('refund failed');
    its.bank.mood.losesReplies = false;
    its.clock.advance(2 * MINUTE);
    its.ends.length = 0;
    await its.work();
    // The same key: the provider says again what it has said.
    expect(its.ends.filter((end) => end.startsWith('refund'))).toEqual(['refund done']);
    expect(its.bank.records.refunds).toHaveLength(1);
    await expectTrue(its);
    expect(refundsDue(await its.life())).toHaveLength(1);
    await its.apply({ do: 'recover' });
    await its.deliver(its.bank.records.events.length - 1, false);
    expect((await its.life()).state).toBe('refunded');
  });

  it('know of money that went back before they knew that it came', async () => {
    const its = await open('reportAndCall30');
    await its.apply({ do: 'pay', right: true, status: 'captured' });
    await its.apply({ do: 'byHand', amount: 100_000 });
    await its.deliver(1, false);
    await its.deliver(0, false);
    await its.work();
    expect(await its.life()).toMatchObject({ state: 'refunded', keptId: null });
  });

  it('take what is told of reserved money late, and what else was paid beside it', async () => {
    const its = await open('videoCall15');
    await its.apply({ do: 'pay', right: true, status: 'authorized' });
    await its.apply({ do: 'poll' });
    expect(await its.life()).toMatchObject({ state: 'settled' });
    // That it was reserved is told after it was taken, and is answered, or it would be told for a day.
    expect(await its.deliver(0, false)).not.toBe('unavailable');
    expect((await its.life()).captures).toHaveLength(1);
  });
});

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);
