import { CATEGORIES } from '../../contracts/assessment/chat-context-ids.ts';
import { URGENCY_LEVELS } from '../../contracts/site/analytics-events.ts';
import { STEPS } from '../../contracts/assessment/steps.ts';
import type { Replies } from './replies.ts';

const PERIOD = { from: '2026-01-01', to: '2026-01-02' };
const AT = '2026-01-01T04:00:00.000Z';
const ID = '00000000-0000-4000-8000-0000000000c1';
const NEXT = `1767225600000_${ID}_0`;

/** Replies of the staff's figures. */
export const STAFF_AREA_REPLIES = {
  readOverview: {
    as_of: AT,
    day: '2026-01-01',
    visits: 40,
    results: 12,
    emergencies: 1,
    danger_signs: 2,
    bookings: 3,
    appointments: 2,
    settled: { count: 2, amount: 99_800 },
    before: {
      visits: 52,
      results: 9,
      emergencies: 0,
      danger_signs: 4,
      bookings: 5,
      appointments: 6,
      settled: { count: 1, amount: 49_900 },
    },
    refunding: 1,
    absences: { missed: 1, open: 0 },
    dead_jobs: 0,
  },
  listDay: {
    day: '2026-01-01',
    appointments: [
      {
        id: ID,
        starts_at: AT,
        minutes: 30,
        product: 'laterCall30',
        state: 'confirmed',
        doctor: 'Dr. Kavita Menon (Sample)',
        patient_name: 'Asha Rao',
      },
    ],
  },
  readStatistics: {
    ...PERIOD,
    funnel: STEPS.map((step, index) => ({ step, visits: 40 - 2 * index })),
    urgencies: URGENCY_LEVELS.map((level, index) => ({ level, results: 2 * index })),
    categories: CATEGORIES.map((category, index) => ({ category, results: 3 * index })),
    conditions: [{ id: 'dentine_hypersensitivity', name: 'Dentine hypersensitivity', results: 7 }],
    endings: [
      { name: 'booking.ended', outcome: 'done', times: 3 },
      { name: 'payment.ended', outcome: 'failed', times: 1 },
    ],
    days: [
      { day: '2026-01-01', visits: 25, results: 8, bookings: 2 },
      { day: '2026-01-02', visits: 15, results: 4, bookings: 1 },
    ],
    feedback: null,
  },
  listPayments: {
    ...PERIOD,
    payments: [
      {
        id: ID,
        product: 'reportAndCall30',
        amount: 49_900,
        state: 'refunded',
        created_at: AT,
        captured: 49_900,
        refunded: 49_900,
        moves: [
          { event: 'captured', amount: 49_900, source: 'webhook', at: AT },
          { event: 'refunded', amount: 49_900, source: 'webhook', at: AT },
        ],
      },
    ],
    next: NEXT,
  },
  listRefunds: {
    ...PERIOD,
    refunds: [
      {
        id: `${ID}_3`,
        payment_id: ID,
        event: 'refundFailed',
        amount: 49_900,
        state: 'refunding',
        source: 'provider',
        at: AT,
      },
    ],
    next: null,
  },
  listRedFlags: {
    ...PERIOD,
    red_flags: [
      {
        id: ID,
        at: AT,
        category: 'pain',
        level: 'emergency',
        signs: [
          { sign: 'airway_compromise', answer: 'yes' },
          { sign: 'trismus', answer: 'no' },
        ],
        red_flags: ['airway_compromise'],
        emergencies: ['airway_compromise'],
      },
    ],
    next: null,
  },
  readSystem: {
    as_of: AT,
    providers: [
      { id: 'mail', state: 'well', done: 12, waiting: 1, failed: 0, last_at: AT },
      { id: 'sms', state: 'silent', done: 0, waiting: 0, failed: 0, last_at: null },
      { id: 'payments', state: 'troubled', done: 3, waiting: 0, failed: 1, last_at: AT },
      { id: 'xrays', state: 'well', done: 2, waiting: 0, failed: 0, last_at: AT },
    ],
    jobs: [
      { kind: 'retention', waiting: 0, running: 0, done: 30, dead: 0, due_since: null },
      { kind: 'delivery', waiting: 2, running: 1, done: 12, dead: 1, due_since: AT },
    ],
  },
  exportList: {
    file_name: 'toothwise-redFlags-2026-01-01-2026-01-02.csv',
    csv: 'at,category\r\n',
    is_cut: false,
  },
} satisfies Replies;
