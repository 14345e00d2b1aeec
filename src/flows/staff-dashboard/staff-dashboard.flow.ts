import { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { exportList, loadSection } from '../../actors/staff/staff-area.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The staff dashboard, bound to the server. */
export const providedStaffDashboard = staffDashboardMachine.provide({
  actors: { loadSection, exportList },
});

/** Provider and hooks of the flow. */
export const {
  Provider: StaffDashboardFlow,
  Within: StaffDashboardWithin,
  useFlow: useStaffDashboard,
  useSelected: useStaffDashboardSelected,
} = createFlow<typeof staffDashboardMachine>('staffDashboard');
