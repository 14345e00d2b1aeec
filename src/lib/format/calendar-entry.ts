import { resultTexts } from './result-texts.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Writes a day as calendars do (RFC 5545): 20261128. */
const asDate = (day: Date): string =>
  `${day.getFullYear()}${twoDigits(day.getMonth() + 1)}${twoDigits(day.getDate())}`;

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
