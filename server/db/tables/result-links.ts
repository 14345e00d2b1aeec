import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EncryptedFile } from '../../../contracts/endpoints/result-links.ts';
import { versionedJson } from '../versioned-json.ts';
import { accounts } from './accounts.ts';
import { assessments } from './assessments.ts';
import { moment } from './moment.ts';

/**
 * Links with which a patient shows one result to somebody without an account (NEW-101). The files are encrypted on the
 * patient's device, and the server never has their key. They are deleted when the link is over; the row stays for a while
 * to say why it is.
 */
export const resultLinks = pgTable(
  'result_links',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** Fingerprint of passcode and token together: without the token, which is not kept, no passcode can be tried. */
    passcodeHash: text('passcode_hash').notNull(),
    files: versionedJson('files', 1).$type<EncryptedFile[]>(),
    triesLeft: integer('tries_left').notNull(),
    openings: integer('openings').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: ['revoked', 'passcodes', 'usedUp'] }),
  },
  (table) => [
    index('result_links_owner_id').on(table.ownerId, table.createdAt),
    index('result_links_result_id').on(table.resultId),
    index('result_links_expires_at').on(table.expiresAt),
  ],
);

/** Each opening of a link, with the name that the opener gave: nobody has checked it. */
export const resultLinkOpenings = pgTable(
  'result_link_openings',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => resultLinks.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
    recipient: text('recipient').notNull(),
  },
  (table) => [index('result_link_openings_link_id').on(table.linkId, table.openedAt)],
);
