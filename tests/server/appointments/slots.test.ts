import { describe, expect, it } from 'vitest';
import { BOOKABLE_DAYS, SLOT_TIMES } from '../../../contracts/booking/slots.ts';
import {
  bookableFrom,
  bookableUntil,
  freeDoctors,
  slotsOf,
  startOf,
  unbookable,
} from '../../../server/services/appointments/slots.ts';
import { dayOfIndia, withOffset } from '../../../server/lib/india-time.ts';
import type { Calendar, Hours } from '../../../server/services/appointments/slots.ts';

/** Thursday 1 January 2026, noon at the clinic. */
const NOON = new Date('2026-01-01T12:00:00+05:30');

const week = (doctorId: string, weekdays: number[], from: number, to: number): Hours[] =>
  weekdays.map((weekday) => ({ doctorId, weekday, fromMinute: from * 60, toMinute: to * 60 }));

/** Kavita from nine to one on weekdays, Arjun on Fridays from twelve to five. */
const HOURS = [...week('kavita', [1, 2, 3, 4, 5], 9, 13), ...week('arjun', [5], 12, 17)];

/** Nobody is away, or takes calls of the same day. */
const CALENDAR: Calendar = { hours: HOURS, leaves: [], notices: new Map() };

const DOCTORS = ['arjun', 'kavita'];

const at = (iso: string) => new Date(iso);

describe('the times of a day', () => {
  const times = () => {
    const [day] = slotsOf({
      from: null,
      days: 1,
      doctors: DOCTORS,
      calendar: { ...CALENDAR, hours: [] },
      taken: [],
      now: NOON,
    });
    return day?.slots.map(({ time }) => time) ?? [];
  };

  it('[BOOK-19] [BOOK-20] [BOOK-22] are these, with none at one', () => {
    expect(times()).toEqual([
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
    ]);
  });

  it('[BOOK-21] [CONST-17] are fifteen, half an hour apart but for the pause', () => {
    const starts = times().map((time) => startOf('2026-01-05', time).getTime() / 60_000);
    expect(starts).toHaveLength(15);
    const gaps = starts.slice(1).map((start, before) => start - (starts[before] ?? 0));
    expect(gaps.filter((gap) => gap !== 30)).toEqual([90]);
  });

  it('are said with the offset of India and begin when they say', () => {
    const [day] = slotsOf({
      from: '2026-01-05',
      days: 1,
      doctors: DOCTORS,
      calendar: CALENDAR,
      taken: [],
      now: NOON,
    });
    expect(day?.date).toBe('2026-01-05');
    expect(day?.slots[0]).toEqual({
      time: '09:00',
      starts_at: '2026-01-05T09:00:00+05:30',
      free: true,
      doctors: [1],
    });
    expect(startOf('2026-01-05', '09:00').toISOString()).toBe('2026-01-05T03:30:00.000Z');
    expect(withOffset(at('2026-01-05T03:30:00Z'))).toBe('2026-01-05T09:00:00+05:30');
  });

  it('are free while any doctor consults for the whole half hour and has nobody else', () => {
    const friday = '2026-01-02';
    const free = (taken: { doctorId: string; startsAt: Date }[]) =>
      slotsOf({ from: friday, days: 1, doctors: DOCTORS, calendar: CALENDAR, taken, now: NOON })[0]
        ?.slots.filter((slot) => slot.free)
        .map(({ time }) => time);
    expect(free([])).toEqual(SLOT_TIMES.filter((time) => time < '17:00'));
    const noon = startOf(friday, '12:00');
    expect(free([{ doctorId: 'kavita', startsAt: noon }])).toContain('12:00');
    const both = ['kavita', 'arjun'].map((doctorId) => ({ doctorId, startsAt: noon }));
    expect(free(both)).not.toContain('12:00');
    expect(free(both)).toContain('12:30');
    const named = (taken: { doctorId: string; startsAt: Date }[]) =>
      slotsOf({
        from: friday,
        days: 1,
        doctors: DOCTORS,
        calendar: CALENDAR,
        taken,
        now: NOON,
      })[0]?.slots.find(({ time }) => time === '12:00')?.doctors;
    expect([named([]), named(both.slice(0, 1)), named(both)]).toEqual([[0, 1], [0], []]);
    expect(freeDoctors(CALENDAR, [], { at: noon, now: NOON })).toEqual(['kavita', 'arjun']);
    expect(freeDoctors(CALENDAR, both.slice(0, 1), { at: noon, now: NOON })).toEqual(['arjun']);
  });

  it('are none on a day on which nobody consults', () => {
    const [sunday] = slotsOf({
      from: '2026-01-04',
      days: 1,
      doctors: DOCTORS,
      calendar: CALENDAR,
      taken: [],
      now: NOON,
    });
    expect(sunday?.slots.some(({ free }) => free)).toBe(false);
  });
});

