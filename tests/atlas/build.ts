import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Manifest, Plugin } from 'vite';
import { folderOf } from './stage.ts';
import type { Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'tests/atlas/page/index.html';

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

/** The files that a file of the build needs, itself included. */
const neededBy = (manifest: Manifest, entry: string, isLazyToo: boolean): Set<string> => {
  const keys = new Set([entry]);
  // A set hands out what is added while it is walked.
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of isLazyToo ? [...imports, ...dynamicImports] : imports) keys.add(next);
  }
  return new Set(
    [...keys].flatMap((key) => {
      const { file = '', css = [], assets = [] } = manifest[key] ?? {};
      return [file, ...css, ...assets];
    }),
  );
};

/** The names of a build's files carry the hashes of what is in them. */
const nameOf = (manifest: Manifest, flow: string): string => {
  const folder = `tests/flows/${folderOf(flow)}`;
  const files = [
    ...neededBy(manifest, PAGE, false),
    ...neededBy(manifest, `${folder}/screens.test.tsx`, true),
    ...neededBy(manifest, `${folder}/cases.ts`, true),
  ];
  return createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 12);
};

/**
 * Builds the page that shows the states, and serves it. It is a development build: only that holds the texts of an
 * unfinished language, and lets gestures be waited for.
 */
export const buildStage = async (language: string): Promise<Stage> => {
  const outDir = mkdtempSync(join(tmpdir(), 'toothwise-atlas-'));
  const root = ROOT;
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  await build({
    root,
    mode: 'test',
    logLevel: 'warn',
    plugins: [testsAside],
    build: { outDir, minify: false, rolldownOptions: { input: [join(ROOT, PAGE)] } },
  });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    // Nothing is asked of a server: every call of a flow is parked.
    preview: { port: 0, proxy: {} },
  });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    address: `${origin}/${PAGE}?lang=${language}`,
    inputsOf: (flow) => nameOf(manifest, flow),
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
