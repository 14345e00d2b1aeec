import type { Auth, User } from '../../../contracts/accounts/account.ts';
import { removeProgress } from '../assessment/draft-storage.ts';
import { unsealWork } from './sealed-work.ts';
import { keptUser, openSession } from './session-storage.ts';

/**
 * Signs this device in with the server's answer (SESS-01, SESS-02). The token stays here: no chart ever holds it.
 * Restores what was put aside when this account's last session ended, and removes what another account, not signed out,
 * has left here. A session of the staff that has shown no passkey is none of this device's yet (NEW-106).
 */
export const enter = async (auth: Auth): Promise<User> => {
  if (auth.second_factor) return (await import('./half-session.ts')).goOnWithPasskey(auth);
  const { access_token, ...user } = auth;
  const before = keptUser();
  try {
    if (before !== null && before.id !== user.id) removeProgress();
    unsealWork(user.id);
  } catch {
    // Storage is blocked, so nothing was put aside.
  }
  openSession({ ...user, access_token });
  return user;
};
