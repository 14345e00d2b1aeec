import type { Sql } from '../../db/connect.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';

/**
 * A result of one's own, held until the transaction ends; one that was deleted meanwhile is not named any more. The account is
 * locked before it, and the X-ray after it, as erasing an account goes.
 */
export const stillKept = async (
  sql: Sql,
  ownerId: string,
  id: string | undefined,
): Promise<string | null> => {
  if (id === undefined) return null;
  await assessmentsIn(sql).hold(id);
  return (await assessmentsIn(sql).byIdOf(ownerId, id))?.id ?? null;
};
