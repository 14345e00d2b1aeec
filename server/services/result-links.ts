import {
  LINK_KEPT_DAYS,
  LINK_OPENINGS,
  LINK_TRIES,
  LINKS_AT_ONCE,
} from '../../contracts/assessment/result-link.ts';
import type { LinkDays, LinkEnd } from '../../contracts/assessment/result-link.ts';
import type { EncryptedFile, ResultLink } from '../../contracts/endpoints/result-links.ts';
import type { JobKind } from '../jobs/runner.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import { linkTriesIn, oldLinksIn, resultLinksIn } from '../repositories/result-links.ts';
import type { ListedLink, OpeningRow } from '../repositories/result-links.ts';
import { lockFor } from './accounts/consent-rule.ts';
import type { NotAllowed } from './accounts/consent-rule.ts';
import type { ServiceDeps } from './deps.ts';

const DAY_MS = 24 * 60 * 60_000;

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'ids'>;

/** Returns why a link is over; `null` while it is good. */
const endOf = ({ endedBy, expiresAt }: ListedLink, now: Date): LinkEnd | null => {
  if (endedBy !== null) return endedBy;
  return expiresAt <= now ? 'expired' : null;
};

const shown = (link: ListedLink, openings: readonly OpeningRow[], now: Date): ResultLink => ({
  id: link.id,
  made_at: link.createdAt.toISOString(),
  expires_at: link.expiresAt.toISOString(),
  ended: endOf(link, now),
  openings: link.openings,
  log: openings.map(({ openedAt, recipient }) => ({ at: openedAt.toISOString(), by: recipient })),
});

type OfResult = { readonly ownerId: string; readonly id: string };

/** Lists the links to one result, the newest first; `null` when the account has no such result. */
export const listLinks = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId, id }: OfResult,
): Promise<ResultLink[] | null> => {
  if ((await assessmentsIn(db.sql).byIdOf(ownerId, id)) === null) return null;
  const links = resultLinksIn(db.sql);
  const found = await links.ofResult(ownerId, id);
  const openings = await links.openingsOf(found.map((link) => link.id));
  return found.map((link) => {
    const own = openings.filter(({ linkId }) => linkId === link.id);
    return shown(link, own, clock.now());
  });
};

type LinkRequest = OfResult & {
  readonly token: string;
  readonly passcode: string;
  readonly days: LinkDays;
  readonly files: readonly EncryptedFile[];
};

type Made =
  | { readonly kind: 'made'; readonly link: ResultLink }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'tooMany' }
  | NotAllowed;

/** Makes a link. A token that this result has a link with already is answered with that link: the first reply was lost. */
export const makeLink = (
  { db, clock, ids }: Deps,
  { ownerId, id, token, passcode, days, files }: LinkRequest,
): Promise<Made> =>
  db.transaction<Made>(async (sql) => {
    // The lock keeps many requests at once from each finding room for one link more.
    const refused = await lockFor(sql, ownerId, 'keeping');
    if (refused !== null) return refused;
    if ((await assessmentsIn(sql).byIdOf(ownerId, id)) === null) return { kind: 'notFound' };
    const links = resultLinksIn(sql);
    const now = clock.now();
    const tokenHash = fingerprint(token);
    const known = await links.byToken(tokenHash);
    if (known !== null) {
      return known.ownerId === ownerId && known.resultId === id
        ? { kind: 'made', link: shown(known, await links.openingsOf([known.id]), now) }
        : { kind: 'notFound' };
    }
    if ((await links.countGood(ownerId, now)) >= LINKS_AT_ONCE) return { kind: 'tooMany' };
    const row = {
      id: ids.row(),
      ownerId,
      resultId: id,
      triesLeft: LINK_TRIES,
      openings: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      endedAt: null,
      endedBy: null,
      passcodeHash: fingerprint(token, passcode),
    };
    // Somebody else's link with the same token: nobody guesses one, so it is somebody who was handed it.
    if (!(await links.add({ ...row, tokenHash, files: [...files] }))) return { kind: 'notFound' };
    return { kind: 'made', link: shown(row, [], now) };
  });

/** Ends a link at once. @returns false when the account has none with this id */
export const endLink = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId, id }: OfResult,
): Promise<boolean> => resultLinksIn(db.sql).revoke({ ownerId, id }, clock.now());

type Opened =
  | { readonly kind: 'opened'; readonly files: EncryptedFile[] }
  | { readonly kind: 'wrongPasscode'; readonly left: number }
  /** `end` is null where no link of this token is known. */
  | { readonly kind: 'over'; readonly end: LinkEnd | null };

/**
 * Opens a link for somebody without an account. It is looked at before anything is locked, so that many tries at once hold no
 * connection that others need; each that counts is one statement, whichever others run.
 */
export const openLink = async (
  { db, clock, ids }: Deps,
  {
    token,
    passcode,
    recipient,
  }: { readonly token: string; readonly passcode: string; readonly recipient: string },
): Promise<Opened> => {
  const now = clock.now();
  const tokenHash = fingerprint(token);
  const look = () => resultLinksIn(db.sql).byToken(tokenHash);
  const over = (found: ListedLink | null): Opened => ({
    kind: 'over',
    end: found && endOf(found, now),
  });
  const seen = await look();
  if (seen === null || endOf(seen, now) !== null) return over(seen);
  if (seen.passcodeHash !== fingerprint(token, passcode)) {
    const left = await linkTriesIn(db.sql).miss(seen.id, now);
    return left !== null && left > 0 ? { kind: 'wrongPasscode', left } : over(await look());
  }
  const files = await db.transaction(async (sql) => {
    const tries = linkTriesIn(sql);
    const opened = await tries.open(seen.id, now);
    if (opened === null) return null;
    await tries.log({ id: ids.row(), linkId: seen.id, openedAt: now, recipient });
    if (opened.openings >= LINK_OPENINGS) await tries.useUp(seen.id, now);
    return opened.files;
  });
  return files === null ? over(await look()) : { kind: 'opened', files };
};

/** Deletes the content of expired links once an hour, and the links themselves a while later. */
export const resultLinksRetention = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobKind => ({
  name: 'resultLinksRetention',
  keyAt: (now) => now.toISOString().slice(0, 13),
  run: async () => {
    const now = clock.now();
    const links = oldLinksIn(db.sql);
    await links.emptyExpired(now);
    await links.deleteOverBefore(new Date(now.getTime() - LINK_KEPT_DAYS * DAY_MS));
  },
});
