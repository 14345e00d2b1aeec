import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import { mayBeStored } from '../../contracts/rules/consent-by.ts';
import { nameableFirst } from '../../contracts/rules/suspicion.ts';
import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type { Diagnosis, UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { accountsIn } from '../repositories/accounts.ts';
import { assessmentSessionsIn } from '../repositories/assessment-sessions.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import type { Assessment, Claimer } from '../repositories/assessments.ts';
import { checkInsIn } from '../repositories/check-ins.ts';
import { eraseResult } from '../repositories/result-erasure.ts';
import { xraysIn } from '../repositories/xrays.ts';
import type { XrayRow } from '../repositories/xrays.ts';
import { levelToday, readCheckIn } from './check-ins/check-ins.ts';
import { keptConsentOf, patientOf } from './diagnosis.ts';
import { lockFor, withdrawnFor } from './accounts/consent-rule.ts';
import type { NotAllowed } from './accounts/consent-rule.ts';
import { personOf, whyNotOf } from './accounts/family.ts';
import type { Grown, OtherAge } from './accounts/family.ts';
import type { Engine } from './engine.ts';

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly engine: Engine;
};

type SaveResultRequest = {
  readonly ownerId: string;
  /** The person for whom it is; nobody for the account holder. */
  readonly profileId: string | null;
  readonly request: DiagnoseRequest & AssessmentKey;
  readonly signal: AbortSignal;
};

/** `notYours`: the assessment belongs to another browser, or to another account. */
type Saved =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'notYours' }
  /** The assessment was not agreed to; a consent that the account has withdrawn is `consentWithdrawn`. */
  | { readonly kind: 'noConsent' }
  /** The patient may be a child, and no adult has agreed. */
  | { readonly kind: 'noGuardian' }
  /** The person it is for is another account's. */
  | { readonly kind: 'noPerson' }
  | OtherAge
  | Grown
  | NotAllowed;

/**
 * Gives an account the result of an assessment. Only the browser that made it can: its chat session's token is the
 * proof, and a result that belongs to another account stays there. Answers without a stored result are judged again.
 */
export const saveResult = async (
  deps: Deps,
  { ownerId, profileId, request, signal }: SaveResultRequest,
): Promise<Saved> => {
  const { db, clock, ids, engine } = deps;
  const { sessionToken } = request;
  if (request.consent !== true) return { kind: 'noConsent' };
  if (!mayBeStored(request)) return { kind: 'noGuardian' };
  const claimer = { ownerId, profileId };
  const claim = { ...claimer, request, now: clock.now() };
  const found = await db.transaction((sql) => claimed(sql, claim));
  if (found.kind !== 'none') return found;
  const withdrawn = await withdrawnFor(db.sql, ownerId, 'reading');
  if (withdrawn !== null) return withdrawn;
  const patient = patientOf(request);
  const judged = await engine.assess(patient, signal);
  return db.transaction(async (sql) => {
    // Another call may have saved it meanwhile.
    const again = await claimed(sql, claim);
    if (again.kind !== 'none') return again;
    // A result is not kept when the consent to reading was withdrawn meanwhile; the account is locked by now.
    const declined = await withdrawnFor(sql, ownerId, 'reading');
    if (declined !== null) return declined;
    const id = ids.row();
    await assessmentsIn(sql).add({
      id,
      sessionToken,
      ...claimer,
      createdAt: clock.now(),
      request: patient,
      consentBy: keptConsentOf(request),
      diagnosis: { ...judged, is_saved: true, diagnosis_id: id },
      engine: `${judged.engine.name} ${judged.engine.version}`,
    });
    return { kind: 'saved', id };
  });
};

type Claim = Claimer & Pick<SaveResultRequest, 'request'> & { readonly now: Date };

const claimed = async (
  sql: Database['sql'],
  { ownerId, profileId, request, now }: Claim,
): Promise<Saved | { readonly kind: 'none' }> => {
  const { sessionToken, chatSessionToken } = request;
  const refused = await lockFor(sql, ownerId, 'keeping');
  if (refused !== null) return refused;
  const isOwn = await assessmentSessionsIn(sql).bind({ sessionToken, chatSessionToken });
  if (!isOwn) return { kind: 'notYours' };
  const assessments = assessmentsIn(sql);
  const kept = await assessments.ofSession(sessionToken);
  // A later result of the same assessment is of the person that the ones before were said to be for.
  const saved = kept.find((each) => each.ownerId === ownerId);
  const whose = { ownerId, profileId: profileId ?? saved?.profileId ?? null };
  const found = await personOf(sql, whose, now);
  if (found.kind === 'notFound') return { kind: 'noPerson' };
  if (found.kind === 'grown') return found;
  const unowned = kept.filter((each) => each.ownerId === null);
  const given = kept.length === 0 ? [{ request, createdAt: now }] : unowned;
  for (const { request: answered, createdAt } of given) {
    const why = whyNotOf(found.person, answered, createdAt);
    if (why !== null) return why;
  }
  const [newest] = kept;
  if (newest === undefined) return { kind: 'none' };
  const isTaken = kept.some((each) => each.ownerId !== null && each.ownerId !== ownerId);
  if (isTaken) return { kind: 'notYours' };
  await assessments.claim(sessionToken, whose);
  return { kind: 'saved', id: newest.id };
};

/** Lists the saved results of an account, the newest first. */
export const listResults = ({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<Assessment[]> =>
  assessmentsIn(db.sql).ofOwner(ownerId);

type Opened = {
  readonly result: Assessment;
  readonly xrays: readonly XrayRow[];
  readonly checkIn: CheckIn | null;
};

type Today = {
  /** The results about which "How is it today?" waits. */
  readonly asked: readonly string[];
  /** Level of each result by what was told since, where something was. */
  readonly levels: ReadonlyMap<string, UrgencyLevel>;
};

/** Reads what was told of results since they were made. */
export const readToday = async (
  { db }: Pick<Deps, 'db'>,
  { ownerId, results }: { readonly ownerId: string; readonly results: readonly Assessment[] },
): Promise<Today> => {
  const checkIns = checkInsIn(db.sql);
  const answers = await checkIns.answersOf(ownerId);
  const levels = results.flatMap((result) => {
    const level = levelToday(result, answers.get(result.id));
    return level === null ? [] : [[result.id, level] as const];
  });
  return { asked: await checkIns.askedOf(ownerId), levels: new Map(levels) };
};

/** Reads one saved result with its check-in and its X-rays, the newest first; `null` when it is another account's. */
export const readResult = async (
  { db }: Pick<Deps, 'db'>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<Opened | null> => {
  const result = await assessmentsIn(db.sql).byIdOf(ownerId, id);
  return (
    result && {
      result,
      xrays: await xraysIn(db.sql).ofResult(ownerId, id),
      checkIn: await readCheckIn(db.sql, { ownerId, id }),
    }
  );
};

/** Deletes one saved result and every copy of it. @returns true when the account had it */
export const deleteResult = (
  { db }: Pick<Deps, 'db'>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<boolean> =>
  db.transaction(async (sql) => {
    // The lock keeps other calls of the account from using the result meanwhile.
    if ((await accountsIn(sql).lock(ownerId)) === null) return false;
    return eraseResult(sql, { ownerId, id });
  });

/** Summarises a result in one line. Where a suspicion stands in it, no condition is named. */
export const lineOf = ({ diagnosis }: { readonly diagnosis: Diagnosis }) => {
  const first = nameableFirst(diagnosis);
  return {
    urgency: diagnosis.urgency,
    emergency: diagnosis.emergency !== null,
    condition: first?.plain_name ?? first?.name ?? null,
  };
};
