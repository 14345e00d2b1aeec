import { PHONE_REFUSED } from '../../../accounts/account.ts';
import type { RaisedNotice } from '../../../common/notice.ts';

/** Texts of the contact that the code goes to, by its channel (OTPL-11, OTPL-12). */
export const CONTACT_WORDS = {
  email: { contact: { label: 'Email', wrong: 'Please enter a valid email address' } },
  phone: { contact: { label: 'Phone number', wrong: PHONE_REFUSED } },
} as const;

/** Notice once the code was right (OTPL-18). */
export const OTP_VERIFIED: RaisedNotice = {
  type: 'success',
  title: 'OTP successfully verified',
  message: 'Welcome back!',
  outlivesPage: true,
};
