import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql as expression,
} from 'drizzle-orm';
import type { EncryptedFile } from '../../contracts/endpoints/result-links.ts';
import type { Sql } from '../db/connect.ts';
import { resultLinkOpenings, resultLinks } from '../db/schema.ts';
import { deleteInSteps, inSteps } from './in-steps.ts';
import type { Rule } from './personal-data-rule.ts';

export type LinkRow = typeof resultLinks.$inferSelect;
export type OpeningRow = typeof resultLinkOpenings.$inferSelect;

/** A link without its content. */
export type ListedLink = Omit<LinkRow, 'files' | 'tokenHash'>;

const { files: _files, tokenHash: _token, ...LISTED } = getTableColumns(resultLinks);

const isGood = (now: Date) => and(isNull(resultLinks.endedAt), gt(resultLinks.expiresAt, now));

/** True while there is something to read: also of a link that is used up, whose last opening has yet to fetch its files. */
const isReadable = (now: Date) => and(isNotNull(resultLinks.files), gt(resultLinks.expiresAt, now));

const overBy = (endedBy: NonNullable<LinkRow['endedBy']>, endedAt: Date) =>
  ({ endedBy, endedAt, files: null }) as const;

/** Links to results, as their owners have them. */
export const resultLinksIn = (sql: Sql) => ({
  /** @returns false when there is a link with this token already */
  async add(row: LinkRow): Promise<boolean> {
    const added = await sql
      .insert(resultLinks)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: resultLinks.id });
    return added.length > 0;
  },

  async byToken(tokenHash: string): Promise<ListedLink | null> {
    const [found] = await sql
      .select(LISTED)
      .from(resultLinks)
      .where(eq(resultLinks.tokenHash, tokenHash));
    return found ?? null;
  },

  ofResult(ownerId: string, resultId: string): Promise<ListedLink[]> {
    return sql
      .select(LISTED)
      .from(resultLinks)
      .where(and(eq(resultLinks.ownerId, ownerId), eq(resultLinks.resultId, resultId)))
      .orderBy(desc(resultLinks.createdAt));
  },

  async countGood(ownerId: string, now: Date): Promise<number> {
    const [found] = await sql
      .select({ links: count() })
      .from(resultLinks)
      .where(and(eq(resultLinks.ownerId, ownerId), isGood(now)));
    return found?.links ?? 0;
  },

  /** @returns false when the account has no such link; one that is over stays as it is */
  async revoke({ id, ownerId }: Pick<LinkRow, 'id' | 'ownerId'>, now: Date): Promise<boolean> {
    const own = and(eq(resultLinks.id, id), eq(resultLinks.ownerId, ownerId));
    await sql
      .update(resultLinks)
      .set(overBy('revoked', now))
      .where(and(own, isReadable(now)));
    return (await sql.select({ id: resultLinks.id }).from(resultLinks).where(own)).length > 0;
  },

  /** Ends every link of an account that can be read. */
  async revokeAllOf(ownerId: string, now: Date): Promise<void> {
    await sql
      .update(resultLinks)
      .set(overBy('revoked', now))
      .where(and(eq(resultLinks.ownerId, ownerId), isReadable(now)));
  },

  /** Lists the openings of these links, the newest first. */
  async openingsOf(linkIds: readonly string[]): Promise<OpeningRow[]> {
    if (linkIds.length === 0) return [];
    return sql
      .select()
      .from(resultLinkOpenings)
      .where(inArray(resultLinkOpenings.linkId, [...linkIds]))
      .orderBy(desc(resultLinkOpenings.openedAt));
  },
});

