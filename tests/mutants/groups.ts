import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { relationsOf } from './relations.ts';

/** Files whose breaks these tests must notice, to at least this share. */
type Group = {
  readonly name: string;
  readonly files: RegExp;
  readonly tests: RegExp;
  readonly floor: number;
  /**
   * So many of a file's tests are asked, the nearest first, and all that import it or are of its own flow: what only a far one notices has no
   * test of its own.
   */
  readonly nearest: number;
  /** Whether tests leave traces behind (stubs, timers, a page), so that each file needs a realm of its own. */
  readonly isolate: boolean;
};

/**
 * Knowledge, texts and what words mean (phrases, lexicon) are data with tests of their own. The clinical bench is left
 * out, as it judges many patients at once while a rule deserves a test of its own; so are the browser tests, which see
 * the built app.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'machines',
    files: /^machines\//,
    tests: /^tests\/(?!browser|server|clinical|deep|fences|mutants)/,
    floor: 0.95,
    nearest: 16,
    isolate: false,
  },
  {
    name: 'page',
    files: /^src\/(?:actors|lib|flows)\/(?!.*\.script\.ts$)/,
    // Oracles run bare charts.
    tests: /^tests\/(?!browser|server|clinical|deep|fences|mutants|.*\/oracle\.test\.ts$)/,
    floor: 0.9,
    nearest: 16,
    isolate: false,
  },
  {
    name: 'kit',
    // What starts a command is run by its own process, and gestures in a browser by the browser.
    files: /^tests\/model\/(?!(?:.*\/)?run(?:-\w+)?\.ts$|.*(?:\.test|-aside|-in-dev|-ways)\.ts$)/,
    tests: /^tests\/(?:model|atlas)\//,
    floor: 0.9,
    nearest: Infinity,
    isolate: false,
  },
  {
    name: 'engine',
    files:
      /^server\/assessment\/(?!knowledge\/|texts\/en\/|signs\/phrases\/|(?:evidence\/text|medicines)\/lexicon\/)/,
    tests: /^tests\/server\/assessment\//,
    floor: 0.9,
    nearest: Infinity,
    isolate: false,
  },
  {
    name: 'server',
    files: /^server\/(?!assessment\/|db\/drizzle)/,
    tests: /^tests\/(server\/(?!assessment\/)|contracts\/)/,
    floor: 0.9,
    nearest: Infinity,
    isolate: true,
  },
];

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );

/** A group with its mutants, and for each file the tests that are asked about it, the first to ask first. */
export type Hunt = Group & {
  readonly mutants: readonly Mutant[];
  readonly testsOf: (file: string) => readonly string[];
};

/** Every group; of its files only those under one of the given paths, when any are given. */
export const huntsIn = (root: string, paths: readonly string[] = []): Hunt[] => {
  const relations = relationsOf(root);
  const tests = filesIn(root, 'tests').filter((file) => /\.test\.tsx?$/.test(file));
  const code = ['machines', 'src', 'server', 'tests/model']
    .flatMap((folder) => filesIn(root, folder))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path))),
    )
    .toSorted();
  return GROUPS.map((group) => ({
    ...group,
    mutants: code
      .filter((file) => group.files.test(file))
      .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8'))),
    testsOf: relations(
      tests.filter((test) => group.tests.test(test)),
      group.nearest,
    ),
  })).filter(({ mutants }) => mutants.length > 0);
};
