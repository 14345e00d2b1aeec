import { Email } from '../../../contracts/accounts/account.ts';
import type { Details } from '../xray.types.ts';

/** Age on screen where none was given (REAN-03): shown, and never sent. */
export const SHOWN_AGE = 25;

const AGE = /^\d{1,3}$/;
const AGE_MAX = 130;

/** Returns the age that was written; null where none was, or where the text is no age. */
export const ageIn = (written: string): number | null => {
  const text = written.trim();
  return AGE.test(text) && Number(text) <= AGE_MAX ? Number(text) : null;
};

/** Faults of the form, by its field. */
export type DetailsProblems = {
  readonly email: 'missing' | 'invalid' | null;
  readonly age: 'invalid' | null;
};

/** Returns the faults to correct before the form is sent (REAN-02). */
export const problemsOf = ({ email, age }: Details): DetailsProblems => {
  const wrong = Email.safeParse(email).success ? null : 'invalid';
  return {
    email: email.trim() === '' ? 'missing' : wrong,
    age: age.trim() !== '' && ageIn(age) === null ? 'invalid' : null,
  };
};
