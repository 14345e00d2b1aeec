import { readFileSync } from 'node:fs';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';

/** Findings that a vignette's sentences say and deny; a finding that they leave open stands in neither list. */
export type Facts = {
  readonly present: readonly FindingId[];
  readonly absent: readonly FindingId[];
};

/**
 * Loads the facts of every vignette by its id. They were read and written down by hand: no reader of the engine is
 * asked.
 */
export const loadFacts = (): Readonly<Record<string, Facts>> =>
  JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, Facts>
  >;
