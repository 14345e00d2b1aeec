import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROPER_NAMES } from '../../../server/assessment/evidence/text/lexicon/proper-names.ts';
import { halvesOf, keysOf } from '../../../server/assessment/evidence/text/words.ts';

const NAMES = readFileSync(new URL('names-of-india.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/);

describe('a place, people or name of India', () => {
  it('is no slip of a word of a mouth, nor two words that were typed as one', () => {
    const misread = NAMES.filter(
      (name) => keysOf(name).some((key) => key.startsWith('@')) || halvesOf(name) !== null,
    );
    expect(NAMES.length).toBeGreaterThan(500);
    expect(misread).toEqual([]);
  });

  it('is listed for the reader only where it would be misread', () => {
    expect(PROPER_NAMES.split(/\s+/).filter((name) => !NAMES.includes(name))).toEqual([]);
    expect(PROPER_NAMES.split(/\s+/).length).toBeLessThan(100);
  });
});