describe('the days that can be booked', () => {
  it('[BOOK-18] [CONST-18] begin tomorrow, by the clock of the clinic and not of the server', () => {
    const lastOfThursday = at('2026-01-01T18:29:59.999Z');
    const firstOfFriday = at('2026-01-01T18:30:00.000Z');
    expect([dayOfIndia(lastOfThursday), dayOfIndia(firstOfFriday)]).toEqual([
      '2026-01-01',
      '2026-01-02',
    ]);
    expect(bookableFrom(lastOfThursday)).toBe('2026-01-02');
    expect(bookableFrom(firstOfFriday)).toBe('2026-01-03');
    const nine = startOf('2026-01-02', '09:00');
    expect(unbookable(nine, lastOfThursday, CALENDAR)).toBeNull();
    expect(unbookable(nine, firstOfFriday, CALENDAR)).toBe('tooEarly');
    // Around midnight of UTC nothing happens in India.
    expect(bookableFrom(at('2026-01-01T23:59:59.999Z'))).toBe('2026-01-03');
    expect(bookableFrom(at('2026-01-02T00:00:00.000Z'))).toBe('2026-01-03');
  });

  it('end after thirty of them', () => {
    expect(bookableUntil(NOON)).toBe('2026-01-31');
    expect(unbookable(startOf('2026-01-31', '17:00'), NOON, CALENDAR)).toBeNull();
    expect(unbookable(startOf('2026-02-01', '09:00'), NOON, CALENDAR)).toBe('tooLate');
    const days = slotsOf({
      from: null,
      days: BOOKABLE_DAYS,
      doctors: DOCTORS,
      calendar: CALENDAR,
      taken: [],
      now: NOON,
    });
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-01-02', '2026-01-31']);
  });

  it('hold no moment that is no beginning of a slot', () => {
    for (const moment of [
      '2026-01-02T09:15:00+05:30',
      '2026-01-02T09:00:01+05:30',
      '2026-01-02T09:00:00.001+05:30',
      '2026-01-02T13:00:00+05:30',
      '2026-01-02T13:30:00+05:30',
      '2026-01-02T17:30:00+05:30',
      '2026-01-02T08:30:00+05:30',
    ]) {
      expect(unbookable(at(moment), NOON, CALENDAR), moment).toBe('noSlot');
    }
    expect(unbookable(at('2026-01-02T03:30:00Z'), NOON, CALENDAR)).toBeNull();
  });

  it('are never free today or beyond, whatever is asked for', () => {
    const asked = { doctors: DOCTORS, calendar: CALENDAR, taken: [], now: NOON };
    const frees = (from: string) =>
      slotsOf({ ...asked, from, days: 1 })[0]?.slots.filter(({ free }) => free).length;
    expect([frees('2026-01-01'), frees('2026-01-02'), frees('2026-02-02')]).toEqual([0, 14, 0]);
  });
});

describe('a leave and calls of the same day', () => {
  const friday = '2026-01-02';
  const free = (calendar: Partial<Calendar>, now = NOON, day = friday) =>
    slotsOf({
      from: day,
      days: 1,
      doctors: DOCTORS,
      calendar: { ...CALENDAR, ...calendar },
      taken: [],
      now,
    })[0]?.slots.flatMap(({ time, doctors }) =>
      doctors.map((place) => `${time} ${DOCTORS[place]}`),
    ) ?? [];

  it('[NEW-70] leaves no time of a doctor on any day of a leave, first and last included', () => {
    const leaves = [{ doctorId: 'kavita', firstDay: friday, lastDay: '2026-01-05' }];
    expect(free({ leaves }).every((each) => each.endsWith('arjun'))).toBe(true);
    expect(free({ leaves })).toHaveLength(8);
    expect(free({ leaves }, NOON, '2026-01-05')).toEqual([]);
    expect(free({ leaves }, NOON, '2026-01-06')).toHaveLength(8);
    const over = [{ doctorId: 'kavita', firstDay: '2025-12-20', lastDay: '2026-01-01' }];
    expect(free({ leaves: over })).toEqual(free({}));
  });

  it('[NEW-72] offers today only with a doctor who allows it, to the minute of the least notice', () => {
    const nine = new Date('2026-01-02T09:00:00+05:30');
    const notices = new Map([['kavita', 60]]);
    expect(free({}, nine)).toEqual([]);
    const kavita = (times: string[]) => times.map((time) => `${time} kavita`);
    const late = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
    expect(free({ notices }, nine)).toEqual(kavita(late));
    expect(free({ notices }, new Date(nine.getTime() + 1))).toEqual(kavita(late.slice(1)));
    const ten = startOf(friday, '10:00');
    expect(unbookable(ten, nine, { notices })).toBeNull();
    expect(unbookable(ten, new Date(nine.getTime() + 1), { notices })).toBe('tooEarly');
    expect(unbookable(ten, new Date(ten.getTime() + 1), { notices })).toBe('tooEarly');
  });

  it('[NEW-72] puts today before the days that are asked for only while a time of it is free', () => {
    const first = (iso: string, notices: ReadonlyMap<string, number>) => {
      const asked = { from: null, days: 2, doctors: DOCTORS, taken: [], now: at(iso) };
      return slotsOf({ ...asked, calendar: { ...CALENDAR, notices } }).map(({ date }) => date);
    };
    const today = new Map([['kavita', 60]]);
    const later = ['2026-01-03', '2026-01-04'];
    expect(first('2026-01-02T09:00:00+05:30', today)).toEqual([friday, ...later]);
    expect(first('2026-01-02T12:00:00+05:30', today)).toEqual(later);
    expect(first('2026-01-02T09:00:00+05:30', new Map())).toEqual(later);
  });
});
