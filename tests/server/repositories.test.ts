import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/connect.ts';
import { assessments as rows } from '../../server/db/schema.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import type { Assessment, Assessments } from '../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import type { ChatSessions } from '../../server/repositories/chat-sessions.ts';
import { jobsIn } from '../../server/repositories/jobs.ts';
import { deleteOld } from '../../server/services/retention.ts';
import { DATABASES } from '../kit/databases.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { DIAGNOSIS, stepClock } from '../kit/server.ts';

const assessment = (over: Partial<Assessment> = {}): Assessment => ({
  id: randomUUID(),
  sessionToken: `detailed-1767225600000-${randomUUID().replaceAll('-', '')}`,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  expiresAt: new Date('2026-01-31T00:00:00Z'),
  request: {
    issue: DIAGNOSE_BODY.issue,
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: DIAGNOSE_BODY.followUpAnswers,
    medicalHistory: ['diabetes'],
    allergies: 'penicillin',
    xrayFindings: null,
  },
  diagnosis: DIAGNOSIS,
  engine: 'stub 1',
  ...over,
});

describe.each(DATABASES)('$database', ({ fresh }) => {
  let db: Database;
  let remove: () => Promise<void>;
  let assessments: Assessments;
  let sessions: ChatSessions;

  beforeAll(async () => {
    ({ db, remove } = await fresh());
    assessments = assessmentsIn(db.sql);
    sessions = chatSessionsIn(db.sql);
  });
  beforeEach(async () => {
    await db.sql.execute(sql`truncate assessments, chat_sessions, jobs`);
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

  it('does what must happen together or not at all', async () => {
    const [one, other] = [assessment(), assessment()];
    const undone = db.transaction(async (both) => {
      await assessmentsIn(both).keep(one);
      await chatSessionsIn(both).add('chat-one', one.createdAt);
      throw new Error('changed our mind');
    });
    await expect(undone).rejects.toThrow('changed our mind');
    expect(await assessments.bySession(one.sessionToken)).toBeNull();
    expect(await sessions.has('chat-one')).toBe(false);

    const told = await db.transaction(async (both) => {
      await assessmentsIn(both).keep(other);
      await chatSessionsIn(both).add('chat-two', other.createdAt);
      return 'done';
    });
    expect(told).toBe('done');
    expect(await assessments.bySession(other.sessionToken)).toEqual(other);
    expect(await sessions.has('chat-two')).toBe(true);
  });

  it('refuses a document of a version that it does not know', async () => {
    const kept = assessment();
    await assessments.keep(kept);
    const raw = await db.sql.select({ request: sql`request` }).from(rows);
    expect(raw).toEqual([{ request: { version: 1, value: kept.request } }]);
    for (const [document, found] of [
      ['{"version": 2, "value": {}}', 'version 2'],
      ['{"issue": "my tooth hurts"}', 'no version'],
      ['"my tooth hurts"', 'no version'],
    ]) {
      await db.sql.execute(sql`update assessments set request = ${document}::jsonb`);
      await expect(assessments.bySession(kept.sessionToken)).rejects.toThrow(
        `The column "request" holds ${found}; this release reads version 1`,
      );
    }
  });

  it('forgets results, chat sessions and done jobs after 30 days', async () => {
    const clock = stepClock('2026-01-30T23:59:59.999Z');
    const kept = assessment();
    const jobs = jobsIn(db.sql);
    await assessments.keep(kept);
    await sessions.add('chat-one', kept.createdAt);
    for (const [key, state] of [
      ['1', 'done'],
      ['2', 'dead'],
      ['3', 'waiting'],
    ] as const) {
      const job = { id: randomUUID(), kind: 'test', key, dueAt: kept.createdAt };
      await jobs.add(job);
      await jobs.move(
        { ...job, state: 'waiting', attempts: 0 },
        { state, attempts: 1, dueAt: kept.createdAt },
      );
    }
    expect(await deleteOld({ db, clock })).toEqual({ results: 0, chats: 0, jobs: 0 });
    clock.advance(2);
    expect(await deleteOld({ db, clock })).toEqual({ results: 1, chats: 1, jobs: 1 });
    expect(await assessments.bySession(kept.sessionToken)).toBeNull();
    expect(await sessions.has('chat-one')).toBe(false);
    expect(await deleteOld({ db, clock })).toEqual({ results: 0, chats: 0, jobs: 0 });
  });
});
