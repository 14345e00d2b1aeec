import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';

/** The gate as other flows run it: fetched when it is opened. */
export const laterSignInGate = laterFlow(
  later('sign-in-gate', async () => {
    const { signInGate } = await import('../opened-flows.ts');
    return (await signInGate()).providedSignInGate;
  }).fetched,
);
