import { expect, it } from 'vitest';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import { median, optionsMet } from './options-met.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

const CASES = vignetteFiles().flatMap((file) => loadVignettes(file));

it.each<[Category, number]>([
  ['pain', 44],
  ['gums', 52],
  ['lesion', 54],
  ['cosmetic', 30],
  ['other', 54],
])('the ten questions show half of the cases of %s at most %i options', (category, most) => {
  const met = CASES.filter((each) => each.category === category).map(optionsMet);
  expect(met.length).toBeGreaterThan(60);
  expect(median(met.map(({ options }) => options))).toBeLessThanOrEqual(most);
});
