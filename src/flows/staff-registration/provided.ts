import { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { createStaffAccount } from '../../actors/registration.ts';

/** The registration of staff with the device and the server in their places. */
export const providedStaffRegistration = staffRegistrationMachine.provide({
  actors: { createStaffAccount },
});
