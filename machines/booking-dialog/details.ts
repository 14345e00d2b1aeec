import type { BookingDetails, WhenDetails } from '../../contracts/forms/booking.ts';
import type { Doctor, SlotDay } from '../../contracts/endpoints/teleconsultations.ts';

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

/** Returns the days with the times at which this doctor is free, by slug; null for any doctor. */
export const freeWith = (
  { days, doctors }: { readonly days: readonly SlotDay[]; readonly doctors: readonly Doctor[] },
  slug: string | null,
): readonly SlotDay[] => {
  if (slug === null) return days;
  const place = doctors.findIndex((each) => each.slug === slug);
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, free: slot.free && slot.doctors.includes(place) })),
  }));
};

/** Returns the next free times, at most so many, each with its day. */
export const nextFree = (days: readonly SlotDay[], most: number): readonly WhenDetails[] =>
  days
    .flatMap(({ date, slots }) =>
      slots.filter(({ free }) => free).map(({ time }) => ({ date, time })),
    )
    .slice(0, most);

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
