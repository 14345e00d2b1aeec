import type { Page } from 'playwright-core';
import type { ColorScheme } from './axe.ts';
import { settle } from './settle.ts';

/** Shows the page by day or by night. The component library follows the colour scheme a moment later. */
export const wearScheme = async (page: Page, colorScheme: ColorScheme): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => {
    const worn = document.documentElement.dataset['mantineColorScheme'];
    return worn === undefined || worn === wanted;
  }, colorScheme);
  await settle(page);
};
