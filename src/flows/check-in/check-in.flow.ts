import type { CheckIn } from '../../../contracts/assessment/check-in.ts';
import type { OwnResult } from '../../../contracts/endpoints/saved-results.ts';
import { checkInMachine } from '../../../machines/check-in/check-in.machine.ts';
import type { CheckInInput } from '../../../machines/check-in/check-in.setup.ts';
import { answerCheckIn, switchCheckIn } from '../../actors/assessment/check-in.ts';
import { newRequestKey } from '../../actors/calls/request-key.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** "How is it today?", bound to the server. */
export const providedCheckIn = checkInMachine.provide({ actors: { switchCheckIn, answerCheckIn } });

/** Begins with what the account has told of a result so far. */
export const checkInOf = ({ id }: OwnResult, checkIn: CheckIn): CheckInInput => ({
  id,
  checkIn,
  requestKey: newRequestKey(),
});

/** Provider and hooks of the flow. */
export const {
  Provider: CheckInFlow,
  Within: CheckInWithin,
  useFlow: useCheckIn,
  useSelected: useCheckInSelected,
} = createFlow<typeof checkInMachine>('checkIn');
