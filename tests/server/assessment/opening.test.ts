import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import { readOpening } from '../../../server/assessment/evidence/text/opening.ts';

const said = (text: string): string[] =>
  readSentences(text)
    .flatMap(({ clauses }) => clauses)
    .flatMap(readOpening)
    .map(({ finding, present }) => `${present ? '+' : '-'}${finding}`);

const SUDDEN = '+opening.suddenly_limited';
const SLOW = '+opening.slowly_limited';

describe('how far the mouth opens', () => {
  it.each([
    ['mouth opens 20 mm', [SUDDEN]],
    ['mouth opens only 2 cm', [SUDDEN]],
    ['mouth opens one centimeter', [SUDDEN]],
    ['munh khulta hai 15 millimetres', [SUDDEN]],
    ['mouth opens 21 mm', []],
    ['mouth opens 3 cm', []],
    ['mouth opens 15 mm since months', [SLOW]],
    ['mouth opens 15 mm slowly less', [SLOW]],
    ['the ulcer is 2 cm in my open mouth', []],
    ['a lump of 10 mm', []],
    ['mouth opens half a finger', []],
    ['mouth opens half finger', [SUDDEN]],
    ['mouth opens one finger', [SUDDEN]],
    ['mouth opens 1.5 fingers', [SUDDEN]],
    ['munh ek ungli khulta hai', [SUDDEN]],
    ['mouth opens two fingers', []],
    ['mouth opens one finger, gradually', [SUDDEN]],
    ['mouth opens one finger gradually', [SLOW, '-opening.suddenly_limited']],
    ['mouth opens two fingers since a year', [SLOW, '-opening.suddenly_limited']],
    ['mouth opens three fingers', ['-opening.suddenly_limited', '-opening.slowly_limited']],
    ['mouth opens 4 fingers', ['-opening.suddenly_limited', '-opening.slowly_limited']],
    ['one finger hurts', []],
  ])('%s', (text, readings) => {
    expect(said(text)).toEqual(readings);
  });
});
