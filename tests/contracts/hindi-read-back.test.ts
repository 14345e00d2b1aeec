import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ledgerOf } from '../../src/prerender/languages/ledger.ts';

const FILE = join(import.meta.dirname, '../../docs/hindi-read-back.tsv');

it('every Hindi text that was read back into English says the same today', async () => {
  const { entries } = await ledgerOf('hi');
  const now = new Map(entries.map(({ path, own }) => [path, own]));
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const read = rows.map((row) => row.split('\t'));
  expect(read.length).toBeGreaterThan(300);
  // A text that has changed is read anew, by somebody who does not see the English.
  const changed = read.filter(([path = '', hindi]) => now.get(path) !== hindi);
  expect(changed.map(([path]) => path)).toEqual([]);
});
