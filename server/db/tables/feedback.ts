import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { IMPROVEMENTS } from '../../../contracts/assessment/feedback.ts';
import { accounts } from './accounts.ts';
import { moment } from './moment.ts';

/**
 * Feedback, once for each subject: stars out of five for an assessment, a score out of ten for an X-ray. The session is
 * a chat session's token or the id of an X-ray, without a reference: both may be deleted before the feedback. Feedback
 * about an X-ray names its owner; feedback about a chat session is traced to an owner by that session's results.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    sessionToken: text('session_token').notNull(),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    /** The best possible rating: 5 or 10. */
    scale: integer('scale').notNull(),
    /** True when it counts in the public figure: its author has come to a result. */
    isCounted: boolean('is_counted').notNull().default(false),
    comment: text('comment'),
    improvements: text('improvements', { enum: IMPROVEMENTS }).array().notNull(),
    customFeedback: text('custom_feedback'),
    symptomCategory: text('symptom_category'),
    urgencyLevel: text('urgency_level'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('feedback_session_token_scale').on(table.sessionToken, table.scale),
    index('feedback_created_at').on(table.createdAt),
    index('feedback_owner_id').on(table.ownerId),
  ],
);
