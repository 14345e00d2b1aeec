import * as z from 'zod/mini';
import { Day, Moment } from '../common/moment.ts';
import { STAFF_AREA_PERMISSIONS } from '../accounts/permissions.ts';
import { ANALYTICS_OUTCOMES, URGENCY_LEVELS } from '../site/analytics-events.ts';
import { APPOINTMENT_STATES } from '../booking/appointment-states.ts';
import { CATEGORIES } from '../assessment/chat-context-ids.ts';
import { PAYMENT_STATES } from '../payments/payment-states.ts';
import { PRODUCT_IDS } from '../payments/products.ts';
import { isPeriod } from '../rules/period.ts';
import { SIGN_ANSWERS } from '../assessment/sign-ids.ts';
import { STEPS } from '../assessment/steps.ts';
import { endpoint } from './endpoint.ts';
import { SOME_PERIOD, SOME_PLACE_IN_LIST } from './examples.ts';

const permissions = { any: STAFF_AREA_PERMISSIONS };
const rate = { max: 120, perMs: 60_000 };
const call = { method: 'GET', tag: 'Staff', auth: 'patient', permissions, rate } as const;
const Count = z.int();

const inOrder = { error: 'A period has two days, in their order, of one year at most' };

/** Start of a page of a list: what the page before has named as `next`. */
const After = z
  .string()
  .check(z.regex(/^\d{13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_\d{1,6})?$/));

/** Days of India, both of them included; without them the last thirty. */
const PERIOD = { from: z.optional(Day), to: z.optional(Day) };
const Filtered = z
  .object({ ...PERIOD, category: z.optional(z.enum(CATEGORIES)) })
  .check(z.refine(isPeriod, inOrder));

/** The period that an answer is about. */
const ASKED = { from: z.iso.date(), to: z.iso.date() };

/** A figure that belongs to no organisation: `null` for the staff of every one but the house's own. */
const OfHouse = z.nullable(Count);

/** Figures of one day of India. */
const DAY_FIGURES = {
  visits: OfHouse,
  results: OfHouse,
  /** Results that say emergency: who leaves at the emergency screen has none. */
  emergencies: OfHouse,
  /** Results with a red flag, or with a danger sign that was asked back. */
  danger_signs: OfHouse,
  bookings: Count,
  appointments: Count,
  settled: z.object({ count: Count, amount: Count }),
};

/** Today in figures, which name no patient. */
export const readOverview = endpoint({
  ...call,
  path: '/api/staff/overview',
  summary: 'Today in figures',
  replies: {
    200: z.object({
      as_of: Moment,
      day: z.iso.date(),
      ...DAY_FIGURES,
      /** The whole day before. */
      before: z.object(DAY_FIGURES),
      /** Payments whose money is on its way back. */
      refunding: Count,
      /**
       * Calls of which patients said in the last seven days that the dentist did not come; open: staff have to look
       * into it.
       */
      absences: z._default(z.object({ missed: Count, open: Count }), { missed: 0, open: 0 }),
      /** Jobs that were given up. */
      dead_jobs: OfHouse,
    }),
  },
});

/** One appointment of a day as staff read it: the patient, the time and the doctor, and nothing of what it is about. */
export const StaffAppointment = z.object({
  id: z.uuid(),
  starts_at: Moment,
  minutes: Count,
  product: z.enum(PRODUCT_IDS),
  state: z.enum(APPOINTMENT_STATES),
  doctor: z.string(),
  patient_name: z.string(),
});

/** The appointments of one day, by default today. Each name that is shown is written down. */
export const listDay = endpoint({
  ...call,
  tag: 'Patient records',
  permissions: { any: ['read_patient_records'] },
  path: '/api/staff/appointments',
  summary: 'The appointments of a day',
  query: z.object({ day: z.optional(Day) }),
  replies: { 200: z.object({ day: z.iso.date(), appointments: z.array(StaffAppointment) }) },
  example: { query: { day: '2026-01-01' } },
});

/**
 * Reads the figures of a period, which name no patient: where people leave, how urgent it was, what it was, day by day.
 */
export const readStatistics = endpoint({
  ...call,
  path: '/api/staff/statistics',
  summary: 'How the product is used, in figures',
  query: Filtered,
  replies: {
    200: z.object({
      ...ASKED,
      /** Number of visits that came to each step; this and what follows is empty for other organisations than the house. */
      funnel: z.array(z.object({ step: z.enum(STEPS), visits: Count })),
      urgencies: z.array(z.object({ level: z.enum(URGENCY_LEVELS), results: Count })),
      categories: z.array(z.object({ category: z.enum(CATEGORIES), results: Count })),
      /** The likeliest condition of each result, the most frequent first. */
      conditions: z.array(z.object({ id: z.string(), name: z.string(), results: Count })),
      endings: z.array(
        z.object({ name: z.string(), outcome: z.enum(ANALYTICS_OUTCOMES), times: Count }),
      ),
      days: z.array(
        z.object({ day: z.iso.date(), visits: OfHouse, results: OfHouse, bookings: Count }),
      ),
      /** Ratings that people gave; null until they are asked for. */
      feedback: z.nullable(z.object({ ratings: Count, average: z.number() })),
    }),
  },
  example: { query: { ...SOME_PERIOD, category: 'gums' } },
});

