import type { Sql } from '../../db/connect.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';

/**
 * Holds a result of the account until the transaction ends, and returns its id; `null` when it was deleted meanwhile.
 * The account is locked before it and the X-ray after it, in the order in which an account is erased.
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
