import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SharedResult, Signal } from '../../../contracts/endpoints/room.ts';
import { versionedJson } from '../versioned-json.ts';
import { appointments } from './appointments.ts';
import { moment } from './moment.ts';

/**
 * Rooms of consultations that were visited since they opened. Each row knows who is there: the newest visit of each of
 * the two people, and when it last asked for news.
 */
export const rooms = pgTable('rooms', {
  appointmentId: uuid('appointment_id')
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  /** The appointment's own sequence: a moved appointment has another room. */
  booking: integer('booking').notNull(),
  /** Name of a meeting on another site; it cannot be guessed. */
  name: text('name').notNull().unique(),
  lastSequence: integer('last_sequence').notNull(),
  signalCount: integer('signal_count').notNull(),
  talkCount: integer('talk_count').notNull(),
  /** `null` before the first visit and after leaving. */
  patientVisit: uuid('patient_visit'),
  patientSeenAt: moment('patient_seen_at'),
  doctorVisit: uuid('doctor_visit'),
  doctorSeenAt: moment('doctor_seen_at'),
  createdAt: moment('created_at').notNull(),
});

/**
 * The third person of a room, at most one at a time: the row is the right to be there. It is deleted when either of the two
 * ends it, when the guest leaves, and when the room closes; nothing of it is kept.
 */
export const roomGuests = pgTable('room_guests', {
  id: uuid('id').primaryKey(),
  appointmentId: uuid('appointment_id')
    .notNull()
    .unique()
    .references(() => rooms.appointmentId, { onDelete: 'cascade' }),
  invitedBy: text('invited_by', { enum: ['patient', 'doctor'] }).notNull(),
  /** Fingerprint of the link's secret; once the link is used, of the guest's own, so that the link finds nothing. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The name that the guest has given; `null` while the link is not used. */
  name: text('name'),
  /** Time of the patient's press; `null` before. */
  admittedAt: moment('admitted_at'),
  visit: uuid('visit'),
  seenAt: moment('seen_at'),
  createdAt: moment('created_at').notNull(),
});

/** Content of a message, by its kind. */
export type MessageBody =
  | Signal
  | { readonly kind: 'chat'; readonly text: string; readonly still?: string }
  | {
      readonly kind: 'result';
      /** Rows of the release before have no course. */
      readonly result: Omit<SharedResult, 'course'> & Partial<Pick<SharedResult, 'course'>>;
    };

/**
 * Messages of rooms. Signals, which help two browsers find each other, are for one visit alone and are deleted when the
 * room closes; what was written or shared stays for a while.
 */
export const roomMessages = pgTable(
  'room_messages',
  {
    id: uuid('id').notNull(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => rooms.appointmentId, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    sender: text('sender', { enum: ['patient', 'doctor', 'guest'] }).notNull(),
    kind: text('kind', { enum: ['offer', 'answer', 'candidate', 'chat', 'result'] }).notNull(),
    /** The visits that a signal goes between; `null` for a message to both people in the room. */
    fromVisit: uuid('from_visit'),
    toVisit: uuid('to_visit'),
    body: versionedJson('body', 1).$type<MessageBody>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.sequence] }),
    unique('room_messages_id').on(table.id),
  ],
);
