import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { machines } from '../../machines/index.ts';
import type { AnyCases } from './cases.ts';

export type FlowName = keyof typeof machines;

const FOLDER = join(import.meta.dirname, '../flows');

/** Returns the name of a flow by its folder: `signIn` for `sign-in`. */
const flowOf = (folder: string): string =>
  folder.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Returns the folders of the flows that have a file. */
const foldersWith = (file: string): string[] =>
  readdirSync(FOLDER).filter((folder) => existsSync(join(FOLDER, folder, file)));

/** The flows with a hand-written oracle, and those that are walked through their screens. */
export const flowsWithOracle: readonly string[] = foldersWith('oracle.test.ts').map(flowOf);
export const flowsWithScreens: readonly string[] = foldersWith('screens.test.tsx').map(flowOf);

type CaseFile = { readonly cases: AnyCases };

const caseFiles = new Map(
  await Promise.all(
    foldersWith('cases.ts').map(async (folder): Promise<[string, CaseFile]> => {
      const file: CaseFile = await import(`../flows/${folder}/cases.ts`);
      return [flowOf(folder), file];
    }),
  ),
);

/** The flows that have cases; the registry test compares them with the machines. */
export const flowsWithCases: readonly string[] = [...caseFiles.keys()];

/** Returns the sample events and outcomes of a flow, from its own folder. @throws Error for a flow without any */
export const casesOf = (flow: FlowName): AnyCases => {
  const file = caseFiles.get(flow);
  if (file === undefined) throw new Error(`tests/flows/${flow}/cases.ts is missing`);
  return file.cases;
};