/** One payment with every move of it. */
export const StaffPayment = z.object({
  id: z.uuid(),
  product: z.enum(PRODUCT_IDS),
  amount: Count,
  state: z.enum(PAYMENT_STATES),
  created_at: Moment,
  captured: Count,
  refunded: Count,
  moves: z.array(z.object({ event: z.string(), amount: Count, source: z.string(), at: Moment })),
});

/** Payments of a period, the newest first, as the ledger has them. */
export const listPayments = endpoint({
  ...call,
  path: '/api/staff/payments',
  summary: 'Payments, as the ledger has them',
  query: z
    .object({ ...PERIOD, state: z.optional(z.enum(PAYMENT_STATES)), after: z.optional(After) })
    .check(z.refine(isPeriod, inOrder)),
  replies: {
    200: z.object({
      ...ASKED,
      payments: z.array(StaffPayment),
      next: z.nullable(z.string()),
    }),
  },
  example: { query: { ...SOME_PERIOD, state: 'refunded', after: SOME_PLACE_IN_LIST } },
});

export const REFUND_EVENTS = ['refundRequested', 'refunded', 'refundFailed'] as const;

/** One move of money back. */
export const StaffRefund = z.object({
  id: z.string(),
  payment_id: z.uuid(),
  event: z.enum(REFUND_EVENTS),
  amount: Count,
  state: z.string(),
  source: z.string(),
  at: Moment,
});

/** Money on its way back in a period, the newest first. */
export const listRefunds = endpoint({
  ...call,
  path: '/api/staff/refunds',
  summary: 'Refunds, as the ledger has them',
  query: z.object({ ...PERIOD, after: z.optional(After) }).check(z.refine(isPeriod, inOrder)),
  replies: {
    200: z.object({ ...ASKED, refunds: z.array(StaffRefund), next: z.nullable(z.string()) }),
  },
  example: { query: SOME_PERIOD },
});

/** The danger signs asked back of one result and their answers, by ids; nothing of whose it is or what they wrote. */
export const StaffRedFlag = z.object({
  id: z.uuid(),
  at: Moment,
  category: z.enum(CATEGORIES),
  level: z.enum(URGENCY_LEVELS),
  signs: z.array(z.object({ sign: z.string(), answer: z.enum(SIGN_ANSWERS) })),
  red_flags: z.array(z.string()),
  emergencies: z.array(z.string()),
});

/** Results in which a danger sign was asked back or something stood out, the newest first. */
export const listRedFlags = endpoint({
  ...call,
  ofHouse: true,
  path: '/api/staff/red-flags',
  summary: 'Danger signs: what was asked back, and what was answered',
  query: z
    .object({
      ...PERIOD,
      category: z.optional(z.enum(CATEGORIES)),
      after: z.optional(After),
    })
    .check(z.refine(isPeriod, inOrder)),
  replies: {
    200: z.object({ ...ASKED, red_flags: z.array(StaffRedFlag), next: z.nullable(z.string()) }),
  },
  example: { query: { ...SOME_PERIOD, category: 'pain' } },
});

export const PROVIDERS = ['mail', 'sms', 'payments', 'xrays'] as const;

/** Reads how each provider does, by the outcome of the last day's work, and which jobs wait. */
export const readSystem = endpoint({
  ...call,
  ofHouse: true,
  path: '/api/staff/system',
  summary: 'How providers and jobs do',
  replies: {
    200: z.object({
      as_of: Moment,
      providers: z.array(
        z.object({
          id: z.enum(PROVIDERS),
          /** `silent`: there was nothing to do. */
          state: z.enum(['well', 'troubled', 'silent']),
          done: Count,
          waiting: Count,
          failed: Count,
          last_at: z.nullable(Moment),
        }),
      ),
      jobs: z.array(
        z.object({
          kind: z.string(),
          waiting: Count,
          running: Count,
          done: Count,
          dead: Count,
          /** Time since which the longest waiting job is due; null where nothing is due. */
          due_since: z.nullable(Moment),
        }),
      ),
    }),
  },
});

export const EXPORTS = ['days', 'funnel', 'conditions', 'payments', 'refunds', 'redFlags'] as const;
export type Export = (typeof EXPORTS)[number];

/** Most rows of one file; the newest are in it. */
export const EXPORT_MAX = 5000;

/** A list as a file for a spreadsheet, with the filters of its page; `is_cut` where there is more than a file holds. */
export const exportList = endpoint({
  ...call,
  path: '/api/staff/export',
  summary: 'A list as CSV',
  rate: { max: 20, perMs: 60_000 },
  query: z
    .object({
      ...PERIOD,
      list: z.enum(EXPORTS),
      category: z.optional(z.enum(CATEGORIES)),
      state: z.optional(z.enum(PAYMENT_STATES)),
    })
    .check(z.refine(isPeriod, inOrder)),
  replies: { 200: z.object({ file_name: z.string(), csv: z.string(), is_cut: z.boolean() }) },
  example: { query: { ...SOME_PERIOD, list: 'redFlags' } },
});
