import { describe, expect, it } from 'vitest';
import { growthOf } from './growth.ts';

describe('the growth of an expression', () => {
  it.each([
    [/\b\w+x/],
    [/\s+/g],
    [/^\s*x/],
    [/(.)\1+/g],
    [/([a-z])\1{2,}/g],
    [/[^a-z0-9./%]+/g],
    [/(?:ab)*/g],
    [/foo.{0,40}bar/],
    [/\bno (?:\w+ ){0,3}pain\b/],
    [/^(?:(?:drug|food) )*allergy$/],
    [/(?<![a-z])\d{1,3}(?! \d)/u],
    [/\bfaint (?=\w*(?:smell|taste))/],
    [/\b[a-z](?:[ .-][a-z]){3,}\b/g],
    [/दर्द|[\u0900-\u0963]+/g],
  ])('%s is linear', (expression) => {
    expect(growthOf(expression)).toEqual({ kind: 'linear' });
  });

  it.each([
    [/^```(?:json)?\s*([\s\S]*?)\s*```$/],
    [/\w+x/],
    [/\s+$/],
    [/a*b|a/g],
    [/(?:a*b)?/g],
    [/\bwas\b.*\bnow\b/],
    [/(?=.*a)b/],
    [/\bsmel+\w*\b!/],
    [/\b(?:i|am) (?:am |was )*\d/],
    [/\b(?:[a-z][ ._]){3,}[a-z]\b/],
    [/<b>([^]*?)<\/b>/g],
    [/\p{Lu}\p{L}*!/u],
    [/K+k+!/i],
  ])('%s is polynomial', (expression) => {
    expect(growthOf(expression).kind).toBe('polynomial');
  });

  it.each([[/(a*)*b/], [/(?:a|a)*b/], [/^(?:\w+ ?)*$/], [/(?:a?b?)*c/], [/(?:\d|[0-5])+!/]])(
    '%s is exponential',
    (expression) => {
      expect(growthOf(expression).kind).toBe('exponential');
    },
  );

  it.each([[/(?<=a+)b/], [/^a*b/m], [/a+/y]])(
    '%s is not understood, so not linear',
    (expression) => {
      expect(growthOf(expression).kind).toBe('unknown');
    },
  );

  it('names what to repeat in a text that hurts', () => {
    const growth = growthOf(/\bwas\b.*\bnow\b/);
    expect(growth.kind === 'linear' ? '' : growth.why).toContain('was');
  });
});
