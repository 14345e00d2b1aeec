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

/** What the clinical bench measures now, as a table of HTML; `npm run docs:figures` writes its figures. */
export const benchTable = (): string => {
  const rows = (figures as BenchFigures).map(
    ({ measure, hits, of, low, high }) =>
      `<tr><th scope="row">${measure}</th><td>${percent(hits / of)}</td><td>${hits} of ${of}</td><td>${percent(low)} to ${percent(high)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Measure</th><th scope="col">Share</th><th scope="col">Cases</th><th scope="col">95 % interval</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};
