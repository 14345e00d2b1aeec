import type { Account } from '../../repositories/accounts.ts';

/** The name that an account is called by; somebody with one name has no last one. */
export const fullName = ({
  firstName,
  lastName,
}: Pick<Account, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();
