import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { startLanes } from '../../../server/jobs/lanes.ts';
import type { Jobs } from '../../../server/jobs/runner.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { jobSaid, jobsIn } from '../../../server/repositories/jobs.ts';
import { DATABASES } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;
/** The wait between hearing of a job and looking for it, and that between two looks, in milliseconds. */
const GATHER = 100;
const LOOK = 10_000;

describe.each(DATABASES)('a process on $database', ({ fresh }) => {
  let db: Database;
  let peer: Database;
  let clock: ReturnType<typeof stepClock>;
  let done: string[];
  let running: Jobs[];
  /** What the lanes have heard, each for itself. */
  let heard: (string | null)[];

  beforeAll(async () => {
    ({ db, peer } = await fresh());
  });
  beforeEach(async () => {
    clock = stepClock('2026-01-01T10:00:00Z');
    done = [];
    running = [];
    heard = [];
    await db.sql.execute(sql`truncate jobs`);
  });
  afterEach(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
  });

  /** Starts a process that does reminders, and in a lane of their own mails; it has looked, and hears what is added. */
  const start = async (over: Partial<Database> = {}): Promise<void> => {
    const lane = (name: string) => ({
      kinds: [{ name, run: async (key: string) => void done.push(key) }],
    });
    // Each look ends with a transaction that finds nothing more.
    let looks = 0;
    const transaction: Database['transaction'] = async (work) => {
      const found = await peer.transaction(work);
      if (found === null) looks += 1;
      return found;
    };
    const listen: Database['listen'] = (channel, hear) =>
      peer.listen(channel, (said) => {
        heard.push(said);
        hear(said);
      });
    running = startLanes(
      {
        db: { ...peer, transaction, listen, ...over },
        clock,
        ids: randomIds,
        onEnd: () => undefined,
        log: { error: () => undefined },
      },
      [lane('reminder'), lane('mail')],
    );
    const each = running.length;
    await vi.waitFor(() => expect(looks).toBe(each), SOON);
    if (over.listen) return;
    await vi.waitFor(() => expect(wakes()).toHaveLength(each), SOON);
    clock.advance(GATHER);
    await vi.waitFor(() => expect(looks).toBe(2 * each), SOON);
  };

  /** The looks that are planned because something was heard, by how long they wait. */
  const wakes = () => clock.waits().filter((ms) => ms <= 1000);

  const add = (key: string, { inMs = 0, kind = 'reminder', on = db.sql } = {}) =>
    jobsIn(on).add({
      id: randomIds.row(),
      kind,
      key,
      dueAt: new Date(clock.now().getTime() + inMs),
    });

  it('[NEW-110] does what another one has added within a second, and not before it is told', async () => {
    await start();
    await add('b1');
    await vi.waitFor(() => expect(wakes()).toEqual([GATHER]), SOON);
    expect(done).toEqual([]);
    clock.advance(GATHER);
    await vi.waitFor(() => expect(done).toEqual(['b1']), SOON);
  });

  it('[NEW-110] looks once for all that is added in a tenth of a second', async () => {
    await start();
    const keys = Array.from({ length: 50 }, (_none, index) => `booking-${index}`);
    heard = [];
    await Promise.all(keys.map((key) => add(key)));
    await vi.waitFor(() => expect(heard).toHaveLength(keys.length * running.length), SOON);
    expect(wakes()).toEqual([GATHER]);
    clock.advance(GATHER);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(keys.toSorted()), SOON);
    expect(wakes()).toEqual([]);
  });

  it('looks when a job of a clock that is ahead is due, and leaves a later one to its next look', async () => {
    await start();
    await add('tomorrow', { inMs: 24 * 60 * 60_000 });
    await add('ahead', { inMs: 600 });
    await vi.waitFor(() => expect(wakes()).toEqual([600]), SOON);
    clock.advance(600);
    await vi.waitFor(() => expect(done).toEqual(['ahead']), SOON);
  });

  it('is not woken by what was undone, was there already, or is none of its work', async () => {
    await start();
    await db
      .transaction(async (passing) => {
        await add('undone', { on: passing });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await add('other', { kind: 'other' });
    await add('b1', { kind: 'mail' });
    await vi.waitFor(() => expect(wakes()).toEqual([GATHER]), SOON);
    clock.advance(GATHER);
    await vi.waitFor(() => expect(done).toEqual(['b1']), SOON);
    await add('b1', { kind: 'mail' });
    await add('last', { kind: 'mail' });
    await vi.waitFor(() => expect(wakes()).toEqual([GATHER]), SOON);
  });

  it('[NEW-110] looks every ten seconds where it hears nothing, and at once when it hears again', async () => {
    const listening: ((said: string | null) => void)[] = [];
    await start({
      listen: (_channel, hear) => {
        listening.push(hear);
        return () => undefined;
      },
    });
    await add('unheard');
    expect(wakes()).toEqual([]);
    clock.advance(LOOK);
    await vi.waitFor(() => expect(done).toEqual(['unheard']), SOON);
    await add('missed');
    for (const hear of listening) hear(null);
    expect(new Set(wakes())).toEqual(new Set([GATHER]));
    clock.advance(GATHER);
    await vi.waitFor(() => expect(done).toEqual(['unheard', 'missed']), SOON);
  });

  it('plans nothing more once it is stopped', async () => {
    await start();
    await add('b1');
    await vi.waitFor(() => expect(wakes()).toEqual([GATHER]), SOON);
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
    expect(clock.armed()).toBe(0);
    expect(done).toEqual([]);
  });
});

it.each(['', 'reminder', '17', '17 ', 'x reminder', '-1 reminder'])(
  'what another release says as "%s" wakes nobody',
  (said) => expect(jobSaid(said)).toBeNull(),
);
