import type { VerifiedPrescription } from '../../../endpoints/prescriptions.ts';
import { OLD_AFTER_DAYS } from '../../../rules/prescribing.ts';

/** A code confirms a paper, and not what somebody may have written on it. */
const NOT_MEDICINES = 'This does not confirm which medicines stand on the paper.';

/** Each answer: what it is, and what to do. */
export const VERIFIED_TEXTS: Readonly<
  Record<VerifiedPrescription['state'], { readonly title: string; readonly text: string }>
> = {
  valid: {
    title: 'This prescription is valid',
    text: `It is the newest version. Compare the day and the dentist below with the paper. ${NOT_MEDICINES}`,
  },
  old: {
    title: `This prescription is older than ${OLD_AFTER_DAYS} days`,
    text: `Ask the dentist before you use it. ${NOT_MEDICINES}`,
  },
  replaced: {
    title: 'A newer version took its place',
    text: 'Do not use this one. Ask the patient for the new prescription.',
  },
  withdrawn: {
    title: 'This prescription was withdrawn',
    text: 'The dentist took it back. Do not use it.',
  },
  unknown: {
    title: 'We do not know this code',
    text: 'Check each letter of the code. If it is right, do not use the prescription: it was never written here, or its patient has deleted it.',
  },
};

export const PRESCRIPTION_CODE_TEXTS = {
  title: 'Check a prescription',
  intro: 'Enter the code that stands on the prescription. No account is needed.',
  code: 'Code of the prescription',
  hint: '16 letters and digits, such as 7K3M-9QXT-2B4C-V8WN',
  check: 'Check',
  checking: 'Checking...',
  malformed: 'This is not a whole code. It has 16 letters and digits.',
  unreachable: 'We could not check it just now. Wait a minute and try again.',
  shows: 'For privacy this page shows neither the patient nor the medicines.',
  issued: 'Written on',
  dentist: 'Dentist',
  registration: 'Registration number',
} as const;
