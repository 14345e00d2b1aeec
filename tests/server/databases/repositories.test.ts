import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { assessments as rows } from '../../../server/db/schema.ts';
import { assessmentSessionsIn } from '../../../server/repositories/assessment-sessions.ts';
import { assessmentsIn } from '../../../server/repositories/assessments.ts';
import type { AnonymousAssessment, Assessments } from '../../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../../server/repositories/chat-sessions.ts';
import type { ChatSessions } from '../../../server/repositories/chat-sessions.ts';
import { jobsIn } from '../../../server/repositories/jobs.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { addOwner } from '../../kit/account-rows.ts';
import { DATABASES } from '../../kit/databases.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { DIAGNOSIS, stepClock } from '../../kit/server.ts';

const assessment = (over: Partial<AnonymousAssessment> = {}): AnonymousAssessment => ({
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
  consentBy: null,
  diagnosis: DIAGNOSIS,
  engine: 'stub 1',
  ...over,
});

/** The chat session that the results belong to, unless a test says otherwise. */
const CHAT = 'chat-one';

/** Results written down for comparing, as rows come back. */
const anonymous = (row: AnonymousAssessment) => ({ ...row, ownerId: null, profileId: null });

describe.each(DATABASES)('$database', ({ fresh }) => {
  let db: Database;
  let assessments: Assessments;
  let sessions: ChatSessions;

  beforeAll(async () => {
    ({ db } = await fresh());
    assessments = assessmentsIn(db.sql);
    sessions = chatSessionsIn(db.sql);
  });
  beforeEach(async () => {
    await db.sql.execute(
      sql`truncate check_in_answers, check_ins, feedback, record_reads, reanalyses, xrays, assessment_days, assessment_facts, result_link_openings, result_links, visit_results, assessments, assessment_sessions, chat_sessions, jobs`,
    );
    await sessions.add(CHAT, new Date('2026-01-01T00:00:00Z'));
  });

  it('answers', async () => {
    await expect(db.tryWrite()).resolves.toBeUndefined();
  });

  const bind = (sessionToken: string, chatSessionToken = CHAT) =>
    assessmentSessionsIn(db.sql).bind({ sessionToken, chatSessionToken });
  const add = async (row: AnonymousAssessment): Promise<void> => {
    expect(await bind(row.sessionToken)).toBe(true);
    await assessments.add(row);
  };
  const only = async ({ sessionToken }: AnonymousAssessment) =>
    (await assessments.ofSession(sessionToken))[0] ?? null;

  it('gives a result back as it was kept', async () => {
    const kept = assessment();
    await add(kept);
    expect(await assessments.ofSession(kept.sessionToken)).toEqual([anonymous(kept)]);
    expect(await assessments.ofSession('detailed-0000000000000-unknown00')).toEqual([]);
  });

  it('keeps another result of an assessment as another row, and gives the newest first', async () => {
    const first = assessment();
    const second = assessment({
      sessionToken: first.sessionToken,
      createdAt: new Date('2026-01-01T00:00:01Z'),
    });
    await add(first);
    await add(second);
    expect(await assessments.ofSession(first.sessionToken)).toEqual([second, first].map(anonymous));
    await expect(assessments.add({ ...second, engine: 'stub 2' })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });

  it('[SESS-36] binds the name of an assessment to the chat session that uses it first, for good', async () => {
    await sessions.add('chat-two', new Date(0));
    const { sessionToken } = assessment();
    expect(await bind(sessionToken, CHAT)).toBe(true);
    expect(await bind(sessionToken, 'chat-two')).toBe(false);
    expect(await bind(sessionToken, CHAT)).toBe(true);
    const names = assessmentSessionsIn(db.sql);
    expect(await names.lockOwner(sessionToken)).toBe(CHAT);
    expect(await names.lockOwner('detailed-0000000000000-unknown00')).toBeNull();
  });

  it('[SESS-36] binds nothing to a chat session that the server has not opened', async () => {
    const { sessionToken } = assessment();
    expect(await bind(sessionToken, 'chat-made-up')).toBe(false);
    expect(await bind(sessionToken, CHAT)).toBe(true);
    expect(await bind(sessionToken, 'chat-made-up')).toBe(false);
  });

  it('[SESS-36] binds a name once, however many chat sessions want it at the same moment', async () => {
    const wanting = ['chat-a', 'chat-b', 'chat-c', 'chat-d'];
    for (const token of wanting) await sessions.add(token, new Date(0));
    const { sessionToken } = assessment();
    const bound = await Promise.all(wanting.map((token) => bind(sessionToken, token)));
    expect(bound.filter(Boolean)).toHaveLength(1);
    const owner = await assessmentSessionsIn(db.sql).lockOwner(sessionToken);
    expect(owner).toBe(wanting[bound.indexOf(true)]);
  });

  it('never lets an anonymous deletion reach a result that has an owner', async () => {
    const [mine, owned] = [assessment(), assessment()];
    const { sessionToken } = mine;
    await add(mine);
    const owner = { ownerId: await addOwner(db), expiresAt: null };
    await db.sql.insert(rows).values({ ...owned, ...owner, sessionToken });
    await assessments.deleteById(owned.id);
    expect(await assessments.deleteOfSession(sessionToken)).toBe(false);
    expect(await assessments.ofSession(sessionToken)).toEqual([
      { ...owned, ...owner, profileId: null, sessionToken },
    ]);
  });

  it('deletes one result, or all of an assessment, and none of another', async () => {
    const [one, other, foreign] = [assessment(), assessment(), assessment()];
    for (const row of [one, { ...other, sessionToken: one.sessionToken }, foreign]) await add(row);
    await assessments.deleteById(one.id);
    expect((await assessments.ofSession(one.sessionToken)).map(({ id }) => id)).toEqual([other.id]);
    expect(await assessments.deleteOfSession(one.sessionToken)).toBe(true);
    expect(await assessments.deleteOfSession(one.sessionToken)).toBe(true);
    expect(await only(foreign)).toEqual(anonymous(foreign));
  });

  it('keeps text that a database would refuse in a form that it takes', async () => {
    const odd = assessment();
    odd.request = {
      ...odd.request,
      issue: 'half \ud83d emoji',
      allergies: 'nul \0 and quote \' " \\u0000',
      followUpAnswers: { 'key \udc00': ['a', 'b\0'] },
    };
    await add(odd);
    expect((await only(odd))?.request).toMatchObject({
      issue: 'half \ufffd emoji',
      allergies: 'nul  and quote \' " \\u0000',
      followUpAnswers: { 'key \ufffd': ['a', 'b'] },
    });
  });

  it('deletes a result on the moment it expires, and none that has no end', async () => {
    const end = new Date('2026-01-31T00:00:00Z');
    const over = assessment({ expiresAt: end });
    const later = assessment({ expiresAt: new Date(end.getTime() + 1) });
    const endless = assessment();
    await Promise.all([over, later].map(add));
    await bind(endless.sessionToken);
    await db.sql.insert(rows).values({ ...endless, ownerId: await addOwner(db), expiresAt: null });
    expect(await assessments.deleteExpired(end)).toBe(1);
    expect(await only(over)).toBeNull();
    expect(await only(later)).not.toBeNull();
    expect(await only(endless)).not.toBeNull();
  });

  it('deletes chat sessions that are older than a moment', async () => {
    await sessions.add('chat-old', new Date('2025-01-01T00:00:00Z'));
    await sessions.add('chat-new', new Date('2025-01-01T00:00:01Z'));
    expect(await sessions.deleteCreatedBefore(new Date('2025-01-01T00:00:01Z'))).toBe(1);
    expect([await sessions.has('chat-old'), await sessions.has('chat-new')]).toEqual([false, true]);
  });

  it('keeps an old chat session as long as it has results, which it alone can delete', async () => {
    const kept = assessment();
    await sessions.add('chat-idle', new Date(0));
    await bind('detailed-0000000000000-withoutany', 'chat-idle');
    await add(kept);
    const muchLater = new Date('2027-01-01T00:00:00Z');
    expect(await sessions.deleteCreatedBefore(muchLater)).toBe(1);
    expect([await sessions.has(CHAT), await sessions.has('chat-idle')]).toEqual([true, false]);
    await assessments.deleteOfSession(kept.sessionToken);
    expect(await sessions.deleteCreatedBefore(muchLater)).toBe(1);
  });

  it('takes no session token twice', async () => {
    await expect(sessions.add(CHAT, new Date(0))).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });

  it('does what must happen together or not at all', async () => {
    const [one, other] = [assessment(), assessment()];
    await Promise.all([one, other].map(({ sessionToken }) => bind(sessionToken)));
    const undone = db.transaction(async (both) => {
      await assessmentsIn(both).add(one);
      await chatSessionsIn(both).add('chat-none', one.createdAt);
      throw new Error('changed our mind');
    });
    await expect(undone).rejects.toThrow('changed our mind');
    expect(await only(one)).toBeNull();
    expect(await sessions.has('chat-none')).toBe(false);

    const told = await db.transaction(async (both) => {
      await assessmentsIn(both).add(other);
      await chatSessionsIn(both).add('chat-two', other.createdAt);
      return 'done';
    });
    expect(told).toBe('done');
    expect(await only(other)).toEqual(anonymous(other));
    expect(await sessions.has('chat-two')).toBe(true);
  });

  it('refuses a document of a version that it does not know', async () => {
    const kept = assessment();
    await add(kept);
    const raw = await db.sql.select({ request: sql`request` }).from(rows);
    expect(raw).toEqual([{ request: { version: 1, value: kept.request } }]);
    for (const [document, found] of [
      ['{"version": 2, "value": {}}', 'version 2'],
      ['{"issue": "my tooth hurts"}', 'no version'],
      ['"my tooth hurts"', 'no version'],
    ]) {
      await db.sql.execute(sql`update assessments set request = ${document}::jsonb`);
      await expect(only(kept)).rejects.toThrow(
        `The column "request" holds ${found}; this release reads version 1`,
      );
    }
  });

  it('forgets results and done jobs after 30 days, chat sessions without results after a year', async () => {
    const clock = stepClock('2026-01-30T23:59:59.999Z');
    const kept = assessment();
    const jobs = jobsIn(db.sql);
    await add(kept);
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
    expect(await deleteOld({ db, clock })).toMatchObject({ results: 0, chats: 0, jobs: 0 });
    clock.advance(2);
    expect(await deleteOld({ db, clock })).toMatchObject({ results: 1, chats: 0, jobs: 1 });
    expect(await only(kept)).toBeNull();
    clock.advance(335 * 24 * 60 * 60 * 1000 - 2);
    expect(await deleteOld({ db, clock })).toMatchObject({ results: 0, chats: 0, jobs: 0 });
    clock.advance(2);
    expect(await deleteOld({ db, clock })).toMatchObject({ results: 0, chats: 1, jobs: 0 });
    expect(await sessions.has(CHAT)).toBe(false);
    expect(await deleteOld({ db, clock })).toMatchObject({ results: 0, chats: 0, jobs: 0 });
  });

  it('deletes any number of rows in statements of a bounded size', async () => {
    const age = new Date('2026-01-01T00:00:00Z');
    await db.sql.execute(sql`insert into chat_sessions
      select 'chat-' || n, '2025-01-01' from generate_series(1, 2001) n`);
    await db.sql.execute(sql`insert into jobs
      select gen_random_uuid(), 'test', n, 'done', 1, '2025-01-01' from generate_series(1, 1000) n`);
    await sessions.add('chat-young', age);
    await db.sql.execute(
      sql`insert into assessment_sessions values ('detailed-one', 'chat-young')`,
    );
    await db.sql.execute(sql`insert into assessments
      select gen_random_uuid(), 'detailed-one', '2025-01-01', '2025-01-31', '{}', '{}', 'stub 1'
      from generate_series(1, 1001)`);
    const statements = vi.spyOn(db.sql, 'delete');
    expect(await sessions.deleteCreatedBefore(age)).toBe(2001);
    expect(await jobsIn(db.sql).deleteDoneBefore(age)).toBe(1000);
    expect(await assessments.deleteExpired(age)).toBe(1001);
    expect(statements).toHaveBeenCalledTimes(3 + 2 + 2);
  });
});
