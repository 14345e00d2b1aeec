import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { API_PREFIXES } from './server/lib/addresses.ts';
import { finishInDev } from './server/site-in-dev.ts';
import { madeTables } from './server/site-tables.ts';
import { flatImports } from './src/prerender/flat-imports.ts';
import { hoverWhereItHovers } from './src/prerender/hover-where-it-hovers.ts';
import { SHARED_CHUNKS } from './src/prerender/shared-chunks.ts';
import { siteInDev } from './src/prerender/site-plugin.ts';
import { withoutDescriptions } from './src/prerender/without-descriptions.ts';
import { withoutPalettes } from './src/prerender/without-palettes.ts';
import { withoutReactParts } from './src/prerender/without-react-parts.ts';
import { withoutServerParts } from './src/prerender/without-server-parts.ts';
import { BySurroundings } from './tests/kit/sequencer.ts';
import { coverageAside } from './tests/model/coverage-aside.ts';
import { inspectorInDev } from './tests/model/inspector-in-dev.ts';

const apiPort = process.env['API_PORT'] ?? '3001';

/**
 * Libraries change less often than our code: each group keeps its cached file over many releases. The
 * component library stays out of this, so that a dialog loads with the screen that opens it.
 */
const VENDOR_GROUPS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
  },
  // What every chart is made with stands beside it.
  {
    name: 'state',
    test: /node_modules\/(xstate|@xstate)\/|machines\/kit\/(not-provided|raise-notice)\.ts$/,
    priority: 2,
  },
];

/**
 * Two gates, by folder. `npm test` runs all but tests/deep, on one database; `npm run test:deep` runs tests/deep, and on the
 * other database what both must do alike.
 */
const TESTS = 'tests/**/*.test.{ts,tsx}';
const DEEP = 'tests/deep/**/*.test.ts';

export default defineConfig({
  plugins: [
    react(),
    inspectorInDev,
    coverageAside,
    siteInDev({ tables: madeTables, finish: finishInDev }),
    withoutDescriptions,
    withoutReactParts,
    withoutServerParts,
    flatImports,
  ],
  // Tests and the development server speak English; a build says what it speaks (src/prerender/languages/editions.ts).
  define: { HAS_OTHER_LANGUAGES: 'false' },
  css: { postcss: { plugins: [withoutPalettes, hoverWhereItHovers] } },
  server: {
    // What the API server answers in development; everything else is Vite's.
    proxy: Object.fromEntries(
      API_PREFIXES.map((path) => [
        path,
        { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false },
      ]),
    ),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: true,
    // The licences of the libraries in the files ask to go along with them.
    license: { fileName: 'licenses.md' },
    // Chunks name the scripts that they need themselves (flat-imports.ts).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: [...VENDOR_GROUPS, ...SHARED_CHUNKS] } },
      // A schema that a chunk does not use stays out of it: the first question needs ids and no schema. Nor does the switch
      // of languages come where there is one.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:contracts|language-switch)\//, sideEffects: false }],
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'short', include: [TESTS], exclude: [DEEP], env: { TEST_DATABASE: 'first' } },
      },
      // These share a machine with a browser and a server each. Who passes at the second try is named at the run's end.
      { extends: true, test: { name: 'deep', include: [DEEP], retry: 1 } },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['tests/server/**/databases/*.test.ts'],
          env: { TEST_DATABASE: 'embedded' },
        },
      },
    ],
    sequence: { sequencer: BySurroundings },
    globalSetup: ['tests/kit/postgres.setup.ts'],
    setupFiles: ['tests/kit/setup.ts'],
    restoreMocks: true,
    // Files of a worker share their modules, as long as they need the same surroundings: loading them anew
    // for each file was half of the run's time.
    isolate: false,
    // A busy machine takes seconds to start a process, and ten to check one screen.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine a state comes later, and the wait ends as soon as it is there.
    expect: { poll: { timeout: 20_000 } },
  },
});
