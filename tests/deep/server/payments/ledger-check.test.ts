import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { paymentLedger } from '../../../../server/db/schema.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { endProcesses, startCommand } from '../../../kit/processes.ts';
import { SESSION, callAs, paymentsApp } from '../../../server/payments/payments.kit.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

/** The day on which the clock of the test stands. */
const DAY = ['--from', '2026-01-01T00:00:00Z', '--to', '2026-01-02T00:00:00Z'];

describe.each(DATABASES)('the reconciliation on $database', ({ bare }) => {
  const place = async () => {
    const { settings, remove } = await bare();
    undo.push(remove);
    const env: Record<string, string> =
      settings.databaseUrl === null
        ? { DATA_DIR: settings.dataDir }
        : { DATABASE_URL: settings.databaseUrl };
    return {
      /** The database to itself: only one process may open the embedded one. */
      within: async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
        const db = await connect(settings);
        try {
          return await work(db);
        } finally {
          await db.close();
        }
      },
      check: async (...args: string[]) => {
        const { said, ended } = startCommand('ledger-check', args, { env });
        return { code: await ended, ...said };
      },
    };
  };

  /** One payment that is kept, and one that was paid twice, of which one went back. */
  const pay = async (db: Database) => {
    const its = await paymentsApp(db);
    const call = callAs(its.app, its.member);
    const refs: string[] = [];
    for (const how of ['paid', 'twice'] as const) {
      const asked = { sessionId: `${SESSION}${how}`, consultationType: 'dental_consultation' };
      const { body } = await call('POST', '/api/payments/create-qr', asked);
      refs.push(body.payment_status.id);
      await its.pay(body.qr_code.id, how);
      await its.work();
    }
    await its.app.close();
    return refs;
  };

  it('finds that they agree, and names each difference once something was changed', async () => {
    const { within, check } = await place();
    const [first] = await within(pay);
    expect(await check(...DAY)).toEqual({
      code: 0,
      err: '',
      out:
        'Our ledger and the sandbox, 2026-01-01 05:30 to 2026-01-02 05:30 (India)\n' +
        'came:             ₹1,497 in 3 payments by our ledger, ₹1,497 in 3 by the provider\n' +
        'went back:        ₹499 in 1 refund by our ledger, ₹499 in 1 by the provider\n' +
        'still to go back: ₹0\nThe books agree.\n',
    });
    const names = await within(async (db) => {
      const rows = await db.sql.select().from(paymentLedger).orderBy(asc(paymentLedger.at));
      const inOrder = [first, ...rows.map(({ paymentId }) => paymentId)];
      const money = rows
        .filter(({ captureId }) => captureId !== null)
        .toSorted((a, b) => inOrder.indexOf(a.paymentId) - inOrder.indexOf(b.paymentId));
      const captures = [...new Set(money.map(({ captureId }) => captureId))];
      const refund = money.find(({ refundId }) => refundId !== null)?.refundId;
      const [kept, twice] = captures;
      for (const statement of [
        // Money that we have never heard of, money that the provider does not know, and another amount.
        `insert into sandbox_payments (id, kind, parent, entity, created_at) select 'pay_stranger', kind, parent, jsonb_set(entity, '{value,id}', '"pay_stranger"'), created_at from sandbox_payments where id = '${kept}'`,
        `delete from sandbox_payments where id = '${kept}'`,
        `update sandbox_payments set entity = jsonb_set(entity, '{value,amount}', '49800') where id in ('${twice}', '${refund}')`,
        `update payments set state = 'refunded' where id = '${first}'`,
      ]) {
        await db.sql.execute(statement);
      }
      return { kept, twice, refund };
    });
    const { code, out } = await check(...DAY);
    const said = out.split('\n').filter((line) => line.startsWith('DIFFERS'));
    expect(said.toSorted()).toEqual(
      [
        'DIFFERS: payment pay_stranger: ₹499 is missing in the ledger',
        `DIFFERS: payment ${names.kept}: ₹499 is missing at the provider`,
        `DIFFERS: payment ${names.twice}: other amount, ₹499 in the ledger, ₹498 at the provider`,
        `DIFFERS: refund ${names.refund}: other amount, ₹499 in the ledger, ₹498 at the provider`,
        `DIFFERS: payment ${first}: "refunded" in its row, "settled" by its ledger`,
      ].toSorted(),
    );
    expect(code).toBe(1);
    expect(out).toContain('5 to look into: docs/operations.md says what each means (Payments).');
    expect(out).not.toContain('The books agree');
  });

  it('is of the last seven days, and says what is wrong with a period', async () => {
    const { within, check } = await place();
    await within(async () => undefined);
    const { code, out } = await check('--to', '2026-01-08');
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      'Our ledger and the sandbox, 2026-01-01 00:00 to 2026-01-08 00:00 (India)',
    ]);
    expect(out).toContain('No money moved in this time, by the database in ');
    const { code: refused, err } = await check('--from', 'yesterday');
    expect([refused, err]).toEqual([
      1,
      '--from: "yesterday" is no day such as 2026-01-31, and no moment\n',
    ]);
    const { code: unknown, err: usage } = await check('--since', 'monday');
    expect(unknown).toBe(1);
    expect(usage).toMatch(/^Unknown option '--since'/);
    expect(usage).toContain('the last seven days');
    expect(await check('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('--from'),
    });
  });
});

it('makes no database where there is none, to compare with nothing', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'toothwise-test-')), 'data');
  undo.push(() => rmSync(dirname(dataDir), { recursive: true, force: true }));
  const { said, ended } = startCommand('ledger-check', [], {
    env: { DATA_DIR: dataDir },
  });
  expect([await ended, said]).toEqual([
    1,
    {
      out: '',
      err: `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.\n`,
    },
  ]);
  expect(existsSync(dataDir)).toBe(false);
});
