import { join } from 'node:path';
import type { Plugin } from 'vite';

const TOLD = join(import.meta.dirname, 'told-inspector.ts');

/**
 * Lets the app tell what its flows go through, in the place of the inspector's hook: a test run and a build with
 * `COVERAGE_DIR` have it, and no other build has a byte of it.
 */
export const coverageAside: Plugin = {
  name: 'coverage-aside',
  apply: (_config, { command, mode }) =>
    Boolean(process.env['COVERAGE_DIR']) && (command === 'build' || mode === 'test'),
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/lib/flow/inspector.ts')
      ? `export { inspect } from ${JSON.stringify(TOLD)};`
      : null,
};
