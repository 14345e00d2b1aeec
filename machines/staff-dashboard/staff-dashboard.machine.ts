import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Export } from '../../contracts/endpoints/staff-area.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import { sayWhy } from '../kit/refusal.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  EXPORT_CUT,
  EXPORTED,
  NOT_EXPORTED,
} from '../../contracts/texts/en/staff/staff-dashboard.ts';
import {
  nextOf,
  exportsOf,
  NO_STAFF_FILTERS,
  joined,
  rowsIn,
  sectionsFor,
} from './staff-filters.ts';
import type { LoadedSection, StaffFilters, StaffSection, StaffView } from './staff-filters.ts';

/**
 * Section and filters at the start, whether this person may read the names of patients, and whether they see what belongs to
 * no organisation: the house's own staff do.
 */
export type StaffDashboardInput = StaffView & {
  readonly mayReadRecords: boolean;
  readonly seesHouse: boolean;
};

/** A section, or the part of its list that begins after a place. */
export type SectionInput = Omit<StaffDashboardInput, 'seesHouse'> & {
  readonly after: string | null;
};

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
const staffDashboard = setup({
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
    isOffered: ({ context }, { list }: { list: Export }) => exportsOf(context).includes(list),
  },
});

type Done = { readonly event: { readonly output: LoadedSection } };
const loaded = ({ event }: Done) => ({ loaded: event.output });

type Looked = { readonly context: StaffDashboardInput & { readonly loaded: LoadedSection | null } };
const part = (
  { context: { section, filters, mayReadRecords } }: Looked,
  after: string | null,
): SectionInput => ({ section, filters, mayReadRecords, after });
const whole = (looked: Looked) => part(looked, null);
const following = (looked: Looked) => part(looked, nextOf(looked.context.loaded));

/**
 * The staff's pages: today, payments, refunds, the log of danger signs, providers and jobs; and the figures of a period
 * (ROUTE-36, ROUTE-37). Section and filters stand in the address. It lives as long as the page.
 */
export const staffDashboardMachine = staffDashboard.createMachine({
  id: 'staffDashboard',
  description: 'Somebody of the staff looks at how things stand.',
  context: ({ input }) => ({ ...input, loaded: null, before: null, list: 'days' }),
  initial: 'loadingSection',
  on: {
    'section.chosen': {
      target: '.loadingSection',
      actions: { type: 'rememberSection', params: ({ event }) => event },
    },
    'filters.changed': {
      target: '.loadingSection',
      actions: { type: 'rememberFilters', params: ({ event }) => event },
    },
    'address.moved': {
      target: '.loadingSection',
      actions: { type: 'rememberView', params: ({ event }) => event.view },
    },
  },
  states: {
    loadingSection: {
      description: 'The server is asked for what stands in a section.',
      tags: 'busy',
      invoke: {
        id: 'loadSection',
        src: 'loadSection',
        input: whole,
        onDone: { target: 'shown', actions: { type: 'rememberLoaded', params: loaded } },
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingSection' },
    },
    shown: {
      description: 'The section stands there as the server has said it.',
      initial: 'awaitingChoice',
      on: {
        'refresh.requested': '.refreshing',
        'more.requested': { guard: 'hasMore', target: '.loadingMore' },
        'export.requested': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: '.exporting',
          actions: { type: 'rememberList', params: ({ event }) => event },
        },
      },
      states: {
        awaitingChoice: { description: 'It is read.' },
        refreshing: {
          description: 'The server is asked anew; what was there can be read meanwhile.',
          tags: 'busy',
          invoke: {
            id: 'refreshSection',
            src: 'loadSection',
            input: whole,
            onDone: {
              target: 'awaitingChoice',
              actions: { type: 'rememberLoaded', params: loaded },
            },
            onError: 'refreshingFailed',
          },
        },
        refreshingFailed: { description: 'What stands there is from before, which is said.' },
        loadingMore: {
          description: 'The next part of the list is asked for.',
          tags: 'busy',
          invoke: {
            id: 'loadMore',
            src: 'loadSection',
            input: following,
            onDone: { target: 'awaitingChoice', actions: { type: 'addPart', params: loaded } },
            onError: 'loadingMoreFailed',
          },
        },
        loadingMoreFailed: { description: 'The list is as long as before; it can be tried again.' },
        exporting: {
          description: 'A list is made into a file.',
          tags: 'busy',
          invoke: {
            id: 'exportList',
            src: 'exportList',
            input: ({ context: { list, filters } }) => ({ list, filters }),
            onDone: {
              target: 'awaitingChoice',
              actions: {
                type: 'raiseNotice',
                params: ({ event }) => ({
                  notice: event.output.isCut
                    ? { type: 'warning', ...EXPORT_CUT }
                    : { type: 'success', ...EXPORTED },
                }),
              },
            },
            onError: {
              target: 'exportingFailed',
              actions: sayWhy(NOT_EXPORTED),
            },
          },
        },
        exportingFailed: { description: 'There is no file, which is said.' },
      },
    },
  },
});

type StaffDashboardSnapshot = SnapshotFrom<typeof staffDashboardMachine>;

/** Content below the filters: every leaf of the chart belongs to one of the three. */
type StaffScreen = 'loading' | 'failed' | 'shown';

export const selectStaffScreen = (snapshot: StaffDashboardSnapshot): StaffScreen => {
  if (snapshot.matches('loadingSection')) return 'loading';
  return snapshot.matches('loadingFailed') ? 'failed' : 'shown';
};

export const selectSection = ({ context }: StaffDashboardSnapshot): StaffSection => context.section;
/** Lists the sections of the dashboard that this person has. */
export const selectSections = ({ context }: StaffDashboardSnapshot): readonly StaffSection[] =>
  sectionsFor(context).filter((each) => each !== 'statistics');
/** Lists what the section offers this person as a file. */
export const selectExports = ({ context }: StaffDashboardSnapshot): readonly Export[] =>
  exportsOf(context);
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
