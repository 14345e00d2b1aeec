import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelihoodsOf } from '../../../server/assessment/likelihood.ts';

const shares = fc
  .array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 2, maxLength: 60 })
  .map((beliefs) => {
    const total = beliefs.reduce((sum, belief) => sum + belief, 0);
    return beliefs.map((belief) => belief / total).toSorted((a, b) => b - a);
  });

const first = (share: number): number => likelihoodsOf([share, 1 - share])[0] ?? 0;

describe('the likelihood of a condition', () => {
  it('[DIAG-04] keeps the order of the shares, and sums to at most 1', () => {
    fc.assert(
      fc.property(shares, (given) => {
        const likelihoods = likelihoodsOf(given);
        expect(likelihoods).toEqual(likelihoods.toSorted((a, b) => b - a));
        expect(likelihoods.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('tells two equal causes apart by nothing', () => {
    expect(likelihoodsOf([0.5, 0.5])).toEqual([0.5, 0.5]);
  });

  it('grows with every share, so that no limit stands where many would meet', () => {
    const grown = [0.9, 0.95, 0.99, 0.999, 0.9999, 0.99999].map((share) => first(share));
    const percents = grown.map((likelihood) => Math.floor(likelihood * 100));
    expect(new Set(percents).size).toBe(percents.length);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  it('is never certain, as nobody has examined the patient', () => {
    expect(first(1)).toBeLessThan(0.995);
    expect(first(0.95)).toBeLessThan(0.88);
  });
});
