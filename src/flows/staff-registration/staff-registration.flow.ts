import type { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: StaffRegistrationFlow,
  Within: StaffRegistrationWithin,
  useFlow: useStaffRegistration,
  useSelected: useStaffRegistrationSelected,
} = createFlow<typeof staffRegistrationMachine>('staffRegistration');
