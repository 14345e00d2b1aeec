import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { ARJUN, BOOKED } from '../../kit/booking-samples.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { SAID_TAKEN } from '../slot-hold/cases.ts';
import { CHOSEN, ELSEWHERE, GONE, WHEN } from './cases.ts';

type Around = NonNullable<Oracle<typeof bookingFlowMachine>['around']>;

const EMPTY = { fullName: '', email: '', phone: '', date: '', time: '', notes: '' };
const TIME = 'choosingTime.editing.awaitingTime';
const LOST = 'choosingTime.editing.timeLost';
const PATIENT = 'editingPatient.awaitingPatient';
const READING = 'reviewing.readingStanding';
const KEEPS = ['keepBooking'];

/** What the booking promises of a time that is chosen. */
export const timeSubmitted: Around['choosingTime.editing'] = {
  'time.submitted': [
    {
      at: TIME,
      given: { isPatientGiven: false, startsAt: null, form: EMPTY, edition: 0 },
      with: { chosen: CHOSEN },
      to: PATIENT,
      knows: { startsAt: BOOKED.starts_at, form: { ...EMPTY, ...WHEN }, edition: 1 },
      does: KEEPS,
    },
    {
      at: LOST,
      given: { startsAt: null, refusal: SAID_TAKEN },
      with: { chosen: { ...CHOSEN, time: '10:30' } },
      to: READING,
      knows: { startsAt: '2026-11-24T10:30:00+05:30', refusal: null, edition: 3 },
      does: KEEPS,
    },
    // The same once more is the same booking.
    {
      at: TIME,
      given: { startsAt: null },
      with: { chosen: CHOSEN },
      to: READING,
      knows: { edition: 2 },
      does: KEEPS,
    },
    // With another doctor it is another booking.
    {
      at: TIME,
      given: { startsAt: null },
      with: { chosen: { ...WHEN, doctor: ARJUN.slug } },
      to: READING,
      knows: { doctor: { slug: ARJUN.slug, name: ARJUN.name }, edition: 3 },
      does: KEEPS,
    },
    { at: TIME, with: { chosen: GONE }, to: 'refused' },
    { at: TIME, with: { chosen: ELSEWHERE }, to: 'refused' },
    { at: TIME, with: { chosen: { date: '', time: '', doctor: null } }, to: 'refused' },
  ],
};
