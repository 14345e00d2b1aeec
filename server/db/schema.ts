import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '../../contracts/accounts/account.ts';
import { accounts } from './tables/accounts.ts';
import { assessments } from './tables/assessments.ts';
import { moment } from './tables/moment.ts';
import { versionedJson } from './versioned-json.ts';

export * from './tables/accounts.ts';
export * from './tables/analytics.ts';
export * from './tables/appointments.ts';
export * from './tables/assessments.ts';
export * from './tables/check-ins.ts';
export * from './tables/feedback.ts';
export * from './tables/organizations.ts';
export * from './tables/payments.ts';
export * from './tables/receipts.ts';
export * from './tables/result-links.ts';
export * from './tables/rooms.ts';
export * from './tables/visits.ts';
export * from './tables/xrays.ts';

/** One row that is rewritten again and again, to see whether rows can be stored. */
export const storageProbes = pgTable('storage_probes', {
  id: integer('id').primaryKey(),
  triedAt: moment('tried_at').notNull(),
});

/**
 * Jobs, each done once however many processes run. `key` names the subject (a day, the id of a row): the work reads
 * what it needs from there, so a job holds no data of its own.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'dead'] }).notNull(),
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
 * Calls counted in the window that ends at `endsAt`, for the rate limits. The key is a fingerprint of the caller and
 * the endpoint: no address and no contact can be read from a row. Rows whose window has ended mean nothing.
 */
export const rateCounts = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/**
 * The outbox: messages to send, and their outcome. `values` fills the text, sometimes with a code, and is emptied as
 * soon as the message is sent or given up.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    values: versionedJson('values', 1).$type<Readonly<Record<string, string>>>().notNull(),
    /** Withheld: no account has this contact, and the caller must not learn that from what the server does. */
    state: text('state', { enum: ['waiting', 'sent', 'dead', 'withheld'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Expires then; the text would be out of date. */
    uselessAt: moment('useless_at').notNull(),
  },
  (table) => [
    index('messages_created_at').on(table.createdAt),
    // An erasure finds the messages to a contact and the messages about its appointments by these two.
    index('messages_recipient').on(table.recipient),
    index('messages_appointment')
      .on(appointmentOf(table.values))
      .where(sql`${appointmentOf(table.values)} is not null`),
  ],
);

/** Reads the id of the appointment that a message is about from its values. */
export const appointmentOf = (values: SQLWrapper): SQL<string> =>
  sql<string>`(${values} -> 'value' ->> 'appointment')`;

/** Messages that the sandbox has "sent", in place of the mail and SMS providers; empty wherever real ones are set. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The calendar file (iCalendar) that a mail brings. */
    invite: text('invite'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sandbox_messages_recipient').on(table.recipient, table.sentAt)],
);

/**
 * Parts of a patient's record that staff were shown: the name, the record with a line for each result, one whole
 * result, an absence (what the patient said of a call, which staff settled), the passkeys of a colleague (which were reset), or a visit (what a patient told and shared for
 * a call, as its dentist reads it beside the visit note).
 */
export const READ_PARTS = ['name', 'record', 'result', 'absence', 'passkeys', 'visit'] as const;

/** Roles in which somebody looks: that of the account, or the dentist of the call, whose account may be of any role. */
const READER_ROLES = [...ROLES, 'dentist'] as const;

/**
 * Each look of staff into a patient's record, written in the same transaction. The product never changes a row;
 * deleting the patient's account leaves a row that names no patient and no result. The reader's id stays when the
 * reader's account is gone (no reference), so that leaving covers no tracks.
 */
export const recordReads = pgTable(
  'record_reads',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id').references(() => accounts.id, { onDelete: 'set null' }),
    readerId: uuid('reader_id').notNull(),
    /** Role at the time of the look. */
    readerRole: text('reader_role', { enum: READER_ROLES }).notNull(),
    what: text('what', { enum: READ_PARTS }).notNull(),
    resultId: uuid('result_id').references(() => assessments.id, { onDelete: 'set null' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    index('record_reads_patient_id').on(table.patientId, table.readAt),
    index('record_reads_result_id').on(table.resultId),
  ],
);
