import * as z from 'zod/mini';
import { CATEGORIES } from '../assessment/chat-context-ids.ts';
import { STEPS } from '../assessment/steps.ts';

/** Urgencies of a result, as its badge says them (DIAG-13..17). */
export const URGENCY_LEVELS = ['emergency', 'urgent', 'moderate', 'routine'] as const;

/** Outcomes of something that was begun. */
export const ANALYTICS_OUTCOMES = ['done', 'refused', 'failed', 'expired', 'refunded'] as const;

/** Upper limit of a count, above all that is counted. */
const COUNT_MAX = 200;

/** Everything that an event may say besides its name: each from a closed list, or a small number. */
const DETAILS = {
  step: z.enum(STEPS),
  category: z.enum(CATEGORIES),
  urgency: z.enum(URGENCY_LEVELS),
  outcome: z.enum(ANALYTICS_OUTCOMES),
  count: z.int().check(z.minimum(0), z.maximum(COUNT_MAX)),
} as const;
export type AnalyticsDetail = keyof typeof DETAILS;

type About = {
  /** The only details that the event carries. */
  readonly details: readonly AnalyticsDetail[];
};

/**
 * Everything that is counted of how the product is used (ANLT-01). Never an identity and never a word that a person
 * wrote. The browser, the server, the staff's figures and the privacy page all read this one table; what the page says of
 * each stands in `contracts/texts/en/analytics.ts`.
 */
export const ANALYTICS_EVENTS = {
  'step.reached': {
    details: ['step', 'category'],
  },
  'concern.refused': {
    details: ['outcome'],
  },
  'question.answered': {
    details: ['category', 'count'],
  },
  'result.shown': {
    details: ['category', 'urgency', 'count'],
  },
  'account.opened': {
    details: ['outcome'],
  },
  'booking.ended': {
    details: ['outcome'],
  },
  'payment.ended': {
    details: ['outcome'],
  },
  'xray.analysed': {
    details: ['outcome', 'count'],
  },
  'report.made': {
    details: ['outcome'],
  },
} as const satisfies Readonly<Record<string, About>>;
export type AnalyticsName = keyof typeof ANALYTICS_EVENTS;

export const ANALYTICS_NAMES = Object.keys(ANALYTICS_EVENTS) as AnalyticsName[];

/** Returns true when an event carries all details of its row in the table and no others; `category` may be missing. */
const saysWhatItMay = ({ name, ...details }: { readonly name: AnalyticsName }): boolean => {
  const own: readonly string[] = ANALYTICS_EVENTS[name].details;
  const said = Object.keys(details);
  return (
    said.every((detail) => own.includes(detail)) &&
    own.every((detail) => detail === 'category' || said.includes(detail))
  );
};

export const AnalyticsEvent = z
  .strictObject({
    name: z.enum(ANALYTICS_NAMES),
    step: z.optional(DETAILS.step),
    category: z.optional(DETAILS.category),
    urgency: z.optional(DETAILS.urgency),
    outcome: z.optional(DETAILS.outcome),
    count: z.optional(DETAILS.count),
  })
  .check(z.refine(saysWhatItMay, { error: 'An event says what stands in its table' }));
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Most events that are sent at once. */
export const ANALYTICS_BATCH_MAX = 50;

/** Days for which single events are kept; later only their number on each day remains. */
export const ANALYTICS_KEPT_DAYS = 90;
