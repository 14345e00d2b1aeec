import { assign, setup } from 'xstate';
import type { Export } from '../../contracts/endpoints/staff-area.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { EXPORTS_OF, NO_STAFF_FILTERS, joined, nextOf, rowsIn } from './staff-filters.ts';
import type { LoadedSection, StaffFilters, StaffSection, StaffView } from './staff-filters.ts';

/** Section and filters at the start, and whether this person may read the names of patients. */
export type StaffDashboardInput = StaffView & { readonly mayReadRecords: boolean };

/** A section, or the part of its list that begins after a place. */
export type SectionInput = StaffDashboardInput & { readonly after: string | null };

/** Request of a list as a file. */
export type ExportInput = { readonly list: Export; readonly filters: StaffFilters };
export type Exported = { readonly isCut: boolean };

type StaffDashboardContext = StaffDashboardInput & {
  readonly loaded: LoadedSection | null;
  /** Number of rows before the last part of the list was added; null where none was. */
  readonly before: number | null;
  /** The list that is being made into a file. */
  readonly list: Export;
};

type StaffDashboardEvents =
  | { type: 'section.chosen'; section: StaffSection }
  | { type: 'filters.changed'; filters: StaffFilters }
  /** The person moved the address, by Back, Forward or typing. */
  | { type: 'address.moved'; view: StaffView }
  | { type: 'loading.requested' }
  | { type: 'refresh.requested' }
  | { type: 'more.requested' }
  | { type: 'export.requested'; list: Export };

type Answer = { readonly loaded: LoadedSection };

/** Facts, effects and decisions that the states of the staff's pages share. */
export const staffDashboard = setup({
  types: {} as {
    input: StaffDashboardInput;
    context: StaffDashboardContext;
    events: StaffDashboardEvents;
    emitted: NoticeRaised;
    children: {
      loadSection: 'loadSection';
      refreshSection: 'loadSection';
      loadMore: 'loadSection';
      exportList: 'exportList';
    };
    tags: Tag;
  },
  actors: {
    loadSection: notProvided<LoadedSection, SectionInput>('loadSection'),
    /** Has the server write a list as a file, and hands it to the browser. */
    exportList: notProvided<Exported, ExportInput>('exportList'),
  },
  actions: {
    rememberView: assign((_, { section, filters }: StaffView) => ({
      section,
      filters,
      loaded: null,
    })),
    /** Begins another section without a state of payments or a category that it has no field for; its days stay. */
    rememberSection: assign(({ context: { filters } }, { section }: { section: StaffSection }) => ({
      section,
      filters: { ...NO_STAFF_FILTERS, from: filters.from, to: filters.to },
      loaded: null,
    })),
    rememberFilters: assign((_, { filters }: { filters: StaffFilters }) => ({
      filters,
      loaded: null,
    })),
    rememberLoaded: assign((_, { loaded }: Answer) => ({ loaded, before: null })),
    addPart: assign(({ context }, { loaded }: Answer) => ({
      loaded: joined(context.loaded, loaded),
      before: rowsIn(context.loaded),
    })),
    rememberList: assign((_, { list }: { list: Export }) => ({ list })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasMore: ({ context }) => nextOf(context.loaded) !== null,
    isOffered: ({ context }, { list }: { list: Export }) =>
      EXPORTS_OF[context.section].includes(list),
  },
});
