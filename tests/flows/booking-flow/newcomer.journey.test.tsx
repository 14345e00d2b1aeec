// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { keptToken } from '../../../src/actors/accounts/session-storage.ts';
import { keepSignedIn, keptOnDevice, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import { expectAccessible } from '../../kit/views.tsx';
import { STORED } from './cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/booking-flow/Booking.page.tsx'),
      import('../../../src/flows/sign-in-gate/opened.ts'),
    ]),
  60_000,
);

const SEND = 'POST /api/auth/phone/code';
const ENTER = 'POST /api/auth/phone/enter';
const BOOK = 'POST /api/teleconsultations/book';
/** Long ahead of whatever day it is. */
const AHEAD = '2999-11-24T10:00:00+05:30';
const NEWCOMER = { ...ASHA, email: null, username: ASHA.phone, onboarded: false };
const WRONG = { success: false, verdict: 'wrong', tries_left: 4 };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The review of a booking that names nobody's address, opened by somebody who is signed out. */
const review = (given: Record<string, Answers[string]> = {}, form: object = {}) => {
  const answers: Record<string, Answers[string]> = {
    'GET /api/teleconsultations/slots': {
      zone: 'Asia/Kolkata',
      with_samples: true,
      days: SLOT_DAYS,
    },
    'GET /api/teleconsultations': { appointments: [] },
    'GET /api/payments/paid': { success: true, payments: [] },
    [SEND]: { success: true, resend_in: 60, expires_in: 600 },
    [ENTER]: { success: true, ...NEWCOMER, access_token: 'token-1' },
    [BOOK]: {
      success: true,
      appointment: { ...BOOKED, patient_email: '', is_mailed: false },
    },
    ...given,
  };
  const calls = serveCalls(answers);
  const bookingData = {
    ...STORED,
    form: { ...STORED.form, email: '', ...form },
    startsAt: AHEAD,
    keptAt: Date.now(),
  };
  const kept = keptOnDevice() ?? { version: 1, auth: null };
  localStorage.setItem(SESSION.key, JSON.stringify({ ...kept, bookingData }));
  openPage('/booking/review-and-book');
  return { answers, sentTo: (wanted: string) => calls.filter(({ call }) => call === wanted) };
};

const pressBook = async () => {
  const book = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Book, and pay ₹299 then',
  });
  await waitFor(() => expect(book.disabled).toBe(false));
  await userEvent.click(book);
};

const writeCode = async (code: string) => {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 6'));
  await userEvent.paste(code);
};

describe('somebody without an account', () => {
  it('[NEW-20] books with the phone that stands in the form and one code, and types nothing again', async () => {
    const { sentTo } = review();
    await heading('Check and book');
    expect(screen.queryByText('Email')).toBeNull();
    await pressBook();
    await screen.findByRole('heading', { name: 'Confirm your phone number' });
    await screen.findByText(/We sent 6 digits to/);
    expect(sentTo(SEND).map(({ body }) => body)).toEqual([{ phone: '9876543210' }]);
    // What is kept, and why, stands beside the code, before anything is kept.
    screen.getByText(/we keep your name, phone number and this booking/);
    expect(sentTo(ENTER)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible();
    await writeCode('012345');
    await heading('Appointment Booked!');
    expect(sentTo(ENTER).map(({ body }) => body)).toEqual([
      { phone: '9876543210', otp: '012345', name: 'Asha Verma' },
    ]);
    expect(sentTo(BOOK)[0]?.body).toMatchObject({ patientEmail: '', patientPhone: '9876543210' });
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id, email: null } });
    // It is a session like any other: later calls carry its token.
    expect(keptToken()).toBe('token-1');
  });

  it('[NEW-22] reads that no mail comes, and gets the call as a file for the calendar', async () => {
    review();
    await pressBook();
    await writeCode('012345');
    await heading('Appointment Booked!');
    screen.getByText(/has no email address, so we can’t send an invitation or a reminder/);
    expect(screen.queryByText(/on its way to your account's email/)).toBeNull();
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to my calendar' });
    const entry = decodeURIComponent(file.href);
    expect(file.download).toBe('video-call.ics');
    expect(entry).toContain(`UID:${BOOKED.id}@toothwise`);
    expect(entry).toContain('DTSTART:20261124T043000Z\r\nDTEND:20261124T050000Z');
    expect(entry).not.toMatch(/tooth |dent|pain|Asha|Kavita/i);
    await expectAccessible();
  });

  it('reads which code was wrong, and books nothing until one is right', async () => {
    const { answers, sentTo } = review({ [ENTER]: WRONG });
    await pressBook();
    await writeCode('999999');
    await screen.findByText('Invalid OTP. Please try again.');
    expect(sentTo(BOOK)).toEqual([]);
    answers[ENTER] = { success: true, ...NEWCOMER, access_token: 'token-1' };
    await writeCode('012345');
    await heading('Appointment Booked!');
  });

  it('reads at the field where the phone gets no codes', async () => {
    const said = 'Please enter a valid phone number';
    review({ [SEND]: { status: 422, said, field: 'phone' } });
    await pressBook();
    await heading('Who is it for?');
    await screen.findByText(said);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }).value).toBe(
      '9876543210',
    );
  });

  it.each([
    ['asks for it', {}, true],
    ['has a phone of another country', { phone: '+44 20 7946 0958' }, false],
  ])('signs in to an account where somebody %s', async (_case, form, isAsked) => {
    const { sentTo } = review({}, form);
    await pressBook();
    if (isAsked) await press('I have an account');
    await screen.findByRole('dialog');
    expect(sentTo(SEND)).toHaveLength(isAsked ? 1 : 0);
  });
});

it('asks nobody for a code who is signed in', async () => {
  keepSignedIn(ASHA);
  const { sentTo } = review({ [BOOK]: { success: true, appointment: BOOKED } });
  await pressBook();
  await heading('Appointment Booked!');
  expect(sentTo(SEND)).toEqual([]);
  screen.getByText(/on its way to your account's email address/);
});
