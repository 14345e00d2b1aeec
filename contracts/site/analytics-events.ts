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

/** The details in words, for the page on which people read what is collected. */
export const ANALYTICS_DETAILS = {
  step: 'the step of the assessment',
  category: 'the kind of problem, such as gums',
  urgency: 'how urgent the result is',
  outcome: 'how it ended',
  count: 'a number',
} as const satisfies Readonly<Record<AnalyticsDetail, string>>;

type About = {
  /** A sentence on what happened, which the privacy page shows as it stands here. */
  readonly description: string;
  /** The only details that the event carries. */
  readonly details: readonly AnalyticsDetail[];
};

/**
 * Everything that is counted of how the product is used (ANLT-01). Never an identity and never a word that a person
 * wrote. The browser, the server, the staff's figures and the privacy page all read this one table.
 */
export const ANALYTICS_EVENTS = {
  'step.reached': {
    description: 'Somebody came to a step of the assessment for the first time in this visit.',
    details: ['step', 'category'],
  },
  'concern.refused': {
    description: 'The words at the beginning were not about teeth, or could not be checked.',
    details: ['outcome'],
  },
  'question.answered': {
    description: 'A question was answered: its number, never what was answered.',
    details: ['category', 'count'],
  },
  'result.shown': {
    description: 'A result was shown: how urgent it is, and how many causes it names.',
    details: ['category', 'urgency', 'count'],
  },
  'account.opened': {
    description: 'Somebody made an account.',
    details: ['outcome'],
  },
  'booking.ended': {
    description: 'A booking was made, or failed.',
    details: ['outcome'],
  },
  'payment.ended': {
    description: 'A payment arrived, was not made in time, failed or went back.',
    details: ['outcome'],
  },
  'xray.analysed': {
    description: 'An X-ray was looked at: how that ended, and how many places were marked.',
    details: ['outcome', 'count'],
  },
  'report.made': {
    description: 'A report was made as a file, or could not be.',
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
