import { saidBy } from '../kit/failure.ts';
import { staffDashboard } from './staff-dashboard.setup.ts';
import type { SectionInput, StaffDashboardInput } from './staff-dashboard.setup.ts';
import { exportedNotice, notExported } from './staff-dashboard.texts.ts';
import { nextOf } from './staff-filters.ts';
import type { LoadedSection } from './staff-filters.ts';

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
                params: ({ event }) => ({ notice: exportedNotice(event.output.isCut) }),
              },
            },
            onError: {
              target: 'exportingFailed',
              actions: {
                type: 'raiseNotice',
                params: ({ event }) => ({ notice: notExported(saidBy(event.error)) }),
              },
            },
          },
        },
        exportingFailed: { description: 'There is no file, which is said.' },
      },
    },
  },
});
