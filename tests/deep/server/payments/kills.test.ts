import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  paymentLedger,
  payments,
  receiptNumbers,
  sandboxPayments,
} from '../../../../server/db/schema.ts';
import { doDueJobs } from '../../../../server/jobs/runner.ts';
import {
  paymentJobs,
  sandboxWebhookJob,
} from '../../../../server/services/payments/payment-jobs.ts';
import { systemClock } from '../../../../server/lib/clock.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { financialYearOf } from '../../../../server/services/payments/receipts/receipt-number.ts';
import { reconcile } from '../../../../server/services/payments/reconciliation.ts';
import type { PaymentDeps } from '../../../../server/services/payments/apply-event.ts';
import { sandboxPayments as sandbox } from '../../../../server/services/payments/sandbox/provider.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { endProcesses, startMain } from '../../../kit/processes.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { stepClock } from '../../../kit/server.ts';
import { MINUTE } from '../../../server/payments/payments.kit.ts';
import { NO_FAULTS, auditReceipts } from '../../../server/payments/receipts.kit.ts';

/** How often a server is killed on each database; KILLS=200 takes half an hour. */
const KILLS = Number(process.env['KILLS'] ?? 6);

/** How many people pay at once. */
const PEOPLE = 3;

vi.setConfig({ testTimeout: 60_000 + KILLS * 20_000 });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

/** What people were told, by payment. */
type Told = { readonly opened: string[]; readonly paid: string[]; readonly settled: string[] };

type Person = Readonly<Record<'address' | 'cookie' | 'token' | 'name', string>>;

/** Opens payments, pays them and waits until they are settled, one after the other, until the server is gone. */
const keepPaying = async ({ address, cookie, token, name }: Person, told: Told): Promise<void> => {
  const authorization = `Bearer ${token}`;
  for (let count = 0; ; count += 1) {
    const opened = await fetch(`${address}/api/payments/create-qr`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        sessionId: `detailed-1767225600000-${name}n${String(count).padStart(4, '0')}`,
        consultationType: 'dental_consultation',
      }),
    });
    expect(opened.status).toBe(200);
    const { qr_code: code, payment_status: status } = (await opened.json()) as {
      qr_code: { id: string };
      payment_status: { id: string };
    };
    told.opened.push(status.id);
    const how = count % 3 === 1 ? 'twice' : 'paid';
    const answer = `${address}/sandbox/pay/${code.id}/answer?how=${how}`;
    expect((await fetch(answer, { headers: { cookie }, redirect: 'manual' })).status).toBe(303);
    told.paid.push(status.id);
    const looked = await fetch(`${address}/api/payments/status/${code.id}`, {
      headers: { authorization },
    });
    const { payment_status: after } = (await looked.json()) as {
      payment_status: { is_paid: boolean };
    };
    if (after.is_paid) told.settled.push(status.id);
  }
};

/** Everything that a process has left is done, long after it. */
const doTheRest = async (db: Database): Promise<PaymentDeps> => {
  const clock = stepClock(systemClock.now().toISOString());
  const provider = sandbox({ db, clock, ids: randomIds });
  const log = { warn: () => undefined, error: () => undefined };
  const deps = {
    db,
    clock,
    ids: randomIds,
    provider,
    seller: UNKNOWN_SELLER,
    log,
    wakeJobs: () => undefined,
  };
  const kinds = [...paymentJobs(deps), sandboxWebhookJob(deps)];
  for (let round = 0; round < 4; round += 1) {
    clock.advance(6 * MINUTE);
    await doDueJobs({ ...deps, kinds, onEnd: () => undefined });
  }
  return deps;
};

