import { watchFlows } from './coverage.ts';
import type { Tell } from './coverage.ts';

type WithEar = { readonly tellCoverage?: Tell };

/**
 * Stands in the place of the app's inspector where coverage is counted, and tells what flows go through to whoever has put
 * an ear on the page: the tests' setup on the simulated one, the browser tests' kit on a real one.
 */
export const inspect = watchFlows((...told) => (globalThis as WithEar).tellCoverage?.(...told));
