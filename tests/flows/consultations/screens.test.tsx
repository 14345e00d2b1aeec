// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect } from 'vitest';
import { ConsultationsScreens } from '../../../src/flows/consultations/ConsultationsScreens.tsx';
import { ConsultationsWithin } from '../../../src/flows/consultations/consultations.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

const screens: FlowScreens<'consultations'> = {
  view: ({ actor }) => (
    <main>
      <h1>Video calls</h1>
      <ConsultationsWithin actor={actor}>
        <ConsultationsScreens />
      </ConsultationsWithin>
    </main>
  ),
  gestures: {
    'signIn.requested': () => press('Log in to see your consultations'),
    // Beside the calls, pictures that were sent may have a "Try again" of their own, which comes later.
    'reading.requested': async ({ actor }, event) => {
      if (actor.getSnapshot().matches('readingFailed')) await press('Try again');
      else act(() => actor.send(event));
    },
    'booking.requested': () => press('Choose a time'),
    'refund.requested': () => press('Get a refund'),
    'refund.confirmed': () => press('Give ₹499 back'),
    'refund.declined': () => press('Keep it for a call'),
    'cancellation.requested': () => press('Cancel appointment'),
    'reschedule.requested': () => press('Choose another time'),
    // Offered once a call has begun; the journey shows it.
    'absence.requested': ({ actor }, event) => act(() => actor.send(event)),
  },
  leaves: {
    readingConsultations: () => void screen.getByText('Looking for your consultations...'),
    readingFailed: () => void screen.getByText('What you have paid and booked is kept.'),
    anonymous: () => expect(button('Log in to see your consultations').disabled).toBe(false),
    awaitingSignIn: () => void button('Log in to see your consultations'),
    browsing: () => {
      screen.getByRole('heading', { name: 'Paid: choose a time' });
      screen.getByText('30 minutes by video, ₹499 paid');
      screen.getByText(/^This is a sample dentist/);
      screen.getByRole('heading', { name: 'Wednesday 25 November, 11:00 AM: Ravi Kumar' });
      screen.getByText('The room is open from Wednesday 25 November, 10:50 AM on.');
    },
    bookingConsultation: () => void button('Choose a time'),
    cancellingConsultation: () => void button('Choose a time'),
    movingConsultation: () => {
      screen.getByText('Looking for free times...');
      expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    },
    reportingAbsence: () => void button('Choose a time'),
    confirmingRefund: () => {
      screen.getByText(
        '₹499 goes back to where it came from. Banks take up to seven working days.',
      );
      expect(screen.queryByRole('button', { name: 'Choose a time' })).toBeNull();
    },
    requestingRefund: () => expect(button('Asking for it...').disabled).toBe(true),
  },
};

walkScreens('consultations', screens);
