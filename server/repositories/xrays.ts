import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  sql as expression,
} from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { jobs, xrays } from '../db/schema.ts';

export type XrayRow = typeof xrays.$inferSelect;

/** Result of an analyzer, by ids, and the analyzer that made it. */
export type StoredReading = NonNullable<XrayRow['reading']>;

/** Kind of the job that deletes the pictures of an X-ray whose row is gone; its key begins with the X-ray. */
export const XRAY_REMOVAL = 'xrayRemoval';

/** Latest times of creation of X-rays that have ended: of unsaved ones, and of those whose picture never came. */
type Until = { readonly unsaved: Date; readonly refused: Date; readonly storing: Date };

const isUnsaved = ({ unsaved }: Until) => and(isNull(xrays.savedAt), lt(xrays.createdAt, unsaved));
const isBroken = ({ refused, storing }: Until) =>
  or(
    and(eq(xrays.state, 'refused'), lt(xrays.createdAt, refused)),
    and(eq(xrays.state, 'storing'), lt(xrays.createdAt, storing)),
  );

export const xraysIn = (sql: Sql) => ({
  async add(row: typeof xrays.$inferInsert): Promise<void> {
    await sql.insert(xrays).values(row);
  },

  async byId(id: string): Promise<XrayRow | null> {
    const [found] = await sql.select().from(xrays).where(eq(xrays.id, id));
    return found ?? null;
  },

  /** Reads one X-ray of an account; `null` when it is another account's. */
  async byIdOf(ownerId: string, id: string): Promise<XrayRow | null> {
    const [found] = await sql
      .select()
      .from(xrays)
      .where(and(eq(xrays.id, id), eq(xrays.ownerId, ownerId)));
    return found ?? null;
  },

  /** Locks the row until the transaction ends. */
  async lock(id: string): Promise<XrayRow | null> {
    const [found] = await sql.select().from(xrays).where(eq(xrays.id, id)).for('update');
    return found ?? null;
  },

  /** Lists the X-rays of an account, the newest first. */
  ofOwner(ownerId: string): Promise<XrayRow[]> {
    return sql
      .select()
      .from(xrays)
      .where(eq(xrays.ownerId, ownerId))
      .orderBy(desc(xrays.createdAt), desc(xrays.id));
  },

  /** Lists the X-rays of an account that are kept with one result, the newest first. */
  ofResult(ownerId: string, diagnosisId: string): Promise<XrayRow[]> {
    return sql
      .select()
      .from(xrays)
      .where(and(eq(xrays.ownerId, ownerId), eq(xrays.diagnosisId, diagnosisId)))
      .orderBy(desc(xrays.createdAt), desc(xrays.id));
  },

  async countOf(ownerId: string): Promise<number> {
    const [found] = await sql
      .select({ count: count() })
      .from(xrays)
      .where(eq(xrays.ownerId, ownerId));
    return found?.count ?? 0;
  },

  async change(id: string, to: Partial<XrayRow>): Promise<void> {
    await sql.update(xrays).set(to).where(eq(xrays.id, id));
  },

  /** Moves a row on from the state it was read in. @returns false when another process moved it first */
  async move(
    row: XrayRow,
    to: Partial<Pick<XrayRow, 'state' | 'analyses' | 'reading' | 'refusal' | 'toldKind'>>,
  ): Promise<boolean> {
    const moved = await sql
      .update(xrays)
      .set(to)
      .where(
        and(eq(xrays.id, row.id), eq(xrays.state, row.state), eq(xrays.analyses, row.analyses)),
      )
      .returning({ id: xrays.id });
    return moved.length > 0;
  },

  /** @returns true when it was there */
  async delete(id: string): Promise<boolean> {
    const gone = await sql.delete(xrays).where(eq(xrays.id, id)).returning({ id: xrays.id });
    return gone.length > 0;
  },

  /** Returns those of the ids that have a row. */
  async among(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found = await sql
      .select({ id: xrays.id })
      .from(xrays)
      .where(inArray(xrays.id, [...ids]));
    return new Set(found.map(({ id }) => id));
  },
});

/** Rows of X-rays, for the job that tidies up. */
export const xraysUpkeepIn = (sql: Sql) => ({
  /** Locks an X-ray if it has ended; it may have been saved since it was listed. @returns true when it has ended */
  async lockOld(id: string, until: Until): Promise<boolean> {
    const found = await sql
      .select({ id: xrays.id })
      .from(xrays)
      .where(and(eq(xrays.id, id), or(isUnsaved(until), isBroken(until))))
      .for('update');
    return found.length > 0;
  },

  /** Lists the X-rays whose analysis is under way without a waiting or running job of that kind. */
  async leftAnalyzing(kind: string): Promise<Pick<XrayRow, 'id' | 'analyses'>[]> {
    const alive = sql
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          eq(jobs.kind, kind),
          eq(jobs.key, expression`${xrays.id} || ':' || ${xrays.analyses}`),
          inArray(jobs.state, ['waiting', 'running']),
        ),
      );
    return sql
      .select({ id: xrays.id, analyses: xrays.analyses })
      .from(xrays)
      .where(and(eq(xrays.state, 'analyzing'), notExists(alive)));
  },

  /** Lists up to `limit` X-rays older than that which were not saved, were refused, or whose picture never came. */
  async old(until: Until, limit: number): Promise<string[]> {
    const ended = await sql
      .select({ id: xrays.id })
      .from(xrays)
      .where(isUnsaved(until))
      .limit(limit);
    const broken = await sql
      .select({ id: xrays.id })
      .from(xrays)
      .where(isBroken(until))
      .limit(limit);
    return [...new Set([...ended, ...broken].map(({ id }) => id))].slice(0, limit);
  },
});
