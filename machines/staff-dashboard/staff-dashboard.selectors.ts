import type { SnapshotFrom } from 'xstate';
import type { staffDashboardMachine } from './staff-dashboard.machine.ts';
import { nextOf } from './staff-filters.ts';
import type { LoadedSection, StaffFilters, StaffSection, StaffView } from './staff-filters.ts';

type StaffDashboardSnapshot = SnapshotFrom<typeof staffDashboardMachine>;

/** Content below the filters: every leaf of the chart belongs to one of the three. */
export type StaffScreen = 'loading' | 'failed' | 'shown';

export const selectStaffScreen = (snapshot: StaffDashboardSnapshot): StaffScreen => {
  if (snapshot.matches('loadingSection')) return 'loading';
  return snapshot.matches('loadingFailed') ? 'failed' : 'shown';
};

export const selectSection = ({ context }: StaffDashboardSnapshot): StaffSection => context.section;
export const selectStaffFilters = ({ context }: StaffDashboardSnapshot): StaffFilters =>
  context.filters;
/** Returns true when any filter is set. */
export const selectIsFiltered = ({ context }: StaffDashboardSnapshot): boolean =>
  Object.values(context.filters).some((each) => each !== null);
export const selectLoaded = ({ context }: StaffDashboardSnapshot): LoadedSection | null =>
  context.loaded;

/** Returns the section and the filters as the address shows them. */
export const selectView = ({
  context: { section, filters },
}: StaffDashboardSnapshot): StaffView => ({
  section,
  filters,
});

/** Returns the state of the work beside what is shown: under way, or just failed. */
export const selectWork = ({ value }: StaffDashboardSnapshot): string =>
  typeof value === 'object' ? value.shown : 'awaitingChoice';

/** Returns true when the list goes on. */
export const selectHasMore = ({ context }: StaffDashboardSnapshot): boolean =>
  nextOf(context.loaded) !== null;

/** Returns the position of the first row of the part that was added last; null before any was added. */
export const selectFirstAdded = ({ context }: StaffDashboardSnapshot): number | null =>
  context.before;
