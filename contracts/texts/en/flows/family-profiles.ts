import type { FAMILY_DETAILS, GUARDIAN } from '../../../forms/family.ts';
import type { WordsOf } from '../../../forms/form.ts';

/** Labels of the form, and what is said of its faults. */
export const FAMILY_WORDS: WordsOf<typeof FAMILY_DETAILS> = {
  name: {
    label: 'Full name',
    hint: 'As a dentist should read it, also on a prescription.',
    wrong: 'Please write the full name.',
  },
  birthYear: {
    label: 'Year of birth',
    hint: 'Four digits, such as 2018.',
    wrong: 'Please write the year of birth with four digits.',
  },
};

/** Label of the name of who answers for a child. */
export const GUARDIAN_WORDS: WordsOf<typeof GUARDIAN> = {
  guardian: {
    label: 'Who answers for the child',
    hint: 'Full name of the parent or lawful guardian. The dentist reads it.',
    wrong: 'Please write who answers for the child.',
  },
};

/** Notices of what was done. */
export const PERSON_ADDED = {
  title: 'Added',
  message: 'You can now choose for whom a result or a booking is.',
};
export const PERSON_CORRECTED = {
  title: 'Saved',
  message: 'The details are corrected. What was booked before keeps the old ones.',
};
export const PERSON_EXPORTED = {
  title: 'Download ready',
  message: 'The file is among your downloads.',
};
export const PERSON_ERASED = {
  title: 'Deleted',
  message:
    'This person and all that was saved for them here are deleted. What was saved or booked without choosing them stays.',
};
