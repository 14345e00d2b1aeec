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
    sender: text('sender', { enum: ['patient', 'doctor'] }).notNull(),
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
