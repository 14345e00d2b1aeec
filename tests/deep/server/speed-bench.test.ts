import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

it('the bench of the server tells a share of each call, from good replies alone', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/server/server.bench.ts'],
    { cwd: ROOT, env: { PATH: process.env['PATH'], SECONDS: '1', ROUNDS: '1' } },
  );
  const rows = [...stdout.matchAll(/^\| (validate|diagnose|saved diagnose|session|page) \|.*$/gm)];
  expect(rows.map(([, call]) => call)).toEqual([
    'validate',
    'diagnose',
    'saved diagnose',
    'session',
    'page',
  ]);
  for (const [row] of rows) {
    expect(row).not.toContain('bad');
    expect(row).toMatch(/( \| \d+\.\d\d){3} \|$/);
  }
}, 240_000);
