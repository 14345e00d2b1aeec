import type { FastifyInstance } from 'fastify';
import { eq, sql as expression } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { XRAY_KEPT_DAYS } from '../../../../contracts/xray/xray-files.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  accounts,
  jobs,
  messages,
  reanalyses,
  sandboxMessages,
} from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { reanalysesIn } from '../../../../server/repositories/reanalyses.ts';
import { xraysIn } from '../../../../server/repositories/xrays.ts';
import { deleteOld } from '../../../../server/services/retention.ts';
import { tidyUp } from '../../../../server/services/xrays/upkeep.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { PASSWORD } from '../../accounts/accounts.kit.ts';
import { addAnalyzed, bodyOf, reanalyse, reanalysesApp, save } from '../reanalyses.kit.ts';
import { ask } from '../xrays.kit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Addresses that the account had: of whose re-analyses go, and of one whose stay. */
const [LOST, LOST_TOO, KEPT] = ['lost@example.org', 'lost-too@example.org', 'kept@example.org'];

describe.each(DATABASES)('[REAN-21] the mails of re-analyses that go on $database', ({ fresh }) => {
  let database: Awaited<ReturnType<typeof fresh>>;
  let db: Database;
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof reanalysesApp>>;

  beforeEach(async () => {
    database = await fresh();
    ({ db } = database);
    made = await reanalysesApp(db);
    ({ app } = made);
  });

  /** @returns the id of a re-analysis whose mail has gone to that address */
  const mailTo = async (email: string, xrayId: string): Promise<string> => {
    await db.sql.update(accounts).set({ email });
    const { body } = await reanalyse(app, made.asha, bodyOf(xrayId));
    expect(body.email_sent).toBe(true);
    return body.reanalysis.id;
  };
  /** Every address of a mail that is still anywhere, once for each row that has it. */
  const addresses = async (): Promise<string[]> => {
    const all = [
      ...(await db.sql.select().from(messages)),
      ...(await db.sql.select().from(sandboxMessages)),
    ];
    const mailed = all.map(({ recipient }) => recipient);
    return mailed.filter((each) => each.endsWith('@example.org')).toSorted();
  };
  /** Until somebody waits for a row that another holds. */
  const isWaiting = () =>
    vi.waitFor(async () => {
      const waiting = await database.peer.sql
        .select({ pid: expression<number>`pid` })
        .from(expression`pg_stat_activity`)
        .where(expression`datname = current_database() and wait_event_type = 'Lock'`);
      expect(waiting).toHaveLength(1);
    }, 10_000);
  const left = async () => (await db.sql.select().from(reanalyses)).map(({ id }) => id);

  it('go with an X-ray that its owner deletes, and those of others stay', async () => {
    const { asha, xrayId } = made;
    const other = await addAnalyzed(app, asha);
    await mailTo(LOST, xrayId);
    await mailTo(LOST_TOO, xrayId);
    const kept = await mailTo(KEPT, other);
    expect(await addresses()).toHaveLength(6);
    await ask(app, asha.token, `/api/account/xrays/${xrayId}/delete`, {});
    expect(await left()).toEqual([kept]);
    expect(await addresses()).toEqual([KEPT, KEPT]);
  });

  it('go with an X-ray that is kept no longer', async () => {
    const { asha, clock, files, xrayId } = made;
    const saved = await addAnalyzed(app, asha);
    await mailTo(LOST, xrayId);
    const kept = await mailTo(KEPT, saved);
    await save(app, asha, kept);
    clock.advance(XRAY_KEPT_DAYS * DAY_MS - 1000);
    // Too young to end by itself.
    await mailTo(LOST_TOO, xrayId);
    clock.advance(2000);
    await tidyUp({ db, clock, ids: randomIds, files });
    expect((await xraysIn(db.sql).ofOwner(asha.id)).map(({ id }) => id)).toEqual([saved]);
    expect(await left()).toEqual([kept]);
    // What is kept for thirty days alone may have gone by itself meanwhile.
    expect((await addresses()).filter((each) => each !== KEPT)).toEqual([]);
  });

  it('go with a re-analysis that is kept no longer, whose X-ray stays', async () => {
    const { asha, clock, xrayId } = made;
    await mailTo(LOST, xrayId);
    const saved = await mailTo('saved@example.org', xrayId);
    await save(app, asha, saved);
    clock.advance(XRAY_KEPT_DAYS * DAY_MS - 1000);
    const young = await mailTo(KEPT, xrayId);
    clock.advance(2000);
    await deleteOld({ db, clock });
    expect((await left()).toSorted()).toEqual([saved, young].toSorted());
    const found = await addresses();
    expect(found).not.toContain(LOST);
    expect(found.filter((each) => each === KEPT)).toHaveLength(2);
  });

  it('stay with an X-ray that is saved while those that end are deleted', async () => {
    const { asha, clock, files, xrayId, diagnosisId } = made;
    const kept = await mailTo(KEPT, xrayId);
    // The jobs of the app would be first.
    await app.close();
    clock.advance(XRAY_KEPT_DAYS * DAY_MS + 1000);
    // Between its being read as one that ends, and its being deleted.
    const beside: Database = {
      ...db,
      transaction: async (work) => {
        await xraysIn(db.sql).change(xrayId, { savedAt: clock.now(), diagnosisId });
        return db.transaction(work);
      },
    };
    expect(await tidyUp({ db: beside, clock, ids: randomIds, files })).toMatchObject({ xrays: 0 });
    expect((await xraysIn(db.sql).ofOwner(asha.id)).map(({ id }) => id)).toEqual([xrayId]);
    expect([await left(), await addresses()]).toEqual([[kept], [KEPT, KEPT]]);
    const removals = await db.sql.select().from(jobs).where(eq(jobs.kind, 'xrayRemoval'));
    expect(removals).toEqual([]);
  });

  it('stay with a re-analysis that is saved while it is waited for', async () => {
    const { clock, xrayId } = made;
    const kept = await mailTo(KEPT, xrayId);
    await app.close();
    clock.advance(XRAY_KEPT_DAYS * DAY_MS + 1000);
    const { peer } = database;
    let deleting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (sql) => {
      await reanalysesIn(sql).save(kept, { savedAt: clock.now(), diagnosisId: null });
      deleting = deleteOld({ db: peer, clock });
      // On the embedded database it waits for its turn, on PostgreSQL for the row.
      if (peer !== db) await isWaiting();
    });
    await deleting;
    expect([await left(), await addresses()]).toEqual([[kept], [KEPT]]);
  });

  it('go with the account', async () => {
    await mailTo(LOST, made.xrayId);
    await ask(app, made.asha.token, '/api/account/erase', { password: PASSWORD });
    expect(await left()).toEqual([]);
    expect(await addresses()).toEqual([]);
  });
});
