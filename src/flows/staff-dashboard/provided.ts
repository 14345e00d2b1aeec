import { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { exportList, loadSection } from '../../actors/staff/staff-area.ts';

/** The staff dashboard, bound to the server. */
export const providedStaffDashboard = staffDashboardMachine.provide({
  actors: { loadSection, exportList },
});
