import { describe, expect, it } from 'vitest';
import { hasPassed } from '../../contracts/rules/due-days.ts';
import { headlineOf } from '../../server/report/days.ts';
import { daysHint, headline, lastDay, periods } from '../../src/lib/format/due.ts';

/** A Sunday, at noon in India. */
const SUNDAY = '2026-11-22T12:00:00+05:30';
/** The first and the last minute of it: elsewhere it is the day before, or the day after. */
const EARLY = '2026-11-22T00:01:00+05:30';
const LATE = '2026-11-22T23:59:00+05:30';

/** A moment by the clock of India; `month` counts from 0. */
const inIndia = (...[year, month, day, hour, minute = 0]: readonly number[]): string =>
  new Date(Date.UTC(year ?? 0, month, day, (hour ?? 0) - 5, minute - 30)).toISOString();

describe('by when a dentist should be seen', () => {
  it.each([
    ['urgent', 'See a dentist on Monday, or by Tue, 24 Nov'],
    ['moderate', 'See a dentist by Saturday, 5 December'],
    ['routine', 'See a dentist by Saturday, 19 December'],
  ] as const)('is %s: %s', (level, words) => {
    expect(headline(level, SUNDAY)).toBe(words);
    expect(headline(level, EARLY)).toBe(words);
    expect(headline(level, LATE)).toBe(words);
    expect(headlineOf(level, LATE)).toBe(words);
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
      expect(headline('urgent', inIndia(2026, 10, day, hour, minute))).toBe(words);
    },
  );

  it.each([
    ['of the Republic', [2027, 0, 25], 'on Monday, or by'],
    ['of independence', [2028, 7, 14], 'on Monday, or by'],
    ['of Gandhi', [2026, 9, 1], 'on Thursday, or by'],
  ] as const)('sends nobody to a closed clinic on the day %s', (_day, [year, month, day], best) => {
    const before = inIndia(year, month, day, 10);
    expect(headline('urgent', before)).toContain(best);
    const [, holiday] = periods('urgent', before);
    expect(holiday?.closedOn).toBe(
      holiday && new Date(year, month, day + 1).toLocaleDateString('en-IN', { weekday: 'long' }),
    );
  });

  it('crosses the end of a month and of a year', () => {
    expect(lastDay('urgent', inIndia(2026, 11, 30, 12))).toBe('Friday, 1 January');
  });

  it.each([undefined, '', 'yesterday'])('is said in days where the day is not known (%j)', (at) => {
    expect(headline('urgent', at)).toBe('See a dentist within 3 days, best within a day');
    expect(headline('moderate', at)).toBe('See a dentist within 2 weeks');
    expect(headline('routine', at)).toBe('See a dentist within 4 weeks');
    expect(lastDay('urgent', at)).toBeNull();
    expect(periods('urgent', at)).toEqual([]);
  });
});

describe('whether a day has passed', () => {
  it('is so from the midnight after it, in India', () => {
    const midnight = Date.parse('2026-11-23T00:00:00+05:30');
    expect(hasPassed(Date.parse(EARLY), Date.parse(LATE))).toBe(false);
    expect(hasPassed(Date.parse(EARLY), midnight)).toBe(true);
    expect(hasPassed(midnight, Date.parse(LATE))).toBe(false);
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
    const tuesday = inIndia(2026, 10, 24, 12);
    expect(daysHint(periods('urgent', tuesday))).not.toMatch(/Sunday/);
    expect(daysHint(periods('moderate', SUNDAY))).not.toMatch(/Sunday/);
  });
});
