import { fromCallback } from 'xstate';
import type { CountingSwitchEvents } from '../../../machines/counting-switch/counting-switch.machine.ts';
import { readAnalyticsChoice } from './analytics-choice.ts';

/**
 * Tells the current analytics choice at once, and again whenever another tab or the back/forward cache may have changed
 * it.
 */
export const watchChoice = fromCallback<CountingSwitchEvents>(({ sendBack }) => {
  const ending = new AbortController();
  const tell = (): void => sendBack({ type: 'choice.found', choice: readAnalyticsChoice() });
  addEventListener('storage', tell, { signal: ending.signal });
  addEventListener('pageshow', tell, { signal: ending.signal });
  tell();
  return () => ending.abort();
});
