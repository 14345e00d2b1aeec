import { describe, expect, it } from 'vitest';
import { scoreFramings, sumOf } from './framing-score.ts';
import { FRAMINGS, WORDING_PARTS, framed } from './framings.ts';
import { rate } from './score.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

const EACH = 12;
const SAMPLE = vignetteFiles()
  .flatMap(loadVignettes)
  .filter((_vignette, at) => at % EACH === 0);

describe('framings', () => {
  it('put every case in other words, the same at each call', () => {
    const [vignette] = SAMPLE;
    if (vignette === undefined) throw new Error('There is no vignette');
    for (const framing of FRAMINGS) {
      const words = framed(vignette, framing, 'open');
      expect(words, framing).not.toBe(vignette.concern);
      expect(framed(vignette, framing, 'open')).toBe(words);
    }
  });

  it.each(WORDING_PARTS)('move no urgency once all is answered, wordings %s', (part) => {
    const moved = scoreFramings(SAMPLE, part).flatMap((score) => score.answeredMoved);
    expect(moved).toEqual([]);
  });

  it('hardly move the urgency that words alone give', () => {
    const scores = scoreFramings(SAMPLE, 'open');
    expect(rate(sumOf(scores, 'lower'))).toBeLessThanOrEqual(0.01);
    expect(rate(sumOf(scores, 'higher'))).toBeLessThanOrEqual(0.02);
  });
});
