import type { Hunt } from './groups.ts';
import type { Mutant } from './mutants.ts';
import type { Worker } from './workers.ts';

/** Who noticed a mutant: a test file, the compiler, or nobody. */
export type Fate = { readonly mutant: Mutant; readonly noticedBy: string | null };

/** So many test files that noticed an earlier mutant of a file are tried first on its next one. */
const FAVOURITES = 3;

/** Tests in batches that double, as most mutants fall to the first one or two. */
const inBatches = (tests: readonly string[], size = 1): string[][] =>
  tests.length === 0 ? [] : [tests.slice(0, size), ...inBatches(tests.slice(size), size * 2)];

/** Remembers for each file which tests noticed its mutants. */
export const openChase = ({ testsOf, isolate }: Pick<Hunt, 'testsOf' | 'isolate'>) => {
  const killers = new Map<string, string[]>();

  const ordered = (file: string): string[] => {
    const favourites = (killers.get(file) ?? []).slice(0, FAVOURITES);
    return [...new Set([...favourites, ...testsOf(file)])];
  };

  return async (mutant: Mutant, worker: Worker): Promise<Fate> => {
    const { file } = mutant;
    // Beside tests that need a realm each, the compiler is the quicker one.
    if (isolate && !(await worker.compiles(mutant))) return { mutant, noticedBy: 'types' };
    for (const tests of inBatches(ordered(file))) {
      const [killer] = await worker.failing(mutant, { tests, isolate });
      if (killer === undefined) continue;
      killers.set(file, [killer, ...(killers.get(file) ?? []).filter((each) => each !== killer)]);
      return { mutant, noticedBy: killer };
    }
    const compiles = isolate || (await worker.compiles(mutant));
    return { mutant, noticedBy: compiles ? null : 'types' };
  };
};
