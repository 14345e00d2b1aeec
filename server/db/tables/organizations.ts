import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * The first organisation, the house's own: it comes with the migration and is named as the operator is. What belongs to no
 * organisation by nature is shown to its staff alone.
 */
export const HOUSE = '6f726761-6e69-4a00-8000-000000000001';

/** Organisations whose doctors consult here. Staff, doctors, appointments and money belong to one each, and are seen by no other. */
export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});
