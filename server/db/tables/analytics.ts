import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ANALYTICS_OUTCOMES, URGENCY_LEVELS } from '../../../contracts/site/analytics-events.ts';
import type { AnalyticsName } from '../../../contracts/site/analytics-events.ts';
import { CATEGORIES } from '../../../contracts/assessment/chat-context-ids.ts';
import { STEPS } from '../../../contracts/assessment/steps.ts';
import { assessments } from './assessments.ts';
import { moment } from './moment.ts';

/** Analytics events of visits, kept for a limited time. A visit is a random number that a page makes up and forgets. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid('id').primaryKey(),
    visit: uuid('visit').notNull(),
    name: text('name').$type<AnalyticsName>().notNull(),
    step: text('step', { enum: STEPS }),
    category: text('category', { enum: CATEGORIES }),
    urgency: text('urgency', { enum: URGENCY_LEVELS }),
    outcome: text('outcome', { enum: ANALYTICS_OUTCOMES }),
    count: integer('count'),
    at: moment('at').notNull(),
  },
  (table) => [index('analytics_events_at').on(table.at)],
);

/**
 * Events of a kind on a day of India: counted as they come, and all that stays. `''` stands for a detail that was not
 * given.
 */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    step: text('step').notNull(),
    category: text('category').notNull(),
    urgency: text('urgency').notNull(),
    outcome: text('outcome').notNull(),
    events: integer('events').notNull(),
  },
  ({ day, name, step, category, urgency, outcome, events }) => [
    primaryKey({ columns: [day, name, step, category, urgency, outcome] }),
    index('analytics_days_name').on(name, step, day, category, outcome, events),
  ],
);

/**
 * The facts of a result that staff lists show, deleted with it: no name, no words, and an id of its own, so that staff
 * can look at danger signs without opening a patient's record.
 */
export const assessmentFacts = pgTable(
  'assessment_facts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assessmentId: uuid('assessment_id')
      .notNull()
      .unique()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    level: text('level', { enum: URGENCY_LEVELS }).notNull(),
    /** Id of the likeliest condition; `null` where the engine named none. */
    condition: text('condition'),
    /** True when a danger sign was asked back, or a red flag outranked every likelihood. */
    isFlagged: boolean('is_flagged').notNull(),
  },
  (table) => [
    index('assessment_facts_flagged')
      .on(table.createdAt, table.id)
      .where(sql`is_flagged`),
  ],
);

/**
 * Results of a kind on a day of India; the counts stay when the results are gone. `''` stands for no condition named.
 */
export const assessmentDays = pgTable(
  'assessment_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    level: text('level', { enum: URGENCY_LEVELS }).notNull(),
    condition: text('condition').notNull(),
    results: integer('results').notNull(),
  },
  ({ day, category, level, condition }) => [
    primaryKey({ columns: [day, category, level, condition] }),
  ],
);
