import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { landingInDev } from './src/prerender/landing-plugin.ts';

/** Paths that the API server answers in development; everything else is Vite's. */
const API_PATHS = ['/api', '/chat_bot', '/llm', '/healthz', '/readyz'];

const apiPort = process.env['API_PORT'] ?? '3001';

/**
 * Libraries change less often than our code: each group keeps its cached file over many releases. The
 * component library stays out of this, so that a dialog loads with the screen that opens it.
 */
const VENDOR_GROUPS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  },
  { name: 'state', test: /node_modules\/(xstate|@xstate)\// },
];

/** Palettes of the component library that no screen uses: a fifth of all styles otherwise. */
const UNUSED_PALETTE =
  /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange)-/;

const withoutUnusedPalettes = {
  postcssPlugin: 'without-unused-palettes',
  Declaration: (declaration: { readonly prop: string; readonly remove: () => void }): void => {
    if (UNUSED_PALETTE.test(declaration.prop)) declaration.remove();
  },
};

export default defineConfig({
  plugins: [react(), landingInDev()],
  css: { postcss: { plugins: [withoutUnusedPalettes] } },
  server: {
    proxy: Object.fromEntries(
      API_PATHS.map((path) => [
        path,
        { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false },
      ]),
    ),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: VENDOR_GROUPS } } },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/kit/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
