import { and, inArray, like, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointmentOf, messages, sandboxMessages } from '../db/schema.ts';

type Call = { readonly id: string; readonly email: string };

const deleteWith = async (sql: Sql, which: SQL | undefined): Promise<void> => {
  const gone = await sql.delete(messages).where(which).returning({ id: messages.id });
  await sql.delete(sandboxMessages).where(
    inArray(
      sandboxMessages.id,
      gone.map(({ id }) => id),
    ),
  );
};

/** Deletes the messages about these calls. */
export const deleteAbout = (sql: Sql, calls: readonly Pick<Call, 'id'>[]): Promise<void> =>
  deleteWith(
    sql,
    inArray(
      appointmentOf(messages.values),
      calls.map(({ id }) => id),
    ),
  );

/**
 * Deletes the messages about the calls of an account that goes, and those that an earlier release mailed to a typed address, which
 * may be another person's.
 */
export const deleteMailsOf = async (sql: Sql, calls: readonly Call[]): Promise<void> => {
  if (calls.length === 0) return;
  // Two statements, so that each uses an index. Messages that wait for another patient's appointment are still to be
  // sent.
  await deleteAbout(sql, calls);
  const isSent = and(
    ne(messages.state, 'waiting'),
    like(messages.kind, 'appointment%'),
    inArray(
      messages.recipient,
      calls.map(({ email }) => email),
    ),
  );
  await deleteWith(sql, isSent);
};
