/** How long the page may stay busy before something is done all the same, in milliseconds. */
const PATIENCE_MS = 2000;

/** Does something when the page has nothing else to do; a browser that cannot tell does it a little later. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PATIENCE_MS);
};
