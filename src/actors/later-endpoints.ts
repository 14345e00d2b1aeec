import type { Failure } from '../../machines/kit/failure.ts';
import { leaveForNewerRelease } from './page-loading.ts';

const FAILURE: Failure = { kind: 'network', message: 'The calls could not be loaded' };

/**
 * Calls as values in a file that comes later than the screens: by their names. Where a newer release has taken the
 * file's place the page is loaded anew, once; otherwise it is a failure like a lost connection.
 */
export const laterEndpoints = <Endpoints extends object>(load: () => Promise<Endpoints>) => ({
  /** Fetches them ahead of the first call; without a connection they are fetched again then. */
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
