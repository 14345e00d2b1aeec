import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, stills } from '../db/schema.ts';

export type StillRow = typeof stills.$inferSelect;

/** Rows of the pictures that patients have sent in their calls. */
export const stillsIn = (sql: Sql) => {
  const ownCalls = (ownerId: string) =>
    sql.select({ id: appointments.id }).from(appointments).where(eq(appointments.ownerId, ownerId));
  return {
    async add(row: StillRow): Promise<void> {
      await sql.insert(stills).values(row);
    },

    async byId(id: string): Promise<StillRow | null> {
      const [found] = await sql.select().from(stills).where(eq(stills.id, id));
      return found ?? null;
    },

    /** Lists the pictures of a call, the oldest first. */
    ofCall(appointmentId: string): Promise<StillRow[]> {
      return sql
        .select()
        .from(stills)
        .where(eq(stills.appointmentId, appointmentId))
        .orderBy(asc(stills.createdAt), asc(stills.id));
    },

    async countOf(appointmentId: string): Promise<number> {
      const [found] = await sql
        .select({ count: count() })
        .from(stills)
        .where(eq(stills.appointmentId, appointmentId));
      return found?.count ?? 0;
    },

    /** Returns the calls of an account in which it has sent pictures that are still there. */
    async callsOf(ownerId: string): Promise<string[]> {
      const found = await sql
        .selectDistinct({ id: stills.appointmentId })
        .from(stills)
        .where(inArray(stills.appointmentId, ownCalls(ownerId)));
      return found.map(({ id }) => id);
    },

    /** Returns which of these ids are of pictures that are there. */
    async among(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const found = await sql
        .select({ id: stills.id })
        .from(stills)
        .where(inArray(stills.id, [...ids]));
      return found.map(({ id }) => id);
    },

    /** Deletes one picture of a call of the account. @returns true when there was one */
    async delete(ownerId: string, appointmentId: string, id: string): Promise<boolean> {
      const gone = await sql
        .delete(stills)
        .where(
          and(
            eq(stills.id, id),
            eq(stills.appointmentId, appointmentId),
            inArray(stills.appointmentId, ownCalls(ownerId)),
          ),
        )
        .returning({ id: stills.id });
      return gone.length > 0;
    },

    /** Deletes every picture of an account's calls. @returns their ids */
    async deleteOf(ownerId: string): Promise<string[]> {
      const gone = await sql
        .delete(stills)
        .where(inArray(stills.appointmentId, ownCalls(ownerId)))
        .returning({ id: stills.id });
      return gone.map(({ id }) => id);
    },
  };
};
