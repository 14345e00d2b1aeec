// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CardPaymentStage } from '../../../src/flows/card-payment/CardPaymentStage.tsx';
import { CardPaymentWithin } from '../../../src/flows/card-payment/card-payment.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const reads = (words: string) => () => void screen.getByText(words);
const isEmpty = () => expect(document.querySelector('main')?.textContent).toBe('Your result');

const screens: FlowScreens<'cardPayment'> = {
  view: ({ actor }) => (
    <main>
      <h1>Your result</h1>
      <CardPaymentWithin actor={actor}>
        <CardPaymentStage />
      </CardPaymentWithin>
    </main>
  ),
  gestures: {
    'verification.requested': () => press('Check again'),
    'payment.retried': () => press('Pay another way'),
    'price.accepted': () => press('Continue for ₹349'),
    'payment.dismissed': () => {
      const name = ['Later', 'Close', 'Not now', 'Done'].find(
        (each) => screen.queryByRole('button', { name: each }) !== null,
      );
      return press(name ?? '');
    },
  },
  leaves: {
    awaitingSignIn: isEmpty,
    creatingOrder: reads('Opening the checkout...'),
    awaitingCheckout: reads('Opening the checkout...'),
    priceChanged: reads('The price has changed from ₹299 to ₹349. Nothing was ordered.'),
    declined: reads('Your bank declined this payment. No money was taken.'),
    verifyingPayment: reads('Checking your payment...'),
    verificationFailed: () => void screen.getByText(/What you have paid is kept/),
    verificationRefused: () => void screen.getByText(/Please contact support/),
    settled: reads('Your video call is paid'),
    openingCalendar: reads('Your video call is paid'),
    awaitingTime: () => {
      const link = screen.getByRole('link', { name: 'Choose a time' });
      expect(link.getAttribute('href')).toBe('/teleconsultation');
      reads('₹299 paid. Choose the day and the time that suit you.')();
      screen.getByRole('button', { name: 'Receipt (PDF)' });
    },
    verified: reads('Your video call is paid'),
    dismissed: isEmpty,
  },
};

walkScreens('cardPayment', screens);
