// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepSignedIn, keptOnDevice, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { AT_PHONE, CONFIRMED, HELD, PAID, SAID_TAKEN } from '../slot-hold/cases.ts';
import { STORED } from './cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/booking-flow/Booking.page.tsx'),
      import('../../../src/flows/sign-in-gate/opened.ts'),
      import('../../../src/flows/card-payment/opened.ts'),
    ]),
  60_000,
);

const LIST = 'GET /api/teleconsultations';
const LIST_PAID = 'GET /api/payments/paid';
const BOOK = 'POST /api/teleconsultations/book';
const HOLD = 'POST /api/teleconsultations/hold';
const SEND = 'POST /api/auth/phone/code';
const CODE_SENT = { success: true, resend_in: 60, expires_in: 600 };
const RELEASE = `POST /api/teleconsultations/${HELD.id}/release`;
const CONFIRM = `POST /api/teleconsultations/${HELD.id}/confirm`;
const answersWith = (answers: Record<string, Answers[string]> = {}) => {
  const all: Record<string, Answers[string]> = {
    'GET /api/teleconsultations/slots': {
      zone: 'Asia/Kolkata',
      with_samples: true,
      days: SLOT_DAYS,
    },
    [LIST]: { appointments: [] },
    [LIST_PAID]: { success: true, payments: [] },
    ...answers,
  };
  const sent = serveCalls(all);
  return { all, sentTo: (call: string) => sent.filter((each) => each.call === call) };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const address = (): string => `${location.pathname}${location.search}`;
const bookingKept = () => keptOnDevice()?.['bookingData'] ?? null;

/** What an earlier visit has left on the device. */
const keepBooking = (changes: object = {}) => {
  const kept = keptOnDevice() ?? { version: 1, auth: null };
  const bookingData = { ...STORED, keptAt: Date.now(), ...changes };
  // Long ahead of whatever day it is.
  localStorage.setItem(SESSION.key, JSON.stringify({ ...kept, bookingData }));
};
const AHEAD = { startsAt: '2999-11-24T10:00:00+05:30' };
const atThatTime = <Each extends object>(appointment: Each) => ({
  ...appointment,
  starts_at: AHEAD.startsAt,
});

const chooseTen = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Tuesday 24 November' }));
  await userEvent.click(screen.getByRole('radio', { name: /10:00 AM, free$/ }));
  await press('Continue');
};
const sayPhone = async () => {
  await userEvent.click(await field(/^Phone/));
  await userEvent.paste('9876543210');
  await press('Continue');
};

describe('the addresses of a booking', () => {
  it.each(['/booking', '/booking/patient-info', '/booking/review-and-book'])(
    '[BKFL-01] [BKFL-03] [BKFL-05] %s shows the review where booking data is stored',
    async (path) => {
      answersWith();
      keepBooking(AHEAD);
      openPage(path);
      await heading('Check and book');
      await waitFor(() => expect(address()).toBe('/booking/review-and-book'));
      screen.getByText('9876543210');
    },
  );

  it.each([
    ['/booking', 'Book a video call', '/booking'],
    ['/booking/patient-info', 'Who is it for?', '/booking/patient-info'],
    ['/booking/review-and-book', 'Book a video call', '/booking'],
  ])(
    '[BKFL-02] [BKFL-04] [BKFL-06] %s shows the form where none is',
    async (path, title, shown) => {
      answersWith();
      openPage(path);
      await heading(title);
      if (shown === '/booking') await screen.findByRole('radiogroup', { name: 'Date' });
      await waitFor(() => expect(address()).toBe(shown));
    },
  );

  it('leads through the pages by Back and Forward, and never behind what is chosen', async () => {
    keepSignedIn(ASHA);
    answersWith();
    openPage('/booking');
    await chooseTen();
    await heading('Who is it for?');
    expect((await field(/^Full Name/)).value).toBe('Asha Verma');
    await sayPhone();
    await heading('Check and book');
    act(() => window.history.back());
    await heading('Who is it for?');
    expect((await field(/^Phone/)).value).toBe('9876543210');
    act(() => window.history.back());
    await heading('Book a video call');
    expect(address()).toBe('/booking');
    act(() => window.history.go(2));
    await heading('Check and book');
    expect(bookingKept()).toMatchObject({ isPatientGiven: true, startsAt: BOOKED.starts_at });
  });
});

