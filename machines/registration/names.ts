import { NAME_MAX, NAME_MIN } from '../../contracts/accounts/account.ts';

/** The names as they are written in. */
export type Names = { readonly firstName: string; readonly lastName: string };

const problemOf = (name: string, what: string): string | null => {
  const { length } = name.trim();
  if (length < NAME_MIN) return `${what} must be at least ${NAME_MIN} characters.`;
  return length > NAME_MAX / 2 ? `${what} must be at most ${NAME_MAX / 2} characters.` : null;
};

/**
 * Returns the faults of the names, by field, in the words of the registration (REG-05, REG-06); nothing when they can
 * be kept.
 */
export const nameProblems = ({ firstName, lastName }: Names): Partial<Names> => {
  const first = problemOf(firstName, 'First name');
  const last = problemOf(lastName, 'Last name');
  return {
    ...(first === null ? {} : { firstName: first }),
    ...(last === null ? {} : { lastName: last }),
  };
};

/** Returns the names without the white space around them. */
export const trimmedNames = ({ firstName, lastName }: Names): Names => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});
