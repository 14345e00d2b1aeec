/** Longest wait for an idle page, in milliseconds. */
const PATIENCE_MS = 2000;

/** Runs something once the page is idle; a browser without `requestIdleCallback` waits the full time. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PATIENCE_MS);
};
