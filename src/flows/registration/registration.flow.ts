import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: RegistrationFlow,
  Within: RegistrationWithin,
  useFlow: useRegistration,
  useSelected: useRegistrationSelected,
} = createFlow<typeof registrationMachine>('registration');