describe('what the device keeps of a booking', () => {
  it('[BKFL-07] is every part from the moment that it is sent, beside who is signed in', async () => {
    keepSignedIn(ASHA);
    answersWith();
    openPage('/booking');
    await chooseTen();
    await heading('Who is it for?');
    expect(bookingKept()).toMatchObject({
      form: { date: '2026-11-24', time: '10:00' },
      startsAt: '2026-11-24T10:00:00+05:30',
      isPatientGiven: false,
    });
    await sayPhone();
    await heading('Check and book');
    expect(bookingKept()).toMatchObject({
      form: { fullName: 'Asha Verma', phone: '9876543210' },
      isPatientGiven: true,
    });
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id } });
  });

  it('[BKFL-07] is cleared of a part that is changed, which stands in the form as it was', async () => {
    answersWith();
    keepBooking(AHEAD);
    openPage('/booking');
    await press('Change who it is for');
    await heading('Who is it for?');
    expect((await field(/^Phone/)).value).toBe('9876543210');
    expect(bookingKept()).toMatchObject({ isPatientGiven: false, startsAt: AHEAD.startsAt });
    await press('Continue');
    await heading('Check and book');
  });

  it.each([
    ['is broken', { form: null }],
    ['is of a time that is over', { startsAt: '2020-01-01T10:00:00+05:30' }],
    ['is older than two weeks', { ...AHEAD, keptAt: Date.now() - 15 * 24 * 60 * 60_000 }],
  ])('leads to no review where it %s', async (_what, changes) => {
    answersWith();
    keepBooking(changes);
    openPage('/booking/review-and-book');
    // The heading alone is there before anything was read.
    await screen.findByRole('radiogroup', { name: 'Date' });
  });

  it('[BKFL-07] goes with signing out', async () => {
    keepSignedIn(ASHA);
    keepBooking(AHEAD);
    const { forgetSession } = await import('../../../src/actors/accounts/session-storage.ts');
    forgetSession();
    expect(keptOnDevice()).toBeNull();
  });

  it('[BKFL-07] goes along into the account that signs in, and is nothing of another one’s', async () => {
    const { keepAuth } = await import('../../../src/actors/accounts/session-storage.ts');
    keepBooking(AHEAD);
    const auth = { ...ASHA, access_token: 'token-1' };
    keepAuth(auth);
    expect(bookingKept()).toMatchObject({ startsAt: AHEAD.startsAt });
    keepAuth({ ...auth, id: '00000000-0000-4000-8000-0000000000d9' });
    expect(bookingKept()).toBeNull();
  });
});

