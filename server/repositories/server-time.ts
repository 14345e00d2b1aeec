import { sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';

/** Reads the database's clock, which all processes share. @throws Error when it does not answer */
export const serverTime = async (sql: Sql): Promise<Date> => {
  const ms = expression<string>`extract(epoch from clock_timestamp()) * 1000`;
  const [row] = await sql.select({ ms }).from(expression`(values (1)) as one`);
  if (row === undefined) throw new Error('The database does not know the time');
  return new Date(Number(row.ms));
};
