// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import type { BookingDetails } from '../../../contracts/forms/booking.ts';
import { BookingDialog } from '../../../src/flows/booking-dialog/BookingDialog.tsx';
import { BookingDialogWithin } from '../../../src/flows/booking-dialog/booking-dialog.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

beforeEach(() => window.history.replaceState(null, '', '/chat?step=DIAGNOSIS'));

const TITLE = 'Book Your Teleconsultation';
const dialog = () => screen.findByRole('dialog', { name: TITLE });
const press = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const step = () => new URLSearchParams(location.search).get('step');

const write = async (name: RegExp, words: string) => {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(words);
};

const fillIn = async ({ fullName, email, phone, notes }: BookingDetails) => {
  await dialog();
  await userEvent.click(screen.getByRole('radio', { name: 'Tuesday 24 November' }));
  // Ten is gone once somebody else has it.
  const [first] = screen.getAllByRole('radio', {
    name: /^Tuesday 24 November, 10:(00|30) AM, free$/,
  });
  if (first !== undefined) await userEvent.click(first);
  await write(/^Full Name/, fullName);
  await write(/^Email/, email);
  await write(/^Phone/, phone);
  await write(/^Notes/, notes);
  await press('Book Appointment');
};

const screens: FlowScreens<'bookingDialog'> = {
  view: ({ actor }) => (
    <main>
      <h1>See a dentist within two weeks</h1>
      <BookingDialogWithin actor={actor}>
        <BookingDialog />
      </BookingDialogWithin>
    </main>
  ),
  gestures: {
    'loading.requested': () => press('Try again'),
    'details.submitted': (_harness, event) => fillIn(event['details'] as BookingDetails),
    'retry.requested': () => press('Try Again'),
    'dialog.closed': async ({ actor }) => {
      // While it is on its way only Back closes it.
      if (screen.queryByRole('button', { name: 'Close' }) === null) {
        actor.send({ type: 'dialog.closed' });
      } else await press('Close');
    },
  },
  leaves: {
    loadingSlots: async () => {
      await dialog();
      expect(screen.getByRole('status').textContent).toBe('Looking for free times...');
    },
    slotsFailed: async () => {
      await dialog();
      screen.getByRole('heading', { name: 'The free times could not be loaded' });
    },
    'editing.awaitingDetails': async () => {
      await dialog();
      screen.getByRole('radiogroup', { name: 'Date' });
      expect(field(/^Full Name/).value).toBe('Asha Verma');
      expect(screen.queryByText(/has just been taken/)).toBeNull();
      expect(step()).toBe('DIAGNOSIS');
    },
    'editing.entryRefused': async () => {
      await dialog();
      expect(screen.getByRole('alert').textContent).toBe(
        'Phone number must be at least 10 digits.',
      );
      expect(field(/^Phone/).getAttribute('aria-invalid')).toBe('true');
    },
    'editing.timeLost': async () => {
      await dialog();
      screen.getByText('This time has just been taken. Please choose another one.');
      const gone = screen.getByRole<HTMLInputElement>('radio', {
        name: 'Tuesday 24 November, 10:00 AM, taken',
      });
      expect([gone.disabled, gone.checked]).toEqual([true, false]);
    },
    submitting: async () => {
      await dialog();
      expect(screen.getByRole('button', { name: 'Book Appointment' }).ariaBusy).toBe('true');
    },
    booked: async () => {
      await dialog();
      screen.getByRole('heading', { name: 'Appointment Booked!' });
      const facts = screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
      expect(facts).toEqual([
        ['When', 'Tuesday 24 November, 10:00 AM, India time (IST)'],
        ['With', 'Dr. Kavita Menon (Sample)'],
        ['Price', '₹499, paid at the time of the appointment'],
      ]);
    },
    bookingFailed: async () => {
      await dialog();
      screen.getByRole('heading', { name: 'Booking Failed' });
    },
    closed: ({ actor }) => {
      expect(actor.getSnapshot().status).toBe('done');
      expect(step()).not.toBe('booking');
    },
  },
};

walkScreens('bookingDialog', screens);
