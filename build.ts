/**
 * `npm run build`: the browser app, the prerendered pages and the server, into dist/.
 *
 *   dist/client/   files to serve: index.html (the app), app/ (the same with the first screen of an address in it,
 *                  painted before a file is asked for), landing.html (start page), site/ (the other pages of the site),
 *                  offline.html (shown without a connection), sw.js (the worker that shows it), assets/; and in hi/ and
 *                  the like the app, its pages, its worker and its part of the site in another language, where LANGUAGES names one
 *   dist/server/   main.js (the server), worker.js (the code of its worker threads), model-thread.js (the thread of the
 *                  X-ray model), decoding-process.js (decodes pictures), backup.js, restore.js, seed-staff.js, reset-passkeys.js, organization.js,
 *                  add-doctor.js, import-dentists.js and ledger-check.js, with migrations/, fonts/, codecs/, backbone/, signs/ (the weights of words), languages/ (what it says in others than English) and an empty database beside them
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { APP_FOLDER, PATHS } from './contracts/common/paths.ts';
import { SITE_FOLDER } from './contracts/site/site.ts';
import { PROMISE } from './contracts/texts/en/landing.ts';
import { connect } from './server/db/connect.ts';
import type * as tableWords from './contracts/site/table-words.ts';
import { madeTables } from './server/site-tables.ts';
import { sharePictures } from './server/site-pictures.ts';
import { INDEX_PATH } from './src/lib/format/article-index.ts';
import {
  CHAT,
  ENTRY,
  neededBy,
  PAINTED,
  ROUTES,
  sourcesOf,
} from './src/prerender/painted-pages.ts';
import type { Manifest } from './src/prerender/painted-pages.ts';
import { CLASS_NAMES } from './src/prerender/class-names.ts';
import type { renderChat } from './src/prerender/chat.tsx';
import type { articlesIndex } from './src/prerender/articles-index.ts';
import type { renderPage } from './src/prerender/drawn-page.tsx';
import type { renderLanding } from './src/prerender/landing.tsx';
import type { renderOffline } from './src/prerender/offline.tsx';
import type { renderLists } from './src/prerender/site-lists.ts';
import type { SitePage, sitePages } from './src/prerender/site-pages.tsx';
import type { renderSitePage, SiteNeeds } from './src/prerender/site.tsx';
import { editionsToBuild, manifestAt } from './src/prerender/languages/editions.ts';
import type { Edition } from './src/prerender/languages/editions.ts';
import { buildSpoken } from './src/prerender/languages/build-spoken.ts';
import { withoutDescriptions } from './src/prerender/without-descriptions.ts';

/** Below the root, where the libraries are found that the pages are drawn with. */
const DIST = process.env['DIST'] ?? 'dist';
const CLIENT = `${DIST}/client`;
const SERVER = `${DIST}/server`;
const PRERENDER = `${DIST}/prerender`;

/** Begins the names of scripts that only pages of the site use. No part of the app is named so: they are not kept offline. */
const SITE_SCRIPT = 'site-script-';

/** What the operator runs beside the server. */
const COMMANDS =
  'backup restore seed-staff reset-passkeys organization add-doctor import-dentists ledger-check check-runner'.split(
    ' ',
  );

/** Libraries that read files beside their own code, and optional ones that are not installed. */
const SERVER_EXTERNAL = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  'piscina',
  'pg-native',
  'onnxruntime-node',
  'sharp',
];

const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
const COMPRESS_FROM_BYTES = 256;

const quiet: InlineConfig = { logLevel: 'warn', clearScreen: false, css: { modules: CLASS_NAMES } };

/** Builds the app in one language; returns the manifest that says which files its parts need. */
const buildApp = async (edition: Edition): Promise<Manifest> => {
  const { out, place, plugins } = edition;
  // What is in public/ lies at the root for every language.
  const publicDir = place === '' && 'public';
  await build({ ...quiet, base: `${place}/`, publicDir, plugins, build: { outDir: out } });
  const manifestFile = `${out}/.vite/manifest.json`;
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(`${out}/.vite`, { recursive: true });
  await askAtOnce(`${out}/${ENTRY}`, neededBy(manifest, [ROUTES], place).scripts);
  if (place !== '') {
    const english = await readFile(`${CLIENT}/manifest.webmanifest`, 'utf8');
    await writeFile(`${out}/manifest.webmanifest`, manifestAt(english, place));
  }
  return manifest;
};

