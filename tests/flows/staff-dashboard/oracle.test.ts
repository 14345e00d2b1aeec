import { describe, expect, it } from 'vitest';
import type { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import {
  NO_STAFF_FILTERS,
  joined,
  nextOf,
  periodFrom,
} from '../../../machines/staff-dashboard/staff-filters.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import {
  OFFLINE,
  OF_GUMS,
  OPENED,
  PAYMENTS,
  REFUNDED,
  REFUNDS,
  RED_FLAGS,
  SYSTEM,
  TODAY,
} from './cases.ts';

const SHOWN = 'shown.awaitingChoice';
const SAID = {
  saved: ['emits notice.raised: File saved'],
  cut: ['emits notice.raised: The file is not whole'],
  none: ['emits notice.raised: No file was saved'],
};
/** From every leaf one goes to another section, other filters or another address. */
const LEAVES = [
  'loadingSection',
  'loadingFailed',
  SHOWN,
  'shown.refreshing',
  'shown.refreshingFailed',
  'shown.loadingMore',
  'shown.loadingMoreFailed',
  'shown.exporting',
  'shown.exportingFailed',
] as const;
const SHOWN_LEAVES = LEAVES.slice(2);

/** Whoever is asked already is asked anew. */
const anew = (at: string, asked: string, call: string) =>
  at === asked ? { does: [`calls ${call}`] } : {};
const LOADING = 'loadingSection' as const;

const oracle: Oracle<typeof staffDashboardMachine> = {
  known: { ...OPENED, loaded: PAYMENTS, before: null, list: 'days' },
  opens: [
    {
      input: { ...OF_GUMS, mayReadRecords: false, seesHouse: true },
      at: 'loadingSection',
      knows: { ...OF_GUMS, mayReadRecords: false, seesHouse: true, loaded: null },
    },
  ],
  starts: {
    loadingSection: ['calls loadSection'],
    'shown.refreshing': ['calls refreshSection'],
    'shown.loadingMore': ['calls loadMore'],
    'shown.exporting': ['calls exportList'],
  },
  leaves: {
    loadingSection: {
      tags: ['busy'],
      on: {
        'done: loadSection': { with: { output: TODAY }, to: SHOWN, knows: { loaded: TODAY } },
        'failed: loadSection': { to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingSection' } } },
    [SHOWN]: { on: {} },
    'shown.refreshing': {
      tags: ['busy'],
      on: {
        'done: refreshSection': {
          given: { before: 1 },
          with: { output: SYSTEM },
          to: SHOWN,
          knows: { loaded: SYSTEM, before: null },
        },
        'failed: refreshSection': { to: 'shown.refreshingFailed', knows: { loaded: PAYMENTS } },
      },
    },
    'shown.refreshingFailed': { on: {} },
    'shown.loadingMore': {
      tags: ['busy'],
      on: {
        'done: loadMore': {
          with: { output: { ...PAYMENTS, next: null } },
          to: SHOWN,
          knows: {
            loaded: {
              ...PAYMENTS,
              payments: [...PAYMENTS.payments, ...PAYMENTS.payments],
              next: null,
            },
            before: PAYMENTS.payments.length,
          },
        },
        'failed: loadMore': { to: 'shown.loadingMoreFailed', knows: { loaded: PAYMENTS } },
      },
    },
    'shown.loadingMoreFailed': { on: {} },
    'shown.exporting': {
      tags: ['busy'],
      on: {
        'done: exportList': [
          { with: { output: { isCut: false } }, to: SHOWN, does: SAID.saved },
          { with: { output: { isCut: true } }, to: SHOWN, does: SAID.cut },
        ],
        'failed: exportList': {
          with: { error: OFFLINE },
          to: 'shown.exportingFailed',
          does: SAID.none,
        },
      },
    },
    'shown.exportingFailed': { on: {} },
  },
  around: {
    '': {
      'section.chosen': LEAVES.map((at) => ({
        at,
        given: { filters: OF_GUMS.filters },
        with: { section: 'refunds' as const },
        to: LOADING,
        ...anew(at, LOADING, 'loadSection'),
        knows: {
          section: 'refunds' as const,
          filters: { ...NO_STAFF_FILTERS, from: '2026-01-01', to: '2026-01-02' },
          loaded: null,
        },
      })),
      'filters.changed': LEAVES.map((at) => ({
        at,
        with: { filters: REFUNDED },
        to: LOADING,
        ...anew(at, LOADING, 'loadSection'),
        knows: { section: 'payments' as const, filters: REFUNDED, loaded: null },
      })),
      'address.moved': LEAVES.map((at) => ({
        at,
        with: { view: OF_GUMS },
        to: LOADING,
        ...anew(at, LOADING, 'loadSection'),
        knows: { ...OF_GUMS, loaded: null },
      })),
    },
    shown: {
      'refresh.requested': SHOWN_LEAVES.map((at) => ({
        at,
        to: 'shown.refreshing' as const,
        ...anew(at, 'shown.refreshing', 'refreshSection'),
      })),
      'more.requested': [
        ...SHOWN_LEAVES.map((at) => ({
          at,
          to: 'shown.loadingMore' as const,
          ...anew(at, 'shown.loadingMore', 'loadMore'),
        })),
        { at: SHOWN, given: { loaded: { ...PAYMENTS, next: null } }, to: 'refused' as const },
      ],
      'export.requested': [
        ...SHOWN_LEAVES.map((at) => ({
          at,
          with: { list: 'payments' as const },
          to: 'shown.exporting' as const,
          ...anew(at, 'shown.exporting', 'exportList'),
          knows: { list: 'payments' as const },
        })),
        { at: SHOWN, with: { list: 'refunds' as const }, to: 'refused' as const },
      ],
    },
  },
};

holdAgainst('staffDashboard', oracle);

describe('the parts of a list', () => {
  it('stand behind each other, and only those of one list', () => {
    expect(joined(REFUNDS, REFUNDS)).toMatchObject({
      refunds: [...REFUNDS.refunds, ...REFUNDS.refunds],
    });
    expect(joined(RED_FLAGS, RED_FLAGS)).toMatchObject({
      red_flags: [...RED_FLAGS.red_flags, ...RED_FLAGS.red_flags],
    });
    expect(joined(REFUNDS, PAYMENTS)).toBe(PAYMENTS);
    expect(joined(null, PAYMENTS)).toBe(PAYMENTS);
    expect([nextOf(PAYMENTS), nextOf(SYSTEM), nextOf(null)]).toEqual([PAYMENTS.next, null, null]);
  });
});

describe('a period that somebody has chosen', () => {
  it.each([
    ['2026-01-05', '2026-01-31', '2026-01-05', '2026-01-31'],
    ['2026-01-31', '2026-01-05', '2026-01-05', '2026-01-31'],
    ['2026-01-05', '2026-01-05', '2026-01-05', '2026-01-05'],
    ['2020-01-05', '2026-01-31', '2025-01-31', '2026-01-31'],
    ['2020-01-05', '2028-02-29', '2027-02-28', '2028-02-29'],
  ])('of %s and %s is from %s to %s', (one, other, from, to) => {
    expect(periodFrom(one, other)).toEqual({ from, to });
  });
});
