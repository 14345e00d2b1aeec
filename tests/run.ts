/**
 * `npm test`: every check and every test, browser included. Every step runs whatever the ones before it
 * found; the last line of the output is the sum.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { findChromium } from './kit/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const PROGRAMS = join(ROOT, 'node_modules/.bin');

type Count = { passed: number; failed: number };
type Step = { readonly title: string; readonly run: () => Promise<Count> };

/** Runs a program with its output straight on ours. Whether it ended well. */
const runs = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      // The programs of node_modules are command files there.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${PROGRAMS}${delimiter}${process.env['PATH'] ?? ''}`,
        ...env,
      },
    });
    child.once('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });

const countOf = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** One or more commands that count as one check. */
const check = (title: string, ...commands: readonly string[]): Step => ({
  title,
  run: async () => {
    let passed = true;
    for (const line of commands) {
      const [command = '', ...args] = line.split(' ');
      passed = (await runs(command, args)) && passed;
    }
    return countOf(passed);
  },
});

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** The browser tool brings its own Chromium; with root rights also the libraries that it needs. */
const installWithTool = (): Promise<boolean> => {
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0;
  return runs('playwright-core', [
    'install',
    ...(withLibraries ? ['--with-deps'] : []),
    'chromium',
  ]);
};

const installChromium = async (): Promise<void> => {
  if (isRootOnDebian()) {
    console.log('No Chromium or Chrome was found. Installing the package "chromium" ...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runs('apt-get', ['update', '-qq'], env);
    await runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
    if (findChromium() !== null) return;
  }
  console.log('No Chromium or Chrome was found. Installing one for the browser tests ...');
  await installWithTool();
};

const presentChromium: Step = {
  title: 'Chromium for the browser tests',
  run: async () => {
    const named = process.env['CHROMIUM_PATH'];
    if (named && !existsSync(named)) {
      console.error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
      return countOf(false);
    }
    if (findChromium() === null) await installChromium();
    const found = findChromium();
    if (found === null) {
      console.error(
        'Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to it.',
      );
    } else console.log(found);
    return countOf(found !== null);
  },
};

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** The test files that took longest, so that a slow one is seen on the day it comes. */
const printSlowest = ({ testResults }: Report): void => {
  console.log('\nThe ten slowest test files:');
  const slowest = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(ROOT, name)}`);
};

/** A file that cannot even be loaded fails as one test; so does a run that ends badly for another reason. */
const countTests = (report: Report, endedWell: boolean): Count => {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && !endedWell ? 1 : failed };
};

/** Runs the tests, or those of some files. What came of them, or null where there is no report. */
const runTests = async (workers: number, files: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'toothwise-run-'));
  const file = join(folder, 'report.json');
  const endedWell = await runs('vitest', [
    'run',
    ...files,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  rmSync(folder, { recursive: true, force: true });
  return report && { report, count: countTests(report, endedWell) };
};

/** More files than this do not fail for a busy machine. */
const FILES_TRIED_AGAIN_MAX = 6;

/**
 * A test that waits for a browser or a process may fail because the machine was busy: the files that failed are run
 * once more, alone. What fails again has failed; what passes is named, since a test must pass the first time.
 */
const triedAgain = async ({ testResults }: Report, count: Count): Promise<Count> => {
  const broken = testResults.filter(({ status }) => status === 'failed');
  if (broken.length === 0 || broken.length > FILES_TRIED_AGAIN_MAX) return count;
  console.log('\nOnce more, alone:');
  const again = await runTests(
    1,
    broken.map(({ name }) => relative(ROOT, name)),
  );
  if (again === null || again.count.failed > 0) return count;
  const unsteady = broken.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  );
  console.log(`\nPassed only at the second try:\n${unsteady.join('\n')}`);
  return { passed: count.passed + count.failed, failed: 0 };
};

const allTests: Step = {
  title: 'Tests',
  run: async () => {
    // A browser draws with the processor too: one more than there are cores waits for the others.
    const done = await runTests(Math.min(5, availableParallelism()));
    if (done === null) return countOf(false);
    printSlowest(done.report);
    return triedAgain(done.report, done.count);
  },
};

const STEPS: readonly Step[] = [
  check('Types', 'tsc --noEmit', 'tsc --noEmit -p machines'),
  check('Lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'),
  check('Format', 'oxfmt --check .'),
  check('Unused code', 'knip'),
  check('Build', 'tsx build.ts'),
  presentChromium,
  allTests,
  check('Mutants, a sample', 'tsx tests/mutants/run.ts --sample'),
];

const total: Count = { passed: 0, failed: 0 };
for (const { title, run } of STEPS) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const { passed, failed } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${title}: ${failed === 0 ? 'good' : 'FAILED'} in ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
