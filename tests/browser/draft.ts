import type { Page } from 'playwright-core';
import { DRAFT_VERSION } from '../../contracts/assessment/draft.ts';
import type { Draft, Progress } from '../../contracts/assessment/draft.ts';
import { DRAFT } from '../../src/actors/assessment/draft-key.ts';

/** Leaves a draft in the browser once, as an earlier visit would have. */
export const seedDraft = async (page: Page, progress: Progress): Promise<void> => {
  const savedAt = new Date().toISOString();
  const draft: Draft = { version: DRAFT_VERSION, savedAt, progress, chatHistory: [] };
  await page.goto('/offline');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    DRAFT.key,
    JSON.stringify(draft),
  ] as const);
};

/** The draft that the browser holds, or null. */
export const storedDraft = async (page: Page): Promise<Draft | null> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), DRAFT.key);
  return stored === null ? null : (JSON.parse(stored) as Draft);
};

/** Everything that the browser holds, key by key. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
