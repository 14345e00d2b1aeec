const askToKeep = (): void => navigator.serviceWorker.controller?.postMessage('app.opened');

/**
 * Lets the browser keep what a person needs without a connection: a page of its own, or the whole app. Only the built
 * product has the worker for it. Where it is forbidden, or cannot be fetched now, everything else works.
 */
export const keepForOffline = (what: 'page' | 'app'): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (what === 'app') {
    // A new release's worker takes over in the middle of a visit, and has kept nothing yet.
    serviceWorker.addEventListener('controllerchange', askToKeep);
    askToKeep();
  }
  serviceWorker.register('/sw.js').catch(() => undefined);
};
