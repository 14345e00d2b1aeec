import type { Failure } from '../../machines/kit/failure.ts';
import { leaveForNewerRelease } from './page-loading.ts';

const FAILURE: Failure = { kind: 'network', message: 'The calls could not be loaded' };

/**
 * Gives access by name to endpoints in a file that loads after the screens. If a newer release has replaced the file,
 * the page reloads, once; any other failure counts as a lost connection.
 */
export const laterEndpoints = <Endpoints extends object>(load: () => Promise<Endpoints>) => ({
  /** Loads the file ahead of the first call; if that fails, the first call loads it again. */
  warmUp: (): void => {
    load().catch(() => undefined);
  },
  named: async <Name extends keyof Endpoints>(name: Name): Promise<Endpoints[Name]> => {
    try {
      return (await load())[name];
    } catch {
      await leaveForNewerRelease();
      throw FAILURE;
    }
  },
});
