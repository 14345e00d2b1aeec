import { fromCallback } from 'xstate';

/** Tells when the page is in view or online again: timers fire late on a phone that slept. */
export const watchPage = fromCallback(({ sendBack }) => {
  const tell = (): void => {
    if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
  };
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('online', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('online', tell);
  };
});
