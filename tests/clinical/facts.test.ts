import { describe, expect, it } from 'vitest';
import { FINDING_IDS } from '../../server/assessment/knowledge/findings.ts';
import { loadFacts } from './facts.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

const FACTS = loadFacts();
const KNOWN: ReadonlySet<string> = new Set(FINDING_IDS);

describe('facts of the vignettes', () => {
  it('are written down for every vignette, and for nobody else', () => {
    const ids = vignetteFiles().flatMap((file) => loadVignettes(file).map(({ id }) => id));
    expect(Object.keys(FACTS).toSorted()).toEqual(ids.toSorted());
  });

  it('name findings of the vocabulary, each once and never both ways', () => {
    for (const [id, { present, absent }] of Object.entries(FACTS)) {
      const all = [...present, ...absent];
      expect(new Set(all).size, id).toBe(all.length);
      expect(
        all.filter((finding) => !KNOWN.has(finding)),
        id,
      ).toEqual([]);
    }
  });
});
