import type { CountingChoice } from '../../machines/counting-switch/counting-switch.machine.ts';

/** Where it is kept that somebody does not want to be counted; it stays on the device. */
const CHOICE_KEY = 'toothwise-analytics';

/** Without storage, until the page is left. */
let unkept: 'on' | 'off' = 'on';

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
  try {
    return localStorage.getItem(CHOICE_KEY) === 'off' ? 'off' : unkept;
  } catch {
    return unkept;
  }
};

/** Keeps what somebody has decided: from this moment on, in every tab of this browser. */
export const keepAnalyticsChoice = (choice: 'on' | 'off'): void => {
  unkept = choice;
  try {
    if (choice === 'off') localStorage.setItem(CHOICE_KEY, 'off');
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // It holds until the page is left.
  }
};
