/**
 * `npm run build`: the browser app, the prerendered start page and the server, into dist/.
 *
 *   dist/client/            files to serve: index.html (the app), chat.html (the same, with the chat's files asked
 *                           for at once; one for each such flow), landing.html (start page), assets/
 *   dist/server/            main.js (the server), worker.js (what its worker threads run), backup.js and restore.js, with
 *                           migrations/ and an empty database beside them
 */
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { FLOW_OF_PATH } from './contracts/paths.ts';
import { connect } from './server/db/connect.ts';
import type { renderLanding as renderLandingType } from './src/prerender/landing.tsx';

const CLIENT = 'dist/client';
const SERVER = 'dist/server';
const PRERENDER = 'dist/prerender';
const ENTRY = 'index.html';

/** Libraries that read files beside their own code, and optional ones that are not installed. */
const SERVER_EXTERNAL = ['@electric-sql/pglite', '@fastify/swagger-ui', 'piscina', 'pg-native'];

const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
const COMPRESS_FROM_BYTES = 256;

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

const quiet: InlineConfig = { logLevel: 'warn', clearScreen: false };

/** The files that the app needs before a flow's first screen: its entry, the flow, and what both import. */
const filesOf = (manifest: Manifest, flow: string): string[] => {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    // The entry loads each route by itself.
    const routes = key === ENTRY ? (chunk.dynamicImports ?? []) : [];
    const opened = routes.filter((name) => name.startsWith(`src/flows/${flow}/`));
    for (const next of [...(chunk.imports ?? []), ...opened]) visit(next);
  };
  visit(ENTRY);
  return [...files].map((file) => `/${file}`);
};

/** The app, with a page for each flow that an address opens; returns the files of each flow. */
const buildApp = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  await build({ ...quiet });
  const manifestFile = `${CLIENT}/.vite/manifest.json`;
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(`${CLIENT}/.vite`, { recursive: true });
  const flows = new Set(Object.values(FLOW_OF_PATH));
  const files = new Map([...flows].map((flow) => [flow, filesOf(manifest, flow)]));
  await Promise.all([...files].map(([flow, addresses]) => writePage(flow, addresses)));
  return files;
};

/** The app's page that asks for a flow's files at once, not only when the entry has run. */
const writePage = async (flow: string, addresses: readonly string[]): Promise<void> => {
  const html = await readFile(`${CLIENT}/${ENTRY}`, 'utf8');
  const links = addresses
    .filter((address) => !html.includes(address))
    .map((address) =>
      address.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${address}">`
        : `<link rel="modulepreload" crossorigin href="${address}">`,
    );
  await writeFile(`${CLIENT}/${flow}.html`, html.replace('</head>', `${links.join('')}</head>`));
};

/** The start page's own small script, apart from the app so that it drags nothing along. */
const buildLandingScript = async (): Promise<string> => {
  const result = await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/pages/landing/provided.ts',
        output: { entryFileNames: 'assets/landing-[hash].js', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The start page script was not built.');
  return `/${output.output[0].fileName}`;
};

const buildLanding = async (script: string, prefetch: readonly string[]): Promise<void> => {
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    plugins: [react()],
    build: {
      ssr: 'src/prerender/landing.tsx',
      outDir: PRERENDER,
      cssMinify: 'lightningcss',
      rolldownOptions: { output: { entryFileNames: 'landing.js' } },
    },
  });
  const file = pathToFileURL(path.resolve(PRERENDER, 'landing.js')).href;
  const { renderLanding } = (await import(file)) as {
    renderLanding: typeof renderLandingType;
  };
  await writeFile(`${CLIENT}/landing.html`, renderLanding({ script, prefetch }));
  await rm(PRERENDER, { recursive: true });
};

const buildServer = async (): Promise<void> => {
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    ssr: { noExternal: true, external: SERVER_EXTERNAL },
    build: {
      ssr: true,
      outDir: SERVER,
      license: { fileName: 'licenses.md' },
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          worker: 'server/workers/worker.ts',
          backup: 'server/commands/backup.ts',
          restore: 'server/commands/restore.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  await cp('server/db/migrations', `${SERVER}/migrations`, { recursive: true });
  // A first start copies it instead of making one.
  const empty = await connect({ dataDir: `${SERVER}/empty-data`, databaseUrl: null });
  await empty.close();
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

type Size = { file: string; plain: number; brotli: number };

/** Writes .br and .gz beside every text file worth it, so that the server never compresses by itself. */
const precompress = async (): Promise<Size[]> => {
  const names = await readdir(CLIENT, { recursive: true });
  const sizes = names.map(async (name): Promise<Size | null> => {
    const file = path.join(CLIENT, name);
    const { size } = await stat(file);
    if (!COMPRESSED.test(name)) return null;
    if (size < COMPRESS_FROM_BYTES) return { file: name, plain: size, brotli: size };
    const text = await readFile(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [small, smallGz] = await Promise.all([
      brotli(text, { params: quality }),
      gz(text, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, smallGz)]);
    return { file: name, plain: size, brotli: small.length };
  });
  return (await Promise.all(sizes)).filter((size) => size !== null);
};

const row = (name: string, plain: number, small: number): void => {
  const cells = [plain, small].map((bytes) => bytes.toLocaleString('en').padStart(10));
  console.log(name.padEnd(44) + cells.join(''));
};

const printSizes = (
  sizes: readonly Size[],
  flows: ReadonlyMap<string, readonly string[]>,
): void => {
  console.log(`${'file'.padEnd(44)}${'bytes'.padStart(10)}${'brotli'.padStart(10)}`);
  for (const size of sizes.toSorted((a, b) => a.file.localeCompare(b.file))) {
    row(size.file, size.plain, size.brotli);
  }
  for (const [flow, addresses] of flows) {
    const first = sizes.filter((size) => addresses.includes(`/${size.file}`));
    const sum = (key: 'plain' | 'brotli') => first.reduce((total, size) => total + size[key], 0);
    row(`${flow}, before its first screen`, sum('plain'), sum('brotli'));
  }
};

const started = performance.now();
await rm('dist', { recursive: true, force: true });
const flows = await buildApp();
await buildLanding(await buildLandingScript(), flows.get('chat') ?? []);
await buildServer();
printSizes(await precompress(), flows);
console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
