/** Reasons to refuse a new password: it is among those that are tried first, or made of what is known of the person. */
export const WEAKNESSES = ['common', 'personal'] as const;
export type Weakness = (typeof WEAKNESSES)[number];
