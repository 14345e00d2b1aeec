import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../../contracts/endpoints/assessment.ts';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { Database } from '../../server/db/connect.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import { freshDatabase } from '../kit/databases.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { DIAGNOSIS, post, testApp } from '../kit/server.ts';

describe('who agrees, before a result is stored', () => {
  let app: FastifyInstance;
  let db: Database;

  beforeAll(async () => {
    ({ db } = await freshDatabase());
    app = await testApp({ db, ids: randomIds });
    await chatSessionsIn(db.sql).add(DIAGNOSE_BODY.chatSessionToken, new Date());
  });

  const kept = async (token: string) => (await assessmentsIn(db.sql).ofSession(token))[0] ?? null;
  const ask = async (changes: object): Promise<Diagnosis> => {
    const reply = await post(app, '/chat_bot/chat/diagnose', { ...DIAGNOSE_BODY, ...changes });
    expect(reply.statusCode).toBe(200);
    return diagnose.replies[200].parse(reply.json()).diagnosis;
  };

  it.each(['guardian', 'adult'] as const)(
    'keeps that of somebody who may be a child when the %s agrees, with who did',
    async (consentBy) => {
      const sessionToken = `detailed-1767225600003-of${consentBy}child`;
      expect((await ask({ sessionToken, age: 'age_0_18', consentBy })).is_saved).toBe(true);
      expect((await kept(sessionToken))?.consentBy).toBe(consentBy);
    },
  );

  it.each(['minor', undefined] as const)(
    'gives somebody who may be a child the result and keeps nothing, agreed by %s',
    async (consentBy) => {
      const sessionToken = `detailed-1767225600003-alone${consentBy}`;
      const diagnosis = await ask({ sessionToken, age: 'age_0_18', consentBy });
      expect(diagnosis).toEqual({ ...DIAGNOSIS, is_saved: false, diagnosis_id: null });
      expect(await kept(sessionToken)).toBeNull();
    },
  );

  it('does not ask who agrees for a grown-up, and keeps no answer to it', async () => {
    const sessionToken = 'detailed-1767225600003-grownup12';
    expect((await ask({ sessionToken, consentBy: 'minor' })).is_saved).toBe(true);
    expect((await kept(sessionToken))?.consentBy).toBeNull();
  });
});
