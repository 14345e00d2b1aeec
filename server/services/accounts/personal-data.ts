import { fhirDocumentOf } from '../../../contracts/rules/fhir-document.ts';
import type { FhirDocument } from '../../../contracts/rules/fhir-document.ts';
import { courseOf } from '../../../contracts/rules/shared-result.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { checkInsIn } from '../../repositories/check-ins.ts';
import { erasePersonalData, readPersonalData } from '../../repositories/personal-data.ts';
import { readProfileData } from '../../repositories/profile-data.ts';
import type { Whose as WhosePerson } from '../../repositories/profile-data.ts';
import { profilesIn } from '../../repositories/profiles.ts';
import { datedAnswers } from '../check-ins/check-ins.ts';
import { requestRefundsOf } from '../payments/refunds.ts';
import { visitsByResult } from '../visits/shown-visits.ts';
import type { CodeDeps } from './codes.ts';
import { isOwnPassword } from './own-password.ts';

const DAY_MS = 24 * 60 * 60_000;

type Deps = Pick<CodeDeps, 'db' | 'clock' | 'ids'>;
type Whose = { readonly id: string };

type Exported =
  | {
      readonly kind: 'exported';
      readonly data: Awaited<ReturnType<typeof readPersonalData>>;
      readonly fhir: readonly FhirDocument[];
    }
  | { readonly kind: 'gone' };

/**
 * Writes saved results of an account as FHIR documents, for the software of a dentist: all, or those of one person. A result that
 * was brought to several calls is written once with each.
 */
const fhirOf = async (
  sql: Sql,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { id, profileId }: Whose & { readonly profileId?: string },
): Promise<FhirDocument[]> => {
  const answers = await checkInsIn(sql).answersOf(id);
  const all = await assessmentsIn(sql).ofOwner(id);
  const results = all.filter((each) => profileId === undefined || each.profileId === profileId);
  const visits = await visitsByResult(sql, { ownerId: id });
  const now = clock.now();
  const writing = {
    now: now.toISOString(),
    daysSince: (moment: string) => (now.getTime() - Date.parse(moment)) / DAY_MS,
    newId: () => ids.row(),
  };
  return results.flatMap((result) => {
    const told = {
      created_at: result.createdAt.toISOString(),
      issue: result.request.issue,
      diagnosis: result.diagnosis,
      course: courseOf(datedAnswers(answers.get(result.id) ?? [])),
    };
    return (visits.get(result.id) ?? [null]).map((visit) =>
      fhirDocumentOf({ ...told, visit }, writing),
    );
  });
};

/** Reads everything that is kept of an account, by table, as it was at one moment, and its results as FHIR documents. */
export const exportPersonalData = ({ db, ...deps }: Deps, { id }: Whose): Promise<Exported> =>
  db.transaction(async (sql) => {
    const account = await accountsIn(sql).byId(id);
    return account === null
      ? { kind: 'gone' }
      : {
          kind: 'exported',
          data: await readPersonalData(sql, account),
          fhir: await fhirOf(sql, deps, { id }),
        };
  });

/** Reads everything that is kept of one person of an account, in the same form; `notFound` for another account's. */
export const exportProfile = (
  { db, ...deps }: Deps,
  { ownerId, profileId }: WhosePerson,
): Promise<Exported | { readonly kind: 'notFound' }> =>
  db.transaction(async (sql) => {
    const account = await accountsIn(sql).byId(ownerId);
    const own = await profilesIn(sql).byIdOf(ownerId, profileId);
    if (account === null || own === null) return { kind: 'notFound' };
    return {
      kind: 'exported',
      data: await readProfileData(sql, account, profileId),
      fhir: await fhirOf(sql, deps, { id: ownerId, profileId }),
    };
  });

/** `wrongPassword`: nothing was deleted. */
type Erased = { readonly kind: 'erased' | 'wrongPassword' };

/**
 * Deletes an account and everything that is kept of it, in one transaction. An account with a password demands it: a
 * phone left open is not enough. An account that is gone already counts as erased. Unused payments are refunded by the
 * job that makes all refunds.
 */
export const eraseAccount = async (
  { db, clock, ids, wakeJobs, passwords }: Omit<CodeDeps, 'smsRules'>,
  { id }: Whose,
  password: string | null,
): Promise<Erased> => {
  const account = await accountsIn(db.sql).byId(id);
  if (account === null) return { kind: 'erased' };
  if (!(await isOwnPassword({ passwords }, account, password))) return { kind: 'wrongPassword' };
  await db.transaction(async (sql) => {
    await accountsIn(sql).lock(id);
    await requestRefundsOf(sql, { clock, ids }, id);
    await erasePersonalData(sql, account);
  });
  wakeJobs();
  return { kind: 'erased' };
};
