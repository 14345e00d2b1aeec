import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The gate as other flows run it: fetched when it is opened. */
export const laterSignInGate = laterFlow(async () => {
  const { signInGate } = await import('../opened-flows.ts');
  return (await signInGate()).providedSignInGate;
});
