import type { machines } from '../../machines/index.ts';
import type { AnyCases } from './cases.ts';

export type FlowName = keyof typeof machines;

const files = import.meta.glob<{ readonly cases: AnyCases }>('../flows/*/cases.ts', {
  eager: true,
});

/** `sign-in` is the folder of `signIn`. */
const flowOf = (folder: string): string =>
  folder.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Every file of the kind that a flow's folder holds, by the name of its flow. */
const byFlow = <File>(found: Readonly<Record<string, File>>): ReadonlyMap<string, File> =>
  new Map(
    Object.entries(found).map(([path, file]) => [flowOf(path.split('/').at(-2) ?? ''), file]),
  );

const caseFiles = byFlow(files);

/** The flows that have cases; the registry test compares them with the machines. */
export const flowsWithCases: readonly string[] = [...caseFiles.keys()];

const oracles = import.meta.glob('../flows/*/oracle.test.ts');
const walks = import.meta.glob('../flows/*/screens.test.tsx');

/** The flows with a hand-written oracle, and those that are walked through their screens. */
export const flowsWithOracle: readonly string[] = [...byFlow(oracles).keys()];
export const flowsWithScreens: readonly string[] = [...byFlow(walks).keys()];

/** The sample events and outcomes of a flow, from its own folder. */
export const casesOf = (flow: FlowName): AnyCases => {
  const file = caseFiles.get(flow);
  if (file === undefined) throw new Error(`tests/flows/${flow}/cases.ts is missing`);
  return file.cases;
};
