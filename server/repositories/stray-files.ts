import { and, inArray, lt, lte } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { strayFiles } from '../db/schema.ts';

/** Rows of files in the store that belong to no row. */
export const strayFilesIn = (sql: Sql) => ({
  /** Notes that a round found these files without a row. */
  async see(names: readonly string[], at: Date): Promise<void> {
    if (names.length === 0) return;
    const seen = names.map((name) => ({ name, firstSeenAt: at, lastSeenAt: at }));
    await sql
      .insert(strayFiles)
      .values(seen)
      .onConflictDoUpdate({ target: strayFiles.name, set: { lastSeenAt: at } });
  },

  async forget(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await sql.delete(strayFiles).where(inArray(strayFiles.name, [...names]));
  },

  /** Forgets the files that no round has seen since that moment. */
  async forgetUnseenSince(moment: Date): Promise<void> {
    await sql.delete(strayFiles).where(lt(strayFiles.lastSeenAt, moment));
  },

  /** Lists those of the given files that were first seen at that moment or before. */
  async firstSeenUntil(moment: Date, names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const found = await sql
      .select({ name: strayFiles.name })
      .from(strayFiles)
      .where(and(inArray(strayFiles.name, [...names]), lte(strayFiles.firstSeenAt, moment)));
    return found.map(({ name }) => name);
  },
});
