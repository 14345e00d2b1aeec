import { nextQuestion, byDay, eveningOf } from '../../../contracts/rules/check-in.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import type { Sql } from '../../db/connect.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { Ids } from '../../lib/ids.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { checkInsIn } from '../../repositories/check-ins.ts';
import type { CheckInRow } from '../../repositories/check-ins.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { WakingDeps } from '../deps.ts';
import { mailAccount } from '../messages/outbox.ts';

/** The kind of the job that asks; its key is the result and the moment that it was planned for. */
const CHECK_IN = 'checkIn';

type Planned = Pick<CheckInRow, 'resultId' | 'nextAt'>;

/** Plans the next question, if there is one. */
export const planQuestion = async (
  sql: Sql,
  ids: Pick<Ids, 'row'>,
  { resultId, nextAt }: Planned,
): Promise<void> => {
  if (nextAt === null) return;
  const key = `${resultId}:${nextAt.toISOString()}`;
  await jobsIn(sql).add({ id: ids.row(), kind: CHECK_IN, key, dueAt: nextAt });
};

/**
 * Asks about a result, once for each planned moment: the row moves on in the transaction that adds the mail, so that a job
 * which is run again finds another moment there. A result or consent that is gone asks nothing, and night waits for
 * morning.
 */
export const askHowItIs = async (deps: WakingDeps, key: string): Promise<void> => {
  const { db, clock, ids, wakeJobs } = deps;
  const [resultId = '', ...rest] = key.split(':');
  const isAsked = await db.transaction(async (sql) => {
    const checkIns = checkInsIn(sql);
    const ownerId = await checkIns.ownerOf(resultId);
    if (ownerId === null || (await lockFor(sql, ownerId, 'keeping')) !== null) return false;
    const row = await checkIns.of(resultId);
    if (!row?.isOn || row.nextAt?.toISOString() !== rest.join(':')) return false;
    const [result, account] = [
      await assessmentsIn(sql).byIdOf(ownerId, resultId),
      await accountsIn(sql).byId(ownerId),
    ];
    if (result === null || account === null) return false;
    const now = clock.now();
    const morning = byDay(now);
    if (morning > now) {
      await checkIns.put({ ...row, nextAt: morning });
      await planQuestion(sql, ids, { resultId, nextAt: morning });
      return false;
    }
    const base = urgencyLevelOf(result.diagnosis);
    if (base === 'emergency') return false;
    const level = (await checkIns.answersTo(resultId)).at(-1)?.level ?? base;
    if (level === 'emergency') return false;
    const sent = row.sent + 1;
    const nextAt = nextQuestion(level, { startedAt: row.startedAt, sent, now });
    const messageId = account.email !== null && account.reminders ? ids.row() : null;
    await checkIns.put({ ...row, sent, nextAt, isAsked: true, messageId });
    await planQuestion(sql, ids, { resultId, nextAt });
    if (messageId === null) return false;
    const uselessAt = eveningOf(now);
    await mailAccount(sql, deps, ownerId, {
      id: messageId,
      kind: 'checkIn',
      values: {},
      uselessAt,
    });
    return true;
  });
  if (isAsked) wakeJobs();
};

/** Asks "How is it today?" of those who wanted it. */
export const checkInJob = (deps: WakingDeps): JobKind => ({
  name: CHECK_IN,
  run: (key) => askHowItIs(deps, key),
});
