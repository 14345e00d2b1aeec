import { useEffect } from 'react';

/** Fetches something ahead of its need, once the page that asks for it is on screen. */
export const usePreload = (preload: () => Promise<void>): void => {
  useEffect(() => {
    void preload();
  }, [preload]);
};
