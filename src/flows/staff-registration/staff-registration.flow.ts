import type { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: StaffRegistrationFlow,
  Within: StaffRegistrationWithin,
  useFlow: useStaffRegistration,
  useSelected: useStaffRegistrationSelected,
} = createFlow<typeof staffRegistrationMachine>('staffRegistration');
