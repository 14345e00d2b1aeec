import type { Flows, Printed } from './flow.ts';
import { mergeCoverage, seenIn, touchedBy } from './merged.ts';
import type { Merged } from './merged.ts';
import { SEERS } from './seen.ts';
import { figuresOf } from './figures.ts';
import type { Count, Figures } from './figures.ts';

const COLUMNS = [
  'flow',
  'states',
  'transitions',
  'guards both ways',
  'outcomes',
  'pairs',
  'paths',
  'steps',
  'left out',
  ...SEERS.map((seer) => `${seer} of all`),
];

/** Returns what the model of a flow leaves out, each in a sentence that names it. */
export const leftOutOf = (
  name: string,
  { uncovered: { states, transitions, guards, outcomes }, metAfterAll }: Figures,
): string[] => [
  ...states.map((state) => `${name}: no path goes through the state ${state}`),
  ...transitions.map((id) => `${name}: no path goes through the transition ${id}`),
  ...guards.map((id) => `${name}: no case fails the guard of ${id}`),
  ...outcomes.map((each) => `${name}: no case has the outcome ${each}`),
  ...metAfterAll.map((each) => `${name}: excepted in its cases, and met after all: ${each}`),
];

/** Returns what is excepted of a flow, each with its reason. */
export const exceptionsOf = (name: string, { exceptions }: Figures): string[] =>
  exceptions.map(({ what, why }) => `${name}: excepted, ${what}. ${why}`);

export const inWords = ({ met, of }: Count): string => `${met} of ${of}`;

const rowOf = (name: string, figures: Figures, shares: readonly string[]): string[] => [
  name,
  String(figures.states),
  String(figures.transitions),
  inWords(figures.guards),
  inWords(figures.outcomes),
  inWords(figures.pairs),
  String(figures.paths),
  String(figures.steps),
  String(leftOutOf(name, figures).length),
  ...shares,
];

/** Sets rows under each other, each column as wide as it needs. */
export const inColumns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Counts every flow. */
export const countFlows = (flows: Flows): (readonly [string, Figures])[] =>
  Object.entries(flows).map(([name, { machine, cases }]) => [name, figuresOf(machine, cases)]);

/** Writes how much of a flow each seer has touched: `112 of 114`; nothing of it has run: `-`. */
const sharesOf = ({ ran }: Merged, { parts }: Merged['flows'][number]): string[] =>
  SEERS.map((seer) => (ran.includes(seer) ? `${touchedBy(parts, seer)} of ${parts.length}` : '-'));

/** Writes the table of all flows, what their model leaves out, and what is excepted; views and browsers by what they left in a folder. */
export const tableOf = (flows: Flows, folder: string): Printed => {
  const counted = countFlows(flows);
  const merged = mergeCoverage(counted, seenIn(folder, flows));
  const missing = counted.flatMap(([name, figures]) => leftOutOf(name, figures));
  const excepted = counted.flatMap(([name, figures]) => exceptionsOf(name, figures));
  const rows = counted.map(([name, figures], at) => {
    const own = merged.flows[at];
    return rowOf(name, figures, own === undefined ? [] : sharesOf(merged, own));
  });
  return {
    text: `${[inColumns([COLUMNS, ...rows]), ...missing, ...excepted].join('\n')}\n`,
    code: missing.length > 0 ? 1 : 0,
  };
};
