import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import { courseOf } from '../../../contracts/rules/shared-result.ts';
import type { Sql } from '../../db/connect.ts';
import { checkInsIn } from '../../repositories/check-ins.ts';
import { resultsSharedIn } from '../../repositories/visit-notes.ts';
import { datedAnswers } from '../check-ins/check-ins.ts';

/** The appointment, and whose it is. */
type OfCall = { readonly id: string; readonly ownerId: string };

/**
 * Lists what the patient of a call has shared, the newest first, each with its course as it stands now: a danger may be
 * told after the press that shared the result, and the dentist still decides.
 */
export const resultsShared = async (sql: Sql, { id, ownerId }: OfCall): Promise<SharedResult[]> => {
  const results = await resultsSharedIn(sql, id);
  const answers = results.length === 0 ? null : await checkInsIn(sql).answersOf(ownerId);
  return results.map((result) => {
    const told = answers?.get(result.id);
    return {
      ...result,
      course: told === undefined ? (result.course ?? []) : courseOf(datedAnswers(told)),
    };
  });
};
