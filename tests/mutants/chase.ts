import type { Hunt } from './groups.ts';
import type { Mutant } from './mutants.ts';
import { NO_END } from './workers.ts';
import type { Worker } from './workers.ts';

/** Who noticed a mutant: a test file, the compiler, or nobody. */
export type Fate = { readonly mutant: Mutant; readonly noticedBy: string | null };

/** So many test files that noticed an earlier mutant of a file are tried first on its next one. */
const FAVOURITES = 3;

/** Tests in batches that double, as most mutants fall to the first one or two. */
const inBatches = (tests: readonly string[], size = 1): string[][] =>
  tests.length === 0 ? [] : [tests.slice(0, size), ...inBatches(tests.slice(size), size * 2)];

/** Tests that have not ended by then never will: the break made them go round in circles. In milliseconds. */
export const limitOf = (tests: readonly string[]): number => 90_000 + 30_000 * tests.length;

/**
 * Remembers for each file which tests noticed its mutants.
 * @param timeLeft how many milliseconds there are at most for what is still to do
 */
export const openChase = ({ testsOf, isolate }: Hunt, timeLeft: () => number) => {
  const killers = new Map<string, string[]>();

  const ordered = (file: string): string[] => {
    const favourites = (killers.get(file) ?? []).slice(0, FAVOURITES);
    return [...new Set([...favourites, ...testsOf(file)])];
  };

  /** Who notices a mutant; undefined when there was no time to find out. */
  return async (mutant: Mutant, worker: Worker): Promise<Fate | undefined> => {
    const { file } = mutant;
    const batches = inBatches(ordered(file));
    // The compiler is quicker than many tests, and than the nearest few only where each needs a realm of its own.
    const first = isolate ? [] : batches.splice(0, 3);
    for (const tests of [...first, 'types' as const, ...batches]) {
      const left = timeLeft();
      if (left <= 0) return undefined;
      if (tests === 'types') {
        if (!(await worker.compiles(mutant))) return { mutant, noticedBy: 'types' };
        continue;
      }
      const limit = limitOf(tests);
      const [killer] = await worker.failing(mutant, { tests, isolate }, Math.min(limit, left));
      if (killer === undefined) continue;
      if (killer === NO_END && left < limit) return undefined;
      killers.set(file, [killer, ...(killers.get(file) ?? []).filter((each) => each !== killer)]);
      return { mutant, noticedBy: killer };
    }
    return { mutant, noticedBy: null };
  };
};
