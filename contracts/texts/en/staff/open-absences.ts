import type { AbsenceVerdict } from '../../../booking/absence.ts';

/** Notice of a settled call. */
export const SETTLED = {
  title: 'The call is settled',
  message: 'The patient is told by mail.',
};

/** Notice that nothing was settled. */
export const NOT_SETTLED = {
  title: 'Nothing was settled',
  message: 'Our server could not be reached. Please try again.',
};

/** Questions before the last press, by verdict. */
export const VERDICT_TEXTS: Readonly<
  Record<
    AbsenceVerdict,
    { readonly offer: string; readonly question: string; readonly words: string }
  >
> = {
  came: {
    offer: 'The dentist was there',
    question: 'Was the dentist there?',
    words:
      'The call and its payment stay as they are. The patient reads that the dentist was there, and where to write. This cannot be taken back here.',
  },
  missed: {
    offer: 'The dentist did not come',
    question: 'Did the dentist not come?',
    words:
      'The call is taken off, and what was paid is the patient’s again. Patient and dentist read that by mail. This cannot be taken back.',
  },
};

export const OPEN_ABSENCES_TEXTS = {
  title: 'Calls to look into',
  lead: 'Patients said that the dentist did not come to these calls. They were held on another site, where we see nobody: ask the dentist, or look there. What you say here is written down.',
  loading: 'Loading the calls...',
  empty: 'There is no call to look into.',
  unreachable: 'We could not reach our server.',
  tryAgain: 'Try again',
  anew: 'Look again',
  confirm: 'Yes, settle it',
  decline: 'Go back',
} as const;
