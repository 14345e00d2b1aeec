import { describe, expect, it } from 'vitest';
import { daysHint, headline, isOver, lastDay, periods } from '../../src/lib/format/due.ts';

/** A Sunday, at noon where the tests run. */
const SUNDAY = new Date(2026, 10, 22, 12).toISOString();
/** So late that another time zone has the next day. */
const LATE = new Date(2026, 10, 22, 23, 59).toISOString();

describe('by when a dentist should be seen', () => {
  it.each([
    ['urgent', 'See a dentist on Monday, or by Tue, 24 Nov'],
    ['moderate', 'See a dentist by Saturday, 5 December'],
    ['routine', 'See a dentist by Saturday, 19 December'],
  ] as const)('is %s: %s', (level, words) => {
    expect(headline(level, SUNDAY)).toBe(words);
    expect(headline(level, LATE)).toBe(words);
  });

  it.each([
    ['a Saturday morning, itself', [28, 9, 0], 'See a dentist on Saturday, or by Mon, 30 Nov'],
    ['a Saturday before five', [28, 16, 59], 'See a dentist on Saturday, or by Mon, 30 Nov'],
    [
      'a Saturday evening, none',
      [28, 17, 0],
      'See a dentist by Monday, 30 November, sooner if one is open',
    ],
    ['a Friday, the day after', [27, 20, 0], 'See a dentist on Saturday, or by Sun, 29 Nov'],
  ] as const)(
    'names as best a day on which most clinics are open: of %s',
    (_day, [day, hour, minute], words) => {
      expect(headline('urgent', new Date(2026, 10, day, hour, minute).toISOString())).toBe(words);
    },
  );

  it.each([
    ['of the Republic', [2027, 0, 25], 'on Monday, or by'],
    ['of independence', [2028, 7, 14], 'on Monday, or by'],
    ['of Gandhi', [2026, 9, 1], 'on Thursday, or by'],
  ] as const)('sends nobody to a closed clinic on the day %s', (_day, [year, month, day], best) => {
    const before = new Date(year, month, day, 10).toISOString();
    expect(headline('urgent', before)).toContain(best);
    const [, holiday] = periods('urgent', before);
    expect(holiday?.closedOn).toBe(
      holiday && new Date(year, month, day + 1).toLocaleDateString('en-IN', { weekday: 'long' }),
    );
  });

  it('crosses the end of a month and of a year', () => {
    expect(lastDay('urgent', new Date(2026, 11, 30, 12).toISOString())).toBe('Friday, 1 January');
  });

  it.each([undefined, '', 'yesterday'])('is said in days where the day is not known (%j)', (at) => {
    expect(headline('urgent', at)).toBe('See a dentist within 3 days, best within a day');
    expect(headline('moderate', at)).toBe('See a dentist within 2 weeks');
    expect(headline('routine', at)).toBe('See a dentist within 4 weeks');
    expect(lastDay('urgent', at)).toBeNull();
    expect(periods('urgent', at)).toEqual([]);
  });
});

describe('whether the days of a result have passed', () => {
  const moment = (day: number, hour: number, minute = 0): string =>
    new Date(2026, 10, day, hour, minute).toISOString();

  it('is said from the midnight after the last day', () => {
    expect(isOver('urgent', LATE, moment(24, 23, 59))).toBe(false);
    expect(isOver('urgent', LATE, moment(25, 0, 1))).toBe(true);
    expect(isOver('moderate', LATE, moment(25, 0, 1))).toBe(false);
  });

  it('is never said where a day is not known', () => {
    expect(isOver('urgent', undefined, SUNDAY)).toBe(false);
    expect(isOver('urgent', SUNDAY, '')).toBe(false);
  });
});

describe('the days at a glance', () => {
  it('are today, the best day and the last one, each with an entry for a calendar', () => {
    const days = periods('urgent', SUNDAY).map(({ top, bottom, standing }) => [
      top,
      bottom,
      standing,
    ]);
    expect(days).toEqual([
      ['Sun', '22 Nov', 'within'],
      ['Mon', '23 Nov', 'best'],
      ['Tue', '24 Nov', 'within'],
    ]);
    const [, best] = periods('urgent', SUNDAY).map(({ reminder }) => decodeURIComponent(reminder));
    expect(best).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/);
    expect(best).toContain('\r\nDTSTART;VALUE=DATE:20261123\r\n');
    expect(best).toContain('\r\nSUMMARY:See a dentist\r\n');
  });

  it('are weeks where there is time, the last of them ending with the last day', () => {
    const weeks = (level: 'moderate' | 'routine') =>
      periods(level, SUNDAY).map(({ top, bottom }) => `${top} ${bottom}`);
    expect(weeks('moderate')).toEqual(['Week 1 to 28 Nov', 'Week 2 to 5 Dec']);
    const starts = periods('moderate', SUNDAY).map(
      ({ reminder }) => /DATE%3A(\d{8})/.exec(reminder)?.[1],
    );
    // The first day of the first week is today: there is nothing to be reminded of any more.
    expect(starts).toEqual(['20261123', '20261129']);
    expect(weeks('routine')).toEqual([
      'Week 1 to 28 Nov',
      'Week 2 to 5 Dec',
      'Week 3 to 12 Dec',
      'Week 4 to 19 Dec',
    ]);
  });

  it('tell to ring first where one of them is a Sunday', () => {
    expect(daysHint(periods('urgent', SUNDAY))).toBe(
      'Tap for a calendar file. Call first on Sunday.',
    );
    const tuesday = new Date(2026, 10, 24, 12).toISOString();
    expect(daysHint(periods('urgent', tuesday))).not.toMatch(/Sunday/);
    expect(daysHint(periods('moderate', SUNDAY))).not.toMatch(/Sunday/);
  });
});
