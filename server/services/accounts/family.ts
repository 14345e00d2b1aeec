import { PROFILES_MAX } from '../../../contracts/accounts/family.ts';
import type { FamilyConsent, ForPerson, Relation } from '../../../contracts/accounts/family.ts';
import { CONSENT_WORDING } from '../../../contracts/accounts/account.ts';
import { ROOM_OPENS_BEFORE_MS } from '../../../contracts/booking/room.ts';
import { fitsBirthYear } from '../../../contracts/rules/answered-age.ts';
import type { AnsweredAge } from '../../../contracts/rules/answered-age.ts';
import { consentFor, hasGrownUp, isBirthYear } from '../../../contracts/rules/family-consent.ts';
import type { Sql } from '../../db/connect.ts';
import { inIndia } from '../../lib/india-time.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { consentsIn } from '../../repositories/consents.ts';
import { eraseProfileData, giveResult, whyKept } from '../../repositories/profile-data.ts';
import type { Whose } from '../../repositories/profile-data.ts';
import { profilesIn } from '../../repositories/profiles.ts';
import type { ProfileRow } from '../../repositories/profiles.ts';
import { isShared } from '../../repositories/rooms.ts';
import { resultsSharedIn } from '../../repositories/visit-notes.ts';
import type { ServiceDeps, WakingDeps } from '../deps.ts';
import { fullName } from '../full-name.ts';
import { claimRequest } from '../request-keys.ts';
import { undoable } from '../undoable.ts';
import { withdrawnFor } from './consent-rule.ts';
import type { NotAllowed } from './consent-rule.ts';
import type { CodeDeps } from './codes.ts';
import { isOwnPassword } from './own-password.ts';

/** Returns the year by the clinic's calendar. */
export const yearOf = (now: Date): number => inIndia(now).getUTCFullYear();

/** Lists the people whom an account looks after. */
export const listProfiles = (
  { db }: Pick<ServiceDeps, 'db'>,
  ownerId: string,
): Promise<ProfileRow[]> => profilesIn(db.sql).ofAccount(ownerId);

/** Reads the names of the people of an account, and returns a function that names the person of a row. */
export const namesOf = async (
  deps: Pick<ServiceDeps, 'db'>,
  ownerId: string,
): Promise<(profileId: string | null) => ForPerson> => {
  const people = await listProfiles(deps, ownerId);
  return (profileId) => {
    const found = people.find(({ id }) => id === profileId);
    return found === undefined ? null : { id: found.id, name: found.name };
  };
};

type Adding = {
  readonly ownerId: string;
  readonly requestKey: string;
  readonly body: {
    readonly name: string;
    readonly relation: Relation;
    readonly birthYear: string;
    readonly guardian: string;
    readonly confirmed: FamilyConsent;
  };
};

type Added =
  | { readonly kind: 'kept'; readonly profile: ProfileRow }
  | { readonly kind: Unfit | 'full' | 'otherRequest' }
  | { readonly kind: 'notFound' }
  | NotAllowed;

type Unfit = 'noYear' | 'otherConsent' | 'noGuardian';

/** Refuses a year in which nobody alive is born, and what does not fit the year. */
const whyUnfit = (
  { birthYear, guardian, confirmed }: Omit<Adding['body'], 'relation'>,
  thisYear: number,
): Unfit | null => {
  const year = Number(birthYear);
  if (!isBirthYear(year, thisYear)) return 'noYear';
  const wanted = consentFor(year, thisYear);
  if (confirmed !== wanted) return 'otherConsent';
  return wanted === 'guardianship' && guardian === '' ? 'noGuardian' : null;
};

/**
 * Adds somebody whom the account looks after, with what the account holder confirms of them: once, however often it is asked. The
 * lock on the account makes people come one after the other, so that there are never more than there may be.
 */
