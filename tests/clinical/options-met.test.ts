import { expect, it } from 'vitest';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import { median, optionsMet } from './options-met.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

const CASES = vignetteFiles().flatMap((file) => loadVignettes(file));

it.each<[Category, number]>([
  ['pain', 44],
  ['gums', 52],
  ['lesion', 54],
  ['cosmetic', 29],
  ['other', 54],
])('the ten questions show half of the cases of %s at most %i options', (category, most) => {
  const met = CASES.filter((each) => each.category === category).map(optionsMet);
  expect(met.length).toBeGreaterThan(60);
  expect(median(met.map(({ options }) => options))).toBeLessThanOrEqual(most);
});

it('a patch that may be a cancer stands in no row, so that who opens none is not told to wait', () => {
  const questions: readonly Question[] = Object.values(QUESTION_BANK).flat();
  const folded = new Set(
    questions.flatMap(({ groups = [] }) => groups.flatMap(({ options }) => options)),
  );
  expect(
    ['white_patch', 'red_patch', 'red_white_patch'].filter((patch) => folded.has(patch)),
  ).toEqual([]);
});
