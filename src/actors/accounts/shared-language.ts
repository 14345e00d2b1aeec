import { changeProfile } from '../../../contracts/endpoints/profile.ts';
import { call } from '../calls/call.ts';
import { keepLanguage, keptLanguage } from '../page/kept-language.ts';
import { keepAuth, keptAccount } from './session-storage.ts';

/**
 * Has the language last read on this device go along with the account, and brings the account's to a device on which nobody
 * has chosen one: pages that name none open in it from then on (NEW-98). A server that is not reached hears it the next time.
 */
export const shareOf = async (language: string | null, signal: AbortSignal): Promise<void> => {
  const kept = keptLanguage();
  if (kept === null && language !== null) keepLanguage(language);
  if (kept === null || kept === language) return;
  const body = { language: kept };
  const changed = await call(changeProfile, { body, signal }).catch(() => null);
  const auth = keptAccount()?.auth;
  // Another account may have signed in meanwhile.
  if (auth !== undefined && auth.id === changed?.id) keepAuth({ ...auth, language: kept });
};