describe('a booking that is paid at the appointment', () => {
  it('is sent once somebody is signed in, and is the same one after a lost reply', async () => {
    const { all, sentTo } = answersWith({
      [BOOK]: 'offline',
      [SEND]: CODE_SENT,
      'POST /llm/login': { ...ASHA, access_token: 'token-1' },
    });
    keepBooking(AHEAD);
    openPage('/booking');
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Book, and pay ₹299 then' }).disabled,
      ).toBe(false),
    );
    await press('Book, and pay ₹299 then');
    await press('I have an account');
    const dialog = within(await screen.findByRole('dialog'));
    expect(sentTo(BOOK)).toEqual([]);
    await userEvent.click(await dialog.findByRole('textbox', { name: /^Email/ }));
    await userEvent.paste(ASHA.email);
    await userEvent.click(dialog.getByLabelText('Password'));
    await userEvent.paste('eleven green tigers');
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    await heading('Booking Failed');
    all[BOOK] = { success: true, appointment: BOOKED };
    await press('Try Again');
    await heading('Check and book');
    await press('Book, and pay ₹299 then');
    await heading('Appointment Booked!');
    const [first, second] = sentTo(BOOK);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toMatchObject({
      scheduledTime: AHEAD.startsAt,
      patientName: 'Asha Verma',
      patientPhone: '9876543210',
    });
    expect(bookingKept()).toBeNull();
  });

  it('says that the time is gone, and keeps who it is for', async () => {
    keepSignedIn(ASHA);
    keepBooking(AHEAD);
    answersWith({ [BOOK]: { status: 409, said: SAID_TAKEN } });
    openPage('/booking');
    await screen.findByText('9876543210');
    await press('Book, and pay ₹299 then');
    await screen.findByText(SAID_TAKEN);
    await waitFor(() => expect(address()).toBe('/booking'));
    await userEvent.click(screen.getByRole('radio', { name: 'Tuesday 24 November' }));
    await userEvent.click(screen.getByRole('radio', { name: /10:30 AM, free$/ }));
    await press('Continue');
    // Who it is for is said already.
    await heading('Check and book');
    screen.getByText('Tuesday 24 November, 10:30 AM, India time (IST)');
  });
});

