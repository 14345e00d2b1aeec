import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import { anyOf } from '../../../server/assessment/evidence/text/any-of.ts';
import { foundInOrder } from '../../../server/assessment/evidence/text/in-order.ts';
import { makeSlipIndex } from '../../../server/assessment/evidence/text/slips.ts';

describe('the word that a misspelt one was meant to be', () => {
  const slips = makeSlipIndex();
  for (const word of [
    'swelling',
    'swallow',
    'bleeding',
    'bleed',
    'blister',
    'infection',
    'crown',
    'gum',
  ])
    slips.add(word);

  it.each([
    ['a wrong letter', 'swullow', 'swallow'],
    ['a missing letter', 'bleding', 'bleeding'],
    ['an extra letter', 'crowwn', 'crown'],
    ['two letters swapped', 'blsiter', 'blister'],
    ['a slip beyond the first seven letters', 'infectoin', 'infection'],
    ['two slips in a word of eight letters', 'bledinng', 'bleeding'],
    ['two slips far apart', 'ihfectiob', 'infection'],
    ['fewer slips before more', 'bleedin', 'bleeding'],
    ['the shortest of equally near', 'bleede', 'bleed'],
  ])('%s', (_slip, word, meant) => {
    expect(slips.find(word)).toBe(meant);
  });

  it.each([
    ['another first letter', 'rwelling'],
    ['a short word', 'gumm'],
    ['two slips in a short word', 'crwno'],
    ['two letters missing, seven left', 'inction'],
    ['two slips in the ending alone', 'infectire'],
    ['a number in it', 'swell1ng'],
    ['more than twenty letters', 'swellingswellingswelling'],
    ['three slips', 'swullowung'],
  ])('is none: %s', (_why, word) => {
    expect(slips.find(word)).toBeNull();
  });

  it('is the word learnt first, of two that are as near and as long', () => {
    const index = makeSlipIndex();
    for (const word of ['stitches', 'switches']) index.add(word);
    expect(index.find('sritches')).toBe('stitches');
  });
});

describe('expressions', () => {
  it.each([
    ['both, in order', 'was bad, now good', true],
    ['the later one first', 'now good, was bad', false],
    ['the first one again behind', 'now was now', true],
    ['the first alone', 'it was', false],
  ])('are found one behind the other: %s', (_what, text, isFound) => {
    expect(foundInOrder(text, /\bwas\b/, /\bnow\b/)).toBe(isFound);
  });

  it('are asked together for what each would find', () => {
    const any = anyOf([/^no|never/, /pain$/g]);
    expect(
      ['no', 'it never', 'a pain', 'pains', 'it is no'].filter((text) => any.test(text)),
    ).toEqual(['no', 'it never', 'a pain']);
  });
});

it('takes no word for a unit of time that only JavaScript knows', () => {
  const onset = (issue: string) =>
    readText(issue, 'concern').filter(({ finding }) => finding.startsWith('onset'));
  expect(onset('for a constructor')).toEqual([]);
  expect(onset('for a week')).not.toEqual([]);
});