export const addProfile = (
  { db, clock, ids }: ServiceDeps,
  { ownerId, requestKey, body }: Adding,
): Promise<Added> =>
  undoable<Added>(db, async (sql, undo) => {
    if ((await accountsIn(sql).lock(ownerId)) === null) return { kind: 'gone' };
    const id = ids.row();
    const claimed = await claimRequest(sql, clock, { ownerId, requestKey, body, subject: id });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    const profiles = profilesIn(sql);
    if (claimed.kind === 'repeated') {
      const profile = await profiles.byIdOf(ownerId, claimed.subject);
      return profile === null ? { kind: 'notFound' } : { kind: 'kept', profile };
    }
    const now = clock.now();
    const unfit = whyUnfit(body, yearOf(now));
    if (unfit !== null) return undo({ kind: unfit });
    const withdrawn = await withdrawnFor(sql, ownerId, 'keeping');
    if (withdrawn !== null) return undo(withdrawn);
    if ((await profiles.ofAccount(ownerId)).length >= PROFILES_MAX) return undo({ kind: 'full' });
    const { relation } = body;
    const own = { id, accountId: ownerId, relation, createdAt: now };
    const profile: ProfileRow = { ...own, ...detailsIn(body) };
    await profiles.add(profile);
    await confirm(sql, { clock, ids }, profile, body.confirmed);
    return { kind: 'kept', profile };
  });

/** Returns what is kept of a person; nobody answers for a grown one. */
const detailsIn = ({ name, birthYear, guardian, confirmed }: Omit<Adding['body'], 'relation'>) => ({
  name,
  birthYear: Number(birthYear),
  guardian: confirmed === 'guardianship' ? guardian : null,
});

/** Writes down what the account holder has confirmed of a person, with its wording. */
const confirm = (
  sql: Sql,
  { clock, ids }: Pick<ServiceDeps, 'clock' | 'ids'>,
  { id: profileId, accountId }: ProfileRow,
  purpose: FamilyConsent,
): Promise<void> =>
  consentsIn(sql).add([
    {
      id: ids.row(),
      accountId,
      purpose,
      profileId,
      granted: true,
      wording: CONSENT_WORDING,
      decidedAt: clock.now(),
    },
  ]);

type Correcting = Whose & {
  readonly body: Omit<Adding['body'], 'relation' | 'confirmed'> & {
    readonly confirmed?: FamilyConsent | null | undefined;
  };
};

type Corrected =
  | { readonly kind: 'kept'; readonly profile: ProfileRow }
  | { readonly kind: Unfit | 'notFound' };

/** Corrects a person. Where the year makes a child of a grown person, or the reverse, the other consent has to be confirmed. */
export const correctProfile = (
  { db, clock, ids }: ServiceDeps,
  { ownerId, profileId, body }: Correcting,
): Promise<Corrected> =>
  db.transaction(async (sql): Promise<Corrected> => {
    await accountsIn(sql).lock(ownerId);
    const known = await profilesIn(sql).byIdOf(ownerId, profileId);
    if (known === null) return { kind: 'notFound' };
    const held = known.guardian === null ? 'agreement' : 'guardianship';
    const confirmed = body.confirmed ?? held;
    const unfit = whyUnfit({ ...body, confirmed }, yearOf(clock.now()));
    if (unfit !== null) return { kind: unfit };
    const profile = { ...known, ...detailsIn({ ...body, confirmed }) };
    await profilesIn(sql).change(known, detailsIn({ ...body, confirmed }));
    // A guardian who was not named before has not agreed before.
    const isNewGuardian = body.confirmed === 'guardianship' && profile.guardian !== known.guardian;
    if (confirmed !== held || isNewGuardian) await confirm(sql, { clock, ids }, profile, confirmed);
    return { kind: 'kept', profile };
  });

/** A person who has grown up since a guardian agreed for them. */
export type Grown = { readonly kind: 'grown'; readonly name: string };

/** Finds the person that something new is for, in an account that is locked. `notFound`: another account's. */
export const personOf = async (
  sql: Sql,
  { ownerId, profileId }: { ownerId: string; profileId: string | null | undefined },
  now: Date,
): Promise<
  | { readonly kind: 'found'; readonly person: ProfileRow | null }
  | { readonly kind: 'notFound' }
  | Grown
> => {
  if (profileId === null || profileId === undefined) return { kind: 'found', person: null };
  const person = await profilesIn(sql).byIdOf(ownerId, profileId);
  if (person === null) return { kind: 'notFound' };
  return hasGrownUp(person, yearOf(now))
    ? { kind: 'grown', name: person.name }
    : { kind: 'found', person };
};

