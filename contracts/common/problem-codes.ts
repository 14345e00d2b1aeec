/**
 * Codes for refusals of the same status that a caller may have to tell apart; any other refusal has its sentence alone.
 */
export const PROBLEM_CODES = ['consent_withdrawn', 'second_factor_wanted'] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
