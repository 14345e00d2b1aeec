import { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import {
  endHalfSession,
  makePasskey,
  readStep,
  usePasskey,
} from '../../actors/accounts/second-factor.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The second step of the staff, bound to this browser and the server. */
export const providedSecondFactor = secondFactorMachine.provide({
  actors: { readStep, usePasskey, makePasskey, endHalfSession },
});

/** Provider and hooks of the flow. */
export const {
  Provider: SecondFactorFlow,
  Within: SecondFactorWithin,
  useFlow: useSecondFactor,
  useSelected: useSecondFactorSelected,
} = createFlow<typeof secondFactorMachine>('secondFactor');
