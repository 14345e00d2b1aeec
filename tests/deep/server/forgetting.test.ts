import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const FORGETS = join(import.meta.dirname, '../../server/fixtures/forgets.ts');
const run = promisify(execFile);

/** A word that nobody else says. */
const WORD = 'wqjvkxzbrl';

const memoryAfter = async (...more: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', FORGETS, WORD, ...more]);
  return stdout;
};

it('nothing that a patient wrote stays in the memory of the server after the reply', async () => {
  expect(await memoryAfter()).toBe('forgotten\n');
});

it.each(['here', 'in the thread'])(
  'the search finds a text that is kept %s',
  async (place) => {
    expect(await memoryAfter(place)).toBe(`still ${place}\n`);
  },
  120_000,
);
