// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { QrPaymentScreens } from '../../../src/flows/qr-payment/QrPaymentScreens.tsx';
import { QrPaymentWithin } from '../../../src/flows/qr-payment/qr-payment.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const PAY = 'Pay ₹499 with any UPI app';
const FEE = 'Video call with a dentist';

const screens: FlowScreens<'qrPayment'> = {
  view: ({ actor }) => (
    <main>
      <QrPaymentWithin actor={actor}>
        <QrPaymentScreens back={{ label: 'Back to Options', onClick: () => undefined }} />
      </QrPaymentWithin>
    </main>
  ),
  gestures: {
    'code.requested': () => press('Generate Payment QR Code'),
    'payment.retried': () =>
      screen.queryByRole('button', { name: 'Pay anew' }) ? press('Pay anew') : press('Try Again'),
    'check.requested': () => press('I have paid'),
    'consultation.chosen': () => press('Go on to my video call'),
    'refund.requested': () => press('Get a refund'),
  },
  leaves: {
    readingPayment: () => screen.getByText('Looking whether it is paid already...') && undefined,
    readingFailed: () => heading('We could not reach our server') && undefined,
    pending: () => {
      heading(FEE);
      expect(button('Generate Payment QR Code').disabled).toBe(false);
      screen.getByText('Pay ₹499 by UPI. On a phone the code opens your UPI app.');
      screen.getByText('Only a dentist who examines you can say for sure what it is and treat it.');
      const paidFor = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(paidFor).toEqual([
        'A registered dentist sees you by video. You can share your saved result in the call.',
        'You choose the day and the time after paying.',
        'Full refund until the call begins.',
      ]);
    },
    awaitingSignIn: () => heading(FEE) && undefined,
    creatingCode: () => expect(button('Making your code...').disabled).toBe(true),
    creationFailed: () =>
      screen.getByText('Unable to generate payment QR code. Please try again.') && undefined,
    processing: () => {
      heading(PAY);
      screen.getByRole('img', { name: 'QR code: pay ₹499 to Toothwise with any UPI app' });
      screen.getByText('10 minutes left.');
      expect(screen.getByRole('link', { name: 'Pay with a UPI app' }).getAttribute('href')).toMatch(
        /^upi:\/\/pay\?/,
      );
    },
    'timedOut.closing': () => void screen.getByText('Asking your bank…'),
    'timedOut.looking': () => {
      screen.getByText('Checking your payment');
      screen.getByText(
        'Already paid? Don’t pay again. We’ll keep checking for 10 minutes. This page updates by itself.',
      );
      const [first, second] = screen.getAllByRole('button').map(({ textContent }) => textContent);
      expect([first, second]).toEqual(['I have paid', 'Try Again']);
    },
    'timedOut.ended': () => {
      screen.getByText('Payment window expired. Please try again.');
      screen.getByText(/^Your bank has not told us of a payment\. If your payment arrives later/);
    },
    lateSettled: () => screen.getByText(/^Your ₹499 is not lost/) && undefined,
    amountMismatched: () => heading('That was not ₹499') && undefined,
    requestingRefund: () => expect(button('Asking for it...').disabled).toBe(true),
    refundFailed: () => screen.getByText(/Nothing has changed: please try again/) && undefined,
    refunding: () => heading('Your money is on its way back') && undefined,
    succeeded: () => heading('Payment Successful!') && undefined,
    settled: () => heading('Payment Successful!') && undefined,
  },
};

walkScreens('qrPayment', screens);
