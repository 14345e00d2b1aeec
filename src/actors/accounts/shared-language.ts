import { LANGUAGE, PLACE } from '../../../contracts/common/language.ts';
import { changeProfile } from '../../../contracts/endpoints/profile.ts';
import { call } from '../calls/call.ts';
import { KEPT, PRESSED } from '../page/kept-language.ts';
import { keepAuth, keptAccount } from './session-storage.ts';

/**
 * Tells the account the language that somebody pressed on this device, or, where it knows none, the one in which they read
 * now (NEW-98). A server that is not reached hears it the next time.
 */
export const shareOf = async (
  language: string | null,
  signal: AbortSignal,
  page = { language: LANGUAGE, place: PLACE },
): Promise<void> => {
  const read = language === null && page.place !== '' ? page.language : null;
  const told = PRESSED.get() ?? read;
  if (told === null || signal.aborted) return;
  if (told !== language) {
    const body = { language: told };
    const changed = await call(changeProfile, { body, signal }).catch(() => null);
    if (changed === null) return;
    const auth = keptAccount()?.auth;
    // Another account may have signed in meanwhile.
    if (auth?.id === changed.id) keepAuth({ ...auth, language: told });
  }
  // It stays what was chosen on this device; another press meanwhile is still to be told.
  if (PRESSED.get() !== told) return;
  KEPT.set(told);
  PRESSED.drop();
};
