import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from '../../../server/providers/mail/smtp.ts';
import { inviteOf } from '../../../server/services/messages/invite.ts';
import { outboxPage } from '../../../server/services/messages/outbox-page.ts';
import { mailOf } from '../../../server/services/messages/texts.ts';
import { stepClock } from '../../kit/server.ts';
import { settingsFor, smtpServer } from '../accounts/smtp.kit.ts';
import type { SmtpServer } from '../accounts/smtp.kit.ts';
import { linesOf } from './appointments.kit.ts';

const VALUES = {
  appointment: '00000000-0000-4000-8000-0000000000c1',
  sequence: '2',
  at: '2026-11-24T04:30:00.000Z',
  minutes: '30',
  doctor: 'Dr. Meera Iyer',
  due: '49900',
};
const MESSAGE = {
  id: '00000000-0000-4000-8000-000000000007',
  kind: 'appointmentChanged',
  channel: 'mail',
  recipient: 'asha@example.com',
  values: VALUES,
  state: 'waiting',
  createdAt: new Date('2026-11-23T10:00:00Z'),
  uselessAt: new Date('2026-11-24T05:00:00Z'),
} as const;
const ORGANIZER = { name: 'Toothwise', address: 'hello@toothwise.example' };
const invite = inviteOf(MESSAGE, ORGANIZER);

let server: SmtpServer | null = null;
afterEach(() => server?.close());

describe('an appointment for a calendar', () => {
  it('is whole by the rules of iCalendar, with lines that every program reads', () => {
    const content = invite?.content ?? '';
    expect(content.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(content.trimEnd().endsWith('END:VEVENT\r\nEND:VCALENDAR')).toBe(true);
    for (const line of content.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(linesOf(content)).toMatchObject({
      METHOD: 'REQUEST',
      UID: `${VALUES.appointment}@toothwise`,
      SEQUENCE: '2',
      DTSTAMP: '20261123T100000Z',
      DTSTART: '20261124T043000Z',
      DTEND: '20261124T050000Z',
      ORGANIZER: 'mailto:hello@toothwise.example',
    });
  });

  it('comes with no other mail', () => {
    expect(inviteOf({ ...MESSAGE, kind: 'appointmentReminder' }, ORGANIZER)).toBeNull();
    expect(inviteOf({ ...MESSAGE, kind: 'signIn', values: {} }, ORGANIZER)).toBeNull();
  });

  it('is a part of its mail that mail programs offer to the calendar, and a file', async () => {
    server = await smtpServer();
    const mail = mailOf('appointmentChanged', VALUES);
    if (invite === null) throw new Error('there is no invitation');
    await smtpMail(
      settingsFor(server.port),
      stepClock(),
    )({ id: MESSAGE.id, to: MESSAGE.recipient, ...mail, invite });
    const source = server.taken[0]?.source ?? '';
    expect(source).toMatch(/Content-Type: text\/calendar;[^\n]*method=REQUEST/i);
    expect(source).toContain('filename=appointment.ics');
    const [, encoded = ''] =
      /Content-Type: application\/ics[\s\S]*?\r\n\r\n([\w+/=\r\n]+?)\r\n-/.exec(source) ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe(invite.content);
  });

  it('can be taken from the outbox of the sandbox', () => {
    const page = outboxPage([
      {
        id: MESSAGE.id,
        channel: 'mail',
        recipient: MESSAGE.recipient,
        subject: 's',
        text: 't',
        html: null,
        invite: invite?.content ?? null,
        sentAt: MESSAGE.createdAt,
      },
    ]);
    const [, link = ''] = /href="(data:text\/calendar[^"]+)"/.exec(page) ?? [];
    expect(decodeURIComponent(link.slice(link.indexOf(',') + 1))).toBe(invite?.content);
  });
});
