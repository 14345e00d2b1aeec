import { fromPromise } from 'xstate';
import type { OpenAbsence } from '../../../contracts/endpoints/absences.ts';
import type { AbsenceChoice } from '../../../machines/open-absences/open-absences.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/absences.ts'));

/** Reads the calls whose reported absence no one has settled. */
export const loadAbsences = fromPromise<readonly OpenAbsence[]>(async ({ signal }) => {
  const { absences } = await call(named('listAbsences'), { signal });
  return absences;
});

/** Tells the server whether the dentist came. */
export const settleAbsence = fromPromise<unknown, { choice: AbsenceChoice | null }>(
  async ({ input: { choice }, signal }) => {
    if (choice === null) throw new Error('No call was chosen');
    const { id, verdict } = choice;
    return call(named('settleAbsence'), { params: { id }, body: { verdict }, signal });
  },
);
