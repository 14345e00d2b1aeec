import { fromCallback } from 'xstate';

/** Says when the page is in view again, or connected again: timers of a phone that slept come late. */
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
