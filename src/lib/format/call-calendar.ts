import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';

/** Writes a moment as calendars do (RFC 5545), by UTC: 20261128T043000Z. */
const asMoment = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

/** Writes a text as calendars do, in which a comma parts values (RFC 5545, 3.3.11). */
const asText = (text: string): string => text.replace(/[\\,;]/g, String.raw`\$&`);

/**
 * Writes a booked call as a calendar entry with an alarm an hour before, as an address that a link can download. It has
 * the name of the entry in our mails, so that a calendar which gets both shows one; it names nothing of health, since
 * others see a calendar.
 */
export const callCalendar = ({
  id,
  starts_at,
  minutes,
  created_at,
}: Pick<Appointment, 'id' | 'starts_at' | 'minutes' | 'created_at'>): string => {
  const start = Date.parse(starts_at);
  const name = asText(`${CALL_TEXTS.name}, ${PRODUCT_NAME}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Toothwise//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${id}@toothwise`,
    `DTSTAMP:${asMoment(Date.parse(created_at))}`,
    `DTSTART:${asMoment(start)}`,
    `DTEND:${asMoment(start + minutes * 60_000)}`,
    `SUMMARY:${name}`,
    `LOCATION:${asText(BOOKING_TEXTS.booked.place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${name}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
};
