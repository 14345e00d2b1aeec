import * as z from 'zod/mini';

/** A day that a caller may ask for: of this century. Databases and clocks do not agree on what lies far beyond. */
export const Day = z.iso.date().check(z.regex(/^20/));
