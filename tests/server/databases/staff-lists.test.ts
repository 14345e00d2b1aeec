import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { DATABASES } from '../../kit/databases.ts';
import { stepClock, testApp } from '../../kit/server.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { addResult } from '../staff-area.kit.ts';

const NOW = '2026-02-10T06:00:00.000Z';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = (at: string) => new Date(`2026-02-${at}:00.000Z`);
const TEN = 'from=2026-02-10&to=2026-02-10';

type Flag = { readonly id: string; readonly at: string; readonly category: string };
type Flags = { readonly red_flags: readonly Flag[]; readonly next: string | null };

describe.each(DATABASES)('the parts of the staff lists on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let token: string;

  beforeEach(async () => {
    ({ db } = await fresh());
    const clock = stepClock(NOW);
    app = await testApp({ db, clock, ids: randomIds });
    token = (await addSignedIn({ db, clock }, 'admin')).token;
  });

  const get = async (path: string) => (await browserOn(app).get(`/api/staff/${path}`, token)).body;

  /** Payments made at the same moment, each asked back but for nothing yet. */
  const addPayments = async (first: number, last: number): Promise<void> => {
    const at = sql`${day('10T04:00').toISOString()}::timestamptz`;
    await db.sql.execute(sql`
      insert into payments (id, product, amount, state, provider, created_at, expires_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        'reportAndCall30', 49900, 'refunding', 'sandbox', ${at}, ${at}
      from generate_series(${first}::int, ${last}::int) as n`);
    await db.sql.execute(sql`
      insert into payment_ledger (payment_id, seq, event, amount, state, source, at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        1, 'refundRequested', 49900, 'refunding', 'webhook', ${at}
      from generate_series(${first}::int, ${last}::int) as n`);
  };

  /** As many more of the result that is there, each with danger signs. */
  const repeatResult = async (times: number): Promise<void> => {
    await db.sql.execute(sql`
      insert into assessments (id, session_token, created_at, request, diagnosis, engine)
      select gen_random_uuid(), session_token, created_at, request, diagnosis, engine
      from (select * from assessments limit 1) as one, generate_series(1, ${times}::int)`);
    await db.sql.execute(sql`
      insert into assessment_facts (assessment_id, created_at, category, level, is_flagged)
      select id, created_at, 'pain', 'moderate', true from assessments
      where id not in (select assessment_id from assessment_facts)`);
  };

  it.each(['payments', 'refunds'])(
    'end with the fiftieth row of the %s unless there is one more, which comes next',
    async (list) => {
      await addPayments(1, 50);
      const full = await get(list);
      expect([full[list].length, full.next]).toEqual([50, null]);
      await addPayments(51, 51);
      const first = await get(list);
      expect(first[list]).toHaveLength(50);
      const rest = await get(`${list}?after=${first.next}`);
      expect([rest[list].length, rest.next]).toEqual([1, null]);
      const rows = [...first[list], ...rest[list]].map((row: { id: string }) => row.id);
      expect(new Set(rows).size).toBe(51);
    },
  );

  it('go on in the log of danger signs behind the last one, and only with those of its filter', async () => {
    const at = (number: number) => new Date(day('10T01:00').getTime() + (number % 17) * 60_000);
    for (let number = 1; number <= 50; number += 1) {
      await addResult(db, { at: at(number), category: 'gums', signs: { trismus: 'no' } });
    }
    await addResult(db, { at: day('10T00:30'), category: 'pain', signs: { trismus: 'no' } });
    await addResult(db, { at: day('09T18:00'), category: 'gums', signs: { trismus: 'no' } });
    const gums = `red-flags?${TEN}&category=gums`;
    const full: Flags = await get(gums);
    expect([full.red_flags.length, full.next]).toEqual([50, null]);
    const times = full.red_flags.map((each) => each.at);
    expect(times).toEqual(times.toSorted().toReversed());
    // The part ends between two of the same moment.
    await addResult(db, { at: at(0), category: 'gums', signs: { trismus: 'yes' } });
    const first: Flags = await get(gums);
    const rest: Flags = await get(`${gums}&after=${first.next}`);
    expect(rest.red_flags).toMatchObject([{ at: at(0).toISOString(), category: 'gums' }]);
    expect(rest.next).toBeNull();
    const ids = [...first.red_flags, ...rest.red_flags].map((each) => each.id);
    expect(new Set(ids).size).toBe(51);
    const all: Flags = await get(`red-flags?${TEN}`);
    const others: Flags = await get(`red-flags?${TEN}&after=${all.next}`);
    expect(others.red_flags.map(({ category }) => category)).toEqual(['gums', 'pain']);
  });

  it('are as files what the filters of the page leave', async () => {
    await addResult(db, { at: day('10T01:00'), category: 'gums', signs: { trismus: 'no' } });
    await addResult(db, { at: day('10T02:00'), category: 'pain', signs: { trismus: 'yes' } });
    await addResult(db, { at: day('09T02:00'), category: 'gums', signs: { trismus: 'yes' } });
    expect(await get(`export?list=redFlags&category=gums&${TEN}`)).toEqual({
      file_name: 'toothwise-redFlags-2026-02-10-2026-02-10.csv',
      csv: '\uFEFFat,category,urgency,asked_back,red_flags,emergencies\r\n2026-02-10T01:00:00.000Z,gums,moderate,trismus: no,,\r\n',
      is_cut: false,
    });
    const days = await get(`export?list=days&category=gums&${TEN}`);
    expect(days.csv).toBe('\uFEFFday,visits,results,bookings\r\n2026-02-10,0,1,0\r\n');
    const conditions = await get(`export?list=conditions&category=lesion&${TEN}`);
    expect(conditions.csv).toBe('\uFEFFid,condition,results\r\n');
    await addPayments(1, 1);
    const refunds = await get('export?list=refunds&from=2026-02-09&to=2026-02-09');
    expect(refunds.csv).toBe('\uFEFFpayment,at,event,amount,state,source\r\n');
    expect((await get(`export?list=refunds&${TEN}`)).csv).toContain(
      `${id(1)},2026-02-10T04:00:00.000Z,refundRequested,499,refunding,webhook\r\n`,
    );
  });

  it('say of a file that it is not whole once there is one row more than it holds', async () => {
    const rowsIn = ({ csv }: { readonly csv: string }): number => csv.split('\r\n').length - 2;
    const lists = ['payments', 'refunds', 'redFlags'];
    await addPayments(1, 5000);
    await addResult(db, { at: day('10T01:00'), signs: { trismus: 'no' } });
    await repeatResult(4999);
    for (const list of lists) {
      const whole = await get(`export?list=${list}`);
      expect([rowsIn(whole), whole.is_cut], list).toEqual([5000, false]);
    }
    await addPayments(5001, 5001);
    await repeatResult(1);
    for (const list of lists) {
      const cut = await get(`export?list=${list}`);
      expect([rowsIn(cut), cut.is_cut], list).toEqual([5000, true]);
    }
    // The newest are in it.
    const { csv } = await get('export?list=payments');
    expect(csv).toContain(`${id(5001)},`);
    expect(csv).not.toContain(`${id(1)},`);
  });
});
