import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** How many imports lie between a test file and each file that it needs; from the root, with slashes. */
type Distances = ReadonlyMap<string, number>;

/** The patterns of the files that a file loads all at once, with a star for a part of a path. */
const globbedBy = (text: string): string[] =>
  text
    .split('import.meta.glob')
    .slice(1)
    .flatMap((call) => {
      const [arguments_ = ''] = call.split(';');
      const pattern = arguments_.split("'")[1];
      return pattern !== undefined && arguments_.includes('eager: true') ? [pattern] : [];
    });

/** The files below a folder whose paths fit the parts of a pattern. */
const fitting = (folder: string, [part = '', ...rest]: readonly string[]): string[] => {
  const [before = '', after] = part.split('*');
  const names =
    after === undefined
      ? [part]
      : readdirSync(folder).filter((name) => name.startsWith(before) && name.endsWith(after));
  const paths = names.map((name) => join(folder, name)).filter((path) => existsSync(path));
  return rest.length === 0 ? paths : paths.flatMap((path) => fitting(path, rest));
};

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
  const folder = join(root, dirname(file));
  return [
    ...sources
      .filter((source) => /^\..*\.tsx?$/.test(source))
      .map((source) => join(folder, source))
      .filter((path) => existsSync(path)),
    ...globbedBy(text).flatMap((pattern) => fitting(folder, pattern.split('/'))),
  ].map((path) => relative(root, path).replaceAll('\\', '/'));
};

/** Farther than any other import. */
const FAR = 100;

/** Reads each file's imports once. */
export const relationsOf = (root: string) => {
  const known = new Map<string, readonly string[]>();
  const imports = (file: string): readonly string[] => {
    const found = known.get(file) ?? importsOf(root, file);
    known.set(file, found);
    return found;
  };
  const distancesFrom = (...starts: readonly string[]): Distances => {
    const distances = new Map(starts.map((start, number) => [start, Math.min(number, 1)]));
    // A map hands out what is added while it is walked, so this goes from near to far.
    for (const [file, distance] of distances)
      for (const next of imports(file)) if (!distances.has(next)) distances.set(next, distance + 1);
    return distances;
  };

  /** A journey comes to its flow through the whole app, and yet nothing is nearer to it. */
  const distancesWithFlow = (test: string): Distances => {
    const distances = distancesFrom(test);
    const own = `src/flows/${basename(dirname(test))}/`;
    return distancesFrom(test, ...[...distances.keys()].filter((file) => file.startsWith(own)));
  };

  /**
   * The tests that need a file: those that import it and those of its own flow first, then the nearest, and among equals the one that needs the
   * fewest files. Those that draw screens count as farther by one, since they are slow, and those that walk through screens
   * as still farther from effects, which stand still there. Of other flows' tests only so many as make up `nearest`.
   */
  return (tests: readonly string[], nearest: number) => {
    const reach = tests.map((test) => ({ test, distances: distancesWithFlow(test) }));
    return (file: string): string[] => {
      const flow = /^(?:src\/flows|machines)\/([^/]+)\//.exec(file)?.[1];
      return reach
        .flatMap(({ test, distances }) => {
          const distance = distances.get(file);
          const draws = Number(test.endsWith('.tsx'));
          const parks = Number(
            file.startsWith('src/actors/') && test.endsWith('/screens.test.tsx'),
          );
          return distance === undefined
            ? []
            : [
                {
                  test,
                  isOther: Number(flow !== basename(dirname(test)) && distance > 1),
                  way: distance + draws + FAR * parks,
                  size: distances.size,
                },
              ];
        })
        .toSorted((a, b) => a.isOther - b.isOther || a.way - b.way || a.size - b.size)
        .filter(({ isOther }, at) => isOther === 0 || at < nearest)
        .map(({ test }) => test);
    };
  };
};
