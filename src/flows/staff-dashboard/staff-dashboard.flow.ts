import type { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: StaffDashboardFlow,
  Within: StaffDashboardWithin,
  useFlow: useStaffDashboard,
  useSelected: useStaffDashboardSelected,
} = createFlow<typeof staffDashboardMachine>('staffDashboard');
