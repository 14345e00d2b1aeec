import * as z from 'zod/mini';
import { BankId } from './bank-id.ts';
import { SIGN_ANSWERS } from './sign-ids.ts';

export * from './sign-ids.ts';

/** One sign as it is asked back. `quote`: the words that raised it, as they were written. */
export const Sign = z.object({
  id: BankId,
  question: z.string().check(z.minLength(1), z.maxLength(200)),
  quote: z.string().check(z.maxLength(200)),
});
export type Sign = z.infer<typeof Sign>;

export const SignAnswer = z.enum(SIGN_ANSWERS);
export type SignAnswer = z.infer<typeof SignAnswer>;

const CONFIRMED_MAX = 40;

/** Answers by sign. A sign that the server does not know is ignored. */
export const ConfirmedSigns = z.record(BankId, SignAnswer).check(
  z.refine((answers) => Object.keys(answers).length <= CONFIRMED_MAX, {
    error: `There are more than ${CONFIRMED_MAX} signs`,
  }),
);
export type ConfirmedSigns = z.infer<typeof ConfirmedSigns>;
