import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FAULTS } from './faults/browser.ts';
import type { Fault } from './faults/fault.ts';
import { PURE_FAULTS } from './faults/pure.ts';
import { SERVER_FAULTS } from './faults/server.ts';
import { TITLE_FAULTS } from './faults/titles.ts';
import { VIEW_FAULTS } from './faults/views.ts';
import { WORD_FAULTS } from './faults/words.ts';

const ROOT = join(import.meta.dirname, '../..');
const LINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

const FAULTS: readonly Fault[] = [
  ...PURE_FAULTS,
  ...VIEW_FAULTS,
  ...BROWSER_FAULTS,
  ...SERVER_FAULTS,
  ...TITLE_FAULTS,
  ...WORD_FAULTS,
];

type Diagnostic = { readonly message: string; readonly code: string; readonly filename: string };

/** A house of faults: the real settings of lint over a tree that holds nothing else. */
const house = realpathSync(mkdtempSync(join(tmpdir(), 'toothwise-fences-')));

const plant = (file: string, code: string): void => {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  const up = relative(dirname(path), house);
  writeFileSync(path, `${code.replaceAll('~/', `${up.replaceAll('\\', '/')}/`)}\n`);
};

const placeOf = (kind: 'fault' | 'clean', at: number, { folder, file = 'planted.ts' }: Fault) =>
  `${folder}${kind}-${at}/${file}`;

const CYCLE = { 'machines/cycle/a.ts': './b.ts', 'machines/cycle/b.ts': './a.ts' };

let said: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tests/fences/plugin.js', 'tests/fences/house.js'])
    cpSync(join(ROOT, file), join(house, file));
  plant('package.json', '{ "type": "module" }');
  for (const [at, fault] of FAULTS.entries()) {
    plant(placeOf('fault', at, fault), fault.fault);
    plant(placeOf('clean', at, fault), fault.clean);
  }
  for (const [file, other] of Object.entries(CYCLE))
    plant(
      file,
      `import type { A } from '${other}';\nexport type A2 = A;\nexport type { A2 as A };`,
    );
  const { stdout } = spawnSync(process.execPath, [LINT, '--format', 'json'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  const lines = new Map<string, string[]>();
  for (const { filename, code, message } of diagnostics)
    lines.set(filename, [...(lines.get(filename) ?? []), `${code}: ${message}`]);
  said = lines;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('a planted fault is reported and its neighbour in order is not', () => {
  it.each(FAULTS.map((fault, at) => [fault.title, at, fault] as const))('%s', (_, at, fault) => {
    expect(said.get(placeOf('fault', at, fault))?.join('\n')).toContain(fault.says);
    const aboutNeighbour = said.get(placeOf('clean', at, fault)) ?? [];
    expect(aboutNeighbour.filter((line) => /^house|max-lines/.test(line))).toEqual([]);
  });

  it.each(Object.keys(CYCLE))('%s stands in a cycle, by types alone', (file) => {
    expect(said.get(file)?.join('\n')).toContain('import(no-cycle)');
  });
});

describe('no file lifts a fence', () => {
  const fenced = ['contracts', 'machines', 'src', 'server'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

  it('by a comment', () => {
    const lifting = fenced.filter((file) =>
      /(oxlint|eslint)-disable(-next-line|-line)?\s*(\*|--|$|.*(house\/|no-cycle|max-lines))/m.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(lifting).toEqual([]);
  });

  it('by settings of its own folder', () => {
    expect(fenced.filter((file) => basename(file).includes('oxlint'))).toEqual([]);
  });
});
