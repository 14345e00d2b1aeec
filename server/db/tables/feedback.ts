import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { IMPROVEMENTS } from '../../../contracts/feedback.ts';
import { accounts } from './accounts.ts';
import { moment } from './moment.ts';

/**
 * What people think of it: stars out of five for an assessment, a score out of ten for an X-ray; once each. The session is
 * a chat session's token or the id of an X-ray, without a reference: both may go before it. What is about an X-ray has its
 * owner; whose a chat session is stands with its results.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    sessionToken: text('session_token').notNull(),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    /** The best that could be said: 5 or 10. */
    scale: integer('scale').notNull(),
    /** In the public figure: whoever gave it has come to a result. */
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
