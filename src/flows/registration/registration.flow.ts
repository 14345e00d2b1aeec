import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: RegistrationFlow,
  Within: RegistrationWithin,
  useFlow: useRegistration,
  useSelected: useRegistrationSelected,
} = createFlow<typeof registrationMachine>('registration');
