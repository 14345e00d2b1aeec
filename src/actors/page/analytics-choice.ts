import type { CountingChoice } from '../../../machines/counting-switch/counting-switch.machine.ts';
import { AS_TEXT, stored } from '../storage/stored.ts';

/** Holds "off" when the visitor refuses to be counted: it applies at once, in every tab, and stays on the device. */
const CHOICE = stored('toothwise-analytics', AS_TEXT, { for: 'device', orForPage: true });

/** True when the browser itself asks sites not to track: Do Not Track, or Global Privacy Control. */
const asksNotTo = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Reads whether this visit may be counted now, and if not, whether the browser or the visitor refused. */
export const readAnalyticsChoice = (): CountingChoice => {
  if (asksNotTo()) return 'byBrowser';
  return CHOICE.get() === 'off' ? 'off' : 'on';
};

/** Stores the visitor's decision; "on" is the default, so it is stored as nothing. */
export const keepAnalyticsChoice = (choice: 'on' | 'off'): void => {
  if (choice === 'off') CHOICE.set('off');
  else CHOICE.drop();
};
