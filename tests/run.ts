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
import { findCoturn } from './kit/coturn.ts';
import { fetchHelm, findHelm } from './kit/helm.ts';
import { findPgbouncer } from './kit/pgbouncer.ts';

const ROOT = join(import.meta.dirname, '..');
const PROGRAMS = join(ROOT, 'node_modules/.bin');

type Count = { passed: number; failed: number };
type Step = { readonly title: string; readonly run: () => Promise<Count> };

/** Runs a program, with its output straight on ours unless it is collected. Whether it ended well. */
const runs = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  said?: string[],
) =>
  new Promise<boolean>((resolve) => {
    const output = said ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      // The programs of node_modules are command files there.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${PROGRAMS}${delimiter}${process.env['PATH'] ?? ''}`,
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => said?.push(String(data)));
    child.once('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });

const countOf = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A command that is a check; others may run beside it, so that its output is shown when it has ended. */
const check = (title: string, line: string): Step => ({
  title,
  run: async () => {
    const [command = '', ...args] = line.split(' ');
    const said: string[] = [];
    const passed = await runs(command, args, {}, said);
    console.log(`\n${said.join('')}`);
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
    '--only-shell',
    ...(withLibraries ? ['--with-deps'] : []),
    'chromium',
  ]);
};

const installPackage = async (name: string): Promise<void> => {
  console.log(`Installing the package "${name}" ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runs('apt-get', ['update', '-qq'], env);
  await runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
};

const installChromium = async (): Promise<void> => {
  if (isRootOnDebian()) {
    await installPackage('chromium-headless-shell');
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

type Program = {
  readonly find: () => string | null;
  readonly name: string;
  /** Brings what is no package of Debian. */
  readonly fetch?: () => Promise<void>;
};

/** A program without which some tests are left out; that is a failure on the machine that decides (CI=true). */
const present = (title: string, { find, name, fetch }: Program): Step => ({
  title,
  run: async () => {
    if (find() === null && fetch)
      await fetch().catch((error: Error) => console.error(error.message));
    else if (find() === null && isRootOnDebian()) await installPackage(name);
    const found = find();
    console.log(found ?? `${name} is not installed, so the tests with it are left out.`);
    return countOf(found !== null || process.env['CI'] !== 'true');
  },
});

const PROGRAMS_OF_DEEP: readonly Step[] = [
  present('PgBouncer for the tests behind a pooler', { find: findPgbouncer, name: 'pgbouncer' }),
  present('coturn for the calls without a direct way', { find: findCoturn, name: 'coturn' }),
  present('Helm for the chart', { find: findHelm, name: 'helm', fetch: fetchHelm }),
];

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** What each try that failed said; of a test that passed, the tries before it did. */
      readonly failureMessages: readonly string[];
    }[];
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

/** What failed, said again before the last line, for whoever sees no more than the end of a long output. */
const failures: string[] = [];

const namesOfFailed = ({ testResults }: Report): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(ROOT, name);
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });

/** Holds what passed at the second try alone: it counts as passed, and whoever reads the run shall know of it. */
const secondTries: string[] = [];

const namesOfSecondTries = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) => {
        const [why = ''] = first.split('\n');
        return `${relative(ROOT, name)}: ${fullName}: ${why}`;
      }),
  );

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
    failures.push(...namesOfFailed(report.report));
    secondTries.push(...namesOfSecondTries(report.report));
    return report.count;
  },
});

/**
 * What tsc has found out stays for its next run, which looks at what has changed. One checker finds out each type once, where
 * four do half of it again.
 */
const types = (title: string, project: string): Step =>
  check(
    title,
    `tsc --noEmit --checkers 1 --project ${project} --incremental --tsBuildInfoFile node_modules/.cache/tsc/${project}.tsbuildinfo`,
  );

const BUILD = check('Build', 'tsx build.ts');

/** The longest first: as many run side by side as there are processors. */
const CHECKS: readonly Step[] = [
  check('Lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'),
  types('Types', 'tsconfig.json'),
  BUILD,
  check('Unused code', 'knip'),
  types('Types of the machines', 'machines/tsconfig.json'),
  check('Format', 'oxfmt --check .'),
];

const DEEP: readonly Step[] = [
  tests('Deep tests, and the other database', ['deep', 'embedded']),
  check('Mutants, a sample', 'tsx tests/mutants/run.ts --sample'),
];

/** What runs side by side, and what runs after it, one by one; `changed` is the way for while one writes. */
type Gate = { readonly checks: readonly Step[]; readonly after: readonly Step[] };
const GATES: Readonly<Record<string, Gate>> = {
  short: { checks: CHECKS, after: [presentChromium, tests('Tests', ['short'])] },
  changed: {
    checks: [],
    after: [tests('Tests of what has changed', ['short'], ['--changed', '--passWithNoTests'])],
  },
  deep: { checks: [BUILD], after: [presentChromium, ...PROGRAMS_OF_DEEP, ...DEEP] },
  all: {
    checks: CHECKS,
    after: [presentChromium, ...PROGRAMS_OF_DEEP, tests('Tests', ['short']), ...DEEP],
  },
};

const [, , name = 'short'] = process.argv;
const gate = GATES[name.replace(/^--/, '')];
if (gate === undefined) {
  console.error(`There is no gate "${name}". There are: ${Object.keys(GATES).join(', ')}.`);
  process.exit(1);
}

const total: Count = { passed: 0, failed: 0 };

/** Takes the steps of a queue until none is left. */
const work = async (queue: Step[]): Promise<void> => {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    console.log(`\n== ${step.title}`);
    const started = performance.now();
    const { passed, failed } = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (failed > 0) failures.push(step.title);
    console.log(`== ${step.title}: ${failed === 0 ? 'good' : 'FAILED'} in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
};

const checks = [...gate.checks];
await Promise.all(Array.from({ length: availableParallelism() }, () => work(checks)));
await work([...gate.after]);
process.exitCode = total.failed === 0 ? 0 : 1;
for (const passed of secondTries) console.log(`at the second try: ${passed}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
