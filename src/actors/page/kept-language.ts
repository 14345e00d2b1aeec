import { AS_TEXT, stored } from '../storage/stored.ts';

/** Holds the tag of the language in which somebody last read on this device; nothing where storage is blocked. */
export const KEPT = stored('toothwise-language', AS_TEXT, { for: 'device' });

/** Holds the tag of the language that somebody has pressed since the account was last told. */
export const PRESSED = stored('toothwise-pressed', AS_TEXT, { for: 'device' });
