import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Prescribed } from '../../../contracts/booking/prescription.ts';
import { versionedJson } from '../versioned-json.ts';
import { appointments, doctors } from './appointments.ts';
import { assessments } from './assessments.ts';
import { moment } from './moment.ts';

/** What a dentist has written; a condition stands by its id. */
export type VisitContent = {
  readonly findings: string;
  readonly finalWord:
    | { readonly kind: 'condition'; readonly id: string }
    | { readonly kind: 'other'; readonly text: string }
    | { readonly kind: 'cannotSay' };
  readonly advice: string;
  readonly nextVisit: string;
};

/**
 * Visit notes, a row for each version: 1 is what was closed first, each later one a correction. No row is ever changed, and
 * none is deleted but with its appointment: the database itself refuses (see the migration).
 */
export const visitNotes = pgTable(
  'visit_notes',
  {
    id: uuid('id').notNull(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Name and registration of the dentist as they were then. */
    doctorName: text('doctor_name').notNull(),
    doctorRegistration: text('doctor_registration'),
    content: versionedJson('content', 1).$type<VisitContent>().notNull(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.version] }),
    unique('visit_notes_id').on(table.id),
  ],
);

/**
 * Results that lay before the dentist when a version of a visit note was closed: what was shown in the room is deleted after a
 * while, and the note stays.
 */
export const visitResults = pgTable(
  'visit_results',
  {
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.resultId] }),
    index('visit_results_result_id').on(table.resultId),
  ],
);

/**
 * Pictures that patients have sent in their calls. A picture itself lies in the file store under the id of its row, and is
 * there before the row; a job deletes the pictures whose row is gone.
 */
export const stills = pgTable(
  'stills',
  {
    id: uuid('id').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Size of the kept picture, in pixels and bytes. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('stills_appointment_id').on(table.appointmentId, table.createdAt)],
);

/** Content of a prescription, with the degrees of the dentist as they were then. */
export type PrescriptionContent = Prescribed & { readonly qualification: string };

/**
 * Prescriptions, each of one version of a visit note. A later version replaces it, or withdraws it by having none. As notes, no
 * row is ever changed, and none is deleted but with its appointment.
 */
export const prescriptions = pgTable(
  'prescriptions',
  {
    appointmentId: uuid('appointment_id').notNull(),
    version: integer('version').notNull(),
    /** 16 digits of Crockford's base 32, by which anybody who has it checks whether it holds. */
    code: text('code').notNull().unique(),
    content: versionedJson('content', 1).$type<PrescriptionContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.version] }),
    foreignKey({
      name: 'prescriptions_visit_note',
      columns: [table.appointmentId, table.version],
      foreignColumns: [visitNotes.appointmentId, visitNotes.version],
    }).onDelete('cascade'),
  ],
);
