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

/** Reads the clauses of a text as the parts of its stretches. */
export const partsOf = (sentences: readonly Sentence[]): Part[] =>
  sentences.flatMap(({ clauses }) =>
    clauses.map((each) => {
      const clause = splitJoined(each);
      return { ...clause, isAsked: each.isAsked, features: featuresOf(clause) };
    }),
  );

const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** Groups parts that stand together; each stretch begins in the middle of the one before. */
export const stretchesOf = <P extends Part>(parts: readonly P[]): P[][] => {
  const stretches: P[][] = [];
  let stretch: P[] = [];
  let words = 0;
  for (const part of parts) {
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
