import type { Sql } from '../db/connect.ts';
import { assessmentSessionsIn } from './assessment-sessions.ts';
import { assessmentsIn } from './assessments.ts';
import { feedbackIn } from './feedback.ts';
import { reanalysesIn } from './reanalyses.ts';
import { roomMessagesIn } from './rooms.ts';

/**
 * Deletes one result of an account that is locked, by the rules under which an account goes (`personal-data.ts`): what repeats the
 * result goes with it, and what only points to it forgets it. Its facts go by themselves; X-rays stay without it, and the rows of
 * who has looked stay, without saying at which result. @returns whether there was one
 */
export const eraseResult = async (
  sql: Sql,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<boolean> => {
  const results = assessmentsIn(sql);
  const result = await results.byIdOf(ownerId, id);
  if (result === null) return false;
  const { sessionToken } = result;
  // Held, so that nothing is stored under the name while it is given up.
  const chatSession = await assessmentSessionsIn(sql).lockOwner(sessionToken);
  await reanalysesIn(sql).deleteOfResult(ownerId, id);
  await roomMessagesIn(sql).deleteShared(ownerId, id);
  await results.deleteOfOwner(ownerId, id);
  // What was said of an assessment is somebody's by its result: without one, nobody could have it deleted any more.
  if (chatSession !== null && !(await assessmentSessionsIn(sql).isOwned(chatSession))) {
    await feedbackIn(sql).deleteOfSession(chatSession);
  }
  if ((await results.ofSession(sessionToken)).length === 0) {
    await assessmentSessionsIn(sql).delete(sessionToken);
  }
  return true;
};
