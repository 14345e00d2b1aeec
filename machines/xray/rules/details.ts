import { Email } from '../../../contracts/account.ts';
import type { Details } from '../xray.types.ts';

/** What is shown as the age of whom nobody has said it (REAN-03): shown, and never sent. */
export const SHOWN_AGE = 25;

const AGE = /^\d{1,3}$/;
const AGE_MAX = 130;

/** The age that was written; null for none, and for what is none. */
export const ageIn = (written: string): number | null => {
  const text = written.trim();
  return AGE.test(text) && Number(text) <= AGE_MAX ? Number(text) : null;
};

/** What the form lacks, by its field. */
export type DetailsProblems = {
  readonly email: 'missing' | 'invalid' | null;
  readonly age: 'invalid' | null;
};

/** What has to be put right before the form is sent (REAN-02). */
export const problemsOf = ({ email, age }: Details): DetailsProblems => {
  const wrong = Email.safeParse(email).success ? null : 'invalid';
  return {
    email: email.trim() === '' ? 'missing' : wrong,
    age: age.trim() !== '' && ageIn(age) === null ? 'invalid' : null,
  };
};
