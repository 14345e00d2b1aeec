// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../kit/views.tsx';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { ARJUN, BOOKED, DOCTORS, SLOT_DAYS } from '../../kit/booking-samples.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(() => import('../../../src/flows/booking-flow/Booking.page.tsx'), 60_000);

const BOOK = 'POST /api/teleconsultations/book';

const serve = (doctors: typeof DOCTORS) =>
  serveCalls({
    'GET /api/teleconsultations/slots': {
      zone: 'Asia/Kolkata',
      with_samples: true,
      doctors,
      days: SLOT_DAYS,
    },
    'GET /api/teleconsultations': { appointments: [] },
    'GET /api/payments/paid': { success: true, payments: [] },
    [BOOK]: { success: true, appointment: { ...BOOKED, doctor: doctors[1] ?? ARJUN } },
  });

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const nextFree = () =>
  screen.getAllByRole('button', { name: /^Tue 24, / }).map(({ textContent }) => textContent);

describe('who consults', () => {
  it('[NEW-01] is seen before anything is asked of the patient, and is booked as chosen', async () => {
    keepSignedIn(ASHA);
    const sent = serve(DOCTORS);
    openPage('/booking');
    await radio(/^Any dentist/);
    await radio(/^15\sminutes.*₹299$/);
    await radio(/^30\sminutes.*₹499$/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(nextFree()).toEqual(['Tue 24, 9:00 AM', 'Tue 24, 10:00 AM', 'Tue 24, 10:30 AM']);
    await userEvent.click(await radio(/^Dr\. Arjun Deshpande/));
    // The other dentist alone is free at half past ten.
    expect(nextFree()).toEqual(['Tue 24, 9:00 AM', 'Tue 24, 10:00 AM', 'Tue 24, 11:00 AM']);
    await expectAccessible();
    await press('Tue 24, 10:00 AM');
    await press('Continue');
    await userEvent.click(await screen.findByRole('textbox', { name: /^Phone/ }));
    await userEvent.paste('9876543210');
    await press('Continue');
    await screen.findByText(ARJUN.name);
    await press(/^Book, and pay/);
    await screen.findByRole('heading', { level: 1, name: 'Appointment Booked!' });
    const booked = sent.find(({ call }) => call === BOOK);
    expect(booked?.body).toMatchObject({
      doctor: ARJUN.slug,
      scheduledTime: '2026-11-24T10:00:00+05:30',
    });
  });

  it('[NEW-138] is told with the clinic, from the choice to what was booked', async () => {
    const [kavita, arjun] = DOCTORS;
    keepSignedIn(ASHA);
    serve([
      { ...(kavita ?? ARJUN), organization: 'Example Dental' },
      { ...(arjun ?? ARJUN), organization: 'Sunrise Dental' },
    ]);
    openPage('/booking');
    await userEvent.click(await radio(/^Dr\. Arjun Deshpande.*Sunrise Dental/));
    await press('Tue 24, 10:00 AM');
    await press('Continue');
    await userEvent.click(await screen.findByRole('textbox', { name: /^Phone/ }));
    await userEvent.paste('9876543210');
    await press('Continue');
    const clinic = async () =>
      (await screen.findByText('Clinic or hospital')).nextElementSibling?.textContent;
    await screen.findByRole('heading', { level: 1, name: 'Check and book' });
    expect(await clinic()).toBe('Sunrise Dental');
    await press(/^Book, and pay/);
    await screen.findByRole('heading', { level: 1, name: 'Appointment Booked!' });
    expect(await clinic()).toBe('Sunrise Dental');
  });

  it('drops a time at which the dentist who is chosen then is not free', async () => {
    serve(DOCTORS);
    openPage('/booking');
    await press('Tue 24, 10:30 AM');
    expect((await radio(/10:30 AM, free$/)).checked).toBe(true);
    await userEvent.click(await radio(/^Dr\. Arjun Deshpande/));
    await waitFor(async () => expect((await radio(/10:30 AM, taken$/)).checked).toBe(false));
    await userEvent.click(await radio(/^Any dentist/));
    expect((await radio(/10:30 AM, free$/)).checked).toBe(false);
  });

  it.each([
    [
      'one dentist, who is no choice',
      DOCTORS.slice(0, 1),
      ['Dr. Kavita Menon (Sample)English, Hindi'],
    ],
    ['an earlier release of the server, which names none', [], []],
  ])('shows %s', async (_case, doctors, shown) => {
    serve(doctors);
    openPage('/booking');
    await screen.findByRole('radiogroup', { name: 'Date' });
    const choice = screen.queryByRole('radiogroup', { name: 'Dentist' });
    const names = [...(choice?.querySelectorAll('label') ?? [])].map(
      (each) => each.querySelector(':scope > span:last-child')?.textContent,
    );
    expect(names).toEqual(shown);
  });
});
