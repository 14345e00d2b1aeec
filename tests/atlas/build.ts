import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, preview } from 'vite';
import type { Plugin } from 'vite';
import { editionsOf } from '../../src/prerender/languages/editions.ts';
import { folderOf } from './stage.ts';
import type { Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'tests/atlas/page/index.html';
const STAGE = join(ROOT, 'tests/atlas/page/stage.tsx');
const SETTINGS = join(ROOT, 'vite.config.ts');

/** What of the tests has another one in its place on the page, by the end of its name. */
const ASIDE: readonly (readonly [name: RegExp, file: string])[] = [
  [/^vitest$/, 'vitest-aside.ts'],
  [/\/kit\/walk-screens\.tsx$/, 'walk-aside.ts'],
];

/** Lets a flow's own file of screens say how it is drawn, without the tests in it. */
const testsAside: Plugin = {
  name: 'tests-aside',
  enforce: 'pre',
  resolveId: (source) => {
    const found = ASIDE.find(([name]) => name.test(source));
    return found === undefined ? null : join(ROOT, 'tests/atlas/page', found[1]);
  },
};

type Needs = {
  readonly imports: readonly string[];
  readonly lazy: readonly string[];
  /** The code that stands in for a file of English texts: it says which of them no longer fit. */
  readonly standIn: string;
};
/** What each file of the page imports, by its path. */
type Graph = Map<string, Needs>;

const fileOf = (id: string): string => id.split('?')[0] ?? id;

/** Notes what imports what, while the page is built. */
const noting = (graph: Graph): Plugin => ({
  name: 'noting',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const { importedIds = [], dynamicallyImportedIds = [], code } = this.getModuleInfo(id) ?? {};
      const known = graph.get(fileOf(id));
      const standIn = id.includes('?language=') ? (code ?? '') : '';
      graph.set(fileOf(id), {
        imports: [...(known?.imports ?? []), ...importedIds.map(fileOf)],
        lazy: [...(known?.lazy ?? []), ...dynamicallyImportedIds.map(fileOf)],
        standIn: (known?.standIn ?? '') + standIn.replaceAll(ROOT, ''),
      });
    }
  },
});

const READ_BY_SHEET = /(?:@import|url\()\s*['"]?(\.[^'")]+)/g;

type Content = { readonly hash: string; readonly read: readonly string[] };

/** Returns what stands in a file, and which files a sheet takes in by itself. */
const contentOf = (file: string): Content => {
  // The build makes some files itself; they change with their names.
  if (!existsSync(file)) return { hash: file, read: [] };
  const content = readFileSync(file);
  const read = file.endsWith('.css')
    ? [...content.toString().matchAll(READ_BY_SHEET)].map(([, path = '']) =>
        join(dirname(file), path),
      )
    : [];
  return { hash: createHash('sha256').update(content).digest('hex'), read };
};

/** Returns a function that names all that a flow is drawn from: the files of its tests of screens, and those they need. */
const namesIn = (graph: Graph): ((flow: string) => string) => {
  const contents = new Map<string, Content>();
  const contentOnce = (file: string): Content => {
    const content = contents.get(file) ?? contentOf(file);
    contents.set(file, content);
    return content;
  };
  return (flow) => {
    const folder = join(ROOT, 'tests/flows', folderOf(flow));
    const files = new Set([STAGE, SETTINGS, `${folder}/screens.test.tsx`, `${folder}/cases.ts`]);
    const hash = createHash('sha256');
    // A set hands out what is added while it is walked.
    for (const file of files) {
      const content = contentOnce(file);
      hash.update(content.hash);
      const { imports = [], lazy = [], standIn = '' } = graph.get(file) ?? {};
      hash.update(standIn);
      // The stage loads any flow, and needs none.
      const needed = file === STAGE ? imports : [...imports, ...lazy];
      for (const next of [...needed, ...content.read]) files.add(next);
    }
    return hash.digest('hex').slice(0, 12);
  };
};

/**
 * Builds the page that shows the states in a language, and serves it. It is a development build: only that lets gestures be
 * waited for.
 */
export const buildStage = async (language: string): Promise<Stage> => {
  const editions = await editionsOf('', ['en', language], true);
  // None for English, which is what the code says.
  const edition = editions.find(({ tag }) => tag === language);
  const base = `${edition?.place ?? ''}/`;
  const outDir = mkdtempSync(join(tmpdir(), 'toothwise-atlas-'));
  const root = ROOT;
  const graph: Graph = new Map();
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  await build({
    root,
    mode: 'test',
    logLevel: 'warn',
    base,
    plugins: [...(edition?.plugins ?? []), testsAside, noting(graph)],
    build: { outDir, minify: false, rolldownOptions: { input: [join(ROOT, PAGE)] } },
  });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  const server = await preview({
    root,
    base,
    logLevel: 'warn',
    build: { outDir },
    // Nothing is asked of a server: every call of a flow is parked.
    preview: { port: 0, proxy: {} },
  });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    address: origin + base + PAGE,
    inputsOf: namesIn(graph),
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
