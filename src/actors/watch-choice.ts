import { fromCallback } from 'xstate';
import type { CountingSwitchEvents } from '../../machines/counting-switch/counting-switch.machine.ts';
import { readAnalyticsChoice } from './analytics-choice.ts';

/** Tells how it stands with being counted, at once and whenever another tab, or the way back to this page, may have changed it. */
export const watchChoice = fromCallback<CountingSwitchEvents>(({ sendBack }) => {
  const ending = new AbortController();
  const tell = (): void => sendBack({ type: 'choice.found', choice: readAnalyticsChoice() });
  addEventListener('storage', tell, { signal: ending.signal });
  addEventListener('pageshow', tell, { signal: ending.signal });
  tell();
  return () => ending.abort();
});
