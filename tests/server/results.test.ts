import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import { deleteResults, diagnose } from '../../contracts/endpoints/assessment.ts';
import type { Database } from '../../server/db/connect.ts';
import { assessments as rows } from '../../server/db/schema.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { assessmentSessionsIn } from '../../server/repositories/assessment-sessions.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import { diagnosePatient } from '../../server/services/diagnosis.ts';
import { addOwner } from '../kit/account-rows.ts';
import { freshDatabase } from '../kit/databases.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { deferred, post, stepClock, stubEngine, testApp, testEnv } from '../kit/server.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;
const CHAT = 'chat-one';

let names = 0;
/** A name that no other test uses. */
const newName = (): string => `detailed-1767225600000-${String((names += 1)).padStart(8, '0')}`;

describe('stored results', () => {
  let db: Database;
  let peer: Database;

  beforeAll(async () => {
    ({ db, peer } = await freshDatabase());
    for (const token of [CHAT, 'chat-two']) await chatSessionsIn(db.sql).add(token, new Date());
  });

  const rowsOf = (sessionToken: string) => assessmentsIn(db.sql).ofSession(sessionToken);
  const ask = (app: FastifyInstance, sessionToken: string, chatSessionToken = CHAT) =>
    post(app, diagnose.path, { ...DIAGNOSE_BODY, sessionToken, chatSessionToken });
  const diagnosisIn = (reply: { json(): unknown }): Diagnosis =>
    diagnose.replies[200].parse(reply.json()).diagnosis;

  describe('a database that is slow', () => {
    type Transaction = Database['transaction'];

    /** One patient judged on a database whose transactions run as the test says. */
    const judgeOn = (
      run: (real: Transaction) => Transaction,
      { sessionToken = newName(), signal = new AbortController().signal } = {},
    ) => {
      const clock = stepClock();
      const errors: string[] = [];
      let ended: Promise<unknown> = Promise.resolve();
      const transaction: Transaction = (work) => {
        const running = run((real) => db.transaction(real))(work);
        ended = running.catch(() => undefined);
        return running;
      };
      const judging = diagnosePatient(
        {
          db: { ...db, transaction },
          clock,
          ids: randomIds,
          engine: stubEngine,
          languageModel: null,
        },
        {
          request: { ...DIAGNOSE_BODY, sessionToken, chatSessionToken: CHAT },
          signal,
          log: { warn: () => undefined, error: (_line, text) => void errors.push(text) },
        },
      );
      return { sessionToken, clock, errors, judging, ended: () => ended };
    };
    const NOT_SAVED = { is_saved: false, diagnosis_id: null };

    it('holds a reply for 3 seconds and no longer, and then says that it is not saved', async () => {
      const { clock, judging } = judgeOn(() => () => new Promise(() => undefined));
      const answered = vi.fn<() => void>();
      void judging.then(answered);
      await vi.waitFor(() => expect(clock.waits()).toEqual([3000]), SOON);
      clock.advance(2999);
      await wait(50);
      expect(answered).not.toHaveBeenCalled();
      clock.advance(1);
      expect(await judging).toMatchObject({ diagnosis: NOT_SAVED, kept: { kind: 'late' } });
      expect(clock.armed()).toBe(0);
    });

    it('writes into the log that a result came too late to be kept, and nothing of the patient', async () => {
      const clock = stepClock();
      const logs: string[] = [];
      const held = deferred<void>();
      const transaction: Transaction = async () => {
        await held.promise;
        throw new Error('late');
      };
      const slow = { ...db, transaction };
      const env = testEnv({ LOG_LEVEL: 'warn' });
      const app = await testApp({ db: slow, clock, logs, env });
      const asking = ask(app, newName());
      await vi.waitFor(() => expect(clock.waits()).toContain(3000), SOON);
      clock.advance(3000);
      expect(diagnosisIn(await asking)).toMatchObject(NOT_SAVED);
      const late = logs.filter((line) => line.includes('a result was not kept: it took too long'));
      expect(late).toHaveLength(1);
      expect(late[0]).not.toContain(DIAGNOSE_BODY.issue);
      held.resolve();
    });

    it('leaves no timer behind when it was quick', async () => {
      const { clock, judging } = judgeOn((real) => real);
      expect(await judging).toMatchObject({ diagnosis: { is_saved: true } });
      await vi.waitFor(() => expect(clock.armed()).toBe(0), SOON);
    });

    it('takes back what it was still writing when the time was over', async () => {
      const sessionToken = newName();
      const [locked, release] = [deferred<void>(), deferred<void>()];
      const holding = peer.transaction(async (sql) => {
        await assessmentSessionsIn(sql).bind({ sessionToken, chatSessionToken: CHAT });
        locked.resolve();
        await release.promise;
      });
      await locked.promise;
      const deleted = vi.spyOn(db.sql, 'delete');
      const { clock, judging, ended } = judgeOn((real) => real, { sessionToken });
      await vi.waitFor(() => expect(clock.waits()).toEqual([3000]), SOON);
      clock.advance(3000);
      expect((await judging).diagnosis).toMatchObject(NOT_SAVED);
      release.resolve();
      await Promise.all([holding, ended()]);
      expect(await rowsOf(sessionToken)).toEqual([]);
      // Rolled back, so there was nothing to delete.
      await wait(50);
      expect(deleted).not.toHaveBeenCalled();
      deleted.mockRestore();
    });

    it('deletes what was committed after the time was over', async () => {
      const [written, commit] = [deferred<void>(), deferred<void>()];
      const { sessionToken, clock, judging, errors } = judgeOn((real) => (work) => {
        const heldUp: typeof work = async (sql) => {
          const outcome = await work(sql);
          written.resolve();
          await commit.promise;
          return outcome;
        };
        return real(heldUp);
      });
      const deleted = vi.spyOn(db.sql, 'delete');
      await written.promise;
      clock.advance(3000);
      expect((await judging).diagnosis).toMatchObject(NOT_SAVED);
      expect(deleted).not.toHaveBeenCalled();
      commit.resolve();
      await vi.waitFor(() => expect(deleted).toHaveBeenCalled(), SOON);
      deleted.mockRestore();
      await vi.waitFor(async () => expect(await rowsOf(sessionToken)).toEqual([]), SOON);
      expect(errors).toEqual([]);
    });

    it('deletes what was committed when the connection broke before it could say so', async () => {
      const { sessionToken, judging, errors } = judgeOn((real) => async (work) => {
        await real(work);
        throw new Error('connection lost');
      });
      expect(await judging).toMatchObject({ diagnosis: NOT_SAVED, kept: { kind: 'failed' } });
      await vi.waitFor(async () => expect(await rowsOf(sessionToken)).toEqual([]), SOON);
      expect(errors).toEqual([]);
    });

    it('says in the log when it cannot delete either', async () => {
      const { judging, errors } = judgeOn((real) => async (work) => {
        await real(work);
        vi.spyOn(db.sql, 'delete').mockImplementationOnce(() => {
          throw new Error('still lost');
        });
        throw new Error('connection lost');
      });
      await judging;
      const told = ['a result that was not to be stored may be left'];
      await vi.waitFor(() => expect(errors).toEqual(told), SOON);
      vi.restoreAllMocks();
    });

    it('stores nothing for a caller who has gone, whom nobody could tell of it', async () => {
      const signal = AbortSignal.abort();
      const { sessionToken, judging } = judgeOn((real) => real, { signal });
      expect(await judging).toMatchObject({ diagnosis: NOT_SAVED, kept: { kind: 'late' } });
      expect(await rowsOf(sessionToken)).toEqual([]);
    });
  });

  describe('POST /chat_bot/chat/delete_diagnose', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      app = await testApp({ db, ids: randomIds });
    });

    const verdictOn = async (sessionToken: string, chatSessionToken = CHAT): Promise<string> => {
      const reply = await post(app, deleteResults.path, { sessionToken, chatSessionToken });
      expect(reply.statusCode).toBe(200);
      return deleteResults.replies[200].parse(reply.json()).verdict;
    };

    it('deletes every result of the assessment, and does no harm when asked again', async () => {
      const [name, other] = [newName(), newName()];
      for (const each of [name, name, other]) await ask(app, each);
      expect(await verdictOn(name)).toBe('deleted');
      expect(await rowsOf(name)).toEqual([]);
      expect(await rowsOf(other)).toHaveLength(1);
      expect(await verdictOn(name)).toBe('deleted');
    });

    it('has nothing to delete of an assessment that was never stored', async () => {
      expect(await verdictOn(newName())).toBe('deleted');
      expect(await verdictOn(newName(), 'chat-made-up')).toBe('deleted');
    });

    it('[SESS-36] leaves alone what another chat session has stored, and keeps the name bound after a deletion', async () => {
      const name = newName();
      await ask(app, name);
      for (const stranger of ['chat-two', 'chat-made-up']) {
        expect(await verdictOn(name, stranger)).toBe('not_yours');
      }
      expect(await rowsOf(name)).toHaveLength(1);
      await verdictOn(name);
      expect(diagnosisIn(await ask(app, name, 'chat-two')).is_saved).toBe(false);
      expect(diagnosisIn(await ask(app, name)).is_saved).toBe(true);
    });

    it('never touches a result that belongs to an account, and says so', async () => {
      const name = newName();
      await ask(app, name);
      await db.sql
        .update(rows)
        .set({ ownerId: await addOwner(db), expiresAt: null })
        .where(eq(rows.sessionToken, name));
      const owned = await rowsOf(name);
      await ask(app, name);
      expect(await verdictOn(name)).toBe('not_yours');
      expect(await rowsOf(name)).toEqual(owned);
    });

    it.each([
      ['sessionToken', 'mine'],
      ['chatSessionToken', undefined],
    ])('refuses a bad %s by its name', async (field, value) => {
      const key = { sessionToken: newName(), chatSessionToken: CHAT };
      const reply = await post(app, deleteResults.path, { ...key, [field]: value });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toContain(`The field "${field}"`);
    });
  });
});
