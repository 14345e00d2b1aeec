import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** How many imports lie between a test file and each file that it needs; from the root, with slashes. */
type Distances = ReadonlyMap<string, number>;

const importsOf = (root: string, file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return sources
    .filter((source) => /^\..*\.tsx?$/.test(source))
    .map((source) => relative(root, join(root, dirname(file), source)).replaceAll('\\', '/'))
    .filter((source) => existsSync(join(root, source)));
};

/** Reads each file's imports once. */
export const relationsOf = (root: string) => {
  const known = new Map<string, readonly string[]>();
  const imports = (file: string): readonly string[] => {
    const found = known.get(file) ?? importsOf(root, file);
    known.set(file, found);
    return found;
  };
  const distancesFrom = (test: string): Distances => {
    const distances = new Map([[test, 0]]);
    // A map hands out what is added while it is walked, so this goes from near to far.
    for (const [file, distance] of distances)
      for (const next of imports(file)) if (!distances.has(next)) distances.set(next, distance + 1);
    return distances;
  };

  /**
   * The tests that need a file, nearest first, and among equals the one that needs the fewest files. Those that draw
   * screens come last: they are slow, and what they wait for passes by the clock.
   */
  return (tests: readonly string[]) => {
    const reach = tests.map((test) => ({ test, distances: distancesFrom(test) }));
    return (file: string): string[] =>
      reach
        .flatMap(({ test, distances }) => {
          const distance = distances.get(file);
          const draws = Number(test.endsWith('.tsx'));
          return distance === undefined ? [] : [{ test, draws, distance, size: distances.size }];
        })
        .toSorted((a, b) => a.draws - b.draws || a.distance - b.distance || a.size - b.size)
        .map(({ test }) => test);
  };
};
