import { beforeAll, describe, expect, it } from 'vitest';
import { assess } from '../../server/assessment/assess.ts';
import { readConcern } from '../../server/assessment/read-concern.ts';
import { stripIdentifiers } from '../../server/providers/language-model/strip-identifiers.ts';
import { ADULT } from '../server/assessment/rules.kit.ts';
import { buildingFiles, builtDuring, loadAnew, writtenExpressions } from './collect.ts';
import { growthOf } from './growth.ts';

describe('an expression of the product', () => {
  let built: RegExp[] = [];
  beforeAll(async () => {
    built = await builtDuring(() => loadAnew(buildingFiles()));
  });

  it('takes time in proportion to the text, when it is written out in the code', () => {
    const written = writtenExpressions();
    const slow = written.flatMap(({ expression, file }) => {
      const growth = growthOf(expression);
      return growth.kind === 'linear' ? [] : [{ file, expression: String(expression), ...growth }];
    });
    expect(slow).toEqual([]);
    expect(written.length).toBeGreaterThan(400);
  });

  it('takes time in proportion to the text, when it is built from strings', () => {
    const slow = built.flatMap((expression) => {
      const growth = growthOf(expression);
      return growth.kind === 'linear' ? [] : [{ expression: String(expression), ...growth }];
    });
    expect(slow).toEqual([]);
    expect(built.length).toBeGreaterThan(30);
  });

  it('is built before anybody is read, and never from what a person writes', async () => {
    const words =
      'took 4 dolo 650 every 3 hours, my jaw is swollen, name is Asha Rao. bp 170/100 (दांत)';
    const during = await builtDuring(() => {
      assess({ ...ADULT, issue: words, allergies: words, xrayFindings: words });
      readConcern(words);
      stripIdentifiers(words);
    });
    expect(during).toEqual([]);
  });
});
