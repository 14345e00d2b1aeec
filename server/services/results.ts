import type { DeletionReply } from '../../contracts/endpoints/assessment.ts';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
import type { Clock } from '../lib/clock.ts';
import { assessmentSessionsIn } from '../repositories/assessment-sessions.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import type { AnonymousAssessment } from '../repositories/assessments.ts';
import type { ServiceDeps } from './deps.ts';

/** Longest time that storing may delay a reply, in milliseconds. */
const STORE_MS = 3000;

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;

type Given = {
  readonly result: AnonymousAssessment;
  /** Chat session that claims the assessment. */
  readonly chatSessionToken: string;
  /** Aborts when the caller has gone: a result whose storing could not be reported is not kept. */
  readonly signal: AbortSignal;
  /** Called when a row that was stored too late, or perhaps stored, could not be deleted again. */
  readonly onLeftover: (err: unknown) => void;
};

/** Outcome of storing; the result is stored only when it is `kept`. */
export type Kept =
  | { readonly kind: 'kept' }
  /** The name belongs to another chat session, or the server has not opened this one. */
  | { readonly kind: 'notYours' }
  /** The time was over, or the caller had gone. */
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly err: unknown };

/**
 * Stores one result and reports within STORE_MS whether it did. A transaction that is late is rolled back; one that had
 * reached its commit by then, or whose connection broke there, is followed by a deletion. So no row contradicts the
 * report.
 */
export const storeResult = async ({ db, clock }: Deps, given: Given): Promise<Kept> => {
  const { result, chatSessionToken, signal, onLeftover } = given;
  const { id, sessionToken } = result;
  const timeOver = new AbortController();
  const over = AbortSignal.any([signal, timeOver.signal]);
  let isCommitting = false;
  const storing = db
    .transaction<Kept>(async (sql) => {
      const isBound = await assessmentSessionsIn(sql).bind({ sessionToken, chatSessionToken });
      if (!isBound) return { kind: 'notYours' };
      await assessmentsIn(sql).add(result);
      over.throwIfAborted();
      isCommitting = true;
      return { kind: 'kept' };
    })
    .catch((err: unknown): Kept => (over.aborted ? { kind: 'late' } : { kind: 'failed', err }));
  const kept = await firstOf(storing, clock, () => timeOver.abort());
  if (kept.kind !== 'kept') {
    void storing
      .then(() => (isCommitting ? assessmentsIn(db.sql).deleteById(id) : undefined))
      .catch(onLeftover);
  }
  return kept;
};

/** Returns the outcome of storing, or `late` when the time is over first. */
const firstOf = (storing: Promise<Kept>, clock: Clock, onLate: () => void): Promise<Kept> => {
  const late = new Promise<Kept>((resolve) => {
    const stopWaiting = clock.after(STORE_MS, () => {
      onLate();
      resolve({ kind: 'late' });
    });
    void storing.then(stopWaiting);
  });
  return Promise.race([storing, late]);
};

/** Verdict of a deletion: `not_yours` when another chat session, or an account, has what is stored under the name. */
type Deleted = { readonly kind: DeletionReply['verdict'] };

/**
 * Deletes the results of one assessment, as its chat session asks when consent is withdrawn. A name without results
 * counts as deleted. The lock waits for a call that is storing under the name.
 */
export const deleteResults = ({ db }: Pick<Deps, 'db'>, key: AssessmentKey): Promise<Deleted> =>
  db.transaction(async (sql) => {
    const owner = await assessmentSessionsIn(sql).lockOwner(key.sessionToken);
    if (owner === null) return { kind: 'deleted' };
    if (owner !== key.chatSessionToken) return { kind: 'not_yours' };
    const isAllGone = await assessmentsIn(sql).deleteOfSession(key.sessionToken);
    return { kind: isAllGone ? 'deleted' : 'not_yours' };
  });
