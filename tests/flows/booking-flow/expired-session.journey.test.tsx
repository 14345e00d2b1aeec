// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enter } from '../../../src/actors/accounts/enter.ts';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { keepSignedIn, keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';
import { STORED } from './cases.ts';

const BOOK = 'POST /api/teleconsultations/book';
const REVIEW = '/booking/review-and-book';
const UNKNOWN = { status: 401, said: 'Invalid token' };
/** Long ahead of whatever day it is. */
const AHEAD = '2999-11-24T10:00:00+05:30';

const pressBook = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Book, and pay ₹299 then',
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

it('[BKFL-07] [SESS-18] is lost by nobody whose session ends while it is sent: after signing in it is booked once, as it was', async () => {
  const left = watchLeaving();
  keepSignedIn(ASHA);
  const bookingData = { ...STORED, startsAt: AHEAD, keptAt: Date.now() };
  localStorage.setItem(SESSION.key, JSON.stringify({ ...keptOnDevice(), bookingData }));
  const answers: Record<string, Answers[string]> = {
    'GET /api/teleconsultations': { appointments: [] },
    'GET /api/payments/paid': { success: true, payments: [] },
    [BOOK]: UNKNOWN,
  };
  const sent = serveCalls(answers);
  await openApp(REVIEW);
  await screen.findByText('9876543210', {}, { timeout: 20_000 });
  await pressBook();
  await waitFor(() =>
    expect(left).toHaveBeenCalledWith(`/login?return=${encodeURIComponent(REVIEW)}`),
  );
  // Nobody else finds any of it.
  expect(keptOnDevice()).toBeNull();

  // The login leads back to the page, which is loaded anew.
  cleanup();
  await enter({ ...ASHA, access_token: 'token-2' });
  answers[BOOK] = { success: true, appointment: BOOKED };
  await openApp(REVIEW);
  await screen.findByRole('heading', { level: 1, name: 'Check and book' });
  await screen.findByText('9876543210');
  await pressBook();
  await screen.findByRole('heading', { level: 1, name: 'Appointment Booked!' });
  const [first, second] = sent.filter(({ call }) => call === BOOK);
  expect(second?.body).toEqual(first?.body);
  expect(second?.body).toMatchObject({ scheduledTime: AHEAD, patientPhone: '9876543210' });
  expect(second?.key).toBe(first?.key);
});
