import type { Database } from '../../db/connect.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import type { PaymentProvider, Period } from '../../providers/payments/port.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import type { MoneyRow } from '../../repositories/payment-ledger.ts';
import { readLife } from './apply-event.ts';
import { countedAmount, refundsDue } from './payment-state.ts';

type Deps = { readonly db: Database; readonly provider: PaymentProvider };

/** A number of captures or refunds and their sum, in paise. */
type Total = { readonly count: number; readonly amount: number };

/** The totals of our ledger and of the provider. */
type Sums = { readonly ledger: Total; readonly provider: Total };

type Reconciliation = {
  readonly captured: Sums;
  readonly refunded: Sums;
  /** Refunds still due for the payments of the period, in paise. */
  readonly due: number;
  /** One line for each difference; empty when the ledger and the provider agree. */
  readonly differences: readonly string[];
};

/** A capture or refund under the id that the provider gave it, in paise. */
type Entry = { readonly id: string; readonly amount: number; readonly fee?: number };

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

const totalOf = (entries: readonly { readonly amount: number }[]): Total => ({
  count: entries.length,
  amount: sumOf(entries),
});

/** How captures and refunds are found in the ledger and at the provider. */
type Direction = {
  readonly event: 'captured' | 'refunded';
  readonly what: string;
  readonly nameOf: (row: Pick<MoneyRow, 'captureId' | 'refundId'>) => string;
  readonly listed: (provider: PaymentProvider, period: Period) => Promise<readonly Entry[]>;
  /** Asks for one that the list of the period lacks: we may have learned of it later than it happened. */
  readonly asked: (provider: PaymentProvider, row: MoneyRow) => Promise<readonly Entry[]>;
};

const CAPTURED: Direction = {
  event: 'captured',
  what: 'payment',
  nameOf: ({ captureId }) => captureId ?? '',
  listed: (provider, period) => provider.capturedIn(period),
  asked: async (provider, { providerRef }) => {
    const all = providerRef === null ? [] : await provider.paymentsOf(providerRef);
    return all.filter(({ status }) => status === 'captured' || status === 'refunded');
  },
};

const REFUNDED: Direction = {
  event: 'refunded',
  what: 'refund',
  nameOf: ({ refundId }) => refundId ?? '',
  listed: (provider, period) => provider.refundedIn(period),
  asked: async (provider, { captureId }) =>
    (await provider.refundsOf(captureId ?? '')).filter(({ status }) => status === 'processed'),
};

const compareMoney = async (
  { db, provider }: Deps,
  { event, what, nameOf, listed, asked }: Direction,
  period: Period,
): Promise<{ readonly sums: Sums; readonly differences: string[] }> => {
  const ledger = paymentLedgerIn(db.sql);
  const theirs = await listed(provider, period);
  const ours = await ledger.within({ event, provider: provider.name }, period);
  const names = theirs.map(({ id }) => id);
  const found = new Map(
    (await ledger.byNames(event, names)).map((row) => [nameOf(row), row.amount]),
  );
  const counted = theirs.map((each) => ({
    ...each,
    amount: countedAmount(found.get(each.id) ?? each.amount, { fee: 0, ...each }),
  }));
  const differences: string[] = [];
  const compare = (id: string, here: number | undefined, there: number | undefined): void => {
    if (here === there) return;
    if (here === undefined) {
      differences.push(`${what} ${id}: ${inRupees(there ?? 0)} is missing in the ledger`);
    } else if (there === undefined) {
      differences.push(`${what} ${id}: ${inRupees(here)} is missing at the provider`);
    } else {
      const amounts = `${inRupees(here)} in the ledger, ${inRupees(there)} at the provider`;
      differences.push(`${what} ${id}: other amount, ${amounts}`);
    }
  };
  for (const { id, amount } of counted) compare(id, found.get(id), amount);
  for (const row of ours.filter((each) => !names.includes(nameOf(each)))) {
    const id = nameOf(row);
    const there = (await asked(provider, row)).find((each) => each.id === id);
    compare(id, row.amount, there && countedAmount(row.amount, { fee: 0, ...there }));
  }
  return { sums: { ledger: totalOf(ours), provider: totalOf(counted) }, differences };
};

/** Compares the state of each payment with its ledger. */
const compareStates = async ({ db, provider }: Deps, period: Period) => {
  const differences: string[] = [];
  let due = 0;
  for (const payment of await paymentLedgerIn(db.sql).movedIn(provider.name, period)) {
    const life = await readLife(db.sql, payment).catch((error: unknown) => String(error));
    if (typeof life === 'string') differences.push(`payment ${payment.id}: ${life}`);
    else {
      due += sumOf(refundsDue(life));
      if (life.state !== payment.state) {
        const states = `"${payment.state}" in its row, "${life.state}" by its ledger`;
        differences.push(`payment ${payment.id}: ${states}`);
      }
    }
  }
  return { due, differences };
};

/**
 * Compares the ledger of a period with the provider's own lists, and the state of each payment with its ledger.
 * @throws PaymentFailure when the provider does not answer
 */
export const reconcile = async (deps: Deps, period: Period): Promise<Reconciliation> => {
  const captured = await compareMoney(deps, CAPTURED, period);
  const refunded = await compareMoney(deps, REFUNDED, period);
  const states = await compareStates(deps, period);
  return {
    captured: captured.sums,
    refunded: refunded.sums,
    due: states.due,
    differences: [captured, refunded, states].flatMap(({ differences }) => differences),
  };
};
