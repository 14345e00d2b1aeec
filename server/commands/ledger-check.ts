/** `npm run ledger:check`: compares our ledger of payments with the provider's own lists. Ends with 1 when something differs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { inRupees } from '../../contracts/payments/rupees.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from '../program.ts';
import { paymentsFor } from '../providers/payments/index.ts';
import { PaymentFailure } from '../providers/payments/port.ts';
import type { Period } from '../providers/payments/port.ts';
import { reconcile } from '../services/payments/reconciliation.ts';
import { sandboxPayments } from '../services/payments/sandbox/provider.ts';

/** Length of the period that it compares when none is given, in milliseconds. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

const momentOf = (name: string, value: string | undefined, otherwise: Date): Date => {
  if (value === undefined) return otherwise;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const moment = new Date(isDay ? `${value}T00:00:00+05:30` : value);
  if (Number.isNaN(moment.getTime())) {
    throw new StartError(`${name}: "${value}" is no day such as 2026-01-31, and no moment`);
  }
  return moment;
};

const USAGE = `npm run ledger:check                                        the last seven days
npm run ledger:check -- --from 2026-01-01 --to 2026-02-01   January 2026: days of India, the second no longer among it
`;

const readArgs = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { from: text, to: text } }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`);
  }
};

const readPeriod = (asked: { from?: string; to?: string }, now: Date): Period => {
  const to = momentOf('--to', asked.to, now);
  const from = momentOf('--from', asked.from, new Date(to.getTime() - WEEK_MS));
  if (from >= to) throw new StartError('--from must be before --to');
  return { from, to };
};

/** Writes a moment as India's clocks show it. */
const inIndia = (moment: Date): string =>
  moment.toLocaleString('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

type Reconciliation = Awaited<ReturnType<typeof reconcile>>;

/** Writes the text for the operator: the sums, each difference, and what follows from them. */
const inWords = (
  { captured, refunded, due, differences }: Reconciliation,
  where: string,
): string => {
  const line = (
    what: string,
    { ledger, provider }: Reconciliation['captured'],
    each: string,
  ): string =>
    `${what} ${inRupees(ledger.amount)} in ${ledger.count} ${each}${ledger.count === 1 ? '' : 's'} by our ledger, ${inRupees(provider.amount)} in ${provider.count} by the provider\n`;
  const moved = [captured, refunded].flatMap(({ ledger, provider }) => [ledger, provider]);
  const isEmpty = moved.every(({ count }) => count === 0);
  const end =
    differences.length > 0
      ? `${differences.length} to look into: docs/operations.md says what each means (Payments).\n`
      : isEmpty
        ? `No money moved in this time, by the database in ${where} and by the provider.\n`
        : 'The books agree.\n';
  return (
    line('came:            ', captured, 'payment') +
    line('went back:       ', refunded, 'refund') +
    `still to go back: ${inRupees(due)}\n` +
    differences.map((each) => `DIFFERS: ${each}\n`).join('') +
    end
  );
};

/** Returns the place of the server's database. Refuses a database that this very command would make. */
const placeOf = ({ databaseUrl, dataDir }: Env): string => {
  if (databaseUrl !== null) return 'DATABASE_URL';
  if (existsSync(join(dataDir, 'pg'))) return dataDir;
  throw new StartError(
    `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
  );
};

await runCommand(USAGE, async (env) => {
  const clock = systemClock;
  const period = readPeriod(readArgs(process.argv.slice(2)), clock.now());
  const where = placeOf(env);
  const db = await connect(env);
  try {
    const provider =
      paymentsFor(env.payments, clock) ?? sandboxPayments({ db, clock, ids: randomIds });
    const found = await reconcile({ db, provider }, period);
    const name = provider.name === 'sandbox' ? 'the sandbox' : 'Razorpay';
    process.stdout.write(
      `Our ledger and ${name}, ${inIndia(period.from)} to ${inIndia(period.to)} (India)\n${inWords(found, where)}`,
    );
    if (found.differences.length > 0) process.exitCode = 1;
  } catch (error) {
    if (error instanceof PaymentFailure)
      throw new StartError(`Nothing is compared: ${error.message}`);
    throw error;
  } finally {
    await db.close();
  }
});
