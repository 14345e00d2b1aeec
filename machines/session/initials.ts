import type { User } from '../../contracts/accounts/account.ts';

/**
 * Returns the letters in the place of a picture: of both names, else of the name, else of the username, else "U"
 * (SHELL-19..23).
 */
export const initialsOf = ({
  firstName,
  lastName,
  name,
  username,
}: Pick<User, 'firstName' | 'lastName' | 'name' | 'username'>): string => {
  const both = firstName !== '' && lastName !== '' ? [firstName, lastName] : null;
  const words =
    both ??
    [name, username]
      .find((each) => each.trim() !== '')
      ?.trim()
      .split(/\s+/);
  const letters = (words ?? ['U']).map((word) => Array.from(word)[0] ?? '');
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
};
