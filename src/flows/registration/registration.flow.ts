import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import {
  checkPassword,
  createAccount,
  forgetDetails,
  keepDetails,
  loadDetails,
} from '../../actors/accounts/registration.ts';
import { providedOneTimeCode } from '../one-time-code/one-time-code.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The registration, bound to this device and the server. */
export const providedRegistration = registrationMachine.provide({
  actors: { loadDetails, checkPassword, createAccount, oneTimeCode: providedOneTimeCode },
  actions: {
    keepDetails: ({ context }) => keepDetails(context.details),
    forgetKept: forgetDetails,
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: RegistrationFlow,
  Within: RegistrationWithin,
  useFlow: useRegistration,
  useSelected: useRegistrationSelected,
} = createFlow<typeof registrationMachine>('registration');
