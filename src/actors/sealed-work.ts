import { CHAT_SESSION_KEY, DRAFT_KEY, removeProgress } from './draft-storage.ts';
import { XRAY_KEY } from './kept-xray.ts';
import { keepBookingData, keptBookingData } from './session-storage.ts';

/** Where an assessment, an X-ray and a booking wait for the account whose session has ended. */
const SEALED_KEY = 'toothwise-sealed-draft';

/** How long it waits, in milliseconds: whoever does not come back within a day leaves nothing behind. */
const SEALED_MS = 24 * 60 * 60_000;

const PARTS = [DRAFT_KEY, CHAT_SESSION_KEY, XRAY_KEY] as const;

type Sealed = {
  readonly account: string;
  readonly at: number;
  readonly parts: Readonly<Partial<Record<(typeof PARTS)[number], string>>>;
  /** What a booking under way had chosen; its schema looks at it where it is used. */
  readonly bookingData?: unknown;
};

/** Puts what is under way aside for an account, and removes the assessment from where anybody would find it. */
export const sealWork = (account: string): void => {
  const found = PARTS.map((key) => [key, localStorage.getItem(key)] as const);
  const parts = Object.fromEntries(found.filter(([, value]) => value !== null));
  const bookingData = keptBookingData();
  if (DRAFT_KEY in parts || XRAY_KEY in parts || bookingData !== null) {
    const sealed: Sealed = { account, at: Date.now(), parts, bookingData };
    localStorage.setItem(SEALED_KEY, JSON.stringify(sealed));
  }
  removeProgress();
};

const readSealed = (): Sealed | null => {
  try {
    return JSON.parse(localStorage.getItem(SEALED_KEY) ?? 'null') as Sealed | null;
  } catch {
    return null;
  }
};

/**
 * Gives what was under way back to the account that it was put aside for, unless another one of its kind was begun meanwhile;
 * whoever else signs in does not get it. Either way it waits no longer.
 */
export const unsealWork = (account: string): void => {
  const sealed = readSealed();
  forgetSealed();
  if (sealed?.account !== account || Date.now() - sealed.at > SEALED_MS) return;
  const { bookingData = null } = sealed;
  if (bookingData !== null && keptBookingData() === null) keepBookingData(bookingData);
  const restore = (key: (typeof PARTS)[number]): void => {
    const value = sealed.parts[key];
    if (value !== undefined) localStorage.setItem(key, value);
  };
  if (localStorage.getItem(XRAY_KEY) === null) restore(XRAY_KEY);
  if (localStorage.getItem(DRAFT_KEY) !== null) return;
  restore(DRAFT_KEY);
  restore(CHAT_SESSION_KEY);
};

/** Removes what waits. */
export const forgetSealed = (): void => localStorage.removeItem(SEALED_KEY);
