/**
 * `npm run ledger:check -- --from 2026-01-01 --to 2026-01-08`: compares our ledger of payments with the provider's own lists.
 * Days are those of India, the second of them no longer among it; without them it is the last seven days. Ends with 1 when
 * something differs.
 */
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { rupees } from '../lib/rupees.ts';
import { StartError } from '../lib/start-error.ts';
import { runProgram } from '../program.ts';
import { paymentsFor } from '../providers/payments/index.ts';
import { PaymentFailure } from '../providers/payments/port.ts';
import type { Period } from '../providers/payments/port.ts';
import { compareBooks } from '../services/payments/books.ts';
import { sandboxPayments } from '../services/payments/sandbox/provider.ts';

/** How far back it looks by itself, in milliseconds. */
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

const readPeriod = (args: readonly string[], now: Date): Period => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { from: text, to: text } });
  const to = momentOf('--to', values.to, now);
  const from = momentOf('--from', values.from, new Date(to.getTime() - WEEK_MS));
  if (from >= to) throw new StartError('--from must be before --to');
  return { from, to };
};

await runProgram(async (env) => {
  const clock = systemClock;
  const period = readPeriod(process.argv.slice(2), clock.now());
  const db = await connect(env);
  try {
    const provider =
      paymentsFor(env.payments, clock) ?? sandboxPayments({ db, clock, ids: randomIds });
    const { captured, refunded, due, differences } = await compareBooks({ db, provider }, period);
    const line = (what: string, { ledger, provider: theirs }: typeof captured): string =>
      `${what}: ${rupees(ledger)} in the ledger, ${rupees(theirs)} at the provider\n`;
    process.stdout.write(
      `${provider.name}, ${period.from.toISOString()} to ${period.to.toISOString()}\n` +
        `${line('came', captured)}${line('went back', refunded)}still to go back: ${rupees(due)}\n` +
        differences.map((each) => `DIFFERS: ${each}\n`).join('') +
        (differences.length === 0 ? 'The books agree.\n' : ''),
    );
    if (differences.length > 0) process.exitCode = 1;
  } catch (error) {
    if (error instanceof PaymentFailure)
      throw new StartError(`Nothing is compared: ${error.message}`);
    throw error;
  } finally {
    await db.close();
  }
});
