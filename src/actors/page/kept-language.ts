import { AS_TEXT, stored } from '../storage/stored.ts';

/** Holds the tag of the language in which somebody last read on this device. */
const KEPT = stored('toothwise-language', AS_TEXT, { for: 'device' });

/** Returns its tag; null where nobody has read in another one, and where storage is blocked. */
export const keptLanguage = (): string | null => KEPT.get();

export const keepLanguage = (tag: string): void => {
  KEPT.set(tag);
};

/** Holds the tag of the language that somebody has pressed since the account was last told. */
export const PRESSED = stored('toothwise-language-pressed', AS_TEXT, { for: 'device' });