/** Makes the app's page ask for the scripts of its other pages at once, and not only after the entry has run. */
const askAtOnce = async (page: string, addresses: readonly string[]): Promise<void> => {
  const html = await readFile(page, 'utf8');
  const links = addresses
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
  await writeFile(page, html.replace('</head>', `${links.join('')}</head>`));
};

/**
 * Builds one script apart from the app, so that it pulls in none of the app's chunks. `inside`: it is returned as code
 * for a page and not written.
 */
const buildScript = async (
  input: string,
  { plugins }: Edition,
  inside = false,
): Promise<{ file: string; code: string }> => {
  const result = await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    plugins: [...plugins, withoutDescriptions],
    build: {
      outDir: CLIENT,
      write: !inside,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        // Shared modules contribute only what the script uses, so that a constant brings no schema along.
        treeshake: { moduleSideEffects: false },
        output: {
          entryFileNames: `assets/${SITE_SCRIPT}[hash].js`,
          format: inside ? 'iife' : 'es',
          codeSplitting: false,
        },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`The script ${input} was not built.`);
  const [{ fileName, code }] = output.output;
  return { file: `/${fileName}`, code: code.trim() };
};

/** The functions that draw the pages at build. */
type Prerender = {
  readonly renderLanding: typeof renderLanding;
  readonly renderChat: typeof renderChat;
  readonly renderPage: typeof renderPage;
  readonly renderOffline: typeof renderOffline;
  readonly sitePages: typeof sitePages;
  readonly renderSitePage: typeof renderSitePage;
  readonly renderLists: typeof renderLists;
  readonly articlesIndex: typeof articlesIndex;
  readonly tableWords: typeof tableWords;
};

