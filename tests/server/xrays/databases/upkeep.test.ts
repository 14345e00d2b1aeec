import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { XRAYS_OF_ACCOUNT_MAX, XRAY_KEPT_DAYS } from '../../../../contracts/xray/xray-files.ts';
import { jobs, xrays } from '../../../../server/db/schema.ts';
import { doDueJobs } from '../../../../server/jobs/runner.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { tidyUp } from '../../../../server/services/xrays/upkeep.ts';
import { DATABASES } from '../../../kit/databases.ts';
import type { memoryFiles } from '../../../kit/xrays.ts';
import { PASSWORD, saveResultOf, signUpAs } from '../../accounts/accounts.kit.ts';
import { RAVI, analyze, ask, jpeg, upload, xraysApp, xrayJobs } from '../xrays.kit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASES)('what X-rays leave on $database', ({ fresh }) => {
  let database: Awaited<ReturnType<typeof fresh>>;
  let app: FastifyInstance;
  let asha: { id: string; token: string };
  let files: ReturnType<typeof memoryFiles>;
  let clock: Awaited<ReturnType<typeof xraysApp>>['clock'];
  let isAway: boolean;

  beforeEach(async () => {
    database = await fresh();
    ({ app, asha, files, clock } = await xraysApp(database.db));
    isAway = false;
    const { remove } = files;
    files.remove = (name) => (isAway ? Promise.reject(new Error('away')) : remove(name));
  });

  /** The jobs of the app itself are at work as well, so what is under way may be theirs. */
  const soon = (check: () => Promise<void> | void) =>
    vi.waitFor(async () => {
      await work();
      await check();
    }, 10_000);
  const leaves = (...ids: string[]) =>
    soon(() => expect(kept()).toEqual(namesOf(...ids).toSorted()));

  /** The jobs as a process does them that does nothing else, as soon as they are due. */
  const deps = () => xrayJobs({ db: database.db, clock, files });
  const work = () => doDueJobs(deps());
  /** Lets so many milliseconds pass, with the jobs at every minute of the first quarter of an hour, and at the end. */
  const wait = async (ms: number): Promise<void> => {
    const steps = Math.min(15, Math.floor(ms / MINUTE_MS));
    for (let step = 0; step < steps; step += 1) {
      clock.advance(MINUTE_MS);
      await work();
    }
    clock.advance(ms - steps * MINUTE_MS);
    await work();
  };
  const keep = async (person = asha): Promise<string> => {
    const { body } = await upload(app, person, await jpeg());
    return body.fileId;
  };
  const rowsOf = () => database.db.sql.select().from(xrays);
  const namesOf = (...ids: string[]) => ids.flatMap((id) => [`${id}.jpg`, `${id}-preview.jpg`]);
  const kept = () => [...files.kept.keys()].toSorted();

  it('goes when it is deleted: the row at once, the pictures with it', async () => {
    const [one, two] = [await keep(), await keep()];
    expect((await ask(app, asha.token, `/api/account/xrays/${one}/delete`, {})).status).toBe(200);
    expect((await rowsOf()).map(({ id }) => id)).toEqual([two]);
    await leaves(two);
    expect((await ask(app, asha.token, `/api/account/xrays/${one}/delete`, {})).status).toBe(404);
  });

  it('goes when the account is erased, and what others have stays', async () => {
    const ravi = await signUpAs(app, RAVI);
    await keep();
    await keep();
    const other = await keep(ravi);
    const { status } = await ask(app, asha.token, '/api/account/erase', { password: PASSWORD });
    expect(status).toBe(200);
    expect((await rowsOf()).map(({ id }) => id)).toEqual([other]);
    await leaves(other);
  });

  it('goes when the account is erased, however long the store is away', async () => {
    await keep();
    isAway = true;
    await ask(app, asha.token, '/api/account/erase', { password: PASSWORD });
    expect(await rowsOf()).toEqual([]);
    await wait(3 * HOUR_MS);
    await wait(DAY_MS);
    expect(kept()).toHaveLength(2);
    isAway = false;
    await wait(2 * HOUR_MS);
    await leaves();
    // And then nothing more is to be done.
    await soon(async () => {
      const left = await database.db.sql.select().from(jobs).where(eq(jobs.kind, 'xrayRemoval'));
      expect(left.filter(({ state }) => state !== 'done' && state !== 'dead')).toEqual([]);
    });
  });

  it('goes after thirty days unless it was saved with a result', async () => {
    const [unsaved, saved] = [await keep(), await keep()];
    const resultId = await saveResultOf(app, asha);
    await analyze(app, asha, saved);
    await soon(async () => {
      const { body } = await ask(app, asha.token, `/api/account/xrays/${saved}`);
      expect(body.xray.state).toBe('analyzed');
    });
    const asked = { xray_id: saved, diagnosis_id: resultId };
    const path = '/chat_bot/chat/save_xray_analysis';
    expect((await ask(app, asha.token, path, asked)).status).toBe(200);
    clock.advance(XRAY_KEPT_DAYS * DAY_MS - 1);
    await work();
    expect(kept()).toEqual(namesOf(unsaved, saved).toSorted());
    // The day of its end; it goes with the next round of the day.
    clock.advance(DAY_MS);
    await leaves(saved);
    expect((await rowsOf()).map(({ id }) => id)).toEqual([saved]);
  });

  it('goes with the next round of the day where it was refused, since no list shows it', async () => {
    const [refused, other] = [await keep(), await keep()];
    await database.db.sql.update(xrays).set({ state: 'refused' }).where(eq(xrays.id, refused));
    await work();
    expect(kept()).toEqual(namesOf(refused, other).toSorted());
    clock.advance(DAY_MS);
    await leaves(other);
    expect((await rowsOf()).map(({ id }) => id)).toEqual([other]);
  });

  it('goes where its picture never came: the row after an hour', async () => {
    const { put } = files;
    files.put = () => Promise.reject(new Error('away'));
    expect((await upload(app, asha, await jpeg())).status).toBe(500);
    files.put = put;
    await work();
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['storing']);
    clock.advance(DAY_MS);
    await soon(async () => expect(await rowsOf()).toEqual([]));
  });

  it('is never more than fifty of an account; one goes and one may come', async () => {
    const file = await jpeg();
    const first = await keep();
    const [row] = await rowsOf();
    if (!row) throw new Error('No row');
    const more = Array.from({ length: XRAYS_OF_ACCOUNT_MAX - 1 }, () => ({
      ...row,
      id: randomIds.row(),
    }));
    await database.db.sql.insert(xrays).values(more);
    const full = await upload(app, asha, file, { key: 'the-51st' });
    expect([full.status, full.body]).toEqual([
      200,
      {
        success: false,
        verdict: 'tooMany',
        message: 'There are 50 X-rays in your account. Please delete one first.',
      },
    ]);
    expect(kept()).toEqual(namesOf(first).toSorted());
    const ravi = await signUpAs(app, RAVI);
    expect((await upload(app, ravi, file)).body.success).toBe(true);
    await ask(app, asha.token, `/api/account/xrays/${first}/delete`, {});
    // The same request made again is a new try, for the first one has made nothing.
    const again = await upload(app, asha, file, { key: 'the-51st' });
    expect(again.body.success).toBe(true);
    expect(await rowsOf()).toHaveLength(XRAYS_OF_ACCOUNT_MAX + 1);
  });

  it('is one of fifty as well where many come at once', async () => {
    const file = await jpeg();
    await keep();
    const [row] = await rowsOf();
    if (!row) throw new Error('No row');
    const more = Array.from({ length: XRAYS_OF_ACCOUNT_MAX - 3 }, () => ({
      ...row,
      id: randomIds.row(),
    }));
    await database.db.sql.insert(xrays).values(more);
    const replies = await Promise.all(Array.from({ length: 4 }, () => upload(app, asha, file)));
    const taken = replies.filter(({ body }) => body.success);
    expect(taken).toHaveLength(2);
    expect(await rowsOf()).toHaveLength(XRAYS_OF_ACCOUNT_MAX);
  });

  it('ends as failed where its analysis has a dead job or none, and nowhere else', async () => {
    const ids = [await keep(), await keep(), await keep(), await keep()];
    const states = ['dead', null, 'waiting', 'running'] as const;
    await app.close();
    await database.db.sql.update(xrays).set({ state: 'analyzing', analyses: 2 });
    const dueAt = new Date(clock.now().getTime() + HOUR_MS);
    for (const [at, state] of states.entries()) {
      const about = { kind: 'xrayAnalysis', dueAt, attempts: 1 };
      // An earlier one says nothing of it.
      const earlier = { ...about, id: randomIds.row(), key: `${ids[at]}:1`, state: 'waiting' };
      const own = { ...about, id: randomIds.row(), key: `${ids[at]}:2`, state };
      const all = [earlier, own].filter((job) => job.state !== null);
      await database.db.sql.insert(jobs).values(all as (typeof jobs.$inferInsert)[]);
    }
    const given = { db: database.db, clock, ids: randomIds, files };
    expect(await tidyUp(given)).toMatchObject({ analyses: 2 });
    const after = new Map((await rowsOf()).map(({ id, state }) => [id, state]));
    expect(ids.map((id) => after.get(id))).toEqual(['failed', 'failed', 'analyzing', 'analyzing']);
  });

  it('leaves an analysis without a row nothing to write, and nothing to read', async () => {
    const id = await keep();
    files.get = () => Promise.reject(new Error('nobody asks for it'));
    await database.db.sql.delete(xrays);
    const due = { id: randomIds.row(), kind: 'xrayAnalysis', key: `${id}:1`, dueAt: clock.now() };
    await database.db.sql.insert(jobs).values({ ...due, state: 'waiting', attempts: 0 });
    await soon(async () => {
      const [job] = await database.db.sql.select().from(jobs).where(eq(jobs.id, due.id));
      expect(job?.state).toBe('done');
    });
    expect(await rowsOf()).toEqual([]);
  });
});
