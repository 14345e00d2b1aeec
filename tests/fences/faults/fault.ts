/**
 * Faults against the fences, one a row, each beside a neighbour that is in order. `~/` in an import is
 * the root of the house, from wherever the file is planted.
 */
export type Fault = {
  readonly title: string;
  readonly folder: string;
  /** The file's own name, where it must not be able to change the verdict. */
  readonly file?: string;
  readonly fault: string;
  readonly clean: string;
  /** What lint must say about the fault. */
  readonly says: string;
};

export type Row = readonly [
  title: string,
  fault: string,
  clean: string,
  says: string,
  file?: string,
];

export const inFolder = (folder: string, rows: readonly Row[]): Fault[] =>
  rows.map(([title, fault, clean, says, file]) => ({
    title: `${folder} ${title}`,
    folder,
    fault,
    clean,
    says,
    ...(file !== undefined && { file }),
  }));

export const refusedImport = (file: string): string => `"${file}" may not be imported here`;
export const refusedValue = (value: string, name: string): string =>
  `"${value}" of "${name}" may not be used here`;
export const outOfReach = (name: string): string => `${name} is out of reach here`;
