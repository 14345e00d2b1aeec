import type { Auth, User } from '../../contracts/account.ts';
import { unsealWork } from './sealed-work.ts';
import { openSession } from './session-storage.ts';

/**
 * Signs this device in with what the server has answered (SESS-01, SESS-02). The token stays here: no chart ever holds it.
 * What was put aside when this account's last session ended is there again.
 */
export const enter = (auth: Auth): User => {
  const { access_token, ...user } = auth;
  try {
    unsealWork(user.id);
  } catch {
    // A browser that keeps nothing has put nothing aside.
  }
  openSession({ ...user, access_token });
  return user;
};
