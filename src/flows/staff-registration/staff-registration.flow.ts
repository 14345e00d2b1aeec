import { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { createStaffAccount } from '../../actors/accounts/registration.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The staff registration, bound to this device and the server. */
export const providedStaffRegistration = staffRegistrationMachine.provide({
  actors: { createStaffAccount },
});

/** Provider and hooks of the flow. */
export const {
  Provider: StaffRegistrationFlow,
  Within: StaffRegistrationWithin,
  useFlow: useStaffRegistration,
  useSelected: useStaffRegistrationSelected,
} = createFlow<typeof staffRegistrationMachine>('staffRegistration');
