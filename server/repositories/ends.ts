import { sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';

/** Channel on which processes tell each other whose work has ended: the id of a message or of an X-ray. */
export const ENDED_CHANNEL = 'ended';

/** Tells all processes that work on this id has ended, when the transaction ends. */
export const tellEnded = async (sql: Sql, id: string): Promise<void> => {
  await sql.execute(expression`select pg_notify(${ENDED_CHANNEL}, ${id})`);
};
