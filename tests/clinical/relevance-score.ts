import { isDental } from '../../server/assessment/relevance.ts';
import type { Share } from '../../contracts/rules/wilson.ts';
import type { ValidityLine } from './vignette.ts';

/** Precision and recall of the relevance check, dental as the positive class, by kind of line. */
export type RelevanceScore = {
  readonly precision: Share;
  readonly recall: Share;
  readonly byKind: ReadonlyMap<string, Share>;
  readonly wrong: readonly string[];
};

export const scoreRelevance = (lines: readonly ValidityLine[]): RelevanceScore => {
  const judged = lines.map((line) => ({
    ...line,
    said: isDental(line.text),
  }));
  const called = judged.filter(({ said }) => said);
  const dental = judged.filter((line) => line.dental);
  const byKind = new Map<string, Share>();
  for (const { kind, said, dental: right } of judged) {
    const { hits, of } = byKind.get(kind) ?? { hits: 0, of: 0 };
    byKind.set(kind, { hits: hits + (said === right ? 1 : 0), of: of + 1 });
  }
  return {
    precision: { hits: called.filter((line) => line.dental).length, of: called.length },
    recall: { hits: dental.filter(({ said }) => said).length, of: dental.length },
    byKind,
    wrong: judged
      .filter(({ said, dental: right }) => said !== right)
      .map(({ id, text, kind }) => `${id} (${kind}): ${text}`),
  };
};
