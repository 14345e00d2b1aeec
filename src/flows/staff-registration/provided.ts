import { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { createStaffAccount } from '../../actors/accounts/registration.ts';

/** The staff registration, bound to this device and the server. */
export const providedStaffRegistration = staffRegistrationMachine.provide({
  actors: { createStaffAccount },
});
