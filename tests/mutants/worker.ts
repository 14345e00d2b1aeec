/** The process behind a worker: runs tests on its copy of the house whenever a file of it has changed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest } from 'vitest/node';
import type { CliOptions, TestModule, TestSpecification, Vitest } from 'vitest/node';

/** Run `tests` on a copy in which the files `changed`, each in a realm of its own or all in one. */
export type Task = {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
  readonly isolate: boolean;
};

const [root = ''] = process.argv.slice(2);
process.chdir(root);

/** The order of the task is the one that finds a break soonest. */
class AsGiven {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}

/** The settings of the copy without its gates, which would split its tests into projects. */
const house = async (): Promise<ViteUserConfig> => {
  const { default: config } = (await import(pathToFileURL(join(root, 'vite.config.ts')).href)) as {
    default: ViteUserConfig;
  };
  const { projects: _gates, ...test } = config.test ?? {};
  return { ...config, test };
};

const open = async (isolate: boolean): Promise<Vitest> => {
  const options: CliOptions = {
    root,
    config: false,
    watch: false,
    bail: 1,
    isolate,
    fileParallelism: false,
    pool: 'threads',
    maxWorkers: 1,
    cache: false,
    silent: true,
    reporters: [{}],
    setupFiles: ['tests/kit/setup.ts', 'tests/mutants/fixed-seed.ts'],
    sequence: { sequencer: AsGiven },
    // What needs no realm of its own needs no database either.
    ...(!isolate && { globalSetup: [] }),
  };
  const vitest = await createVitest('test', options, await house());
  await vitest.standalone();
  return vitest;
};

const opened = new Map<boolean, Vitest>();

/** After the first failure the other files are cut short, and look failed without a failed test. */
const hasFailed = (module: TestModule): boolean =>
  module.errors().length > 0 || !module.children.allTests('failed').next().done;

const failing = async ({ changed, tests, isolate }: Task): Promise<string[]> => {
  const vitest = opened.get(isolate) ?? (await open(isolate));
  opened.set(isolate, vitest);
  for (const each of opened.values())
    for (const file of changed) each.invalidateFile(join(root, file));
  const project = vitest.getRootProject();
  const files = new Set(tests.map((test) => join(root, test)));
  const specifications = [...files].map((file) => project.createSpecification(file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The runner also hands out what earlier runs left behind.
  const failed = testModules.filter((module) => files.has(module.moduleId) && hasFailed(module));
  if (failed.length === 0 && unhandledErrors.length > 0) return ['an unhandled error'];
  return failed.map(({ relativeModuleId }) => relativeModuleId);
};

/** Lets the test runners end what they started, a database for one. */
const end = async (): Promise<never> => {
  for (const vitest of opened.values()) await vitest.close();
  process.exit();
};

process.on('message', (task: Task | 'end') => {
  if (task === 'end') return void end();
  return void failing(task).then(
    (failed) => process.send?.(failed),
    () => process.exit(1),
  );
});
// Nobody is left to ask for anything.
process.on('disconnect', () => void end());
process.send?.([]);
