import { expect, it } from 'vitest';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { machines } from '../../../machines/index.ts';

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The notices that stand in a chart as they are raised. */
const noticesIn = (part: unknown): RaisedNotice[] => {
  if (!isTable(part)) return [];
  if ('notice' in part && isTable(part.notice)) return [part.notice as RaisedNotice];
  return Object.values(part).flatMap(noticesIn);
};

const looksOf = ({ type, title: _title, message: _message, ...traits }: RaisedNotice): string =>
  [type, ...Object.entries(traits).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(
    ', ',
  );

/** Titles of the notices that are the same each time, by look, by what they replace and by how long they stay. */
const RAISED = {
  error: [
    'Copy Failed',
    'Error',
    'Feedback submission failed',
    'Google Authentication Failed',
    'Logout Failed',
    'Not connected',
    'Not shared',
    'Payment Verification Failed',
    'Please provide a rating',
    'Share Failed',
    'The link was not copied',
    'The other camera did not start',
    'Verification Failed',
  ],
  'error, about "booking"': [
    'Booking Error',
    'Order Creation Failed',
    'Payment Error',
    'Payment Timeout',
    'Payment Verification Error',
  ],
  info: [
    'A fresh start',
    'Not available yet',
    'Nothing heard',
    'We are sorry that nobody came',
    'X-ray no longer here',
  ],
  'info, about "booking"': ['Payment Cancelled'],
  'info, outlivesPage true': ['Please log in again'],
  success: [
    'Added',
    'Consultation moved',
    'Copied',
    'Copied to Clipboard!',
    'Deleted',
    'Download ready',
    'Email Verified',
    'Link copied',
    'Passkey added',
    'Passkey removed',
    'Passkeys reset',
    'Picture deleted',
    'Picture sent',
    'Reminder sent',
    'Saved',
    'Saved to Dashboard',
    'Shared Successfully!',
    'Thank you for your feedback!',
    'The call is settled',
    'We have taken it down',
    'Welcome aboard!',
    'X-ray deleted',
    'Your device is connected',
    'Your money is on its way back',
  ],
  'success, about "booking"': ['Appointment Booked!', 'Payment Successful!'],
  'success, duration 3000': ['Progress Restored'],
  'success, duration 5000': ['Diagnosis Enhanced!'],
  'success, outlivesPage true': [
    'Logout Successful',
    'OTP successfully verified',
    'Password changed',
    'Phone Verified',
    'Registration Successful',
  ],
  warning: [
    'Microphone blocked',
    'Not deleted yet',
    'Not read aloud',
    'Not ready to listen',
    'Not saved',
    'Speaking does not work here',
    'Your answers are not saved',
  ],
  'warning, outlivesPage true': ['Not deleted'],
};

it('[CONST-24] charts give each notice its look, what it replaces or outlives, and its time', () => {
  const titles: Record<string, string[]> = {};
  for (const { config } of Object.values(machines))
    for (const notice of noticesIn(config)) (titles[looksOf(notice)] ??= []).push(notice.title);
  const once = Object.entries(titles).map(([look, all]) => [look, [...new Set(all)].toSorted()]);
  expect(Object.fromEntries(once)).toEqual(RAISED);
});
