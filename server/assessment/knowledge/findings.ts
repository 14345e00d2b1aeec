import { FINDINGS } from '../../../contracts/texts/en/engine/findings.ts';

/**
 * The closed vocabulary of clinical findings: everything the engine can know about a patient is one of
 * these, present or absent, with the words it was read from. Answers, free text and background are all
 * translated into it; conditions, red flags and medicine rules are written in it. An id is `group.finding`.
 */
export type FindingId = keyof typeof FINDINGS;
export const FINDING_IDS = Object.keys(FINDINGS) as FindingId[];
