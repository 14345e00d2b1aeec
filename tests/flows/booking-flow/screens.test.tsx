// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, expect } from 'vitest';
import type { WhenDetails, WhoDetails } from '../../../contracts/forms/booking.ts';
import { BookingFlowWithin } from '../../../src/flows/booking-flow/booking-flow.flow.ts';
import { BookingScreens } from '../../../src/flows/booking-flow/BookingScreens.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { PHONE_REFUSED } from '../slot-hold/cases.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/booking');
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const heading = (name: string) => void screen.getByRole('heading', { level: 1, name });
const address = (): string => `${location.pathname}${location.search}`;
const isHelpNamed = () => void screen.getByRole('heading', { name: 'Do not book, call' });

const write = async (name: RegExp, words: string) => {
  await userEvent.clear(field(name));
  if (words === '') return;
  await userEvent.click(field(name));
  await userEvent.paste(words);
};

const choose = async ({ time }: WhenDetails) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Tuesday 24 November' }));
  const name = time === '09:30' ? /9:30 AM, taken$/ : /10:00 AM, free$/;
  await userEvent.click(screen.getByRole('radio', { name }));
  await press('Continue');
};

const fillIn = async ({ fullName, phone }: WhoDetails) => {
  await write(/^Full Name/, fullName);
  await write(/^Phone/, phone);
  await press('Continue');
};

/** A move to where one came from is Back itself, which takes a moment. */
const isAt = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));
const atPatient = () => {
  heading('Who is it for?');
  expect(address()).toBe('/booking/patient-info');
};
const atTime = async () => {
  heading('Book a video call');
  await isAt('/booking');
  isHelpNamed();
};
const atReview = async () => {
  heading('Check and book');
  await isAt('/booking/review-and-book');
  screen.getByText('Tuesday 24 November, 10:00 AM, India time (IST)');
  screen.getByText('A sample dentist, to try booking out');
  screen.getByText('Asha Verma');
  isHelpNamed();
};
const atBusyReview = async () => {
  await atReview();
  expect(button('Book, and pay ₹299 then').disabled).toBe(true);
};
const atCode = async () => {
  await atReview();
  screen.getByRole('heading', { name: 'Confirm your phone number' });
  screen.getByText(/we keep your name, phone number and this booking in an account/);
  screen.getByText(/you’re 18 or over/);
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
};
const atPayment = () => {
  heading('Pay to book your time');
  expect(address()).toBe('/booking/review-and-book?step=payment');
};

const screens: FlowScreens<'bookingFlow'> = {
  view: ({ actor }) => (
    <BookingFlowWithin actor={actor}>
      <BookingScreens />
    </BookingFlowWithin>
  ),
  gestures: {
    'loading.requested': () => press('Try again'),
    'time.submitted': (_harness, event) => choose(event['chosen'] as WhenDetails),
    'patient.submitted': (_harness, event) => fillIn(event['who'] as WhoDetails),
    'time.revisited': () => press('Change the time'),
    'patient.revisited': () => press('Change who it is for'),
    'booking.requested': () => press('Book, and pay ₹299 then'),
    'payment.requested': async ({ actor }, event) => {
      const ways = ['Keep the time and pay ₹299', 'Book with what you have paid'];
      const way = ways.find((name) => screen.queryByRole('button', { name }) !== null);
      // While the time is kept, its own screens carry the button.
      if (way === undefined) act(() => actor.send(event));
      else await press(way);
    },
    'payment.declined': ({ actor }, event) => act(() => actor.send(event)),
    'retry.requested': () => press('Try Again'),
    'account.chosen': () => press('I have an account'),
    'address.moved': ({ actor }, event) => act(() => actor.send(event)),
  },
  leaves: {
    readingBooking: () => heading('Book a video call'),
    'choosingTime.loadingSlots': async () => {
      await atTime();
      screen.getByText('Looking for free times...');
    },
    'choosingTime.slotsFailed': async () => {
      await atTime();
      screen.getByRole('heading', { name: 'The free times could not be loaded' });
    },
    'choosingTime.editing.awaitingTime': async () => {
      await atTime();
      screen.getByRole('radiogroup', { name: 'Date' });
      screen.getByText(/^The dentists here are samples/);
      expect(screen.queryByText(/has just been taken|not free any more/)).toBeNull();
    },
    'choosingTime.editing.timeLost': async () => {
      await atTime();
      screen.getByText(/has just been taken|not free any more/);
    },
    'editingPatient.awaitingPatient': () => {
      atPatient();
      // Mails go to the account's own address, so none is asked for.
      expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull();
      expect(field(/^Phone/).required).toBe(false);
      expect(field(/^Phone/).getAttribute('aria-invalid')).not.toBe('true');
      isHelpNamed();
    },
    'editingPatient.entryRefused': () => {
      atPatient();
      expect(field(/^Phone/).getAttribute('aria-invalid')).toBe('true');
      screen.getByText(PHONE_REFUSED.problems.phone);
    },
    'reviewing.readingStanding': async () => {
      await atReview();
      expect(button('Book, and pay ₹299 then').disabled).toBe(true);
    },
    'reviewing.awaitingWay': async () => {
      await atReview();
      const prices = screen.getAllByText(/^₹(499|299)$/).map(({ textContent }) => textContent);
      expect(prices).toEqual(['₹299', '₹299']);
      expect(button('Book, and pay ₹299 then').disabled).toBe(false);
    },
    'identifyingToBook.readingSession': atBusyReview,
    'identifyingToBook.provingPhone': atCode,
    'identifyingToBook.awaitingSignIn': atBusyReview,
    'identifyingToPay.readingSession': atBusyReview,
    'identifyingToPay.provingPhone': atCode,
    'identifyingToPay.awaitingSignIn': atBusyReview,
    bookingAppointment: () => expect(button('Booking...').ariaBusy).toBe('true'),
    bookingFailed: () => {
      heading('Booking Failed');
      button('Try Again');
    },
    'paying.awaitingPayment': () => {
      atPayment();
      screen.getByText('Keeping your time...');
    },
    'paying.checkingHold': atPayment,
    'paying.payingByCard': atPayment,
    'paying.confirming': atPayment,
    'paying.leaving': async () => {
      await atReview();
      expect(button('Book, and pay ₹299 then').disabled).toBe(true);
    },
    booked: () => {
      heading('Appointment Booked!');
      const facts = within(screen.getByRole('main'));
      facts.getByText('Tuesday 24 November, 10:00 AM, India time (IST)');
      facts.getByText('Dr. Kavita Menon (Sample)');
      facts.getByRole('link', { name: 'See your consultations' });
    },
    timeTaken: () => {
      heading('Paid, and your time is gone');
      screen.getByText('Your money is kept. Choose another time for it, or have it back.');
      const on = screen.getByRole('link', { name: 'Choose another time' });
      expect(on.getAttribute('href')).toBe('/teleconsultation');
    },
  },
};

walkScreens('bookingFlow', screens);
