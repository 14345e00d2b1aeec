import { isEmail } from '../otp-login/contact.ts';
import { passwordProblems } from '../registration/details.ts';
import { nameProblems } from '../registration/names.ts';

/** Fields that an invited member of the staff fills in. */
export type StaffDetails = {
  /** Invitation from the mail, as it was copied. */
  readonly invitation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export const NO_STAFF_DETAILS: StaffDetails = {
  invitation: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Returns the faults of the details, by field; nothing when they can be sent. The rules are those of every account. */
export const staffDetailProblems = (
  details: StaffDetails,
): Partial<Record<keyof StaffDetails, string>> => ({
  ...(details.invitation.trim() === ''
    ? { invitation: 'Please paste the invitation from the mail.' }
    : {}),
  ...nameProblems(details),
  ...(isEmail(details.email) ? {} : { email: 'Please enter a valid email address.' }),
  ...passwordProblems(details),
});
