import type { Page } from 'playwright-core';
import type { Draft } from '../../contracts/draft.ts';
import { DRAFT } from '../../src/actors/draft-key.ts';

/** The draft that the browser holds, or null. */
export const storedDraft = async (page: Page): Promise<Draft | null> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), DRAFT.key);
  return stored === null ? null : (JSON.parse(stored) as Draft);
};

/** Everything that the browser holds, key by key. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
