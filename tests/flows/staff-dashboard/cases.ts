import type {
  staffDashboardMachine,
  StaffDashboardInput,
} from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { NO_STAFF_FILTERS } from '../../../machines/staff-dashboard/staff-filters.ts';
import type { LoadedSection, StaffView } from '../../../machines/staff-dashboard/staff-filters.ts';
import type { Cases } from '../../model/cases.ts';
import { STAFF_AREA_REPLIES } from '../../kit/staff-area-replies.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };

const {
  readOverview,
  listDay,
  listPayments,
  listRefunds,
  listRedFlags,
  readSystem,
  readStatistics,
} = STAFF_AREA_REPLIES;

export const TODAY: LoadedSection = {
  section: 'today',
  overview: readOverview,
  day: listDay,
};
export const PAYMENTS: LoadedSection & { section: 'payments' } = {
  section: 'payments',
  ...listPayments,
};
export const REFUNDS: LoadedSection & { section: 'refunds' } = {
  section: 'refunds',
  ...listRefunds,
};
export const RED_FLAGS: LoadedSection & { section: 'redFlags' } = {
  section: 'redFlags',
  ...listRedFlags,
};
export const SYSTEM: LoadedSection = { section: 'system', ...readSystem };
export const STATISTICS: LoadedSection = { section: 'statistics', ...readStatistics };

export const START: StaffView = { section: 'payments', filters: NO_STAFF_FILTERS };
export const OPENED: StaffDashboardInput = { ...START, mayReadRecords: true, seesHouse: true };
export const OF_GUMS: StaffView = {
  section: 'redFlags',
  filters: { from: '2026-01-01', to: '2026-01-02', category: 'gums', state: null },
};
export const REFUNDED = { ...NO_STAFF_FILTERS, state: 'refunded' } as const;

/** Payments go on and can be had as a file: every state is reached from there. */
export const cases: Cases<typeof staffDashboardMachine> = {
  inputs: [OPENED],
  events: {
    'section.chosen': [{ section: 'payments' }],
    'filters.changed': [{ filters: REFUNDED }],
    'address.moved': [{ view: START }],
    'loading.requested': [{}],
    'refresh.requested': [{}],
    'more.requested': [{}],
    'export.requested': [{ list: 'payments' }, { list: 'redFlags' }],
  },
  actors: {
    loadSection: { done: [PAYMENTS, { ...PAYMENTS, next: null }], error: [OFFLINE] },
    exportList: { done: [{ isCut: false }, { isCut: true }], error: [OFFLINE] },
  },
  contextKey: ({ section, loaded }) => [
    section,
    loaded?.section === 'payments' && loaded.next !== null,
  ],
};
