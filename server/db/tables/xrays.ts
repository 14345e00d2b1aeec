import { foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Reanalysis } from '../../../contracts/endpoints/xrays.ts';
import type { EngineCard } from '../../../contracts/xray/model-card.ts';
import { REFUSAL_REASONS } from '../../../contracts/xray/xray.ts';
import type { XrayReading } from '../../../contracts/xray/xray.ts';
import { KNOWN_KINDS, XRAY_STATES } from '../../../contracts/xray/xray-states.ts';
import { versionedJson } from '../versioned-json.ts';
import { accounts, profiles } from './accounts.ts';
import { assessments } from './assessments.ts';
import { moment } from './moment.ts';

/** Result of an analyzer, by ids, and the analyzer that made it. */
export type StoredReading = XrayReading & {
  readonly engine: {
    readonly name: string;
    readonly version: string;
    readonly isTrained: boolean;
    /** A reading from before model cards has none. */
    readonly card?: EngineCard | null;
  };
};

/**
 * X-rays of accounts. The picture itself lies in the file store under the id of its row. The row is written before its
 * picture and deleted before it; a job deletes the pictures whose row is gone.
 */
export const xrays = pgTable(
  'xrays',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The person it is for; `null` for the account holder. */
    profileId: uuid('profile_id'),
    state: text('state', { enum: XRAY_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Size of the kept picture, in pixels and bytes. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Number of analyses asked for; each is a job of its own. */
    analyses: integer('analyses').notNull(),
    reading: versionedJson('reading', 1).$type<StoredReading>(),
    /** Reason why it is no dental radiograph, or that its picture was missing when it should be analysed. */
    refusal: text('refusal', { enum: [...REFUSAL_REASONS, 'pictureGone'] }),
    /** What the person has told that it shows, where the X-ray gate could not tell, or the file itself has. */
    toldKind: text('told_kind', { enum: KNOWN_KINDS }),
    /** Time when it was saved with a result; an unsaved X-ray is deleted after a while. */
    savedAt: moment('saved_at'),
    diagnosisId: uuid('diagnosis_id').references(() => assessments.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('xrays_owner_id').on(table.ownerId, table.createdAt),
    foreignKey({
      name: 'xrays_profile',
      columns: [table.ownerId, table.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }),
    index('xrays_profile_id').on(table.profileId),
    index('xrays_diagnosis_id').on(table.diagnosisId),
    index('xrays_created_at').on(table.createdAt),
  ],
);

/** Content of a re-analysis; ids and times stand in the row. */
export type StoredReanalysis = Pick<
  Reanalysis,
  | 'diagnosis_a_combined'
  | 'diagnosis_b_questionnaire_only'
  | 'key_differences'
  | 'key_findings'
  | 'recommended_actions'
  | 'urgency_level'
>;

/** A questionnaire and an X-ray read together. A row never changes its content. */
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
    /** Time when it was saved; an unsaved re-analysis is deleted after a while. */
    savedAt: moment('saved_at'),
    content: versionedJson('content', 1).$type<StoredReanalysis>().notNull(),
    /** Mail that tells of the result, in the outbox for as long as messages are kept there. */
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
 * Files in the store that belong to no row, with the first and the last round that found them so. The age of a file
 * cannot replace these: it says nothing about how long its row has been gone.
 */
export const strayFiles = pgTable('stray_files', {
  name: text('name').primaryKey(),
  firstSeenAt: moment('first_seen_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
});

/** Secrets that sign addresses, the same for every process; each is made when it is first needed. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
