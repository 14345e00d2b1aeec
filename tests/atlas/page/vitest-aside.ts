/** Stands in the place of vitest where a flow's screens are shown in a browser: nothing is tested, so every call does nothing. */
const nothing: unknown = new Proxy(() => undefined, {
  // An answer with a `then` would be waited for without end.
  get: (_target, key) => (key === 'then' ? undefined : nothing),
  apply: () => nothing,
});

let prepared: (() => void)[] = [];

/** What a file of screens wants done before each look since the last time it was asked: the address, mostly. */
export const takePrepared = (): (() => void)[] => {
  const taken = prepared;
  prepared = [];
  return taken;
};

export const beforeEach = (prepare: () => void): void => void prepared.push(prepare);

export { nothing as describe, nothing as expect, nothing as it, nothing as vi };
export { nothing as afterEach, nothing as beforeAll, nothing as afterAll };
