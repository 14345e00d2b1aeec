import type { ActorOptions, SnapshotFrom } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import {
  selectSection,
  selectStaffScreen,
  selectView,
} from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { StaffHeader } from '../../components/staff-header/StaffHeader.tsx';
import { staffLinks } from '../../components/staff-header/staff-links.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { useSearch } from '../../lib/address/search.ts';
import { useQueryAddress } from '../../lib/address/query-address.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { CallsToLookInto } from '../open-absences/CallsToLookInto.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import {
  providedStaffDashboard,
  StaffDashboardFlow,
  useStaffDashboardSelected,
  useStaffDashboard,
} from './staff-dashboard.flow.ts';
import { viewIn, STAFF_PARAMS, queryOfView } from './staff-address.ts';
import type { StaffHome } from './staff-address.ts';
import { StaffScreens } from './StaffScreens.tsx';
import classes from './staff-dashboard.module.css';

type Snapshot = SnapshotFrom<typeof staffDashboardMachine>;

const addressOn = (home: StaffHome) => ({
  params: STAFF_PARAMS,
  select: (snapshot: Snapshot) => queryOfView(selectView(snapshot)),
  mends: () => false,
  moved: (search: string) => ({ type: 'address.moved', view: viewIn(search, home) }) as const,
});

/** Keeps section and filters in the URL, so that Back, a reload and a shared link lead to them. */
export const StaffAddress = (home: StaffHome): null => {
  useQueryAddress(useStaffDashboard(), addressOn(home));
  return null;
};

type StaffDashboardPageProps = {
  /** The first section of the page. */
  readonly home: 'today' | 'statistics';
  readonly machine?: typeof staffDashboardMachine;
  readonly clock?: ActorOptions<typeof staffDashboardMachine>['clock'];
};

/**
 * Shows the open absences below today's figures once those are loaded: above or earlier, they would push the figures
 * down under a finger.
 */
const Settling = () => {
  const isToday = useStaffDashboardSelected(selectSection) === 'today';
  const isLoading = useStaffDashboardSelected(selectStaffScreen) === 'loading';
  return isToday && !isLoading ? <CallsToLookInto /> : null;
};

/** /admin-dashboard and /admin-analytics (ROUTE-36, ROUTE-37). Another account in this browser starts a new flow. */
export const StaffDashboardPage = ({
  home,
  machine = providedStaffDashboard,
  clock,
}: StaffDashboardPageProps) => {
  const user = useSessionSelected(selectUser);
  const search = useSearch();
  if (user === null) return null;
  const isAnalytics = home === 'statistics';
  const seesHouse = user.organization?.is_house ?? true;
  return (
    <>
      <title>{`${isAnalytics ? 'Analytics' : 'Dashboard'} · ${PRODUCT_NAME}`}</title>
      <StaffHeader
        home="/"
        place="Staff"
        organization={user.organization?.name}
        links={staffLinks(user)}
        current={isAnalytics ? PATHS.adminAnalytics : PATHS.adminDashboard}
        account={<AccountEntry />}
      />
      <main className={classes.page}>
        <StaffDashboardFlow
          key={`${user.id} ${home}`}
          machine={machine}
          input={() => ({
            ...viewIn(search, { home, seesHouse }),
            seesHouse,
            mayReadRecords: user.permissions.includes('read_patient_records'),
          })}
          clock={clock}
        >
          <StaffAddress home={home} seesHouse={seesHouse} />
          <LibraryProvider>
            <StaffScreens />
            {user.permissions.includes('settle_absences') && <Settling />}
          </LibraryProvider>
        </StaffDashboardFlow>
      </main>
      <HeadingFocus appeared={home} />
    </>
  );
};