/** The person whom a result cannot be of, by the age that was answered. */
export type OtherAge = {
  readonly kind: 'otherAge';
  readonly answered: AnsweredAge;
  readonly person: Pick<ProfileRow, 'name' | 'birthYear'>;
};

/** Returns what speaks against it that answers of a moment are of a person; null for the account holder, whose year is not kept. */
export const whyNotOf = (
  person: ProfileRow | null,
  answered: AnsweredAge,
  at: Date,
): OtherAge | null =>
  person === null || fitsBirthYear(answered, { birthYear: person.birthYear, inYear: yearOf(at) })
    ? null
    : { kind: 'otherAge', answered, person };

type Given = { readonly ownerId: string; readonly id: string; readonly profileId: string | null };

/** `shown`: a dentist has seen it for the person it was of. `open`: the room of the call is open already. */
type Said = { readonly kind: 'said' | 'notFound' | 'shown' | 'open' } | OtherAge | Grown;

/** Says for whom a saved result is, unless a dentist has it before them as somebody's, or it tells another age than theirs. */
export const sayForWhom = (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { ownerId, id, profileId }: Given,
): Promise<Said> =>
  db.transaction(async (sql): Promise<Said> => {
    if ((await accountsIn(sql).lock(ownerId)) === null) return { kind: 'notFound' };
    const found = await personOf(sql, { ownerId, profileId }, clock.now());
    if (found.kind !== 'found') return found;
    const result = await assessmentsIn(sql).byIdOf(ownerId, id);
    if (result === null) return { kind: 'notFound' };
    if (await isShared(sql, ownerId, id)) return { kind: 'shown' };
    const why = whyNotOf(found.person, result.request, result.createdAt);
    if (why !== null) return why;
    await giveResult(sql, { ownerId, id, profileId });
    return { kind: 'said' };
  });

/** Says for whom a booked call is, until its room opens: the dentist reads the name, and who answers for a child. */
export const sayForWhomCall = (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { ownerId, id, profileId }: Given,
): Promise<Said> =>
  db.transaction(async (sql): Promise<Said> => {
    const account = await accountsIn(sql).lock(ownerId);
    const found = await personOf(sql, { ownerId, profileId }, clock.now());
    const call = await appointmentsIn(sql).lock(id);
    if (account === null || found.kind === 'notFound' || call?.ownerId !== ownerId) {
      return { kind: 'notFound' };
    }
    if (found.kind === 'grown') return found;
    const opensAt = call.startsAt.getTime() - ROOM_OPENS_BEFORE_MS;
    const isAhead = call.state === 'confirmed' && opensAt > clock.now().getTime();
    if (!isAhead) return { kind: 'open' };
    if ((await resultsSharedIn(sql, id)).length > 0) return { kind: 'shown' };
    const { person } = found;
    const patientName = person?.name ?? fullName(account);
    const guardian = person?.guardian ?? null;
    const isMoved = await appointmentsIn(sql).move(call, { profileId, patientName, guardian });
    return { kind: isMoved ? 'said' : 'open' };
  });

type Erased = {
  readonly kind: 'erased' | 'notFound' | 'wrongPassword' | 'booked' | 'absenceOpen';
};

/**
 * Deletes one person and everything that is kept of them, in one transaction; the account and everybody else stay. The password is
 * asked as for the account: a phone left open is not enough.
 */
export const eraseProfile = async (
  deps: Pick<CodeDeps, 'db' | 'passwords'> & Pick<WakingDeps, 'wakeJobs'>,
  { password, ...whose }: Whose & { readonly password: string | null },
): Promise<Erased> => {
  const { db, wakeJobs } = deps;
  const { ownerId, profileId } = whose;
  const account = await accountsIn(db.sql).byId(ownerId);
  const own = await profilesIn(db.sql).byIdOf(ownerId, profileId);
  if (account === null || own === null) return { kind: 'notFound' };
  if (!(await isOwnPassword(deps, account, password))) return { kind: 'wrongPassword' };
  const erased = await db.transaction(async (sql): Promise<Erased> => {
    await accountsIn(sql).lock(ownerId);
    const why = await whyKept(sql, whose);
    if (why !== null) return { kind: why };
    await eraseProfileData(sql, whose);
    return { kind: 'erased' };
  });
  if (erased.kind === 'erased') wakeJobs();
  return erased;
};
