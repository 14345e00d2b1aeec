import {
  BOOKED_NOTES_MAX,
  BOOKING_ERRORS,
  PatientEmail,
  PatientName,
  PatientPhone,
} from '../../contracts/booking/booking.ts';
import type { SlotDay } from '../../contracts/endpoints/teleconsultations.ts';

/**
 * Content of the form (BOOK-03..08). `date` such as `2026-11-24` and `time` such as `09:30`, by the clinic's clock;
 * empty until chosen.
 */
export type BookingDetails = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly date: string;
  readonly time: string;
  readonly notes: string;
};

/** The part of the form with the day and the time. */
export type WhenDetails = Pick<BookingDetails, 'date' | 'time'>;
/** The part of the form with the person it is for. */
export type WhoDetails = Omit<BookingDetails, 'date' | 'time'>;

type Problems<Details> = Partial<Record<keyof Details, string>>;

/** The form before anything is chosen or written. */
export const NO_DETAILS: BookingDetails = {
  fullName: '',
  email: '',
  phone: '',
  date: '',
  time: '',
  notes: '',
};

/** Returns the errors of the day and the time, in the requirements' sentences (BOOK-16, BOOK-17). */
export const whenProblems = ({ date, time }: WhenDetails): Problems<WhenDetails> => ({
  ...(!/^\d{4}-\d{2}-\d{2}$/.test(date) && { date: BOOKING_ERRORS.date }),
  ...(time === '' && { time: BOOKING_ERRORS.time }),
});

/** Returns the errors of the person's details, in the requirements' sentences (BOOK-13..15). */
export const whoProblems = ({
  fullName,
  email,
  phone,
  notes,
}: WhoDetails): Problems<WhoDetails> => ({
  ...(!PatientName.safeParse(fullName).success && { fullName: BOOKING_ERRORS.fullName }),
  ...(!PatientEmail.safeParse(email).success && { email: BOOKING_ERRORS.email }),
  ...(!PatientPhone.safeParse(phone).success && { phone: BOOKING_ERRORS.phone }),
  ...(notes.length > BOOKED_NOTES_MAX && {
    notes: `Please write at most ${BOOKED_NOTES_MAX} characters.`,
  }),
});

/** Returns the errors of the form, in the order of its fields (BOOK-13..17). */
export const bookingProblems = (details: BookingDetails): Problems<BookingDetails> => ({
  ...whenProblems(details),
  ...whoProblems(details),
});

export const saysTheSame = (one: BookingDetails, other: BookingDetails): boolean =>
  (Object.keys(one) as (keyof BookingDetails)[]).every((field) => one[field] === other[field]);

/** Returns the moment of a day and a time, as the clinic's calendar has it; `null` where it has none (BOOK-33). */
export const momentOf = (days: readonly SlotDay[], { date, time }: WhenDetails): string | null =>
  days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time)?.starts_at ??
  null;

/** Returns true when a day and a time are in the calendar and are free. */
export const isFree = (days: readonly SlotDay[], { date, time }: WhenDetails): boolean =>
  days.some(
    (day) => day.date === date && day.slots.some((slot) => slot.time === time && slot.free),
  );

/** Returns the days without a time that another patient has by now. */
export const withoutTime = (days: readonly SlotDay[], { date, time }: WhenDetails): SlotDay[] =>
  days.map((day) =>
    day.date === date
      ? {
          ...day,
          slots: day.slots.map((slot) => (slot.time === time ? { ...slot, free: false } : slot)),
        }
      : day,
  );
