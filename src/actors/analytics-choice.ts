import type { CountingChoice } from '../../machines/counting-switch/counting-switch.machine.ts';
import { AS_TEXT, stored } from './stored.ts';

/** Kept where somebody does not want to be counted, from this moment on and in every tab; it stays on the device. */
const CHOICE = stored('toothwise-analytics', AS_TEXT, { for: 'device', orForPage: true });

/** Whether the browser asks for everybody not to be followed: Do Not Track, or Global Privacy Control. */
const asksNotTo = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Whether this visit may be counted, as it stands now. */
export const readAnalyticsChoice = (): CountingChoice => {
  if (asksNotTo()) return 'byBrowser';
  return CHOICE.get() === 'off' ? 'off' : 'on';
};

/** Keeps what somebody has decided. */
export const keepAnalyticsChoice = (choice: 'on' | 'off'): void => {
  if (choice === 'off') CHOICE.set('off');
  else CHOICE.drop();
};
