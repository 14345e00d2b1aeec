import type { BenchFigures } from '../../src/prerender/bench-table.ts';
import { wilson } from '../../contracts/rules/wilson.ts';
import type { Share } from '../../contracts/rules/wilson.ts';
import { runVignettes, score } from './score.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

/** File with the figures that /accuracy shows. */
export const FIGURES_FILE = 'src/prerender/bench-figures.json';

const MEASURES = {
  top1: 'Top-1',
  top3: 'Top-3',
  urgencyExact: 'Urgency exact',
  underTriage: 'Under-triage',
  overTriage: 'Level too high',
  redFlagRecall: 'Red-flag recall',
  falseAlarms: 'False alarms',
} as const;

const figureOf = (share: Share) => {
  const [low, high] = wilson(share);
  return { hits: share.hits, of: share.of, low, high };
};

/**
 * Measures all vignettes together, with what is asked answered truthfully: the share of each measure and its 95 %
 * interval.
 */
export const benchFigures = (): BenchFigures => {
  const outcomes = vignetteFiles().flatMap((file) => runVignettes(loadVignettes(file), 'flow'));
  const measured = score(outcomes);
  const names = Object.keys(MEASURES) as (keyof typeof MEASURES)[];
  return names.map((name) => ({ measure: MEASURES[name], ...figureOf(measured[name]) }));
};
