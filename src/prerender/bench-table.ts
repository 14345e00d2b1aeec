import type { SiteTable } from '../../contracts/site/site.ts';
import figures from './bench-figures.json' with { type: 'json' };

/** The share of each measure from 0 to 1, with the bounds of its 95 % interval (Wilson). */
export type BenchFigures = readonly {
  readonly measure: string;
  readonly hits: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}[];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Tabulates the current results of the clinical bench; `npm run docs:figures` writes the figures. */
export const benchTable = (): SiteTable => ({
  heads: ['Measure', 'Share', 'Cases', '95 % interval'],
  rows: (figures as BenchFigures).map(({ measure, hits, of, low, high }) => [
    measure,
    percent(hits / of),
    `${hits} of ${of}`,
    `${percent(low)} to ${percent(high)}`,
  ]),
});
