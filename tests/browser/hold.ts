import type { Page } from 'playwright-core';

/** Holds what is asked for at an address until it is told to let it through. */
export const hold = async (page: Page, path: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
