import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { APPOINTMENT_STATES } from '../../../contracts/booking/appointment-states.ts';
import type { OpeningHours } from '../../../contracts/booking/dentists.ts';
import { DEFAULT_PRICES, PRODUCT_IDS } from '../../../contracts/payments/products.ts';
import { versionedJson } from '../versioned-json.ts';
import { accounts, profiles } from './accounts.ts';
import { moment } from './moment.ts';
import { organizations } from './organizations.ts';
import { payments } from './payments.ts';

/**
 * Doctors who consult by video. A doctor with an account can enter the room; samples are shown as such and have none.
 */
export const doctors = pgTable('doctors', {
  id: uuid('id').primaryKey(),
  /** The organisation to which their appointments belong; it never changes. */
  organizationId: uuid('organization_id')
    .notNull()
    .references(() => organizations.id),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Number in the register of the state's dental council; samples have none. */
  registration: text('registration'),
  /** Degrees, as a prescription names them; who has none here prescribes nothing. */
  qualification: text('qualification'),
  languages: text('languages').array().notNull(),
  about: text('about').notNull(),
  isSample: boolean('is_sample').notNull(),
  accountId: uuid('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
  /** Least minutes before a call of the same day; `null` where the first day that can be booked is tomorrow. */
  leastNotice: integer('least_notice'),
  /** Counts the changes that the doctor has made to their hours and leave. */
  hoursVersion: integer('hours_version').notNull().default(0),
});

/** Hours in which a doctor consults in an ordinary week, in minutes since midnight in Asia/Kolkata. */
export const doctorHours = pgTable(
  'doctor_hours',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    /** 0 is Sunday. */
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    /** Exclusive: the first minute outside the hours. */
    toMinute: integer('to_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.weekday, table.fromMinute] })],
);

/** Days on which a doctor is away, both included, by the calendar of Asia/Kolkata. */
export const doctorLeaves = pgTable(
  'doctor_leaves',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.firstDay] })],
);

/**
 * Consultations by video. `state` is moved by `appointment-state.ts` alone. The database guards a slot: of all rows of
 * a doctor and a time only one may be held or confirmed.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The person it is for; `null` for the account holder. */
    profileId: uuid('profile_id'),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    product: text('product', { enum: PRODUCT_IDS }).notNull(),
    /** The payment for it; `null` where it is paid at the appointment, or not yet. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** What it costs, in paise, as it was told when it was booked: a later change of the prices leaves it alone. */
    price: integer('price').notNull().default(DEFAULT_PRICES[30]),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    state: text('state', { enum: APPOINTMENT_STATES }).notNull(),
    /** End of the time for which a held slot is kept. */
    heldUntil: moment('held_until'),
    patientName: text('patient_name').notNull(),
    /** Name of the person who answers for a child, as it was at booking; `null` where the patient answers for themself. */
    guardian: text('guardian'),
    /** The typed address; empty for none. Mails go to the account's own address alone. */
    patientEmail: text('patient_email').notNull(),
    patientPhone: text('patient_phone').notNull(),
    notes: text('notes').notNull(),
    /** The assessment that led to the booking, by the name that the browser gave it. */
    sessionToken: text('session_token'),
    /** Number of changes since the invitation (SEQUENCE of RFC 5545). */
    sequence: integer('sequence').notNull(),
    cancelReason: text('cancel_reason'),
    /** First time that each of the two entered the room of this booking. */
    patientCameAt: moment('patient_came_at'),
    doctorCameAt: moment('doctor_came_at'),
    /** True when a link to another site was shown: the server cannot see who came there. */
    isElsewhere: boolean('is_elsewhere').notNull().default(false),
    /** Time when the patient reported that the dentist did not come. */
    absenceReportedAt: moment('absence_reported_at'),
    /** Time when staff decided whether that was so; `record_reads` names the person. */
    absenceSettledAt: moment('absence_settled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('appointments_slot')
      .on(table.doctorId, table.startsAt)
      .where(sql`state in ('held', 'confirmed')`),
    uniqueIndex('appointments_payment')
      .on(table.paymentId)
      .where(sql`state in ('held', 'confirmed', 'ended')`),
    index('appointments_owner_id').on(table.ownerId, table.startsAt),
    foreignKey({
      name: 'appointments_profile',
      columns: [table.ownerId, table.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }),
    index('appointments_profile_id').on(table.profileId),
    index('appointments_starts_at').on(table.startsAt),
    // What was booked, in whatever became of it, and not what was only held.
    index('appointments_booked')
      .on(table.createdAt)
      .where(sql`state in ('confirmed', 'cancelled', 'ended', 'missed')`),
    index('appointments_absence_reported_at')
      .on(table.absenceReportedAt)
      .where(sql`absence_reported_at is not null`),
  ],
);

/** The directory of dentists: imported from a CSV file, or samples that are shown as such. */
export const dentists = pgTable(
  'dentists',
  {
    id: uuid('id').primaryKey(),
    /** Last part of its address: /doctor/{slug}. */
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    clinic: text('clinic').notNull(),
    /** Number in the register of the state's dental council; samples have none. */
    registration: text('registration'),
    street: text('street').notNull(),
    city: text('city').notNull(),
    pincode: text('pincode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** E.164, with the country code, such as `+912212345678`. */
    phone: text('phone').notNull(),
    /** Codes of ISO 639-1. */
    languages: text('languages').array().notNull(),
    hours: versionedJson('hours', 1).$type<OpeningHours>().notNull(),
    /** True when the dentist sees emergencies outside the opening hours. */
    emergency: boolean('emergency').notNull(),
    isSample: boolean('is_sample').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('dentists_city').on(table.city)],
);
