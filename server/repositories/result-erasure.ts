import type { Sql } from '../db/connect.ts';
import { assessmentSessionsIn } from './assessment-sessions.ts';
import { assessmentsIn } from './assessments.ts';
import { checkInsIn } from './check-ins.ts';
import { feedbackIn } from './feedback.ts';
import { reanalysesIn } from './reanalyses.ts';
import { roomMessagesIn } from './rooms.ts';

/**
 * Deletes one result of an account that is locked, by the rules that erase an account (`personal-data.ts`): copies of
 * the result are deleted, and rows that point to it forget it. The database deletes its facts and its check-in, whose waiting mail is taken back; X-rays stay without it,
 * and so do the rows of looks, without saying at which result. @returns false when there was no such result
 */
export const eraseResult = async (
  sql: Sql,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<boolean> => {
  const results = assessmentsIn(sql);
  const result = await results.byIdOf(ownerId, id);
  if (result === null) return false;
  const { sessionToken } = result;
  // The lock keeps a new result from being stored under the name while it is given up.
  const chatSession = await assessmentSessionsIn(sql).lockOwner(sessionToken);
  await reanalysesIn(sql).deleteOfResult(ownerId, id);
  await roomMessagesIn(sql).deleteShared(ownerId, id);
  await checkInsIn(sql).stop([id]);
  await results.deleteOfOwner(ownerId, id);
  // Feedback on an assessment is traced to its author by the result: without one, the author could not delete it any
  // more.
  if (chatSession !== null && !(await assessmentSessionsIn(sql).isOwned(chatSession))) {
    await feedbackIn(sql).deleteOfSession(chatSession);
  }
  if ((await results.ofSession(sessionToken)).length === 0) {
    await assessmentSessionsIn(sql).delete(sessionToken);
  }
  return true;
};
