import type { Failure } from '../../../contracts/common/failure.ts';
import { leaveForNewerRelease } from '../page/page-loading.ts';

const FAILURE: Failure = { kind: 'network', message: 'The calls could not be loaded' };

/**
 * The endpoints of a file of `contracts/endpoints`, by their names. It holds schemas, so it comes with the first call and not
 * with the screens. Where a newer release has taken its place the page is loaded anew, once; otherwise it is a failure like a
 * lost connection.
 */
export const laterEndpoints =
  <Endpoints extends object>(load: () => Promise<Endpoints>) =>
  async <Name extends keyof Endpoints>(name: Name): Promise<Endpoints[Name]> => {
    try {
      return (await load())[name];
    } catch {
      await leaveForNewerRelease();
      throw FAILURE;
    }
  };

/** Fetches such a file ahead of the first call; without a connection it is fetched again then. */
export const warmUp = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};
