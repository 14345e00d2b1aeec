/** Reasons to refuse a new password: it is among those that are tried first, or made of what is known of the person. */
export const WEAKNESSES = ['common', 'personal'] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/** Texts for a person whose new password is refused. */
export const WEAK_PASSWORD: Readonly<Record<Weakness, string>> = {
  common: 'This password is among the first that anybody would try. Please choose another one.',
  personal: 'This password holds your own name, address or number. Please choose another one.',
};
