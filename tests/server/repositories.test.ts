import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/connect.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import type { Assessment, Assessments } from '../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import type { ChatSessions } from '../../server/repositories/chat-sessions.ts';
import { DAY_MS, deleteOld, enforceRetention } from '../../server/services/retention.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { DIAGNOSIS, deferred, freshDatabase, stepClock } from '../kit/server.ts';

/** PostgreSQL is tested as well when DATABASE_URL_TEST names a database that may be emptied. */
const postgres = process.env['DATABASE_URL_TEST'];
const databases: [string, () => ReturnType<typeof freshDatabase>][] = [
  ['the embedded database', freshDatabase],
];
if (postgres) {
  databases.push([
    'PostgreSQL',
    async () => {
      // Several starts at once: one makes the tables, the others wait for it.
      const [db, ...others] = await Promise.all(
        [1, 2, 3].map(() => connect({ dataDir: 'unused', databaseUrl: postgres })),
      );
      await Promise.all(others.map((other) => other.close()));
      if (!db) throw new Error('not connected');
      return { db, remove: () => db.close() };
    },
  ]);
}

const assessment = (over: Partial<Assessment> = {}): Assessment => ({
  id: randomUUID(),
  sessionToken: `detailed-1767225600000-${randomUUID().replaceAll('-', '')}`,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  expiresAt: new Date('2026-01-31T00:00:00Z'),
  request: {
    issue: DIAGNOSE_BODY.issue,
    category: 'pain',
    age: '31-50',
    sex: 'Female',
    followUpAnswers: DIAGNOSE_BODY.followUpAnswers,
    medicalHistory: ['Diabetes'],
    allergies: 'penicillin',
    xrayFindings: null,
  },
  diagnosis: DIAGNOSIS,
  engine: 'stub 1',
  ...over,
});

describe.each(databases)('%s', (_name, open) => {
  let db: Database;
  let remove: () => Promise<void>;
  let assessments: Assessments;
  let sessions: ChatSessions;

  beforeAll(async () => {
    ({ db, remove } = await open());
    assessments = assessmentsIn(db.sql);
    sessions = chatSessionsIn(db.sql);
  });
  beforeEach(async () => {
    await db.sql.execute(sql`truncate assessments, chat_sessions`);
  });
  afterAll(() => remove());

  it('answers', async () => {
    await expect(db.ping()).resolves.toBeUndefined();
  });

  it('gives a result back as it was kept', async () => {
    const kept = assessment();
    await assessments.keep(kept);
    expect(await assessments.bySession(kept.sessionToken)).toEqual(kept);
    expect(await assessments.bySession('detailed-0000000000000-unknown00')).toBeNull();
  });

  it('keeps the latest result of a session under its first id', async () => {
    const first = assessment();
    const second = assessment({ sessionToken: first.sessionToken, engine: 'stub 2' });
    await assessments.keep(first);
    await assessments.keep(second);
    expect(await assessments.bySession(first.sessionToken)).toEqual({ ...second, id: first.id });
  });

  it('keeps text that a database would refuse in a form that it takes', async () => {
    const odd = assessment();
    odd.request = {
      ...odd.request,
      issue: 'half \ud83d emoji',
      allergies: 'nul \0 and quote \' " \\u0000',
      followUpAnswers: { 'key \udc00': ['a', 'b\0'] },
    };
    await assessments.keep(odd);
    expect((await assessments.bySession(odd.sessionToken))?.request).toMatchObject({
      issue: 'half \ufffd emoji',
      allergies: 'nul  and quote \' " \\u0000',
      followUpAnswers: { 'key \ufffd': ['a', 'b'] },
    });
  });

  it('deletes a result on the moment it expires, and none that has no end', async () => {
    const end = new Date('2026-01-31T00:00:00Z');
    const [over, later, endless] = [
      assessment({ expiresAt: end }),
      assessment({ expiresAt: new Date(end.getTime() + 1) }),
      assessment({ expiresAt: null }),
    ];
    await Promise.all([over, later, endless].map((one) => assessments.keep(one)));
    expect(await assessments.deleteExpired(end)).toBe(1);
    expect(await assessments.bySession(over.sessionToken)).toBeNull();
    expect(await assessments.bySession(later.sessionToken)).not.toBeNull();
    expect(await assessments.bySession(endless.sessionToken)).not.toBeNull();
  });

  it('deletes chat sessions that are older than a moment', async () => {
    await sessions.add('chat-old', new Date('2026-01-01T00:00:00Z'));
    await sessions.add('chat-new', new Date('2026-01-01T00:00:01Z'));
    expect(await sessions.deleteCreatedBefore(new Date('2026-01-01T00:00:01Z'))).toBe(1);
    expect([await sessions.has('chat-old'), await sessions.has('chat-new')]).toEqual([false, true]);
  });

  it('takes no session token twice', async () => {
    await sessions.add('chat-one', new Date(0));
    await expect(sessions.add('chat-one', new Date(0))).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });

  it('forgets results and chat sessions after 30 days', async () => {
    const clock = stepClock('2026-01-30T23:59:59.999Z');
    const log = { info: () => undefined, error: () => undefined };
    const kept = assessment();
    await assessments.keep(kept);
    await sessions.add('chat-one', kept.createdAt);
    await deleteOld({ assessments, sessions, clock, log });
    expect(await assessments.bySession(kept.sessionToken)).not.toBeNull();
    expect(await sessions.has('chat-one')).toBe(true);
    clock.advance(2);
    await deleteOld({ assessments, sessions, clock, log });
    expect(await assessments.bySession(kept.sessionToken)).toBeNull();
    expect(await sessions.has('chat-one')).toBe(false);
  });
});

const never = (): never => {
  throw new Error('not asked for');
};

describe('retention', () => {
  const nothing = { sessions: { add: never, has: never, deleteCreatedBefore: async () => 0 } };

  it('deletes at the start and once a day until it is stopped', async () => {
    const rounds: string[] = [];
    const clock = stepClock('2026-01-01T00:00:00Z');
    const stop = enforceRetention({
      ...nothing,
      clock,
      log: { info: never, error: never },
      assessments: {
        keep: never,
        bySession: never,
        deleteExpired: async (now) => {
          rounds.push(now.toISOString());
          return 0;
        },
      },
    });
    clock.advance(2 * DAY_MS);
    stop();
    clock.advance(5 * DAY_MS);
    expect(rounds).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
      '2026-01-03T00:00:00.000Z',
    ]);
  });

  it('survives a database that does not answer', async () => {
    const logged = deferred<string>();
    enforceRetention({
      ...nothing,
      clock: stepClock(),
      log: { info: never, error: (_line, text) => logged.resolve(text) },
      assessments: {
        keep: never,
        bySession: never,
        deleteExpired: () => Promise.reject(new Error('down')),
      },
    });
    expect(await logged.promise).toBe('old records could not be deleted');
  });
});
