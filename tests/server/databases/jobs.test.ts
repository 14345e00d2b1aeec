import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { jobs } from '../../../server/db/schema.ts';
import { retention } from '../../../server/services/retention.ts';
import { countUnknown, unknownKinds } from '../../../server/jobs/lanes.ts';
import { doDueJobs, startJobs } from '../../../server/jobs/runner.ts';
import type { JobKind, RunnerDeps } from '../../../server/jobs/runner.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { chatSessionsIn } from '../../../server/repositories/chat-sessions.ts';
import { jobsIn } from '../../../server/repositories/jobs.ts';
import { DATABASES } from '../../kit/databases.ts';
import { deadDatabase, deferred, stepClock } from '../../kit/server.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Work that writes down what it did; `outcome` decides how each run ends. */
const reminders = (outcome: (run: number) => Promise<void> = async () => undefined) => {
  const done: string[] = [];
  const kind: JobKind = {
    name: 'reminder',
    run: async (key) => {
      done.push(key);
      await outcome(done.length);
    },
  };
  return { kind, done };
};

const failing = (): Promise<void> => Promise.reject(new Error('no mail server'));

describe.each(DATABASES)('jobs on $database', ({ fresh }) => {
  let db: Database;
  let peer: Database;
  let clock: ReturnType<typeof stepClock>;
  let logged: string[];
  let ends: string[];

  beforeAll(async () => {
    ({ db, peer } = await fresh());
  });
  beforeEach(async () => {
    clock = stepClock('2026-01-01T10:00:00Z');
    logged = [];
    ends = [];
    await db.sql.execute(sql`truncate jobs`);
  });

  const deps = (...kinds: JobKind[]): RunnerDeps => ({
    db,
    clock,
    ids: randomIds,
    kinds,
    onEnd: (kind, outcome) => ends.push(`${kind} ${outcome}`),
    log: { error: (_line, text) => logged.push(text) },
  });

  const add = (key: string, inMs = 0) =>
    jobsIn(db.sql).add({
      id: randomIds.row(),
      kind: 'reminder',
      key,
      dueAt: new Date(clock.now().getTime() + inMs),
    });

  const due = () => db.sql.select({ dueAt: jobs.dueAt }).from(jobs);

  const rows = () =>
    db.sql.select({ key: jobs.key, state: jobs.state, attempts: jobs.attempts }).from(jobs);

  it('are done when they are due and not before, the oldest first, and once', async () => {
    const { kind, done } = reminders();
    await add('later', 2 * MINUTE);
    await add('sooner', MINUTE);
    await doDueJobs(deps(kind));
    clock.advance(MINUTE - 1);
    await doDueJobs(deps(kind));
    expect(done).toEqual([]);
    clock.advance(MINUTE + 1);
    await doDueJobs(deps(kind));
    await doDueJobs(deps(kind));
    expect(done).toEqual(['sooner', 'later']);
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('are added once, however often and late the same work is asked for', async () => {
    const { kind, done } = reminders();
    const added = await Promise.all([add('b1'), add('b1'), add('b2'), add('b2')]);
    expect(added.filter(Boolean)).toHaveLength(2);
    await doDueJobs(deps(kind));
    expect(await add('b1')).toBe(false);
    await doDueJobs(deps(kind));
    expect(done.toSorted()).toEqual(['b1', 'b2']);
  });

  it('are done once each by many processes at once', async () => {
    const keys = Array.from({ length: 20 }, (_none, index) => `booking-${index}`);
    await Promise.all(keys.map((key) => add(key)));
    const { kind, done } = reminders(() => new Promise((resolve) => setImmediate(resolve)));
    const one = deps(kind);
    const other = { ...deps(kind), db: peer };
    await Promise.all([one, other, one, other, other].map((each) => doDueJobs(each)));
    expect(done.toSorted()).toEqual(keys.toSorted());
    expect(logged).toEqual([]);
  });

  it('are tried again after 1, 2, 4 and 8 minutes, and then given up', async () => {
    const { kind, done } = reminders(failing);
    await add('b1');
    await doDueJobs(deps(kind));
    for (const minutes of [1, 2, 4, 8]) {
      const before = done.length;
      clock.advance(minutes * MINUTE - 1);
      await doDueJobs(deps(kind));
      expect(done).toHaveLength(before);
      clock.advance(1);
      await doDueJobs(deps(kind));
      expect(done).toHaveLength(before + 1);
    }
    expect(await rows()).toEqual([{ key: 'b1', state: 'dead', attempts: 5 }]);
    expect(logged).toEqual([...Array(5).fill('a job failed'), 'a job is given up']);
    expect(ends).toEqual([...Array(4).fill('reminder failed'), 'reminder dead']);
    clock.advance(DAY);
    await doDueJobs(deps(kind));
    expect(done).toHaveLength(5);
  });

  it('that failed once and then went well are done', async () => {
    const { kind, done } = reminders((run) => (run === 1 ? failing() : Promise.resolve()));
    await add('b1');
    await doDueJobs(deps(kind));
    clock.advance(MINUTE);
    await doDueJobs(deps(kind));
    expect(done).toEqual(['b1', 'b1']);
    expect(await rows()).toEqual([{ key: 'b1', state: 'done', attempts: 2 }]);
    expect(ends).toEqual(['reminder failed', 'reminder done']);
  });

  it('of a process that was lost go to another one, and the lost one can no longer end them', async () => {
    const hanging = deferred<void>();
    const lost = reminders(() => hanging.promise);
    await add('b1');
    // Nobody hears of it any more: its own clock stands still.
    const lostRound = doDueJobs({ ...deps(lost.kind), clock: stepClock('2026-01-01T10:00:00Z') });
    await vi.waitFor(() => expect(lost.done).toEqual(['b1']), SOON);

    const other = reminders();
    const next = { ...deps(other.kind), db: peer };
    clock.advance(MINUTE - 1);
    await doDueJobs(next);
    expect(await rows()).toEqual([{ key: 'b1', state: 'running', attempts: 1 }]);
    clock.advance(1);
    await doDueJobs(next);
    expect(other.done).toEqual(['b1']);

    hanging.resolve();
    await lostRound;
    expect(logged).toEqual(['a job ended after it was lost']);
    expect(ends).toEqual(['reminder failed', 'reminder done']);
    expect(await rows()).toEqual([{ key: 'b1', state: 'done', attempts: 2 }]);
  });

  it('that never come back from their process are given up as well', async () => {
    const { kind } = reminders(() => new Promise(() => undefined));
    await add('b1');
    for (let times = 1; times <= 5; times += 1) {
      const started = clock.now().toISOString();
      void doDueJobs({ ...deps(kind), clock: stepClock(started) });
      await vi.waitFor(
        async () => expect((await rows())[0]).toMatchObject({ state: 'running', attempts: times }),
        SOON,
      );
      clock.advance(MINUTE);
    }
    await doDueJobs(deps(kind));
    expect(await rows()).toEqual([{ key: 'b1', state: 'dead', attempts: 5 }]);
    expect(logged).toEqual(['a job is given up']);
    expect(ends).toEqual([...Array(4).fill('reminder failed'), 'reminder dead']);
  });

  it('of a kind that only a later release knows are left alone', async () => {
    const { kind } = reminders();
    await add('b1');
    await doDueJobs(deps({ ...kind, name: 'other' }));
    expect(await rows()).toEqual([{ key: 'b1', state: 'waiting', attempts: 0 }]);
  });

  it('of a kind that nobody knows are counted, and given up a week after they were due', async () => {
    const errors: object[] = [];
    const known = [{ kinds: [{ ...reminders().kind, name: 'other' }] }];
    const log = { error: (line: object) => void errors.push(line) };
    const upkeep = unknownKinds({ db, clock, log }, known);
    await add('b1');
    await add('b2', MINUTE);
    clock.advance(1);
    expect(await countUnknown({ db, clock }, known)).toBe(1);
    clock.advance(7 * DAY - 1);
    await upkeep.run('2026-01-08');
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    clock.advance(1);
    await upkeep.run('2026-01-08');
    const ended = (await rows()).map(({ key, state }) => `${key} ${state}`);
    expect(ended.toSorted()).toEqual(['b1 dead', 'b2 waiting']);
    expect(errors).toEqual([{ kind: 'reminder' }]);
    expect(await countUnknown({ db, clock }, [{ kinds: [reminders().kind] }])).toBe(0);
  });

  it('stay with their process while it is alive, for five minutes at most', async () => {
    const hanging = deferred<void>();
    const slow = reminders(() => hanging.promise);
    await add('b1');
    const round = doDueJobs(deps(slow.kind));
    await vi.waitFor(() => expect(slow.done).toEqual(['b1']), SOON);
    const other = reminders();
    for (let seconds = 0; seconds < 300; seconds += 15) {
      const before = (await due())[0];
      clock.advance(15_000);
      await vi.waitFor(async () => expect((await due())[0]).not.toEqual(before), SOON);
      await doDueJobs({ ...deps(other.kind), db: peer });
    }
    expect(other.done).toEqual([]);
    clock.advance(MINUTE);
    await doDueJobs({ ...deps(other.kind), db: peer });
    expect(other.done).toEqual(['b1']);
    hanging.resolve();
    await round;
  });

  it('do not wait for a slow one where several are done at once', async () => {
    const hanging = deferred<void>();
    const { kind, done } = reminders((run) => (run === 1 ? hanging.promise : Promise.resolve()));
    const { look, stop } = startJobs({ ...deps(kind), atOnce: 2 });
    await add('slow');
    look();
    await vi.waitFor(() => expect(done).toEqual(['slow']), SOON);
    await add('b1', 1);
    await add('b2', 2);
    clock.advance(2);
    look();
    await vi.waitFor(() => expect(done).toEqual(['slow', 'b1', 'b2']), SOON);
    hanging.resolve();
    await stop();
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('retention runs once on each day, in any number of processes', async () => {
    const old = new Date('2024-11-01T00:00:00Z');
    const deleted: object[] = [];
    const processes = [db, peer, db].map((each) => ({
      ...deps(retention({ db: each, clock, log: { info: (line) => deleted.push(line) } })),
      db: each,
    }));
    const round = () => Promise.all(processes.map((each) => doDueJobs(each)));
    await chatSessionsIn(db.sql).add('chat-old', old);
    await round();
    clock.advance(14 * 60 * MINUTE - 1);
    await round();
    expect(deleted).toEqual([
      {
        results: 0,
        chats: 1,
        jobs: 0,
        sessions: 0,
        devices: 0,
        codes: 0,
        nonces: 0,
        messages: 0,
        reads: 0,
        invitations: 0,
        requestKeys: 0,
        providerEvents: 0,
        rooms: 0,
        feedback: 0,
        reanalyses: 0,
        analytics: 0,
        issuerSignIns: 0,
      },
    ]);
    clock.advance(1);
    await round();
    expect(deleted).toHaveLength(2);
    expect((await rows()).map(({ key }) => key).toSorted()).toEqual(['2026-01-01', '2026-01-02']);
    expect(logged).toEqual([]);
  });

  it('are looked for until the stop, which waits for the one at hand and starts no other', async () => {
    const running = deferred<void>();
    const { kind, done } = reminders(() => running.promise);
    const { stop } = startJobs(deps(kind));
    await add('b1');
    await add('b2');
    await vi.waitFor(() => {
      clock.advance(10_000);
      expect(done).toEqual(['b1']);
    }, SOON);

    let stopped = false;
    const stopping = (async () => {
      await stop();
      stopped = true;
    })();
    // Only that it is still at it is said.
    expect(clock.armed()).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    running.resolve();
    await stopping;
    expect(clock.armed()).toBe(0);
    expect(done).toEqual(['b1']);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['done', 'waiting']);
  });
});

/** Only PostgreSQL lets two processes in at once. */
const SHARED = DATABASES.filter(({ database }) => database === 'PostgreSQL');

it.each(SHARED)(
  'a job that another process is just taking is passed over on $database',
  async ({ fresh }) => {
    const { db, peer } = await fresh();
    const now = new Date('2026-01-01T10:00:00Z');
    for (const key of ['b1', 'b2']) {
      await jobsIn(db.sql).add({ id: randomIds.row(), kind: 'reminder', key, dueAt: now });
    }
    const keys = await db.transaction(async (ours) => {
      const mine = await jobsIn(ours).lockDue(['reminder'], now);
      const theirs = await jobsIn(peer.sql).lockDue(['reminder'], now);
      return [mine?.key, theirs?.key];
    });
    expect(new Set(keys)).toEqual(new Set(['b1', 'b2']));
  },
);

it('jobs are looked for at once and every ten seconds, also when the database does not answer', async () => {
  const clock = stepClock();
  const logged: string[] = [];
  const { stop } = startJobs({
    db: deadDatabase(),
    clock,
    ids: randomIds,
    kinds: [],
    onEnd: () => undefined,
    log: { error: (_line, text) => logged.push(text) },
  });
  await vi.waitFor(() => expect(logged).toHaveLength(1), SOON);
  clock.advance(9999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(logged).toHaveLength(1);
  clock.advance(1);
  await vi.waitFor(() => expect(logged).toHaveLength(2), SOON);
  expect(logged[0]).toBe('jobs could not be looked for');
  await stop();
});
