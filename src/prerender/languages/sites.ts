/** The written pages of the site in one language. */
export type Site = {
  readonly tag: string;
  /** What stands before its addresses. */
  readonly place: string;
  /** The pages that it has, as `standing/how-it-works` and `articles/knocked-out-tooth`. */
  readonly pages: readonly string[];
};

/** The sites in the other languages of this build: a build puts its own here (`language-texts.ts`). */
export const SITES: readonly Site[] = [];
