import { dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { Weakness } from '../../../contracts/accounts/weak-password.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns true when a password, given in small letters, is one that attackers try first: tens of thousands from leaks.
 */
const isCommonPassword = (password: string): boolean => COMMON.has(password);

type Person = {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Shortest part of a name or an address that counts, in characters. */
const TELLING = 4;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Attackers try the site's name with a number first. */
const NAME_OF_SITE = plain(PRODUCT_NAME);

/** Lists words that an attacker who knows the person would try: words of the name and the address, and the number. */
const ownWords = ({ email, phone, firstName, lastName }: Person): string[] => {
  const [mailbox = ''] = email.split('@', 1);
  const names = [firstName, lastName].flatMap((name) => name.split(/\s+/));
  const words = [mailbox, ...mailbox.split(/[^\p{L}\p{N}]+/u), ...names];
  return [...words, phone.slice(-10)].map(plain).filter(({ length }) => length >= TELLING);
};

/** Returns the reason why a new password is easy to guess (NIST SP 800-63B, 3.1.1.2); `null` when there is none. */
export const weaknessOf = (password: string, person: Person): Weakness | null => {
  const asRead = plain(password);
  if (isCommonPassword(asRead) || asRead.includes(NAME_OF_SITE)) return 'common';
  return ownWords(person).some((word) => asRead.includes(word)) ? 'personal' : null;
};
