import type { Sentence } from '../evidence/text/clauses.ts';
import type { SplitClause } from './classifier/features.ts';
import { featuresOf, splitJoined } from './classifier/features.ts';

/** A clause with its features for the classifier; `isAsked` is true when its sentence asks. */
export type Part = SplitClause & {
  readonly features: readonly string[];
  readonly isAsked: boolean;
};

/**
 * Words that people write about one thing, roughly. Longer texts are cut, so that a danger in a long story is not
 * outweighed by the rest.
 */
const STRETCH_WORDS = 60;

const partsOf = ({ clauses, isAsked }: Sentence): Part[] =>
  clauses.map(splitJoined).map((clause) => ({ ...clause, isAsked, features: featuresOf(clause) }));

const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** Groups clauses that stand together; each stretch begins in the middle of the one before. */
export const stretchesOf = (sentences: readonly Sentence[]): Part[][] => {
  const stretches: Part[][] = [];
  let stretch: Part[] = [];
  let words = 0;
  for (const part of sentences.flatMap(partsOf)) {
    if (stretch.length > 0 && words + part.tokens.length > STRETCH_WORDS) {
      stretches.push(stretch);
      stretch = stretch.slice(Math.ceil(stretch.length / 2));
      words = wordsIn(stretch);
    }
    stretch.push(part);
    words += part.tokens.length;
  }
  return [...stretches, stretch];
};
