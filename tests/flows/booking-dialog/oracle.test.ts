import type { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { withoutTime } from '../../../machines/booking-dialog/details.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { AT_PHONE, DETAILS, INPUT, LOADED, OFFLINE, TAKEN } from './cases.ts';

const EDITING = 'editing.awaitingDetails';
const ENTRY_REFUSED = 'editing.entryRefused';
const LOST = 'editing.timeLost';
const EMPTY = { fullName: '', email: '', phone: '', date: '', time: '', notes: '' };
const PREFILLED = { ...EMPTY, fullName: ASHA.name, email: ASHA.email, notes: DETAILS.notes };

const oracle: Oracle<typeof bookingDialogMachine> = {
  known: {
    ...INPUT,
    days: SLOT_DAYS,
    details: PREFILLED,
    problems: {},
    requestKey: 'made-up-key',
    edition: 0,
    lost: 0,
    appointment: null,
    refusal: null,
  },
  opens: [{ input: INPUT, at: 'loadingSlots', knows: { ...INPUT, days: [], details: EMPTY } }],
  starts: {
    loadingSlots: ['calls loadBooking'],
    submitting: ['calls submitBooking'],
  },
  leaves: {
    loadingSlots: {
      tags: ['busy'],
      on: {
        'done: loadBooking': [
          {
            // BOOK-09, BOOK-10, BOOK-11
            with: { output: LOADED },
            to: EDITING,
            knows: { days: SLOT_DAYS, details: PREFILLED, requestKey: 'made-up-key' },
          },
          {
            // BOOK-12
            given: { topDiagnosis: null },
            with: { output: { ...LOADED, person: null } },
            to: EDITING,
            knows: { details: EMPTY },
          },
        ],
        'failed: loadBooking': { to: 'slotsFailed' },
      },
    },
    slotsFailed: { on: { 'loading.requested': { to: 'loadingSlots' } } },
    [EDITING]: { on: {} },
    [ENTRY_REFUSED]: { on: {} },
    [LOST]: { on: {} },
    submitting: {
      tags: ['busy'],
      on: {
        'done: submitBooking': [
          {
            // BOOK-24, BOOK-27
            with: { output: { verdict: 'booked', appointment: BOOKED } },
            to: 'booked',
            knows: { appointment: BOOKED },
            does: ['emits notice.raised: Appointment Booked!'],
          },
          {
            given: { details: DETAILS },
            with: { output: TAKEN },
            to: LOST,
            knows: {
              appointment: null,
              details: { ...DETAILS, time: '' },
              days: withoutTime(SLOT_DAYS, DETAILS),
              refusal: TAKEN.message,
              lost: 1,
            },
          },
        ],
        // BOOK-25
        'failed: submitBooking': [
          {
            given: { details: DETAILS },
            with: { error: OFFLINE },
            to: 'bookingFailed',
            knows: { details: DETAILS, refusal: null },
          },
          {
            with: { error: { ...OFFLINE, kind: 'refused', message: 'Not today.', isSaid: true } },
            to: 'bookingFailed',
            knows: { refusal: 'Not today.' },
          },
          {
            given: { details: DETAILS },
            with: { error: AT_PHONE },
            to: ENTRY_REFUSED,
            knows: { details: DETAILS, problems: { phone: AT_PHONE.message } },
          },
          // What stands in no field of the form is said in place of it.
          { with: { error: { ...AT_PHONE, field: 'sessionToken' } }, to: 'bookingFailed' },
        ],
      },
    },
    booked: { tags: ['done'], on: {} },
    bookingFailed: {
      on: {
        // BOOK-32
        'retry.requested': {
          given: { details: DETAILS },
          to: EDITING,
          knows: { details: DETAILS },
        },
      },
    },
    closed: { on: {}, output: { kind: 'closed' } },
  },
  around: {
    '': {
      'dialog.closed': [
        { at: 'loadingSlots', to: 'closed' },
        { at: 'slotsFailed', to: 'closed' },
        { at: EDITING, to: 'closed' },
        { at: ENTRY_REFUSED, to: 'closed' },
        { at: LOST, to: 'closed' },
        { at: 'submitting', to: 'closed' },
        { at: 'bookingFailed', to: 'closed' },
        { at: 'booked', to: 'closed' },
      ],
    },
    editing: {
      'details.submitted': [
        {
          at: EDITING,
          with: { details: DETAILS },
          to: 'submitting',
          knows: { details: DETAILS, edition: 1 },
        },
        // The same once more is the same booking.
        {
          at: EDITING,
          given: { details: DETAILS, edition: 1, refusal: 'Not today.' },
          with: { details: DETAILS },
          to: 'submitting',
          knows: { edition: 1, refusal: null },
        },
        {
          at: ENTRY_REFUSED,
          given: { problems: { phone: 'x' } },
          with: { details: DETAILS },
          to: 'submitting',
          knows: { problems: {} },
        },
        {
          at: LOST,
          given: { details: { ...DETAILS, time: '' }, edition: 1 },
          with: { details: { ...DETAILS, time: '11:00' } },
          to: 'submitting',
          knows: { edition: 2 },
        },
        { at: EDITING, with: { details: { ...DETAILS, fullName: 'A' } }, to: 'refused' },
        { at: EDITING, with: { details: { ...DETAILS, email: 'asha@' } }, to: 'refused' },
        { at: EDITING, with: { details: { ...DETAILS, phone: '98765' } }, to: 'refused' },
        { at: EDITING, with: { details: { ...DETAILS, date: '' } }, to: 'refused' },
        { at: LOST, with: { details: { ...DETAILS, time: '' } }, to: 'refused' },
      ],
    },
  },
};

holdAgainst('bookingDialog', oracle);
