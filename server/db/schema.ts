import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '../../contracts/account.ts';
import { CONSENT_BY } from '../../contracts/chat-context-ids.ts';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import { accounts } from './tables/accounts.ts';
import { moment } from './tables/moment.ts';
import { versionedJson } from './versioned-json.ts';

export * from './tables/accounts.ts';
export * from './tables/appointments.ts';
export * from './tables/payments.ts';
export * from './tables/rooms.ts';

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
 * Results that a patient agreed to keep. What a row says never changes: another result of the same assessment is another
 * row, and the newest counts. `request` holds what was answered, without name, e-mail and phone. A result with an owner
 * belongs to an account for good and has no `expires_at`; no anonymous call reaches it.
 */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey(),
    sessionToken: text('session_token')
      .notNull()
      .references(() => assessmentSessions.token),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    request: versionedJson('request', 1).$type<Patient>().notNull(),
    /** Who agreed for a patient who may be a child (DPDP Act, section 9); null where it was not asked. */
    consentBy: text('consent_by', { enum: CONSENT_BY }),
    diagnosis: versionedJson('diagnosis', 1).$type<Diagnosis>().notNull(),
    engine: text('engine').notNull(),
  },
  (table) => [
    index('assessments_session_token').on(table.sessionToken),
    index('assessments_expires_at').on(table.expiresAt),
    index('assessments_owner_id').on(table.ownerId, table.createdAt),
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

/**
 * What is to be sent, and what became of it: the outbox. `values` holds what the text is made of, a code among it, and
 * is emptied as soon as the message is sent or given up.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    values: versionedJson('values', 1).$type<Readonly<Record<string, string>>>().notNull(),
    /** Withheld: nobody is known under the contact, and nobody may learn that from what the server does. */
    state: text('state', { enum: ['waiting', 'sent', 'dead', 'withheld'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Not sent any more from then on: what it says would be false. */
    uselessAt: moment('useless_at').notNull(),
  },
  (table) => [index('messages_created_at').on(table.createdAt)],
);

/** What the sandbox has "sent", in place of the mail and SMS providers; empty wherever real ones are set. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The appointment that a mail brings for a calendar. */
    invite: text('invite'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sandbox_messages_recipient').on(table.recipient, table.sentAt)],
);

/** What of a patient's record somebody was shown: who they are, the whole of it but the results, or one result. */
export const READ_PARTS = ['name', 'record', 'result'] as const;

/**
 * Each look of somebody else into a patient's record, written together with it. Rows are never changed by us; what a
 * deleted account leaves is a row that names no patient and no result. The reader's id stays when their account is gone
 * (no reference), so that nobody covers their tracks by leaving.
 */
export const recordReads = pgTable(
  'record_reads',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id').references(() => accounts.id, { onDelete: 'set null' }),
    readerId: uuid('reader_id').notNull(),
    /** As it was then. */
    readerRole: text('reader_role', { enum: ROLES }).notNull(),
    what: text('what', { enum: READ_PARTS }).notNull(),
    resultId: uuid('result_id').references(() => assessments.id, { onDelete: 'set null' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    index('record_reads_patient_id').on(table.patientId, table.readAt),
    index('record_reads_result_id').on(table.resultId),
  ],
);