const buildPrerender = async ({ place, plugins }: Edition): Promise<Prerender> => {
  // A folder of its own for each language, since a module is loaded once.
  const outDir = PRERENDER + place;
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    plugins: [...plugins, react()],
    build: {
      ssr: true,
      outDir,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: {
          pages: 'src/prerender/pages.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const pages = (await import(pathToFileURL(path.resolve(outDir, 'pages.js')).href)) as Prerender;
  return pages;
};

/** Writes the pages of the app that are painted before it runs, each at its own address below `app/`. */
const writePainted = async (
  pages: Prerender,
  manifest: Manifest,
  edition: Edition,
): Promise<void> => {
  const { out, place } = edition;
  const { code: opening } = await buildScript(
    'src/flows/chat/opening-paint/opening-paint.script.ts',
    edition,
    true,
  );
  const { code: page } = await buildScript(
    'src/flows/page-loading/page-paint/page-paint.script.ts',
    edition,
    true,
  );
  const html = await readFile(`${out}/${ENTRY}`, 'utf8');
  const entry = `${place}/${manifest[ENTRY]?.file ?? ''}`;
  for (const [address, painted] of Object.entries(PAINTED)) {
    const { scripts, sheets } = neededBy(manifest, sourcesOf(painted), place);
    const styles = await Promise.all(sheets.map((sheet) => readFile(CLIENT + sheet, 'utf8')));
    const at = scripts.indexOf(entry);
    const given = {
      html,
      styles: styles.join(''),
      script: painted === CHAT ? opening : page,
      files: {
        before: scripts.slice(0, at),
        entry,
        after: scripts.slice(at + 1),
        opens: painted.opens.map(([opened]) => opened),
        sheets,
      },
    };
    const { isForNewcomers = false } = painted;
    const text =
      painted === CHAT
        ? pages.renderChat(given)
        : await pages.renderPage({ address: place + address, isForNewcomers }, given);
    await writeWithFolder(`${out}/${APP_FOLDER}${address}.html`, text);
  }
};

/** Writes the pages of an edition that are painted before any script runs: those of the app, the offline page, the site. */
const buildPages = async (manifest: Manifest, edition: Edition): Promise<void> => {
  const pages = await buildPrerender(edition);
  await writePainted(pages, manifest, edition);
  await writeFile(`${edition.out}/offline.html`, pages.renderOffline());
  await buildSite(pages, manifest, edition);
};

/** Writes the pages of the site in one language. */
const buildSite = async (pages: Prerender, manifest: Manifest, edition: Edition): Promise<void> => {
  const { file } = await buildScript('src/pages/site/site.script.ts', edition);
  const { code: paint } = await buildScript(
    'src/pages/site/site-paint/site-paint.script.ts',
    edition,
    true,
  );
  const chat = neededBy(manifest, sourcesOf(CHAT), edition.place);
  const prefetch = [...chat.scripts, ...chat.next];
  const all = pages.sitePages(madeTables(pages.tableWords));
  // Their letters are drawn one beside the other, which Devanagari's are not.
  const titled = edition.place === '' ? [{ address: '/', title: PROMISE }, ...all] : [];
  const pictures = await writePictures(titled);
  const picture = pictures.get('/');
  await writeFile(
    `${edition.out}/landing.html`,
    pages.renderLanding({ paint, script: file, prefetch, picture }),
  );
  await writeLists(pages, all, edition);
  await writeSite(pages, all, { paint, script: file, pictures }, edition);
};

/**
 * Writes the picture of each page under a name that changes with it; returns the pictures' addresses by the pages'
 * addresses.
 */
const writePictures = async (
  pages: readonly Pick<SitePage, 'address' | 'title'>[],
): Promise<ReadonlyMap<string, string>> => {
  const drawn = await sharePictures(pages.map(({ title }) => title));
  const written = pages.map(async ({ address }, at) => {
    const picture = drawn[at] ?? Buffer.alloc(0);
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
    const file = `/assets/share${address === '/' ? '' : address.replaceAll('/', '-')}-${hash}.png`;
    await writeFile(CLIENT + file, picture);
    return [address, file] as const;
  });
  return new Map(await Promise.all(written));
};

const writeWithFolder = async (name: string, content: string): Promise<void> => {
  await mkdir(path.dirname(name), { recursive: true });
  await writeFile(name, content);
};

/** Writes the pages of the site, each at its own address below `site/`. */
const writeSite = async (
  pages: Prerender,
  all: readonly SitePage[],
  needs: Pick<SiteNeeds, 'paint' | 'script' | 'pictures'>,
  edition: Edition,
): Promise<void> => {
  const { file: listScript } = await buildScript('src/pages/articles/articles.script.ts', edition);
  const { file: choiceScript } = await buildScript('src/pages/privacy/privacy.script.ts', edition);
  for (const page of all) {
    const html = pages.renderSitePage(page, { ...needs, listScript, choiceScript });
    await writeWithFolder(
      `${edition.out}/${SITE_FOLDER}${page.address.slice(edition.place.length)}.html`,
      html,
    );
  }
};

/** Writes what programs read of the site: the lists of its pages, and the index of the articles. */
const writeLists = async (
  pages: Prerender,
  all: readonly SitePage[],
  { out, place }: Edition,
): Promise<void> => {
  for (const [address, text] of pages.renderLists(all))
    await writeWithFolder(`${out}/${SITE_FOLDER}${address}`, text);
  // Only the English articles are enough to be searched.
  if (place === '') await writeWithFolder(`${CLIENT}${INDEX_PATH}`, pages.articlesIndex());
};

/** Returns a name for all that a visitor can get; it changes whenever a page or a file changes. */
const releaseOf = async (assets: readonly string[], out: string): Promise<string> => {
  const hash = createHash('sha256').update(assets.join());
  const painted = (await readdir(path.join(out, APP_FOLDER))).map(
    (name) => `${APP_FOLDER}/${name}`,
  );
  const names = [...(await readdir(out)), ...painted];
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  for (const page of pages) hash.update(await readFile(path.join(out, page)));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Builds the worker that keeps the app for use without a connection. It is built last, since it names all files there
 * are.
 */
const buildServiceWorker = async ({ out, place }: Edition): Promise<void> => {
  const assets = (await readdir(`${out}/assets`)).filter((name) => /\.(js|css)$/.test(name));
  const files = assets.filter((name) => !name.startsWith(SITE_SCRIPT)).toSorted();
  const release = {
    id: await releaseOf(files, out),
    files: [...Object.values(PATHS), ...files.map((name) => `/assets/${name}`)].map(
      (address) => place + address,
    ),
  };
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    define: { RELEASE: JSON.stringify(release), PLACE: JSON.stringify(place) },
    build: {
      outDir: out,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/offline/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
      },
    },
  });
};

