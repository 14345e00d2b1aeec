/** Time zone of all appointments, whatever the clock of the browser says. India has one zone and no summer time. */
export const CLINIC_ZONE = 'Asia/Kolkata';

/** Offset of that zone from UTC, as ISO 8601 writes it. */
export const CLINIC_OFFSET = '+05:30';

/** The same, in milliseconds. */
export const CLINIC_AHEAD_MS = 5.5 * 60 * 60_000;

/** The 15 times of a day at which a consultation can begin (BOOK-19..22, CONST-17), as 24-hour clocks write them. */
export const SLOT_TIMES = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
  '17:00',
] as const;

export type SlotTime = (typeof SLOT_TIMES)[number];

/** The last slot of the morning: no doctor consults after it until the afternoon (BOOK-22). */
export const LAST_MORNING_SLOT: SlotTime = '12:30';

/** Days ahead that can be booked; tomorrow is the first (BOOK-18). */
export const BOOKABLE_DAYS = 30;

/** Time for which a slot is kept for a patient who is paying, in milliseconds. */
export const HOLD_MS = 10 * 60_000;
