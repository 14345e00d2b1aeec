import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { inviteOf } from '../../../server/services/messages/invite.ts';
import { calendarEntry } from '../../../src/lib/format/calendar-entry.ts';
import { callCalendar } from '../../../src/lib/format/call-calendar.ts';

const ID = '00000000-0000-4000-8000-0000000000c1';

/** What the calendar of Thunderbird reads of a file: it refuses what RFC 5545 does not allow. */
const read = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  if (event === undefined) throw new Error('there is no entry');
  const { uid, summary, location, startDate, endDate } = new ICAL.Event(event);
  const alarm = event.getFirstSubcomponent('valarm');
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.getFirstPropertyValue('status'),
    entry: { uid, summary, location },
    from: startDate.isDate ? String(startDate) : startDate.toJSDate().toISOString(),
    to: endDate.isDate ? String(endDate) : endDate.toJSDate().toISOString(),
    alarm: alarm && String(alarm.getFirstPropertyValue('trigger')),
    organizer: event.getFirstProperty('organizer')?.getParameter('cn'),
  };
};

const contentOf = (address: string): string =>
  decodeURIComponent(address.replace(/^data:text\/calendar;charset=utf-8,/, ''));

const CALL = {
  uid: `${ID}@toothwise`,
  summary: 'Video call, Toothwise',
  location: 'Online, by video',
};
const WHEN = { from: '2026-11-24T04:30:00.000Z', to: '2026-11-24T05:00:00.000Z' };

describe('a file for a calendar, as another program reads it,', () => {
  it.each([
    ['appointmentConfirmed', 'REQUEST', 'CONFIRMED'],
    ['appointmentChanged', 'REQUEST', 'CONFIRMED'],
    ['appointmentCancelled', 'CANCEL', 'CANCELLED'],
  ] as const)('is an entry that %s makes, moves or removes', (kind, method, status) => {
    const invite = inviteOf(
      {
        id: '00000000-0000-4000-8000-000000000007',
        kind,
        channel: 'mail',
        recipient: 'asha@example.com',
        values: { appointment: ID, sequence: '2', at: WHEN.from, minutes: '30' },
        state: 'waiting',
        createdAt: new Date('2026-11-23T10:00:00Z'),
        uselessAt: new Date('2026-11-24T05:00:00Z'),
      },
      { name: "Dr. Iyer's; Smile, Pune: दंत", address: 'hello@toothwise.example' },
    );
    expect(read(invite?.content ?? '')).toEqual({
      method,
      status,
      entry: CALL,
      ...WHEN,
      alarm: null,
      organizer: "Dr. Iyer's; Smile, Pune: दंत",
    });
  });

  it('is the same entry where the page hands it out, with an alarm an hour before', () => {
    const address = callCalendar({
      id: ID,
      starts_at: '2026-11-24T10:00:00+05:30',
      minutes: 30,
      created_at: '2026-11-20T10:00:00+05:30',
    });
    expect(read(contentOf(address))).toMatchObject({ entry: CALL, ...WHEN, alarm: '-PT1H' });
  });

  it('is a whole day of India for a visit to a dentist, with an alarm at nine', () => {
    const address = calendarEntry(new Date('2026-11-30T20:00:00Z'));
    expect(read(contentOf(address))).toMatchObject({
      entry: { summary: 'See a dentist' },
      from: '2026-12-01',
      to: '2026-12-02',
      alarm: 'PT9H',
    });
  });
});
