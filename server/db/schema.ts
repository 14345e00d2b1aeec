import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Chat sessions handed out by POST /api/chat/session (API-29). */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    token: text('token').primaryKey(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('chat_sessions_created_at').on(table.createdAt)],
);

/**
 * Results that a patient agreed to keep, one for each assessment session (SESS-34). `request` holds
 * what was answered, without name, e-mail and phone. A result without `expires_at` belongs to an account.
 */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey(),
    sessionToken: text('session_token').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    request: jsonb('request').$type<Patient>().notNull(),
    diagnosis: jsonb('diagnosis').$type<Diagnosis>().notNull(),
    engine: text('engine').notNull(),
  },
  (table) => [index('assessments_expires_at').on(table.expiresAt)],
);
