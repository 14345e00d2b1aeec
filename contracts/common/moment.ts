import * as z from 'zod/mini';

/** A moment, with the zone that its hour is of. */
export const Moment = z.iso.datetime({ offset: true });

/** A day that a caller may ask for: of this century. Databases and clocks do not agree on what lies far beyond. */
export const Day = z.iso.date().check(z.regex(/^20/));
