import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';
import { opened } from '../opened.ts';

/** The gate as other flows run it: fetched when it is opened. */
export const laterSignInGate = laterFlow(
  later('sign-in-gate', async () => (await opened('signInGate')).providedSignInGate).fetched,
);
