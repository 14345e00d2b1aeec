import { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { exportList, loadSection } from '../../actors/staff-area.ts';

/** The staff's pages with the server in its place. */
export const providedStaffDashboard = staffDashboardMachine.provide({
  actors: { loadSection, exportList },
});
