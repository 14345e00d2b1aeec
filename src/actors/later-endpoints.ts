import type { Failure } from '../../machines/kit/failure.ts';

/** Calls as values in a file that comes later than the screens: by their names, or a failure like a lost connection. */
export const laterEndpoints = <Endpoints extends object>(load: () => Promise<Endpoints>) => {
  const all = (): Promise<Endpoints> =>
    load().catch(() => {
      const failure: Failure = { kind: 'network', message: 'The calls could not be loaded' };
      return Promise.reject(failure);
    });
  return {
    /** Fetches them ahead of the first call; without a connection they are fetched again then. */
    warmUp: (): void => {
      all().catch(() => undefined);
    },
    named: async <Name extends keyof Endpoints>(name: Name): Promise<Endpoints[Name]> =>
      (await all())[name],
  };
};
