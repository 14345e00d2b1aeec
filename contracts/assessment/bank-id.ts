import * as z from 'zod/mini';

/** Form of the ids of questions, options and signs, which are never a person's own words. */
export const BankId = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/));
