import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../../contracts/booking/dentists.ts';
import { openingAt, weekMomentAt } from '../../../server/services/dentists/opening.ts';
import { hoursOf } from '../../../server/services/dentists/opening-times.ts';

const week = (...cells: string[]): OpeningHours => {
  const hours = hoursOf(cells);
  if (typeof hours === 'string') throw new Error(hours);
  return hours;
};

/** Sunday off; two times a day; on Friday over midnight. */
const CLINIC = week(
  'closed',
  '09:00-13:00;17:00-20:30',
  '09:00-13:00',
  '',
  '09:00-13:00',
  '20:00-02:00',
  '10:00-12:00',
);

const india = (moment: string): Date => new Date(`${moment}:00+05:30`);

describe('whether a clinic is open', () => {
  // 23 November 2026 is a Monday.
  it.each([
    ['2026-11-23T08:59', null, '2026-11-23T09:00:00+05:30'],
    ['2026-11-23T09:00', '2026-11-23T13:00:00+05:30', null],
    ['2026-11-23T12:59', '2026-11-23T13:00:00+05:30', null],
    ['2026-11-23T13:00', null, '2026-11-23T17:00:00+05:30'],
    ['2026-11-23T20:30', null, '2026-11-24T09:00:00+05:30'],
    // Nobody on Wednesday.
    ['2026-11-24T13:00', null, '2026-11-26T09:00:00+05:30'],
    // From Friday into Saturday.
    ['2026-11-27T23:59', '2026-11-28T02:00:00+05:30', null],
    ['2026-11-28T01:59', '2026-11-28T02:00:00+05:30', null],
    ['2026-11-28T02:00', null, '2026-11-28T10:00:00+05:30'],
    // From Saturday over the end of the week.
    ['2026-11-28T12:00', null, '2026-11-30T09:00:00+05:30'],
  ])('at %s in India', (moment, closesAt, opensAt) => {
    expect(openingAt(CLINIC, india(moment))).toEqual({
      isOpen: closesAt !== null,
      closesAt,
      opensAt,
    });
  });

  it('goes on over the end of the week', () => {
    const nights = week('', '', '', '', '', '', '22:00-03:00');
    expect(openingAt(nights, india('2026-11-28T23:00')).closesAt).toBe('2026-11-29T03:00:00+05:30');
    expect(openingAt(nights, india('2026-11-29T02:59')).closesAt).toBe('2026-11-29T03:00:00+05:30');
    expect(openingAt(nights, india('2026-11-29T03:00')).opensAt).toBe('2026-12-05T22:00:00+05:30');
  });

  it('never ends where it is open day and night, and never begins without hours', () => {
    const always = week('24h', '24h', '24h', '24h', '24h', '24h', '24h');
    expect(openingAt(always, india('2026-11-23T03:00'))).toEqual({
      isOpen: true,
      closesAt: null,
      opensAt: null,
    });
    expect(openingAt(week('', '', '', '', '', '', ''), india('2026-11-23T03:00'))).toEqual({
      isOpen: false,
      closesAt: null,
      opensAt: null,
    });
  });

  it('is asked by the day of India, not that of Greenwich', () => {
    expect(weekMomentAt(new Date('2026-11-22T18:29:59Z'))).toEqual({ weekday: 0, minute: 1439 });
    expect(weekMomentAt(new Date('2026-11-22T18:30:00Z'))).toEqual({ weekday: 1, minute: 0 });
  });
});

describe('the hours of a week in a file', () => {
  it('are written to the days they are of', () => {
    expect(CLINIC).toEqual([
      [],
      [
        { from: 540, to: 780 },
        { from: 1020, to: 1230 },
      ],
      [{ from: 540, to: 780 }],
      [],
      [{ from: 540, to: 780 }],
      [{ from: 1200, to: 1440 }],
      [
        { from: 0, to: 120 },
        { from: 600, to: 720 },
      ],
    ]);
  });

  it.each([
    '9-13',
    '09:00',
    '09:00-09:00',
    '24:00-25:00',
    '24:00-02:00',
    '09:00-24:30',
    '09:60-10:00',
    '09:00-13:00;12:00-14:00',
    '=1+1',
  ])('are refused when they read %s', (cell) => {
    expect(hoursOf(['', cell, '', '', '', '', ''])).toBe(cell);
  });

  it('are refused when a night runs into the next morning', () => {
    expect(hoursOf(['20:00-10:00', '09:00-13:00', '', '', '', '', ''])).toBe('09:00-13:00');
  });
});
