/**
 * The language of this build, as a page names it, and what stands before its addresses: nothing for English, `/hi` and the
 * like for another one. The build for another language puts its own here (`src/prerender/languages/language-texts.ts`).
 */
export const LANGUAGE = 'en-IN';
export const PLACE = '';
