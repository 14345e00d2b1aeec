import {
  LINK_FILE_MINUTES,
  LINK_KEPT_DAYS,
  LINK_OPENINGS,
  LINK_TRIES,
  LINKS_AT_ONCE,
} from '../../contracts/assessment/result-link.ts';
import type { LinkDays, LinkEnd } from '../../contracts/assessment/result-link.ts';
import { LINK_FILE_PATH } from '../../contracts/endpoints/result-links.ts';
import type {
  EncryptedFile,
  LinkFile,
  ResultLink,
} from '../../contracts/endpoints/result-links.ts';
import type { ShownVisit } from '../../contracts/booking/visit-note.ts';
import type { JobKind } from '../jobs/runner.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { checkAddress, signAddress } from '../lib/signed-address.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import { linkTriesIn, oldLinksIn, resultLinksIn } from '../repositories/result-links.ts';
import type { ListedLink, OpeningRow } from '../repositories/result-links.ts';
import { lockFor } from './accounts/consent-rule.ts';
import type { NotAllowed } from './accounts/consent-rule.ts';
import type { ServiceDeps } from './deps.ts';
import { visitsByResult } from './visits/shown-visits.ts';

const MINUTE_MS = 60_000;
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

type Listed = { readonly links: ResultLink[]; readonly visit: ShownVisit | null };

/** Lists the links to one result, and the newest visit to which it was brought; `null` when the account has no such result. */
export const listLinks = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId, id }: OfResult,
): Promise<Listed | null> => {
  if ((await assessmentsIn(db.sql).byIdOf(ownerId, id)) === null) return null;
  const links = resultLinksIn(db.sql);
  const found = await links.ofResult(ownerId, id);
  const openings = await links.openingsOf(found.map((link) => link.id));
  const [visit = null] = (await visitsByResult(db.sql, { ownerId, resultId: id })).get(id) ?? [];
  return {
    visit,
    links: found.map((link) => {
      const own = openings.filter(({ linkId }) => linkId === link.id);
      return shown(link, own, clock.now());
    }),
  };
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
  | { readonly kind: 'opened'; readonly files: LinkFile[] }
  | { readonly kind: 'wrongPasscode'; readonly left: number }
  /** `end` is null where no link of this token is known. */
  | { readonly kind: 'over'; readonly end: LinkEnd | null };

type Opening = {
  readonly token: string;
  readonly passcode: string;
  readonly recipient: string;
  /** Longest file that the opener takes in the reply itself; the others are fetched. */
  readonly longest: number;
  /** The opener reaches us under this origin. */
  readonly origin: string;
};

type OpeningDeps = Deps & {
  /** Secret that the addresses of files are signed with. */
  readonly secret: () => Promise<string>;
};

const pathOf = (id: string, nth: number): string =>
  LINK_FILE_PATH.replace(':id', id).replace(':nth', String(nth));

/** Gives each file that is too long to be embedded an address of its own. */
const handedOut = (
  { clock }: Pick<OpeningDeps, 'clock'>,
  {
    id,
    files,
    key,
  }: { readonly id: string; readonly files: readonly EncryptedFile[]; readonly key: string },
  { longest, origin }: Opening,
): LinkFile[] => {
  const until = clock.now().getTime() + LINK_FILE_MINUTES * MINUTE_MS;
  return files.map(({ contentType, embedded }, nth) =>
    embedded.length <= longest
      ? { contentType, embedded }
      : { contentType, location: origin + signAddress(key, { path: pathOf(id, nth), until }) },
  );
};

/**
 * Opens a link for somebody without an account. It is looked at before anything is locked, so that many tries at once hold no
 * connection that others need; each that counts is one statement, whichever others run.
 */
export const openLink = async (deps: OpeningDeps, opening: Opening): Promise<Opened> => {
  const { db, clock, ids } = deps;
  const { token, passcode, recipient } = opening;
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
  const { id } = seen;
  // Read first: an opening that counts must not fail over it.
  const key = await deps.secret();
  const opened = await db.transaction(async (sql) => {
    const tries = linkTriesIn(sql);
    const counted = await tries.open(id, now);
    if (counted === null) return null;
    await tries.log({ id: ids.row(), linkId: id, openedAt: now, recipient });
    const kept = counted.files ?? [];
    const hasAddresses = kept.some(({ embedded }) => embedded.length > opening.longest);
    if (counted.openings >= LINK_OPENINGS) await tries.useUp(id, now, hasAddresses);
    return kept;
  });
  if (opened === null) return over(await look());
  return { kind: 'opened', files: handedOut(deps, { id, files: opened, key }, opening) };
};

type FileAddress = {
  readonly id: string;
  readonly nth: number;
  readonly until: number;
  readonly signature: string;
};

/** Reads the file at an address that an opening has given; `null` at every other, once its time is over, and without its link. */
export const readLinkFile = async (
  { db, clock, secret }: OpeningDeps,
  { id, nth, until, signature }: FileAddress,
): Promise<string | null> => {
  const now = clock.now();
  const address = { path: pathOf(id, nth), until, signature, now };
  if (checkAddress(await secret(), address) !== 'good') return null;
  return (await linkTriesIn(db.sql).filesOf(id, now))[nth]?.embedded ?? null;
};

/** Deletes the content of links that are over once an hour, and the links themselves a while later. */
export const resultLinksRetention = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobKind => ({
  name: 'resultLinksRetention',
  keyAt: (now) => now.toISOString().slice(0, 13),
  run: async () => {
    const now = clock.now();
    const links = oldLinksIn(db.sql);
    await links.emptyOver(now, new Date(now.getTime() - LINK_FILE_MINUTES * MINUTE_MS));
    await links.deleteOverBefore(new Date(now.getTime() - LINK_KEPT_DAYS * DAY_MS));
  },
});
