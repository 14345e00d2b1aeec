import { Problem, sentenceFor } from '../lib/problems.ts';
import type { Weakness } from '../services/accounts/password-rules.ts';

/** What the person reads whose new password is refused. */
export const WEAK_PASSWORD: Readonly<Record<Weakness, string>> = {
  common: 'This password is among the first that anybody would try. Please choose another one.',
  personal: 'This password holds your own name, address or number. Please choose another one.',
};

/** The account was deleted in the same moment: its token is nobody's. */
export const accountGone = (): Problem => new Problem(401, sentenceFor(401));
