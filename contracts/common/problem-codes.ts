/**
 * Codes for refusals of the same status that a caller may have to tell apart; any other refusal has its sentence alone.
 */
export const PROBLEM_CODES = [
  'consent_withdrawn',
  'second_factor_wanted',
  'link_revoked',
  'link_passcodes',
  'link_usedUp',
  'link_expired',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
