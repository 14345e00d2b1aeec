import type { Sentence } from '../evidence/text/clauses.ts';
import type { SplitClause } from './classifier/features.ts';
import { featuresOf, splitJoined } from './classifier/features.ts';

/** A clause with what the classifier sees of it, and whether its sentence asks. */
export type Part = SplitClause & {
  readonly features: readonly string[];
  readonly isAsked: boolean;
};

/** As many words as people write about one thing; a danger in a long story must not be outweighed by the rest. */
const STRETCH_WORDS = 60;

const partsOf = ({ clauses, isAsked }: Sentence): Part[] =>
  clauses.map(splitJoined).map((clause) => ({ ...clause, isAsked, features: featuresOf(clause) }));

const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** Clauses that stand together, each stretch beginning in the middle of the one before. */
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
