import * as z from 'zod/mini';
import { PROBLEM_CODES } from './problem-codes.ts';

/**
 * Every error reply: the same human sentence twice, so that either field can be shown (API-02). `code` is there where a
 * page has to do something about it: `consent_withdrawn` comes with 409 wherever health data would be kept or read in
 * an account that has withdrawn its consent, and `second_factor_wanted` with 401 where a session of the staff has not
 * shown its passkey. `field` names the part of a request that is wrong, so that a page can say it there. `price` is the
 * price in force, in paise, where another one was told. `remainingAttempts` comes with a wrong passcode, under the name
 * that SMART Health Links give it.
 */
export const ErrorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.optional(z.enum(PROBLEM_CODES)),
  field: z.optional(z.string()),
  price: z.optional(z.int()),
  remainingAttempts: z.optional(z.int()),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
