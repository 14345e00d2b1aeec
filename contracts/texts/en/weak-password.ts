import type { Weakness } from '../../accounts/weak-password.ts';

/** Texts for a person whose new password is refused. */
export const WEAK_PASSWORD: Readonly<Record<Weakness, string>> = {
  common: 'This password is among the first that anybody would try. Please choose another one.',
  personal: 'This password holds your own name, address or number. Please choose another one.',
};