describe.each(DATABASES)('servers that are killed while people pay, on $database', ({ bare }) => {
  it('lose no payment that somebody was told of, and double none', async () => {
    const { settings, remove } = await bare();
    undo.push(remove);
    const before = await connect(settings);
    const people = [];
    // Others at each kill: nobody may open as many payments as all of them together.
    for (let index = 0; index < PEOPLE * KILLS; index += 1) {
      people.push(await addSignedIn({ db: before, clock: systemClock }, 'patient'));
    }
    await before.close();
    const where: Record<string, string> =
      settings.databaseUrl === null
        ? { DATA_DIR: settings.dataDir }
        : { DATABASE_URL: settings.databaseUrl };
    const told: Told = { opened: [], paid: [], settled: [] };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const env = { PORT: '0', RATE_LIMIT: 'off', ...where };
      const server = startMain({ env });
      const [, address = '', key] = await server.says(/running at (.*)\n.*[?]key=(.*)\n/);
      const cookie = `toothwise-sandbox=${key}`;
      const now = people.slice(kill * PEOPLE, (kill + 1) * PEOPLE);
      const paying = now.map(({ token }, index) =>
        keepPaying({ address, cookie, token, name: `k${kill}p${index}` }, told).catch(
          (error: unknown) => {
            // The server is gone: anything else is a fault.
            if (!(error instanceof TypeError)) throw error;
          },
        ),
      );
      // Anywhere between opening and settling: every other time once a payment is open, however busy the machine is.
      const openedBefore = told.opened.length;
      if (kill % 2 === 0) {
        await vi.waitFor(() => expect(told.opened.length).toBeGreaterThan(openedBefore), 20_000);
      }
      await new Promise((resolve) => setTimeout(resolve, 60 + ((kill * 137) % 700)));
      server.child.kill('SIGKILL');
      await server.ended;
      await Promise.all(paying);
    }

    const db = await connect(settings);
    undo.push(() => db.close());
    const deps = await doTheRest(db);
    const rows = await db.sql.select().from(payments);
    const stateOf = new Map(rows.map(({ id, state }) => [id, state]));
    expect(told.opened.length).toBeGreaterThanOrEqual(KILLS / 2);
    expect(told.opened.filter((id) => !stateOf.has(id))).toEqual([]);
    const paid = [...new Set([...told.paid, ...told.settled])];
    expect(paid.filter((id) => stateOf.get(id) !== 'settled')).toEqual([]);
    const ledger = await db.sql.select().from(paymentLedger);
    const money = (await db.sql.select().from(sandboxPayments)).filter(
      ({ kind }) => kind === 'payment',
    );
    const captures = ledger.filter(({ event }) => event === 'captured');
    expect(captures.map(({ captureId }) => captureId ?? '').toSorted()).toEqual(
      money.map(({ id }) => id).toSorted(),
    );
    const period = { from: new Date(0), to: deps.clock.now() };
    expect(await reconcile(deps, period)).toMatchObject({ due: 0, differences: [] });
    const audit = await auditReceipts(db);
    expect(audit.faults).toEqual(NO_FAULTS);
    expect(audit.sums).toEqual(audit.ledger);
  });
});

/** The embedded database is this process's own: what is killed there ends with it. */
const WITH_PROCESSES = DATABASES.filter(({ database }) => database === 'PostgreSQL');

describe.each(WITH_PROCESSES)(
  'a server that is killed with a number in its hand, on $database',
  ({ migrated }) => {
    it('[NEW-03] leaves neither the payment nor the number, and the next one gets both', async () => {
      const { settings, remove } = await migrated();
      undo.push(remove);
      const db = await connect(settings);
      undo.push(() => db.close());
      const { token } = await addSignedIn({ db, clock: systemClock }, 'patient');
      const year = financialYearOf(systemClock.now());
      // Whoever wants the first number waits for this connection, with the payment written and not yet for good.
      const holder = new Client({ connectionString: settings.databaseUrl ?? '' });
      await holder.connect();
      undo.push(() => holder.end());
      await holder.query('begin');
      await holder.query('insert into receipt_numbers values ($1, $2, 1)', ['TST', year]);
      const env = { PORT: '0', RATE_LIMIT: 'off', DATABASE_URL: settings.databaseUrl ?? '' };
      const server = startMain({ env });
      const [, address = '', key] = await server.says(/running at (.*)\n.*[?]key=(.*)\n/);
      const cookie = `toothwise-sandbox=${key}`;
      const told: Told = { opened: [], paid: [], settled: [] };
      const paying = keepPaying({ address, cookie, token, name: 'held' }, told).catch(
        () => undefined,
      );
      const waiting = async () => {
        const { rows } = (await db.sql.execute(
          `select 1 from pg_stat_activity where query like 'insert into "receipt_numbers"%' and wait_event_type = 'Lock'`,
        )) as { rows: unknown[] };
        return rows.length;
      };
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), 20_000);
      server.child.kill('SIGKILL');
      await server.ended;
      await paying;
      await holder.query('rollback');
      await vi.waitFor(async () => expect(await waiting()).toBe(0), 20_000);
      expect(await db.sql.select().from(receiptNumbers)).toEqual([]);
      const captured = async () =>
        (await db.sql.select().from(paymentLedger)).filter(({ event }) => event === 'captured');
      expect(await captured()).toEqual([]);
      await doTheRest(db);
      expect(await captured()).toHaveLength(told.paid.length);
      expect((await auditReceipts(db)).faults).toEqual(NO_FAULTS);
    });
  },
);
