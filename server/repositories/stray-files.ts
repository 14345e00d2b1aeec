import { and, inArray, lt, lte } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { strayFiles } from '../db/schema.ts';

/** Since when files belong to no row. */
export const strayFilesIn = (sql: Sql) => ({
  /** Writes down that a round found them so. */
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

  /** Forgets whatever no round since that moment has seen. */
  async forgetUnseenSince(moment: Date): Promise<void> {
    await sql.delete(strayFiles).where(lt(strayFiles.lastSeenAt, moment));
  },

  /** Which of these were first seen at that moment or before. */
  async firstSeenUntil(moment: Date, names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const found = await sql
      .select({ name: strayFiles.name })
      .from(strayFiles)
      .where(and(inArray(strayFiles.name, [...names]), lte(strayFiles.firstSeenAt, moment)));
    return found.map(({ name }) => name);
  },
});
