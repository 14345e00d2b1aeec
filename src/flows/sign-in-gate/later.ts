import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The gate as other flows run it: fetched when it is opened. */
export const laterSignInGate = laterFlow(
  async () => (await import('./opened.ts')).providedSignInGate,
);
