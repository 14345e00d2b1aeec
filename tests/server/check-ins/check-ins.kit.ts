import type { FastifyInstance } from 'fastify';
import { checkIns, jobs, messages } from '../../../server/db/schema.ts';
import type { Database } from '../../../server/db/connect.ts';
import { assessments } from '../../../server/db/schema.ts';
import { eq } from 'drizzle-orm';
import { DIAGNOSIS, engineHere } from '../../kit/server.ts';
import { accountsApp, browserOn, saveResultOf, signUpAs } from '../accounts/accounts.kit.ts';

export const HOUR = 60 * 60_000;
export const ASHA = { email: 'asha@example.com', phone: '9876543210' };
export const RAVI = { email: 'ravi@example.com', phone: '9876543211' };

export type Person = { readonly id: string; readonly token: string };

/** The server with somebody signed in and a moderate result of theirs. It is half past five in the morning in India. */
export const checkInsApp = async (db: Database) => {
  const { app, clock } = await accountsApp(db, { engine: engineHere });
  const asha = await signUpAs(app, ASHA);
  const id = await saveResultOf(app, asha);
  await beOf(db, id, 'moderate');
  return { app, clock, asha, id };
};

/** Makes a result one of this urgency, whatever the engine thinks of its answers. */
export const beOf = async (
  db: Database,
  id: string,
  urgency: 'see dentist soon' | 'moderate' | 'routine',
): Promise<void> => {
  const diagnosis = { ...DIAGNOSIS, urgency, emergency: null };
  await db.sql.update(assessments).set({ diagnosis }).where(eq(assessments.id, id));
};

/** Calls about one result. */
export const callsOf = (app: FastifyInstance, { token }: Person, id: string) => {
  const post = async (path: string, body: object, key?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const reply = await browserOn(app).post(`/api/account/results/${id}${path}`, body, headers);
    return { status: reply.status, body: reply.body };
  };
  return {
    turn: (isOn: boolean) => post('/check-in', { is_on: isOn }),
    tell: (told: object, key?: string) =>
      post('/check-in/answer', { signs: [], is_sure: true, said: null, ...told }, key),
    remove: () => post('/delete', {}),
    read: async () => (await browserOn(app).get(`/api/account/results/${id}`, token)).body.check_in,
  };
};

/** The mails that ask, in the outbox. */
export const questionsIn = (db: Database) =>
  db.sql.select().from(messages).where(eq(messages.kind, 'checkIn'));

export const rowsIn = (db: Database) => db.sql.select().from(checkIns);

export const plannedIn = (db: Database) =>
  db.sql.select().from(jobs).where(eq(jobs.kind, 'checkIn'));
