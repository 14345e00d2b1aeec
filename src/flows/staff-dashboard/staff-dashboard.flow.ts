import type { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: StaffDashboardFlow,
  Within: StaffDashboardWithin,
  useFlow: useStaffDashboard,
  useSelected: useStaffDashboardSelected,
} = createFlow<typeof staffDashboardMachine>('staffDashboard');
