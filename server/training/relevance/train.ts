import type { HashedWeights } from '../../assessment/learned/hashed.ts';
import { rowOf } from '../../assessment/learned/hashed.ts';
import { relevanceFeatures } from '../../assessment/relevance/learned.ts';
import { learnHashed } from '../hashed.ts';
import { linesAt, linesOf } from '../examples.ts';

/** The ordinary messages for danger signs are all dental; there are many of them, and each counts less. */
const ORDINARY_SAY = 0.3;

const read = (name: string): string[] => linesAt(new URL(name, import.meta.url));

/** Learns which messages are about the mouth, from `dental.txt`, `other.txt` and the ordinary dental examples. */
export const trainRelevance = (): HashedWeights => {
  const rows = (messages: readonly string[], isTrue: boolean, say = 1) =>
    messages.map((message) => ({ ...rowOf(relevanceFeatures(message)), isTrue, say }));
  return learnHashed([
    ...rows(linesOf('ordinary'), true, ORDINARY_SAY),
    ...rows(read('dental.txt'), true),
    ...rows(read('other.txt'), false),
  ]);
};
