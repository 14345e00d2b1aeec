import type { SiteTable } from '../../contracts/site.ts';
import figures from './bench-figures.json' with { type: 'json' };

/** The share of each measure, and where its 95 % interval (Wilson) begins and ends, from 0 to 1. */
export type BenchFigures = readonly {
  readonly measure: string;
  readonly hits: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}[];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** What the clinical bench measures now; `npm run docs:figures` writes its figures. */
export const benchTable = (): SiteTable => ({
  heads: ['Measure', 'Share', 'Cases', '95 % interval'],
  rows: (figures as BenchFigures).map(({ measure, hits, of, low, high }) => [
    measure,
    percent(hits / of),
    `${hits} of ${of}`,
    `${percent(low)} to ${percent(high)}`,
  ]),
});
