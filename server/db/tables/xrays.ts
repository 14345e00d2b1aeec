import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Reanalysis } from '../../../contracts/endpoints/xrays.ts';
import { REFUSAL_REASONS } from '../../../contracts/xray.ts';
import type { XrayReading } from '../../../contracts/xray.ts';
import { XRAY_STATES } from '../../../contracts/xray-states.ts';
import { versionedJson } from '../versioned-json.ts';
import { accounts } from './accounts.ts';
import { assessments } from './assessments.ts';
import { moment } from './moment.ts';

/** What an analyzer has said, by ids, and which one it was. */
export type StoredReading = XrayReading & {
  readonly engine: {
    readonly name: string;
    readonly version: string;
    readonly isTrained: boolean;
  };
};

/**
 * X-rays of accounts. The picture itself lies in the file store under the id of its row; the row is there before its picture
 * and goes before it. What a row that is gone has left there is deleted by a job.
 */
export const xrays = pgTable(
  'xrays',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: XRAY_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Of the picture as it is kept, in pixels and bytes. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** How often an analysis was asked for: each is a job of its own. */
    analyses: integer('analyses').notNull(),
    reading: versionedJson('reading', 1).$type<StoredReading>(),
    /** Why it is no X-ray of teeth, or that its picture was not there when it should be analysed. */
    refusal: text('refusal', { enum: [...REFUSAL_REASONS, 'pictureGone'] }),
    /** When it was saved with a result; until then it has an end. */
    savedAt: moment('saved_at'),
    diagnosisId: uuid('diagnosis_id').references(() => assessments.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('xrays_owner_id').on(table.ownerId, table.createdAt),
    index('xrays_diagnosis_id').on(table.diagnosisId),
    index('xrays_created_at').on(table.createdAt),
  ],
);

/** What a re-analysis says; ids and times stand in the row. */
export type StoredReanalysis = Pick<
  Reanalysis,
  | 'diagnosis_a_combined'
  | 'diagnosis_b_questionnaire_only'
  | 'key_differences'
  | 'key_findings'
  | 'recommended_actions'
  | 'urgency_level'
>;

/** A questionnaire and an X-ray read together. What a row says never changes. */
export const reanalyses = pgTable(
  'reanalyses',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    xrayId: uuid('xray_id')
      .notNull()
      .references(() => xrays.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id').references(() => assessments.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Until it is saved it has an end. */
    savedAt: moment('saved_at'),
    content: versionedJson('content', 1).$type<StoredReanalysis>().notNull(),
    /** The mail with the result, in the outbox for as long as messages are kept there. */
    messageId: uuid('message_id').notNull(),
  },
  (table) => [
    index('reanalyses_owner_id').on(table.ownerId, table.createdAt),
    index('reanalyses_xray_id').on(table.xrayId),
    index('reanalyses_diagnosis_id').on(table.diagnosisId),
    index('reanalyses_created_at').on(table.createdAt),
  ],
);

/**
 * Files in the store that belong to no row, each with the first and the last round that found it so: how old the file itself is
 * says nothing of that.
 */
export const strayFiles = pgTable('stray_files', {
  name: text('name').primaryKey(),
  firstSeenAt: moment('first_seen_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
});

/** What addresses are signed with, the same for every process; made when it is first wanted. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
