import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CHECK_IN_ANSWERS, SEEN_WORDS } from '../../../contracts/assessment/check-in-ids.ts';
import type { CheckInSign } from '../../../contracts/assessment/check-in-ids.ts';
import type { Emergency } from '../../../contracts/assessment/diagnosis.ts';
import { versionedJson } from '../versioned-json.ts';
import { assessments } from './assessments.ts';
import { moment } from './moment.ts';

/** Saved results whose owner wants to be asked how it is. A row goes with its result. */
export const checkIns = pgTable('check_ins', {
  resultId: uuid('result_id')
    .primaryKey()
    .references(() => assessments.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  /** Time at which it was switched on last. */
  startedAt: moment('started_at').notNull(),
  /** Number of questions that were sent, over all times that it was switched on. */
  sent: integer('sent').notNull(),
  /** Time at which the next one is due; the job of another moment is void. */
  nextAt: moment('next_at'),
  /** True from a question on until it is answered. */
  isAsked: boolean('is_asked').notNull(),
  /** The mail of the newest question, so that it can be taken back while it waits. */
  messageId: uuid('message_id'),
});

/** Signs of danger that a person told, and the emergency they mean. */
export type CheckInTold = {
  readonly signs: readonly CheckInSign[];
  readonly isSure: boolean;
  readonly emergency: Emergency | null;
};

/** Answers to "How is it today?". A row is added and stays, but for `said`; it goes with its result. */
export const checkInAnswers = pgTable(
  'check_in_answers',
  {
    id: uuid('id').primaryKey(),
    resultId: uuid('result_id')
      .notNull()
      .references(() => checkIns.resultId, { onDelete: 'cascade' }),
    answer: text('answer', { enum: CHECK_IN_ANSWERS }).notNull(),
    told: versionedJson('told', 1).$type<CheckInTold>().notNull(),
    level: text('level', { enum: ['emergency', 'urgent', 'moderate', 'routine'] }).notNull(),
    said: text('said', { enum: SEEN_WORDS }),
    at: moment('at').notNull(),
  },
  (table) => [index('check_in_answers_result_id').on(table.resultId, table.at)],
);
