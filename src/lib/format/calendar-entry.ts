import { CLINIC_AHEAD_MS } from '../../../contracts/booking/slots.ts';
import { resultTexts } from './result-texts.ts';

/** Writes a day in India as calendars do (RFC 5545): 20261128. */
const asDate = (day: Date): string =>
  new Date(day.getTime() + CLINIC_AHEAD_MS).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Writes a whole-day calendar entry that says to see a dentist, with an alarm at nine in the morning, as an address that a
 * link can download (RFC 5545). It names no complaint: others see a calendar.
 */
export const calendarEntry = (day: Date): string => {
  const date = asDate(day);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Toothwise//Result//EN',
    'BEGIN:VEVENT',
    `UID:see-a-dentist-${date}@toothwise`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${resultTexts.remindMe.entry}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${resultTexts.remindMe.entry}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
};
