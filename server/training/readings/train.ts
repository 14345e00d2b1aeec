import { readingsIn } from '../../assessment/evidence/from-text.ts';
import { statedFeatures } from '../../assessment/evidence/stated/stated.ts';
import { readClauses } from '../../assessment/evidence/text/clauses.ts';
import type { HashedWeights } from '../../assessment/learned/hashed.ts';
import { rowOf } from '../../assessment/learned/hashed.ts';
import { linesAt } from '../examples.ts';
import type { Judged } from '../hashed.ts';
import { learnHashed } from '../hashed.ts';

/** What a verdict teaches: stated, not stated, or arguable, which counts for less. */
const VERDICTS = {
  y: { isTrue: true, say: 1 },
  a: { isTrue: true, say: 0.4 },
  n: { isTrue: false, say: 1 },
} as const;

const isVerdict = (verdict: string): verdict is keyof typeof VERDICTS => verdict in VERDICTS;

/** Makes a row of one line: a finding, the verdict on its reading, and the clause it was read from. */
const rowsOf = (line: string): Judged[] => {
  const [finding = '', verdict = '', text = ''] = line.split('\t');
  if (!isVerdict(verdict)) throw new Error(`No verdict in judged.tsv: "${line}"`);
  for (const clause of readClauses(text)) {
    const reading = readingsIn(clause).find(({ means }) => means === finding);
    if (reading === undefined) continue;
    const features = statedFeatures(clause)(reading.means, reading.match);
    return [{ ...rowOf(features), ...VERDICTS[verdict] }];
  }
  // The phrase that read it is gone.
  return [];
};

/** Learns from `judged.tsv`, readings of our phrases in examples and plain statements, judged one by one, which are stated. */
export const trainStated = (): HashedWeights =>
  learnHashed(linesAt(new URL('judged.tsv', import.meta.url)).flatMap(rowsOf));
