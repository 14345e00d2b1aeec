import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

export default defineConfig({
  plugins: [react(), landingInDev()],
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
});
