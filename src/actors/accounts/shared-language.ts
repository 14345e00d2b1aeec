import { fromPromise } from 'xstate';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keepLanguage, keptLanguage } from '../page/kept-language.ts';
import { keepAuth, keptAccount } from './session-storage.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/profile.ts'));

/**
 * Has the language last read on this device go along with the account, and brings the account's to a device on which nobody
 * has chosen one: pages that name none open in it from then on (NEW-98). A server that is not reached hears it the next time.
 */
export const shareLanguage = fromPromise<void, { readonly language: string | null }>(
  async ({ input: { language }, signal }) => {
    const kept = keptLanguage();
    if (kept === null && language !== null) keepLanguage(language);
    if (kept === null || kept === language) return;
    const changed = await call(named('changeProfile'), {
      body: { language: kept },
      signal,
    }).catch(() => null);
    const auth = keptAccount()?.auth;
    // Another account may have signed in meanwhile.
    if (auth !== undefined && auth.id === changed?.id) keepAuth({ ...auth, language: kept });
  },
);