describe('a booking that is paid now', () => {
  const opened = (answers: Record<string, Answers[string]> = {}, stored: object = {}) => {
    keepSignedIn(ASHA);
    keepBooking({ ...AHEAD, ...stored });
    return answersWith({ [HOLD]: { appointment: atThatTime(HELD) }, ...answers });
  };

  it('keeps the time first, and gives it back where somebody goes back', async () => {
    const { sentTo } = opened({ [RELEASE]: { appointment: atThatTime(HELD) } });
    openPage('/booking');
    await press('Keep the time and pay ₹299');
    await screen.findByText('10 minutes left.');
    expect(sentTo(HOLD)[0]?.body).toMatchObject({
      product: 'videoCall15',
      scheduledTime: AHEAD.startsAt,
      patientName: 'Asha Verma',
    });
    await press('Back, and give the time up');
    await heading('Check and book');
    await waitFor(() => expect(sentTo(RELEASE)).toHaveLength(1));
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Book, and pay ₹299 then' }).disabled,
      ).toBe(false),
    );
    expect(address()).toBe('/booking/review-and-book');
  });

  it('[NEW-87] is a call of the length that was chosen with the time, at its price', async () => {
    const ORDER_CALL = 'POST /api/razorpay/create-order';
    const held = { ...HELD, product: 'videoCall30', minutes: 30, price: 499_00 };
    keepSignedIn(ASHA);
    const { all, sentTo } = answersWith({
      [HOLD]: { appointment: held },
      [ORDER_CALL]: { status: 500 },
    });
    openPage('/booking');
    const length = within(await screen.findByRole('radiogroup', { name: 'Length of the call' }));
    await userEvent.click(length.getByRole('radio', { name: /30.minutes.*₹499/ }));
    await chooseTen();
    await sayPhone();
    expect(bookingKept()).toMatchObject({ minutes: 30 });
    await screen.findByRole('button', { name: 'Book, and pay ₹499 then' });
    await press('Keep the time and pay ₹499');
    await screen.findByText('10 minutes left.');
    expect(sentTo(HOLD)[0]?.body).toMatchObject({ product: 'videoCall30' });
    all[LIST] = { appointments: [held] };
    await press('Pay ₹499 now');
    await waitFor(() => expect(sentTo(ORDER_CALL)).toHaveLength(1));
    expect(sentTo(ORDER_CALL)[0]?.body).toMatchObject({ product: 'videoCall30', amount: 499_00 });
  });

  it('[NEW-88] asks nobody to pay again who has paid for the other length, or by the other way', async () => {
    const paid = { ...PAID, product: 'reportAndCall30', amount: 499_00 };
    const held = atThatTime({ ...HELD, product: 'videoCall30', minutes: 30, price: 499_00 });
    const { sentTo } = opened({
      [LIST_PAID]: { success: true, payments: [paid] },
      [HOLD]: { appointment: held },
      [CONFIRM]: { appointment: { ...held, ...CONFIRMED, product: 'reportAndCall30' } },
    });
    openPage('/booking/review-and-book');
    await press('Book with what you have paid');
    await heading('Appointment Booked!');
    expect(sentTo(HOLD)[0]?.body).toMatchObject({ product: 'videoCall30' });
    expect(sentTo(CONFIRM)[0]?.body).toEqual({ payment_id: PAID.id });
  });

  it('says at its field which of the details the server does not take, and keeps the time chosen', async () => {
    const refused = { status: 400, said: AT_PHONE.message, field: 'patientPhone' };
    const { all, sentTo } = opened({ [HOLD]: refused });
    openPage('/booking');
    await press('Keep the time and pay ₹299');
    await heading('Who is it for?');
    await waitFor(() => expect(address()).toBe('/booking/patient-info'));
    const phone = await field(/^Phone/);
    expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['9876543210', 'true']);
    screen.getByText(AT_PHONE.message);
    all[HOLD] = { appointment: atThatTime(HELD) };
    await userEvent.type(phone, '1');
    await press('Continue');
    await press('Keep the time and pay ₹299');
    await screen.findByText('10 minutes left.');
    expect(sentTo(HOLD)[1]?.body).toMatchObject({
      scheduledTime: AHEAD.startsAt,
      patientPhone: '98765432101',
    });
  });

  it('goes on with what the server keeps already, and asks for nothing where it is paid', async () => {
    const { sentTo } = opened({
      [LIST]: { appointments: [atThatTime(HELD)] },
      [LIST_PAID]: { success: true, payments: [PAID] },
      [CONFIRM]: { appointment: atThatTime(CONFIRMED) },
    });
    openPage('/booking/review-and-book');
    await heading('Appointment Booked!');
    expect(sentTo(HOLD)).toEqual([]);
    expect(sentTo(CONFIRM)[0]?.body).toEqual({ payment_id: PAID.id });
    screen.getByText('Paid already');
  });

  it('knows a kept time by an address of mail however its domain is spelt', async () => {
    const { sentTo } = opened(
      {
        [LIST]: {
          appointments: [{ ...atThatTime(HELD), patient_email: 'asha@xn--11b4c3d.xn--h2brj9c' }],
        },
        [LIST_PAID]: { success: true, payments: [PAID] },
        [CONFIRM]: { appointment: atThatTime(CONFIRMED) },
      },
      { form: { ...STORED.form, email: 'asha@कॉम.भारत' } },
    );
    openPage('/booking/review-and-book');
    await heading('Appointment Booked!');
    expect(sentTo(HOLD)).toEqual([]);
  });

  it('keeps the money where the time is gone by then, and says so with the way on', async () => {
    const { sentTo } = opened({
      [LIST]: { appointments: [atThatTime(HELD)] },
      [LIST_PAID]: { success: true, payments: [PAID] },
      [CONFIRM]: { status: 409, said: SAID_TAKEN },
    });
    openPage('/booking/review-and-book');
    await heading('Paid, and your time is gone');
    screen.getByText(SAID_TAKEN);
    expect(sentTo(CONFIRM)).toHaveLength(1);
    const on = screen.getByRole('link', { name: 'Choose another time' });
    expect(on.getAttribute('href')).toBe('/teleconsultation');
    expect(bookingKept()).toBeNull();
  });

  it('says that the time is somebody else’s before anything was paid', async () => {
    opened({ [HOLD]: { status: 409, said: SAID_TAKEN } });
    openPage('/booking');
    await press('Keep the time and pay ₹299');
    await screen.findByText(SAID_TAKEN);
    await heading('Book a video call');
  });
});
