import type { AskedLevel } from '../../../contracts/rules/check-in.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import type { Sql } from '../../db/connect.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { Ids } from '../../lib/ids.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { checkInsIn } from '../../repositories/check-ins.ts';
import type { CheckInRow } from '../../repositories/check-ins.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { WakingDeps } from '../deps.ts';
import { mailAccount } from '../messages/outbox.ts';
import { byDay, eveningOf, nextQuestion } from './times.ts';

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

type Due = {
  readonly row: CheckInRow;
  readonly account: Account;
  readonly level: AskedLevel;
};

/** Finds what a job asks about, with the account locked; `null` where nobody is to be asked any more. */
const findDue = async (sql: Sql, key: string): Promise<Due | null> => {
  const [resultId = '', ...rest] = key.split(':');
  const checkIns = checkInsIn(sql);
  const ownerId = await checkIns.ownerOf(resultId);
  if (ownerId === null || (await lockFor(sql, ownerId, 'keeping')) !== null) return null;
  const row = await checkIns.of(resultId);
  if (!row?.isOn || row.nextAt?.toISOString() !== rest.join(':')) return null;
  const result = await assessmentsIn(sql).byIdOf(ownerId, resultId);
  const account = await accountsIn(sql).byId(ownerId);
  if (result === null || account === null) return null;
  const told = (await checkIns.answersTo(resultId)).at(-1);
  const level = told?.level ?? urgencyLevelOf(result.diagnosis);
  return level === 'emergency' ? null : { row, account, level };
};

/**
 * Asks about a result, once for each planned moment: the row moves on in the transaction that adds the mail, so that a job
 * which is run again finds another moment there. A result or consent that is gone asks nothing, and night waits for
 * morning.
 */
export const askHowItIs = async (deps: WakingDeps, key: string): Promise<void> => {
  const { db, clock, ids, wakeJobs } = deps;
  await db.transaction(async (sql) => {
    const due = await findDue(sql, key);
    if (due === null) return;
    const { row, account, level } = due;
    const now = clock.now();
    const morning = byDay(now);
    if (morning > now) return moveOn(sql, ids, { ...row, nextAt: morning });
    const sent = row.sent + 1;
    const nextAt = nextQuestion(level, { startedAt: row.startedAt, sent, now });
    const id = ids.row();
    await moveOn(sql, ids, { ...row, sent, nextAt, isAsked: true, messageId: id });
    if (!account.reminders) return;
    const uselessAt = eveningOf(now);
    await mailAccount(sql, deps, account.id, { id, kind: 'checkIn', values: {}, uselessAt });
  });
  wakeJobs();
};

const moveOn = async (sql: Sql, ids: Pick<Ids, 'row'>, row: CheckInRow): Promise<void> => {
  await checkInsIn(sql).put(row);
  await planQuestion(sql, ids, row);
};

/** Asks "How is it today?" of those who wanted it. */
export const checkInJob = (deps: WakingDeps): JobKind => ({
  name: CHECK_IN,
  run: (key) => askHowItIs(deps, key),
});
