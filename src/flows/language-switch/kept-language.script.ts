import { LANGUAGE, PLACE } from '../../../contracts/common/language.ts';
import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { keepLanguage, keptLanguage } from '../../actors/page/kept-language.ts';
import { openAt } from '../../lib/address/other-language.ts';

/** Keeps the language of this page as the one last read, where its address names it; English is kept by a press alone. */
const keepOwn = (): void => {
  if (PLACE !== '') keepLanguage(LANGUAGE);
};

/**
 * Opens this page in the language last read on this device where its address names none, as one in a mail does (NEW-98).
 * @returns true when the page is being left for the other one
 */
export const openInKeptLanguage = (): boolean => {
  keepOwn();
  const kept = keptLanguage();
  const other = PLACE === '' && OTHER_LANGUAGES.find(({ tag }) => tag === kept);
  if (!other) return false;
  openAt(other.place);
  return true;
};

/** Keeps a language that is pressed; of links those name one that are written in it and lead to it. */
export const keepPressedLanguage = (): void => {
  keepOwn();
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (pressed !== null) keepLanguage(pressed.lang);
  });
};

const PRESSED = 'a[lang][hreflang], button[lang]';
