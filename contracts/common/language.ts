/** A language that the app can be read in. */
export type Language = {
  /** How a page names it (`lang`). */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  /** What stands before each of its addresses: `/hi`, and nothing for English. */
  readonly place: string;
};

/**
 * The language of this build and its place. These are English's; the build for another language puts its own here
 * (`src/prerender/languages/language-texts.ts`).
 */
export const LANGUAGE = 'en-IN';
export const PLACE = '';

/** Whether the app was built in other languages too, and which: what offers them costs nothing where there are none. */
export const HAS_OTHERS: boolean = false;
export const OTHER_LANGUAGES: readonly Language[] = [];
