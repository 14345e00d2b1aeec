import type { Account } from '../repositories/accounts.ts';

/** Joins the names of an account; a person with one name has no last one. */
export const fullName = ({
  firstName,
  lastName,
}: Pick<Account, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();
