import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The entries of the root: the design's own, and what the tools need to stand there. */
const ROOT_ENTRIES: ReadonlySet<string> = new Set([
  '.ci',
  '.dockerignore',
  '.env.example',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'build.ts',
  'compose.yaml',
  'contracts',
  'deploy',
  'dev.ts',
  'docs',
  'index.html',
  'machines',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
]);

/** The largest file in order is the classifier's weights, at 2.1 MB. */
const MOST_BYTES = 2_500_000;

const tracked = existsSync('.git')
  ? execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  : [];

it.runIf(existsSync('.git'))('the root holds nothing but what belongs there', () => {
  const entries = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
  expect([...entries].filter((entry) => !ROOT_ENTRIES.has(entry))).toEqual([]);
});

it.runIf(existsSync('.git'))('no file makes every clone heavy', () => {
  const heavy = tracked.filter((file) => existsSync(file) && statSync(file).size > MOST_BYTES);
  expect(heavy).toEqual([]);
});
