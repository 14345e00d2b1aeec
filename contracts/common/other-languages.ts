/** A language that the app can be read in. */
export type Language = {
  /** A page names it so (`lang`). */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  /** What stands before each of its addresses. */
  readonly place: string;
};

declare global {
  /** The build says here that there are several languages, so that what offers them goes where there is one. */
  const HAS_OTHER_LANGUAGES: boolean;
}

/**
 * The other languages in which the app was built: a build puts its own here. They stand apart from the language itself,
 * and load with what offers them.
 */
export const OTHER_LANGUAGES: readonly Language[] = [];
