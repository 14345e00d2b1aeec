import { PARTS } from './coverage.ts';
import type { Part } from './coverage.ts';
import { coveragePage } from './coverage-page.ts';
import type { Flows, Printed } from './flow.ts';
import { gapsIn, mergeCoverage, seenIn, touchedBy } from './merged.ts';
import type { Covered, Merged } from './merged.ts';
import { SEERS } from './seen.ts';
import { countFlows, exceptionsOf, inColumns, leftOutOf } from './table.ts';

const asJson = ({ ran, stale, flows }: Merged): string => {
  const namesOf = (parts: readonly Covered[], part: Part) =>
    Object.fromEntries(
      parts.filter((each) => each.part === part).map(({ name, by }) => [name, by] as const),
    );
  const excepted = (parts: readonly Covered[]) =>
    Object.fromEntries(
      parts.flatMap(({ name, excepted: why }) => (why === null ? [] : [[name, why] as const])),
    );
  return `${JSON.stringify(
    {
      ran,
      stale,
      flows: Object.fromEntries(
        flows.map(({ flow, parts }) => [
          flow,
          {
            ...Object.fromEntries(PARTS.map((part) => [part, namesOf(parts, part)])),
            excepted: excepted(parts),
          },
        ]),
      ),
    },
    null,
    1,
  )}\n`;
};

const rowOf = (merged: Merged, flow: string, parts: readonly Covered[]): string[] => {
  const { nobody, modelAlone } = gapsIn(parts);
  return [
    flow,
    ...PARTS.map((part) => {
      const own = parts.filter((each) => each.part === part);
      const counts = (['model', ...SEERS] as const).map((seer) =>
        merged.ran.includes(seer) ? touchedBy(own, seer) : '-',
      );
      return `${counts.join('/')} of ${own.length}`;
    }),
    String(nobody.length),
    String(modelAlone.length),
  ];
};

/** Writes the merged coverage as one table, one file of data and one page; ends with 1 where the model leaves something out. */
export const printCoverage = (flows: Flows, folder: string, out = folder): Printed => {
  const counted = countFlows(flows);
  const merged = mergeCoverage(counted, seenIn(folder, flows));
  const missing = counted.flatMap(([name, figures]) => leftOutOf(name, figures));
  const rows = merged.flows.map(({ flow, parts }) => rowOf(merged, flow, parts));
  const notRun = SEERS.filter((seer) => !merged.ran.includes(seer));
  const lines = [
    inColumns([['flow', ...PARTS, 'by nobody', 'by the model alone'], ...rows]),
    'Each by the model, by a view and by a browser, of all.',
    ...missing,
    ...counted.flatMap(([name, figures]) => exceptionsOf(name, figures)),
    ...notRun.map((seer) => `No run of a ${seer} is in ${folder}: set COVERAGE_DIR for the tests.`),
    ...merged.stale.map((flow) => `${flow}: its chart has changed since a run, which is left out.`),
    `${out}/coverage.html shows them, ${out}/coverage.json has them by name.`,
  ];
  return {
    text: `${lines.join('\n')}\n`,
    code: missing.length > 0 ? 1 : 0,
    files: {
      [`${out}/coverage.json`]: asJson(merged),
      [`${out}/coverage.html`]: coveragePage(merged),
    },
  };
};