/** Openings of links by anybody. Each is a single statement, so that of many at once every one counts. */
export const linkTriesIn = (sql: Sql) => ({
  /** Counts an opening; `null` when the link is not good any more. */
  async open(
    id: string,
    now: Date,
  ): Promise<{ files: EncryptedFile[] | null; openings: number } | null> {
    const { files, openings } = resultLinks;
    const [opened] = await sql
      .update(resultLinks)
      .set({ openings: expression`${openings} + 1` })
      .where(and(eq(resultLinks.id, id), isGood(now)))
      .returning({ files, openings });
    return opened ?? null;
  },

  /** Counts a wrong passcode, the last of which ends the link. @returns the tries that are left; `null` for no good link */
  async miss(id: string, now: Date): Promise<number | null> {
    const isLast = expression`${resultLinks.triesLeft} = 1`;
    const [missed] = await sql
      .update(resultLinks)
      .set({
        triesLeft: expression`${resultLinks.triesLeft} - 1`,
        files: expression`case when ${isLast} then null else ${resultLinks.files} end`,
        endedBy: expression`case when ${isLast} then 'passcodes' end`,
        endedAt: expression`case when ${isLast} then ${now.toISOString()}::timestamptz end`,
      })
      .where(and(eq(resultLinks.id, id), isGood(now)))
      .returning({ left: resultLinks.triesLeft });
    return missed?.left ?? null;
  },

  /** Ends a link after its last opening. Its files stay for a while where that opening has addresses of them. */
  async useUp(id: string, now: Date, hasAddresses: boolean): Promise<void> {
    const { files, ...over } = overBy('usedUp', now);
    await sql
      .update(resultLinks)
      .set({ ...over, ...(!hasAddresses && { files }) })
      .where(eq(resultLinks.id, id));
  },

  /** Reads the files of a link that can be read; empty for every other. */
  async filesOf(id: string, now: Date): Promise<EncryptedFile[]> {
    const [found] = await sql
      .select({ files: resultLinks.files })
      .from(resultLinks)
      .where(and(eq(resultLinks.id, id), isReadable(now)));
    return found?.files ?? [];
  },

  async log(row: OpeningRow): Promise<void> {
    await sql.insert(resultLinkOpenings).values(row);
  },
});

/** Links that are over. */
export const oldLinksIn = (sql: Sql) => ({
  /** Deletes what links led to that have expired, or ended before a moment. @returns of how many */
  async emptyOver(now: Date, endedBefore: Date): Promise<number> {
    const { id, files, expiresAt, endedAt } = resultLinks;
    const old = sql
      .select({ id })
      .from(resultLinks)
      .where(and(or(lt(expiresAt, now), lt(endedAt, endedBefore)), isNotNull(files)));
    return inSteps((limit) =>
      sql
        .update(resultLinks)
        .set({ files: null })
        .where(inArray(id, old.limit(limit)))
        .returning({ id }),
    );
  },

  /** Deletes links that were over before a moment. @returns how many were deleted */
  deleteOverBefore(moment: Date): Promise<number> {
    const { id, expiresAt, endedAt } = resultLinks;
    return deleteInSteps(sql, id, or(lt(expiresAt, moment), lt(endedAt, moment)));
  },
});

/** Rules of the tables of links for the export and the erasure of an account. */
export const LINK_RULES = {
  result_links: {
    read: (sql, { id }) => {
      const { resultId, openings, createdAt, expiresAt, endedAt, endedBy } = resultLinks;
      return sql
        .select({ resultId, openings, createdAt, expiresAt, endedAt, endedBy })
        .from(resultLinks)
        .where(eq(resultLinks.ownerId, id));
    },
    erase: null,
    because:
      'What a link leads to is encrypted, and its key is not here: the result that it was made of stands above.',
  },
  result_link_openings: {
    read: (sql, { id }) => {
      const { openedAt, recipient } = resultLinkOpenings;
      return sql
        .select({ resultId: resultLinks.resultId, openedAt, recipient })
        .from(resultLinkOpenings)
        .innerJoin(resultLinks, eq(resultLinks.id, resultLinkOpenings.linkId))
        .where(eq(resultLinks.ownerId, id));
    },
    erase: null,
  },
} as const satisfies Readonly<Record<string, Rule>>;
