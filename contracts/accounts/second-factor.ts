/** Most passkeys of one account. */
export const PASSKEYS_MAX = 5;

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 40;

/** Time in which a passkey has to answer a challenge, in minutes. */
export const CHALLENGE_MINUTES = 5;

/**
 * Step that a new session of the staff still needs: the account has a passkey to show, or has to get its first one
 * (NEW-106).
 */
export const SECOND_STEPS = ['passkey', 'enrolment'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];
