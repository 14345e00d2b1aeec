/**
 * `npm test`: what somebody waits for who writes; `npm run test:deep`: what a merge needs besides; `npm run test:all`: both.
 * `npm test -- --changed` runs the tests of what has changed since the last commit. Every step runs whatever the ones before it
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

/** What came of the tests, or null where there is no report. */
const runTests = async (args: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'toothwise-run-'));
  const file = join(folder, 'report.json');
  const endedWell = await runs('vitest', [
    'run',
    ...args,
    `--maxWorkers=${Math.min(5, availableParallelism())}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  rmSync(folder, { recursive: true, force: true });
  return report && { report, count: countTests(report, endedWell) };
};

/** The tests of some projects of vite.config.ts. */
const tests = (title: string, projects: readonly string[], more: readonly string[] = []): Step => ({
  title,
  run: async () => {
    const report = await runTests([...projects.map((name) => `--project=${name}`), ...more]);
    if (report === null) return countOf(false);
    printSlowest(report.report);
    return report.count;
  },
});

const PREPARED: readonly Step[] = [check('Build', 'tsx build.ts'), presentChromium];

const SHORT: readonly Step[] = [
  check('Types', 'tsc --noEmit', 'tsc --noEmit -p machines'),
  check('Lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'),
  check('Format', 'oxfmt --check .'),
  check('Unused code', 'knip'),
  ...PREPARED,
  tests('Tests', ['short']),
];

const DEEP: readonly Step[] = [
  tests('Deep tests, and the other database', ['deep', 'embedded']),
  check('Mutants, a sample', 'tsx tests/mutants/run.ts --sample'),
];

/** What each gate runs; `changed` is the way for while one writes. */
const GATES: Readonly<Record<string, readonly Step[]>> = {
  short: SHORT,
  changed: [tests('Tests of what has changed', ['short'], ['--changed', '--passWithNoTests'])],
  deep: [...PREPARED, ...DEEP],
  all: [...SHORT, ...DEEP],
};

const [, , gate = 'short'] = process.argv;
const steps = GATES[gate.replace(/^--/, '')];
if (steps === undefined) {
  console.error(`There is no gate "${gate}". There are: ${Object.keys(GATES).join(', ')}.`);
  process.exit(1);
}

const total: Count = { passed: 0, failed: 0 };
for (const { title, run } of steps) {
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
