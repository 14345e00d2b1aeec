import { useEffect } from 'react';

/** Fetches something ahead of its need, once the moment for it has come. */
export const usePreload = (now: boolean, preload: () => void): void => {
  useEffect(() => {
    if (now) preload();
  }, [now, preload]);
};
