import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { Invite } from '../../providers/mail/port.ts';
import type { Message } from '../../repositories/messages.ts';

/** Sender of the invitations: the sender of the mails. */
export type Organizer = { readonly name: string; readonly address: string };

/** Organizer where no mail server is set up: an address that can never receive mail (RFC 2606). */
export const SANDBOX_ORGANIZER: Organizer = {
  name: PRODUCT_NAME,
  address: 'appointments@toothwise.invalid',
};

/** Calendar method of each message; a reminder changes nothing and has none. */
const METHODS: Readonly<Record<string, Invite['method']>> = {
  appointmentConfirmed: 'REQUEST',
  appointmentChanged: 'REQUEST',
  appointmentCancelled: 'CANCEL',
};

const SUMMARY = `Video call, ${PRODUCT_NAME}`;

/** The description names nothing of health: calendars are shared. */
const DESCRIPTION = `Sign in at ${PRODUCT_NAME} a few minutes before and open your appointment. Please be in a quiet place with a good internet connection.`;

/**
 * Makes the calendar file of a message; `null` when the message has none. An appointment keeps one UID, and each change
 * has a higher SEQUENCE, so that a calendar moves or removes the entry that it has (RFC 5546).
 */
export const inviteOf = (
  { kind, values, recipient, createdAt }: Message,
  { name, address }: Organizer,
): Invite | null => {
  const method = METHODS[kind];
  const { appointment, at, minutes, sequence } = values;
  if (method === undefined || appointment === undefined || at === undefined) return null;
  const start = new Date(at);
  const isCancelled = method === 'CANCEL';
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: PRODUCT_NAME, product: 'Appointments', language: 'EN' },
  });
  calendar.createEvent({
    id: `${appointment}@toothwise`,
    sequence: Number(sequence),
    stamp: createdAt,
    start,
    end: new Date(start.getTime() + Number(minutes) * 60_000),
    summary: SUMMARY,
    location: 'Online, by video',
    description: DESCRIPTION,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: name === '' ? PRODUCT_NAME : name, email: address },
    attendees: [{ email: recipient, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return { method, content: calendar.toString() };
};
