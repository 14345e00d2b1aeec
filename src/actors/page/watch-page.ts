import { fromCallback } from 'xstate';

/** Tells when the page is in view or online again, or back from another page: timers fire late on a phone that slept. */
export const watchPage = fromCallback(({ sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (): void => {
    if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) tell();
  };
  document.addEventListener('visibilitychange', tell, { signal });
  window.addEventListener('online', tell, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => ending.abort();
});
