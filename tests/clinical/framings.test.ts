import { describe, expect, it } from 'vitest';
import { scoreFramings, sumOf } from './framing-score.ts';
import { FRAMINGS, WORDING_PARTS, framed } from './framings.ts';
import { rate } from './score.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

const EACH = 24;
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

  const scores = WORDING_PARTS.flatMap((part) => scoreFramings(SAMPLE, part));
  const isMended = ({ framing }: (typeof scores)[number]): boolean =>
    framing !== 'typing_slips' && framing !== 'hinglish';

  it('move no urgency once all is answered, whatever is said around the case and in what order', () => {
    expect(scores.filter(isMended).flatMap(({ answeredMoved }) => answeredMoved)).toEqual([]);
  });

  it('hardly move it by slips and by another language, which change the words of the case', () => {
    const others = scores.filter((score) => !isMended(score));
    expect(rate(sumOf(others, 'answered'))).toBeLessThanOrEqual(0.03);
  });

  it('hardly move the urgency that words alone give', () => {
    expect(rate(sumOf(scores, 'lower'))).toBeLessThanOrEqual(0.006);
    expect(rate(sumOf(scores, 'higher'))).toBeLessThanOrEqual(0.015);
  });
});
