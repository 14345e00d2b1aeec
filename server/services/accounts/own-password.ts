import { ownAsker } from '../../lib/password.ts';
import type { Account } from '../../repositories/accounts.ts';
import type { CodeDeps } from './codes.ts';

/** Returns true when this is the password of an account, or it has none: a phone left open is not enough to delete. */
export const isOwnPassword = async (
  { passwords }: Pick<CodeDeps, 'passwords'>,
  { id, passwordHash }: Account,
  password: string | null,
): Promise<boolean> =>
  passwordHash === null || (await passwords.isRight(password ?? '', passwordHash, ownAsker(id)));
