import { fromPromise } from 'xstate';
import type { CheckIn } from '../../../contracts/assessment/check-in.ts';
import type { CheckedIn, Told } from '../../../machines/check-in/check-in.setup.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const ofCheckIns = laterEndpoints(() => import('../../../contracts/endpoints/check-ins.ts'));

/** Status of a result that was deleted meanwhile, or is another account's. */
const MISSING = 404;

const checkedIn = async (reply: Promise<{ readonly check_in: CheckIn }>): Promise<CheckedIn> => {
  try {
    return { verdict: 'kept', checkIn: (await reply).check_in };
  } catch (error) {
    if ((error as Failure).status !== MISSING) throw error;
    return { verdict: 'gone' };
  }
};

/** Switches the question about a result on or off. */
export const switchCheckIn = fromPromise<
  CheckedIn,
  { readonly id: string; readonly isOn: boolean }
>(({ input: { id, isOn }, signal }) =>
  checkedIn(call(ofCheckIns('switchCheckIn'), { params: { id }, body: { is_on: isOn }, signal })),
);

/** Tells how it is today; the request key makes a retry harmless. */
export const answerCheckIn = fromPromise<
  CheckedIn,
  { readonly id: string; readonly requestKey: string; readonly told: Told }
>(({ input: { id, requestKey, told }, signal }) => {
  const { answer, signs, isSure, said } = told;
  const body = { answer, signs: [...signs], is_sure: isSure, said };
  return checkedIn(call(ofCheckIns('answerCheckIn'), { params: { id }, body, requestKey, signal }));
});
