import { fromPromise } from 'xstate';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  LoadedHours,
  SavedHours,
  SavingHours,
} from '../../../machines/own-hours/own-hours.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const ofHours = laterEndpoints(() => import('../../../contracts/endpoints/own-hours.ts'));

const NOT_FOUND = 404;
const NEWER = 409;
const REFUSED = 422;

/** Reads the hours of the dentist who is signed in. */
export const loadOwnHours = fromPromise<LoadedHours>(async ({ signal }) => {
  try {
    const { hours } = await call(ofHours('readOwnHours'), { signal });
    return { verdict: 'read', hours };
  } catch (error) {
    if ((error as Failure).status === NOT_FOUND) return { verdict: 'notFound' };
    throw error;
  }
});

/** Saves them as a whole; the same once more changes nothing. */
export const saveOwnHours = fromPromise<SavedHours, SavingHours>(async ({ input, signal }) => {
  const { after, draft, calls: decided } = input;
  const body = {
    after,
    hours: [...draft.hours],
    least_notice: draft.least_notice,
    leaves: [...draft.leaves],
    calls: [...decided],
  };
  try {
    const { hours, calls } = await call(ofHours('changeOwnHours'), { body, signal });
    return calls.length > 0 ? { verdict: 'inTheWay', calls } : { verdict: 'saved', hours };
  } catch (error) {
    const { status } = error as Failure;
    if (status === NEWER) return { verdict: 'newer' };
    const said = saidBy(error);
    if (status !== REFUSED || said === null) throw error;
    return { verdict: 'refused', said };
  }
});
