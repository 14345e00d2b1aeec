/** What a caller may have to tell apart among refusals of the same status; everything else is said by its sentence alone. */
export const PROBLEM_CODES = ['consent_withdrawn'] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
