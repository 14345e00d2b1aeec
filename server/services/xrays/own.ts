import { assessmentsIn } from '../../repositories/assessments.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayRow } from '../../repositories/xrays.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import { deleteRow } from './move.ts';
import type { XrayDeps } from './xray-deps.ts';
import { stillKept } from './still-kept.ts';

type Whose = { readonly ownerId: string; readonly id: string };

/** Lists the account's X-rays, the newest first. */
export const listXrays = ({ db }: Pick<XrayDeps, 'db'>, ownerId: string): Promise<XrayRow[]> =>
  xraysIn(db.sql).ofOwner(ownerId);

/** Reads one X-ray of the account; `null` when it is another account's. */
export const readXray = (
  { db }: Pick<XrayDeps, 'db'>,
  { ownerId, id }: Whose,
): Promise<XrayRow | null> => xraysIn(db.sql).byIdOf(ownerId, id);

/** Deletes one X-ray of the account; a job deletes its pictures. @returns true when there was one */
export const deleteXray = async (deps: XrayDeps, { ownerId, id }: Whose): Promise<boolean> => {
  const isGone = await deps.db.transaction(async (sql) => {
    const row = await xraysIn(sql).lock(id);
    return row?.ownerId === ownerId && (await deleteRow(sql, deps, id));
  });
  if (isGone) deps.wakeJobs();
  return isGone;
};

/** `diagnosisId`: the result that the X-ray is tied to. */
type Saved =
  | { readonly kind: 'saved'; readonly diagnosisId: string }
  /** `otherPerson`: the X-ray was told to be somebody else's than the result. */
  | { readonly kind: 'notFound' | 'notAnalyzed' | 'otherPerson' }
  | NotAllowed;

/**
 * Ties an analysed X-ray to a result, both of the account; the first result it was tied to stays. The X-ray is then of the person of
 * the result.
 */
export const saveAnalysis = (
  { db, clock }: Pick<XrayDeps, 'db' | 'clock'>,
  { ownerId, id, diagnosisId }: Whose & { readonly diagnosisId: string },
): Promise<Saved> =>
  db.transaction(async (sql) => {
    const refused = await lockFor(sql, ownerId, 'keeping');
    if (refused !== null) return refused;
    const named = await stillKept(sql, ownerId, diagnosisId);
    const row = await xraysIn(sql).lock(id);
    if (row?.ownerId !== ownerId || named === null) return { kind: 'notFound' };
    if (row.state !== 'analyzed') return { kind: 'notAnalyzed' };
    if (row.diagnosisId !== null) return { kind: 'saved', diagnosisId: row.diagnosisId };
    const { profileId = null } = (await assessmentsIn(sql).byIdOf(ownerId, named)) ?? {};
    if (row.profileId !== null && row.profileId !== profileId) return { kind: 'otherPerson' };
    const savedAt = row.savedAt ?? clock.now();
    await xraysIn(sql).change(id, { savedAt, diagnosisId: named, profileId });
    return { kind: 'saved', diagnosisId: named };
  });
