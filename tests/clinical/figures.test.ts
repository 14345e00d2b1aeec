import { expect, it } from 'vitest';
import shown from '../../src/prerender/bench-figures.json' with { type: 'json' };
import { benchFigures } from './figures.ts';

it('the figures that the site shows are those of the engine as it is', () => {
  expect(shown).toEqual(benchFigures());
});