/** Copies the fonts of the reports, with their licence. */
const copyFonts = async (): Promise<void> => {
  const from = 'node_modules/@expo-google-fonts/noto-sans';
  for (const file of ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf']) {
    await cp(`${from}/${file}`, `${SERVER}/fonts/${path.basename(file)}`);
  }
  await cp(`${from}/LICENSE_FONT`, `${SERVER}/fonts/LICENSE`);
};

/** Copies the decoders in WebAssembly, which cannot be bundled, with the licences of the libraries that they were built from. */
const copyCodecs = async (): Promise<void> => {
  for (const name of ['charls', 'openjpeg']) {
    const from = `node_modules/@cornerstonejs/codec-${name}/dist/${name}wasm_decode`;
    await cp(`${from}.js`, `${SERVER}/codecs/${name}.cjs`);
    await cp(`${from}.wasm`, `${SERVER}/codecs/${name}wasm_decode.wasm`);
  }
  await cp('server/services/xrays/codecs.licenses.md', `${SERVER}/codecs/licenses.md`);
};

/** Copies the gate's network and the runtime in WebAssembly that it needs, with their licences. */
const copyBackbone = async (): Promise<void> => {
  await cp('server/radiograph/learned/backbone.onnx', `${SERVER}/backbone/backbone.onnx`);
  const runtime = 'ort-wasm-simd-threaded.wasm';
  await cp(`node_modules/onnxruntime-web/dist/${runtime}`, `${SERVER}/backbone/${runtime}`);
  await cp('server/radiograph/learned/backbone.licenses.md', `${SERVER}/backbone/licenses.md`);
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
          'model-thread': 'server/providers/radiograph/model-thread.ts',
          'decoding-process': 'server/services/xrays/decoding-process.ts',
          ...Object.fromEntries(COMMANDS.map((name) => [name, `server/commands/${name}.ts`])),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  await copyFonts();
  await copyCodecs();
  await copyBackbone();
  await cp('server/assessment/signs/classifier/weights.json', `${SERVER}/signs/weights.json`);
  await cp('server/db/migrations', `${SERVER}/migrations`, { recursive: true });
  // A first start copies this database instead of making one.
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

/**
 * Prints every file, and all that comes over the wire before the first screen of a painted page: it, with its styles,
 * and its scripts.
 */
const printSizes = (sizes: readonly Size[], manifests: ReadonlyMap<string, Manifest>): void => {
  console.log(`${'file'.padEnd(44)}${'bytes'.padStart(10)}${'brotli'.padStart(10)}`);
  for (const size of sizes.toSorted((a, b) => a.file.localeCompare(b.file))) {
    row(size.file, size.plain, size.brotli);
  }
  const all = [...manifests].flatMap(([place, manifest]) =>
    Object.entries(PAINTED).map(([address, painted]) => ({ place, manifest, address, painted })),
  );
  for (const { place, manifest, address, painted } of all) {
    const { scripts } = neededBy(manifest, sourcesOf(painted), place);
    const page = `${place}/${APP_FOLDER}${address}.html`;
    const first = sizes.filter(({ file }) => page === `/${file}` || scripts.includes(`/${file}`));
    const sum = (key: 'plain' | 'brotli') => first.reduce((total, size) => total + size[key], 0);
    row(`${place}${address}, page and scripts`, sum('plain'), sum('brotli'));
  }
};

const started = performance.now();
await rm(DIST, { recursive: true, force: true });
const manifests = new Map<string, Manifest>();
const editions = await editionsToBuild(CLIENT);
for (const edition of editions) {
  const manifest = await buildApp(edition);
  await buildPages(manifest, edition);
  await buildServiceWorker(edition);
  manifests.set(edition.place, manifest);
}
// The folder goes last: some of its parts are loaded when a page is drawn.
await rm(PRERENDER, { recursive: true });
await buildServer();
await buildSpoken(editions, `${SERVER}/languages`);
printSizes(await precompress(), manifests);
console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
