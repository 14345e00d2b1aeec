import { useEffect } from 'react';

/** Preloads something once the page that asks for it is on screen. */
export const usePreload = (preload: () => Promise<void>): void => {
  useEffect(() => {
    void preload();
  }, [preload]);
};
