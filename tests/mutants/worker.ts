/** The process behind a worker: runs tests on its copy of the house whenever a file of it has changed. */
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Run `tests` on a copy in which the files `changed`. */
export type Task = { readonly changed: readonly string[]; readonly tests: readonly string[] };

const [root = ''] = process.argv.slice(2);
process.chdir(root);

/** The order of the task is the one that finds a break soonest. */
class AsGiven {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}

const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  isolate: false,
  fileParallelism: false,
  pool: 'threads',
  maxWorkers: 1,
  cache: false,
  silent: true,
  reporters: [{}],
  setupFiles: ['tests/kit/setup.ts', 'tests/mutants/fixed-seed.ts'],
  sequence: { sequencer: AsGiven },
});
await vitest.standalone();
const project = vitest.getRootProject();

const failing = async ({ changed, tests }: Task): Promise<string[]> => {
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const specifications = tests.map((test) => project.createSpecification(join(root, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.filter((module) => module.state() === 'failed');
  if (failed.length === 0 && unhandledErrors.length > 0) return ['an unhandled error'];
  return failed.map(({ relativeModuleId }) => relativeModuleId);
};

process.on('message', (task: Task) => {
  failing(task).then(
    (failed) => process.send?.(failed),
    () => process.exit(1),
  );
});
process.send?.([]);
