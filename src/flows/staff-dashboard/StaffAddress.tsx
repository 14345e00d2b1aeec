import type { SnapshotFrom } from 'xstate';
import type { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { selectView } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type { StaffSection } from '../../../machines/staff-dashboard/staff-filters.ts';
import { useQueryAddress } from '../../lib/address/query-address.ts';
import { STAFF_PARAMS, queryOfView, viewIn } from './staff-address.ts';
import { useStaffDashboard } from './staff-dashboard.flow.ts';

type Snapshot = SnapshotFrom<typeof staffDashboardMachine>;

const addressOn = (home: StaffSection) => ({
  params: STAFF_PARAMS,
  select: (snapshot: Snapshot) => queryOfView(selectView(snapshot)),
  mends: () => false,
  moved: (search: string) => ({ type: 'address.moved', view: viewIn(search, home) }) as const,
});

const ON_DASHBOARD = addressOn('today');
const ON_ANALYTICS = addressOn('statistics');

/** Keeps section and filters in the URL, so that Back, a reload and a shared link lead to them. */
export const StaffAddress = ({ home }: { readonly home: StaffSection }): null => {
  useQueryAddress(useStaffDashboard(), home === 'statistics' ? ON_ANALYTICS : ON_DASHBOARD);
  return null;
};
