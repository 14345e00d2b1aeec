// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import { press } from '../../kit/press.ts';
import { paymentAt } from '../qr-payment/cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(() => import('../../../src/flows/consultations/Teleconsultation.page.tsx'), 60_000);

const PAID = paymentAt('settled');
const LIST = 'GET /api/teleconsultations';
const LIST_PAID = 'GET /api/payments/paid';
const REPORT = `POST /api/teleconsultations/${BOOKED.id}/absence`;
const SAID_AT = '2026-11-24T04:40:00.000Z';
const heading = (name: string) => screen.findByRole('heading', { name });

/** Ten minutes after the start, with a dentist who is none of the samples. */
const BEGUN: Appointment = {
  ...BOOKED,
  doctor: {
    slug: 'meera',
    name: 'Dr. Meera Iyer',
    registration: 'KA-12345',
    languages: ['en'],
    is_sample: false,
  },
  can_report_absence: true,
};
const MISSED: Appointment = {
  ...BEGUN,
  state: 'missed',
  is_joinable: false,
  can_report_absence: false,
  absence_reported_at: SAID_AT,
};

const open = (appointment: Appointment, more: Answers = {}) => {
  keepSignedIn(ASHA);
  const answers: Record<string, Answers[string]> = {
    [LIST]: { appointments: [appointment] },
    [LIST_PAID]: { success: true, payments: [] },
    'GET /api/teleconsultations/calls': { is_doctor: false, calls: [] },
    ...more,
  };
  const sent = serveCalls(answers);
  openPage('/teleconsultation');
  return { answers, sent };
};

describe('a dentist who did not come', () => {
  it('is said in the place of changes, and what was paid is there to choose for again', async () => {
    const paid: Appointment = { ...BEGUN, product: 'reportAndCall30', payment_id: PAID.id };
    const missed: Appointment = { ...MISSED, product: 'reportAndCall30', payment_id: PAID.id };
    const { answers, sent } = open(paid, { [REPORT]: { appointment: missed } });
    await heading('Tuesday 24 November, 10:00 AM');
    screen.getByText('KA-12345');
    const join = screen.getByRole('link', { name: 'Join the video call' });
    // When it is time it stands in view on a phone, before what can be prepared.
    const { DOCUMENT_POSITION_FOLLOWING: later } = Node;
    expect(join.compareDocumentPosition(screen.getByText(/^Sit in a quiet/)) & later).toBe(later);
    // It has begun: it can be neither moved nor cancelled.
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    await press('The dentist did not come');
    expect(document.activeElement?.textContent).toBe('Did the dentist not come?');
    screen.getByText(/you choose another time or have all of it back/);
    answers[LIST] = { appointments: [missed] };
    answers[LIST_PAID] = { success: true, payments: [PAID] };
    await press('The dentist did not come');
    await heading('Paid: choose a time');
    const told = await screen.findByText('We are sorry that nobody came');
    expect(told.closest('[data-type]')?.getAttribute('data-type')).toBe('info');
    // The button that was pressed is gone with the call.
    expect(document.activeElement?.textContent).toBe('Video calls');
    screen.getByRole('button', { name: 'Get a refund' });
    const earlier = (await heading('Earlier')).closest('section') as HTMLElement;
    within(earlier).getByText('Dr. Meera Iyer · The dentist did not come');
    expect(screen.queryByRole('button', { name: 'The dentist did not come' })).toBeNull();
    expect(sent.filter(({ call }) => call === REPORT)).toHaveLength(1);
  });

  it('is asked with one emphasized button, which the way into the call is again afterwards', async () => {
    open(BEGUN);
    await heading('Tuesday 24 November, 10:00 AM');
    const looks = () =>
      ['Join the video call', 'The dentist did not come'].map((name) =>
        screen.getByText(name).closest('a, button')?.getAttribute('data-variant'),
      );
    expect(looks()).toEqual([null, 'subtle']);
    await press('The dentist did not come');
    expect(looks()).toEqual(['default', null]);
    await press('Go back');
    expect(looks()).toEqual([null, 'subtle']);
  });

  it('is said of a call that is over, where nothing was paid, in the list of those before', async () => {
    const over: Appointment = { ...BEGUN, state: 'ended', is_joinable: false };
    open(over, { [REPORT]: { appointment: MISSED } });
    await heading('Earlier');
    await press('The dentist did not come');
    screen.getByText(/you owe nothing for it/);
    await press('Go back');
    await press('The dentist did not come');
    await press('The dentist did not come');
    await screen.findByText(/If you paid nothing yet, you owe nothing/);
  });

  it('who came all the same is named with the time, and where to write', async () => {
    const said =
      'The dentist came into the call at 10:03 AM (India time). So the app cannot free your payment by itself.';
    open(BEGUN, { [REPORT]: { status: 422, said } });
    await heading('Tuesday 24 November, 10:00 AM');
    await press('The dentist did not come');
    await press('The dentist did not come');
    await screen.findByText(said);
    const way = screen.getByRole('link', { name: 'Where to write' });
    expect(way.getAttribute('href')).toBe('/terms-of-service#cancelling-and-refunds');
    await press('Close');
    screen.getByRole('button', { name: 'The dentist did not come' });
  });

  it('is looked into by a person where the call was on another site', async () => {
    const noted: Appointment = {
      ...BEGUN,
      can_report_absence: false,
      absence_reported_at: SAID_AT,
    };
    const { answers } = open(BEGUN, { [REPORT]: { appointment: noted } });
    await heading('Tuesday 24 November, 10:00 AM');
    await press('The dentist did not come');
    answers[LIST] = { appointments: [noted] };
    await press('The dentist did not come');
    await screen.findByText('We have taken it down');
    await screen.findByText(/A person looks into it\. You can also write to us\./);
    screen.getByRole('link', { name: 'Where to write' });
    expect(screen.queryByRole('button', { name: 'The dentist did not come' })).toBeNull();
  });

  it('reads what a person has found, where the dentist was there after all', async () => {
    const settled: Appointment = {
      ...BEGUN,
      can_report_absence: false,
      absence_reported_at: SAID_AT,
      absence_settled_at: SAID_AT,
    };
    open(settled);
    await screen.findByText(/We looked into it: as far as we can tell, the dentist was there\./);
    screen.getByRole('link', { name: 'Where to write' });
    expect(screen.queryByText(/A person looks into it/)).toBeNull();
  });
});
