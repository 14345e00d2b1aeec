import { LANGUAGE, PLACE } from '../../../contracts/common/language.ts';
import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { SESSION } from '../../actors/accounts/session-key.ts';
import { KEPT, PRESSED } from '../../actors/page/kept-language.ts';
import { openAt } from '../../lib/address/other-language.ts';

/** Returns the language of who is signed in; it goes with the session. */
const ofAccount = (): string | null => SESSION.get()?.auth?.language ?? null;

/**
 * Keeps the language of this page as the one last read, where its address names it; English is kept by a press alone. One
 * that an account has brought stays with the account: the next person on this device need not read it.
 */
const keepOwn = (): void => {
  if (PLACE !== '' && LANGUAGE !== ofAccount()) KEPT.set(LANGUAGE);
};

/**
 * Opens this page where its address names no language, as one in a mail does (NEW-98): in the one that was pressed, else in
 * that of who is signed in, else in the one last read on this device.
 * @returns true when the page is being left for the other one
 */
export const openInKeptLanguage = (): boolean => {
  keepOwn();
  const kept = PRESSED.get() ?? ofAccount() ?? KEPT.get();
  const other = PLACE === '' && OTHER_LANGUAGES.find(({ tag }) => tag === kept);
  if (!other) return false;
  openAt(other.place);
  return true;
};

/** Keeps a language that is pressed; of links those name one that are written in it and lead to it. */
export const keepPressedLanguage = (): void => {
  keepOwn();
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(SWITCHES) : null;
    if (pressed !== null) PRESSED.set(pressed.lang);
  });
};

const SWITCHES = 'a[lang][hreflang], button[lang]';
