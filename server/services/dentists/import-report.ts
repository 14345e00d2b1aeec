import type { ImportReport } from './import.ts';

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** Writes the report for the operator who ran the import: the totals, and a line for each refused line. */
export const reportOf = (report: ImportReport): { text: string; isClean: boolean } => {
  if (report.kind === 'refused') {
    return { text: `Nothing was written. ${report.reason}\n`, isClean: false };
  }
  const { added, updated, samplesRemoved, refused } = report;
  const lines = [
    ...refused.map(({ line, reasons }) => `line ${line} refused: ${reasons.join('; ')}`),
    `${counted(added, 'dentist')} added, ${updated} updated, ${counted(refused.length, 'line')} refused.`,
    ...(samplesRemoved > 0 ? [`${counted(samplesRemoved, 'sample')} removed.`] : []),
  ];
  return { text: `${lines.join('\n')}\n`, isClean: refused.length === 0 };
};
