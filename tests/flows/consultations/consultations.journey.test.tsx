// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import { addressStep, openChat, storeDraft } from '../../kit/chat.tsx';
import { COMPLETED } from '../../kit/samples.ts';
import { paymentAt } from '../qr-payment/cases.ts';
import { CALL } from './cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/booking-dialog/opened.ts'),
      import('../../../src/flows/consultations/opened.ts'),
      import('../../../src/flows/qr-payment/opened.ts'),
      import('../../../src/flows/consultations/Teleconsultation.page.tsx'),
    ]),
  60_000,
);

const PAID = paymentAt('settled');
const LIST = 'GET /api/teleconsultations';
const LIST_CALLS = 'GET /api/teleconsultations/calls';
const NO_CALLS = { is_doctor: false, calls: [] };
const LIST_PAID = 'GET /api/payments/paid';
const FREE = { zone: 'Asia/Kolkata', with_samples: true, days: SLOT_DAYS };
const heading = (name: string) => screen.findByRole('heading', { name });

describe('/teleconsultation', () => {
  it('[ROUTE-23] says what a consultation is to whoever is not signed in', async () => {
    serveCalls({});
    openPage('/teleconsultation');
    await heading('Video calls');
    await screen.findByRole('link', { name: 'Start my assessment' });
    screen.getByRole('button', { name: 'Log in to see your consultations' });
    expect(screen.queryByRole('navigation', { name: 'Your account' })).toBe(null);
  });

  it('[CARD-04] [QR-19] shows what is paid, and books a time for that payment', async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls({
      [LIST]: { appointments: [] },
      [LIST_PAID]: { success: true, payments: [PAID] },
      [LIST_CALLS]: NO_CALLS,
      'GET /api/teleconsultations/slots': FREE,
      'POST /api/teleconsultations/schedule': { appointment: BOOKED },
    });
    openPage('/teleconsultation');
    await heading('Paid: choose a time');
    screen.getByRole('navigation', { name: 'Your account' });
    screen.getByText('30 minutes by video, ₹499 paid');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a time' }));
    await screen.findByText('Paid already');
    await userEvent.click(screen.getByRole('radio', { name: /24 November/ }));
    await userEvent.click(screen.getByRole('radio', { name: /10:00 AM, free$/ }));
    await userEvent.click(screen.getByLabelText('Phone'));
    await userEvent.paste('9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call.endsWith('/schedule'))?.body).toMatchObject({
        payment_id: PAID.id,
        scheduledTime: BOOKED.starts_at,
        patientName: ASHA.name,
      }),
    );
  });

  it('moves what is booked to another time, once the other one that was wanted first is taken', async () => {
    keepSignedIn(ASHA);
    const moved = { ...BOOKED, starts_at: '2026-11-25T11:30:00+05:30' };
    const taken = 'This time has just been taken. Please choose another one.';
    const move = `POST /api/teleconsultations/${BOOKED.id}/reschedule`;
    const answers: Record<string, Answers[string]> = {
      [LIST]: { appointments: [BOOKED] },
      [LIST_PAID]: { success: true, payments: [] },
      [LIST_CALLS]: NO_CALLS,
      'GET /api/teleconsultations/slots': FREE,
      [move]: { status: 409, said: taken },
    };
    const sent = serveCalls(answers);
    openPage('/teleconsultation');
    await heading('Tuesday 24 November, 10:00 AM');
    await userEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    await userEvent.click(await screen.findByRole('radio', { name: /25 November/ }));
    await userEvent.click(screen.getByRole('radio', { name: /11:00 AM, free$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move the consultation' }));
    await screen.findByText(taken);
    answers[move] = { appointment: moved };
    answers[LIST] = { appointments: [moved] };
    await userEvent.click(screen.getByRole('radio', { name: /11:30 AM, free$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move the consultation' }));
    await heading('Wednesday 25 November, 11:30 AM');
    screen.getByText('Consultation moved');
    expect(sent.filter(({ call }) => call === move).map(({ body }) => body)).toEqual([
      { scheduledTime: '2026-11-25T11:00:00+05:30' },
      { scheduledTime: '2026-11-25T11:30:00+05:30' },
    ]);
  });

  it.each([
    ['has begun', { status: 422, said: 'This appointment has begun already.' }, 'It was not moved'],
    [
      'is gone',
      { status: 404, said: 'Not found.' },
      'This consultation is not in your account any more',
    ],
  ] as const)(
    'says that an appointment cannot be moved that %s, and reads the list anew',
    async (_what, refusal, title) => {
      keepSignedIn(ASHA);
      const answers: Record<string, Answers[string]> = {
        [LIST]: { appointments: [BOOKED] },
        [LIST_PAID]: { success: true, payments: [] },
        [LIST_CALLS]: NO_CALLS,
        'GET /api/teleconsultations/slots': FREE,
        [`POST /api/teleconsultations/${BOOKED.id}/reschedule`]: refusal,
      };
      serveCalls(answers);
      openPage('/teleconsultation');
      await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
      await userEvent.click(await screen.findByRole('radio', { name: /25 November/ }));
      await userEvent.click(screen.getByRole('radio', { name: /11:00 AM, free$/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Move the consultation' }));
      await heading(title);
      answers[LIST] = { appointments: [] };
      await userEvent.click(screen.getByRole('button', { name: 'Show my consultations' }));
      await screen.findByText(/^You have no video calls at the moment/);
    },
  );

  it('shows what is booked, and cancels it with a reason', async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls({
      [LIST]: { appointments: [BOOKED] },
      [LIST_PAID]: { success: true, payments: [] },
      [LIST_CALLS]: NO_CALLS,
      [`POST /api/teleconsultations/${BOOKED.id}/cancel`]: {
        appointment: { ...BOOKED, state: 'cancelled', cancel_reason: 'other_time' },
      },
    });
    openPage('/teleconsultation');
    await heading('Tuesday 24 November, 10:00 AM');
    // TELE: how to join is said beside the time.
    const join = screen.getByRole('link', { name: 'Join the video call' });
    expect(join.getAttribute('href')).toBe(`/teleconsultation/${BOOKED.id}`);
    screen.getByText('The room is open from Tuesday 24 November, 9:50 AM on.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cancel appointment' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Another time suits me better' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the consultation' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call.endsWith('/cancel'))?.body).toEqual({
        reason: 'other_time',
        money: 'back',
      }),
    );
  });
});

describe('the way into a call', () => {
  it.each([
    ['a day before', false, 'default'],
    ['once its room is open', true, null],
  ])('[NEW-89] %s is emphasised as it should be', async (_when, is_open, variant) => {
    keepSignedIn(ASHA);
    const call = { ...CALL, is_open };
    serveCalls({
      [LIST]: { appointments: [{ ...BOOKED, is_open }] },
      [LIST_PAID]: { success: true, payments: [] },
      [LIST_CALLS]: { is_doctor: true, calls: [call] },
    });
    openPage('/teleconsultation');
    await heading('Tuesday 24 November, 10:00 AM');
    const links = screen.getAllByRole('link', { name: 'Join the video call' });
    expect(links.map((link) => link.getAttribute('data-variant'))).toEqual([variant, variant]);
  });
});

describe('what was booked before', () => {
  const EARLIER = { ...BOOKED, is_joinable: false, state: 'ended' } as const;
  const idOf = (number: number) =>
    `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
  const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00+05:30`;
  const list = (appointments: readonly object[], payments: readonly object[] = []) => {
    keepSignedIn(ASHA);
    serveCalls({
      [LIST]: { appointments },
      [LIST_PAID]: { success: true, payments },
      [LIST_CALLS]: NO_CALLS,
    });
    openPage('/teleconsultation');
  };
  const rows = async () => {
    const section = (await heading('Earlier')).closest('section') as HTMLElement;
    return within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('stands below with how it is and where its money is, the latest first', async () => {
    const cancelled = { ...EARLIER, state: 'cancelled', cancel_reason: 'ill' } as const;
    list(
      [
        // The money was good for another one first, which is told with the last.
        {
          ...cancelled,
          id: idOf(4),
          starts_at: at(4),
          payment_id: PAID.id,
          created_at: '2026-09-01T10:00:00.000Z',
        },
        // Not yet marked by the server as over, though its room is closed.
        { ...EARLIER, id: idOf(2), starts_at: at(3), state: 'confirmed' },
        { ...cancelled, id: idOf(3), starts_at: at(2), payment_id: PAID.id },
        { ...EARLIER, id: idOf(1), starts_at: at(1) },
        // Held and given back, or not paid in time: nobody had booked it.
        { ...EARLIER, id: idOf(5), state: 'cancelled' },
        { ...EARLIER, id: idOf(6), state: 'lapsed' },
      ],
      [paymentAt('refunding', { refund_due: 49_900 })],
    );
    expect(await rows()).toEqual([
      'Sunday 4 October, 10:00 AMDr. Kavita Menon (Sample) · Cancelled',
      'Saturday 3 October, 10:00 AMDr. Kavita Menon (Sample) · Past',
      'Friday 2 October, 10:00 AMDr. Kavita Menon (Sample) · Cancelled · ₹499 on its way back to you',
      'Thursday 1 October, 10:00 AMDr. Kavita Menon (Sample) · Past',
    ]);
    expect(screen.queryByRole('link', { name: 'Join the video call' })).toBeNull();
    screen.getByText(/^You have no video calls at the moment/);
  });

  it('says that the money was given back', async () => {
    const cancelled = { ...EARLIER, state: 'cancelled', cancel_reason: 'ill', starts_at: at(1) };
    list([{ ...cancelled, payment_id: PAID.id }], [paymentAt('refunded')]);
    expect(await rows()).toEqual([
      'Thursday 1 October, 10:00 AMDr. Kavita Menon (Sample) · Cancelled · ₹499 given back',
    ]);
  });

  it('is the last ten of them', async () => {
    list(
      Array.from({ length: 12 }, (_each, index) => ({
        ...EARLIER,
        id: idOf(index),
        starts_at: at(12 - index),
      })),
    );
    const shown = await rows();
    expect([shown.length, shown[0]?.slice(0, 17), shown[9]?.slice(0, 16)]).toEqual([
      10,
      'Monday 12 October',
      'Saturday 3 Octob',
    ]);
  });

  it.each([
    ['met', /^You both were in the call, so it can no longer be moved or cancelled\./, true],
    ['linkShown', /^The link to the call was opened, so it can no longer be moved/, true],
    ['begun', /^Its time has begun, so it can no longer be moved or cancelled\.$/, false],
  ] as const)('that is fixed (%s) says why, with where to write', async (fixed_by, why, writes) => {
    list([{ ...BOOKED, fixed_by }]);
    await heading('Tuesday 24 November, 10:00 AM');
    screen.getByText(why);
    screen.getByRole('link', { name: 'Join the video call' });
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull();
    expect(screen.queryByText(/^If the call did not work/) !== null).toBe(writes);
  });

  it('that was moved three times can be cancelled alone', async () => {
    list([{ ...BOOKED, moves_left: 0 }]);
    await heading('Tuesday 24 November, 10:00 AM');
    screen.getByText(/^It was moved three times, and stays at its time now\./);
    screen.getByRole('button', { name: 'Cancel appointment' });
    expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull();
  });

  it('can be joined until its room is closed, and not be moved or cancelled any more', async () => {
    list([{ ...EARLIER, is_joinable: true }]);
    await heading('Tuesday 24 November, 10:00 AM');
    screen.getByRole('link', { name: 'Join the video call' });
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Earlier' })).toBeNull();
  });
});

describe('TELECONSULTATION', () => {
  it('[TELE-01] shows what is paid for the assessment, with a time to choose', async () => {
    keepSignedIn(ASHA);
    serveCalls({
      [LIST]: { appointments: [] },
      [LIST_PAID]: { success: true, payments: [PAID] },
      [LIST_CALLS]: NO_CALLS,
    });
    storeDraft({ ...COMPLETED, step: 'TELECONSULTATION' });
    await openChat();
    await heading('Your video call');
    expect(addressStep()).toBe('TELECONSULTATION');
    await heading('Paid: choose a time');
  });
});

describe('PAYMENT_QR', () => {
  it('[QR-01] [QR-02] [QR-06] shows the fee and a way back to the options', async () => {
    serveCalls({});
    storeDraft({ ...COMPLETED, step: 'PAYMENT_QR' });
    const chat = await openChat();
    await screen.findByRole('button', { name: 'Generate Payment QR Code' });
    expect(screen.getAllByText('₹499').length).toBeGreaterThan(0);
    screen.getByText('To pay now');
    await chat.user.click(screen.getByRole('button', { name: 'Back to Options' }));
    expect(addressStep()).toBe('CALL_TO_ACTION');
  });
});

describe('money that goes back', () => {
  it.each([
    ['refunding', 49_900, '₹499 on its way back to you'],
    ['amountMismatch', 49_800, '₹498 on its way back to you'],
    ['refunded', 0, '₹499 given back'],
  ] as const)('is shown as long as it is "%s"', async (state, refund_due, title) => {
    keepSignedIn(ASHA);
    serveCalls({
      [LIST]: { appointments: [] },
      [LIST_PAID]: { success: true, payments: [paymentAt(state, { refund_due })] },
      [LIST_CALLS]: NO_CALLS,
    });
    openPage('/teleconsultation');
    await heading(title);
    screen.getByText(/Banks take up to seven working days\.$/);
    screen.getByText(/^You have no video calls at the moment/);
    expect(screen.queryByRole('button', { name: 'Choose a time' })).toBe(null);
  });

  it('is told beside what is good for a consultation when it came twice', async () => {
    keepSignedIn(ASHA);
    serveCalls({
      [LIST]: { appointments: [] },
      [LIST_PAID]: { success: true, payments: [paymentAt('settled', { refund_due: 49_900 })] },
      [LIST_CALLS]: NO_CALLS,
    });
    openPage('/teleconsultation');
    await heading('Paid: choose a time');
    screen.getByText(/^It came twice: ₹499 goes back to you\./);
  });
});
