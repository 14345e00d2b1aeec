import type { DeletionReply } from '../../contracts/endpoints/assessment.ts';
import type { AssessmentKey } from '../../contracts/session-token.ts';
import type { Clock } from '../lib/clock.ts';
import { assessmentSessionsIn } from '../repositories/assessment-sessions.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import type { AnonymousAssessment } from '../repositories/assessments.ts';
import type { ServiceDeps } from './deps.ts';

/** Storing may hold a reply no longer than this, in milliseconds. */
const STORE_MS = 3000;

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;

type Given = {
  readonly result: AnonymousAssessment;
  /** The chat session that says it is its. */
  readonly chatSessionToken: string;
  /** Aborts when nobody waits for the reply any more: what nobody was told is not stored. */
  readonly signal: AbortSignal;
  /** Told when what came too late, or nobody knows whether it came, could not be taken away again. */
  readonly onLeftover: (err: unknown) => void;
};

/** Only `kept` says that it is stored. */
export type Kept =
  | { readonly kind: 'kept' }
  /** The name belongs to another chat session, or the server has not opened this one. */
  | { readonly kind: 'notYours' }
  /** The time was over, or nobody waited any more. */
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly err: unknown };

/**
 * Stores one result and says within STORE_MS whether it did. A transaction that is overtaken by the time is rolled
 * back; one that was at its commit by then, or whose connection broke there, is followed by a deletion. So no row
 * contradicts what was said.
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

/** What storing comes to, or `late` when its time is over before. */
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

/** Closed: `not_yours` when another chat session, or an account, has what is stored under the name. */
type Deleted = { readonly kind: DeletionReply['verdict'] };

/**
 * Deletes the results of one assessment, as its chat session asks when consent is withdrawn. A name that nothing was
 * ever stored under has nothing left either. Whoever is storing under it at this moment is waited for.
 */
export const deleteResults = ({ db }: Pick<Deps, 'db'>, key: AssessmentKey): Promise<Deleted> =>
  db.transaction(async (sql) => {
    const owner = await assessmentSessionsIn(sql).lockOwner(key.sessionToken);
    if (owner === null) return { kind: 'deleted' };
    if (owner !== key.chatSessionToken) return { kind: 'not_yours' };
    const isAllGone = await assessmentsIn(sql).deleteOfSession(key.sessionToken);
    return { kind: isAllGone ? 'deleted' : 'not_yours' };
  });
