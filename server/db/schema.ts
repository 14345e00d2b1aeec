import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import { versionedJson } from './versioned-json.ts';

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
 * Assessments by the names that browsers give them (SESS-34). The first result binds the name to the chat session
 * that stored it, for good: another one has no right to it.
 */
export const assessmentSessions = pgTable(
  'assessment_sessions',
  {
    token: text('token').primaryKey(),
    chatSession: text('chat_session')
      .notNull()
      .references(() => chatSessions.token, { onDelete: 'cascade' }),
  },
  (table) => [index('assessment_sessions_chat_session').on(table.chatSession)],
);

/**
 * Results that a patient agreed to keep. A row never changes: another result of the same assessment is another row,
 * and the newest counts. `request` holds what was answered, without name, e-mail and phone. A result with an owner
 * belongs to an account and has no `expires_at`; no anonymous call reaches it.
 */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey(),
    sessionToken: text('session_token')
      .notNull()
      .references(() => assessmentSessions.token),
    ownerId: uuid('owner_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    request: versionedJson('request', 1).$type<Patient>().notNull(),
    diagnosis: versionedJson('diagnosis', 1).$type<Diagnosis>().notNull(),
    engine: text('engine').notNull(),
  },
  (table) => [
    index('assessments_session_token').on(table.sessionToken),
    index('assessments_expires_at').on(table.expiresAt),
  ],
);

/** One row that is written over and over, to see whether rows can be stored. */
export const storageProbes = pgTable('storage_probes', {
  id: integer('id').primaryKey(),
  triedAt: moment('tried_at').notNull(),
});

/**
 * Work for later, each piece done once however many processes run. `key` says what it is about (a day,
 * the id of a row): what the work needs is read from there, so a job holds no data of its own.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'dead'] }).notNull(),
    /** How often it was started. */
    attempts: integer('attempts').notNull(),
    /** Waiting: when it may start. Running: when its process counts as lost. Ended: when it ended. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    unique('jobs_kind_key').on(table.kind, table.key),
    index('jobs_state_due_at').on(table.state, table.dueAt),
  ],
);

/**
 * How often was called in the window of time that ends then, for the rate limits. The key is a fingerprint of
 * who called what: no address and no contact can be read from a row. Rows of the past mean nothing.
 */
export const rateCounts = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});
