import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { ENDED_CHANNEL, tellEnded } from '../../../server/repositories/ends.ts';
import { endsFor } from '../../../server/services/ends.ts';
import { DATABASES } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;
const WAIT = 3000;

describe.each(DATABASES)('a wait for a job on $database', ({ fresh }) => {
  let db: Database;
  let peer: Database;
  let clock: ReturnType<typeof stepClock>;
  let closing: AbortController;
  let state: string;
  let reads: number;
  /** What the database has said to the process that waits. */
  let heard: (string | null)[];

  beforeAll(async () => {
    ({ db, peer } = await fresh());
  });
  beforeEach(() => {
    clock = stepClock();
    closing = new AbortController();
    state = 'waiting';
    reads = 0;
    heard = [];
  });
  afterEach(() => closing.abort());

  const listen: Database['listen'] = (channel, hear) =>
    peer.listen(channel, (said) => {
      heard.push(said);
      hear(said);
    });

  const ends = (over: Partial<Database> = {}) =>
    endsFor({ db: { ...peer, listen, ...over }, clock, closing: closing.signal });

  const waitOn = (on: ReturnType<typeof ends>, signal = new AbortController().signal) => {
    let found: string | null = null;
    const ended = on
      .wait('one', {
        ms: WAIT,
        signal,
        read: async () => {
          reads += 1;
          return state;
        },
        isOver: (now) => now !== 'waiting',
      })
      .then((last) => (found = last));
    return { ended, found: () => found };
  };

  /** Waits until the process listens and has read what it found then. */
  const listens = async () => {
    await vi.waitFor(() => expect(heard).toContain(null), SOON);
    await vi.waitFor(() => expect(reads).toBe(2), SOON);
  };

  it('[NEW-120] ends at once where another process tells of it, and not for anything else', async () => {
    const waiting = waitOn(ends());
    await listens();
    await tellEnded(db.sql, 'another');
    await vi.waitFor(() => expect(heard).toContain('another'), SOON);
    expect([waiting.found(), reads]).toEqual([null, 2]);
    await tellEnded(db.sql, 'one');
    await waiting.ended;
    // It was told: what is read then is the answer, whatever it is.
    expect([waiting.found(), reads, clock.armed()]).toEqual(['waiting', 3, 0]);
  });

  it('[NEW-120] is told of what a transaction has done once it has ended, and of nothing that it undid', async () => {
    const waiting = waitOn(ends());
    await listens();
    const undone = db.transaction(async (sql) => {
      await tellEnded(sql, 'one');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tellEnded(db.sql, 'another');
    await vi.waitFor(() => expect(heard).toContain('another'), SOON);
    expect(waiting.found()).toBeNull();
    await db.transaction(async (sql) => {
      state = 'sent';
      await tellEnded(sql, 'one');
    });
    await waiting.ended;
    expect(waiting.found()).toBe('sent');
  });

  it('[NEW-120] reads once and waits for nothing where it is over already', async () => {
    state = 'sent';
    const waiting = waitOn(ends());
    await waiting.ended;
    expect([waiting.found(), reads, clock.armed()]).toEqual(['sent', 1, 0]);
  });

  it('[NEW-120] reads again when it may have missed something, and waits on where nothing has changed', async () => {
    let hear: (said: string | null) => void = () => undefined;
    const waiting = waitOn(
      ends({
        listen: (channel, told) => {
          expect(channel).toBe(ENDED_CHANNEL);
          hear = told;
          return () => undefined;
        },
      }),
    );
    hear(null);
    await vi.waitFor(() => expect(reads).toBe(2), SOON);
    expect(waiting.found()).toBeNull();
    state = 'sent';
    hear(null);
    await waiting.ended;
    expect(waiting.found()).toBe('sent');
  });

  it.each([
    ['its time is over', () => clock.advance(WAIT)],
    ['the server stops', () => closing.abort()],
  ])('[NEW-120] ends with what is there then when %s', async (_, end) => {
    const waiting = waitOn(ends({ listen: () => () => undefined }));
    await vi.waitFor(() => expect(reads).toBe(1), SOON);
    end();
    await waiting.ended;
    expect([waiting.found(), reads, clock.armed()]).toEqual(['waiting', 2, 0]);
  });

  it('[NEW-120] ends when whoever asked has gone', async () => {
    const gone = new AbortController();
    const waiting = waitOn(ends({ listen: () => () => undefined }), gone.signal);
    await vi.waitFor(() => expect(reads).toBe(1), SOON);
    gone.abort();
    await waiting.ended;
    expect(clock.armed()).toBe(0);
  });

  it('[NEW-120] leaves nothing armed where the database cannot be read', async () => {
    const on = ends({ listen: () => () => undefined });
    const failing = on.wait('one', {
      ms: WAIT,
      signal: new AbortController().signal,
      read: () => Promise.reject(new Error('no database')),
      isOver: () => true,
    });
    await expect(failing).rejects.toThrow('no database');
    expect(clock.armed()).toBe(0);
  });
});
