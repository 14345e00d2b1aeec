import { PLACE } from '../../../contracts/common/language.ts';

const askToKeep = (): void => navigator.serviceWorker.controller?.postMessage('app.opened');

/**
 * Registers the service worker, which stores what works without a connection: the offline page, or the whole app. Only
 * the built product has the worker. If it is forbidden or cannot be fetched, everything else works.
 */
export const keepForOffline = (what: 'page' | 'app'): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (what === 'app') {
    // The worker of a new release takes over during a visit and has stored nothing yet.
    serviceWorker.addEventListener('controllerchange', askToKeep);
    askToKeep();
  }
  serviceWorker.register(`${PLACE}/sw.js`).catch(() => undefined);
};
