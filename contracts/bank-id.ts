import * as z from 'zod/mini';

/** How questions, options and signs are named: never in a person's own words. */
export const BankId = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/));
