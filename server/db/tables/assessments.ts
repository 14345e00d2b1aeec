import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONSENT_BY } from '../../../contracts/assessment/chat-context-ids.ts';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import type { Patient } from '../../assessment/patient.ts';
import { versionedJson } from '../versioned-json.ts';
import { accounts, profiles } from './accounts.ts';
import { moment } from './moment.ts';

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
 * Assessments by the names that browsers give them (SESS-34). The first result binds the name to the chat session that
 * stored it, for good: another chat session has no right to it.
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
 * Results that a patient agreed to keep. A row changes only in whose it is: another result of the same assessment is another row, and
 * the newest counts. `request` holds the answers, without name, e-mail and phone. A result with an owner belongs to an
 * account for good and has no `expires_at`; no anonymous call reaches it.
 */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey(),
    sessionToken: text('session_token')
      .notNull()
      .references(() => assessmentSessions.token),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The person it is for; `null` for the account holder. */
    profileId: uuid('profile_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    request: versionedJson('request', 1).$type<Patient>().notNull(),
    /** Person who agreed for a patient who may be a child (DPDP Act, section 9); `null` where it was not asked. */
    consentBy: text('consent_by', { enum: CONSENT_BY }),
    diagnosis: versionedJson('diagnosis', 1).$type<Diagnosis>().notNull(),
    engine: text('engine').notNull(),
  },
  (table) => [
    index('assessments_session_token').on(table.sessionToken),
    index('assessments_expires_at').on(table.expiresAt),
    index('assessments_owner_id').on(table.ownerId, table.createdAt),
    foreignKey({
      name: 'assessments_profile',
      columns: [table.ownerId, table.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }),
    index('assessments_profile_id').on(table.profileId),
  ],
);
