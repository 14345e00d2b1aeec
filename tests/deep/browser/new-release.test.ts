import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfRelease } from './release.kit.ts';
import { storedDraft } from '../../browser/draft.ts';
import {
  concernBox,
  openChat,
  primaryAction,
  stepOf,
  waitForChat,
  walkTo,
} from '../../browser/walk.ts';

const { folder, site } = siteOfRelease();
const assets = join(folder, 'assets');

const HASHED = /[\w.-]+-[\w-]{8}\.js/g;

/**
 * Another release of the whole app: every file of it has another name, and those of before are gone. As with every release the
 * files come first and the pages that name them afterwards: a page may be asked for at any moment.
 */
const bringOut = (): void => {
  const names = readdirSync(assets).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const next = new Map(
    names.map((name) => [name, name.replace(/[\w-]{8}(?=\.js$)/, (hash) => `${hash.slice(1)}0`)]),
  );
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const write = (name: string, as = name): void => {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(
      join(folder, as),
      text.replace(HASHED, (old) => next.get(old) ?? old),
    );
  };
  for (const [old, renamed] of next) write(join('assets', old), join('assets', renamed));
  for (const name of all) if (name.endsWith('.html') || name === 'sw.js') write(name);
  for (const name of all) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  for (const old of next.keys()) rmSync(join(assets, old));
};

const fileOf = (part: string): string =>
  readdirSync(assets).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js')) ?? '';

/** The files that the browser and the app complain of. */
const GONE = [/Failed to load resource/, /dynamically imported module|ChunkLoadError/];

/** The pages that are loaded anew from now on. */
const documentsOf = (page: Page): readonly string[] => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
};

const PART = 'later-screens';

const answersOf = (draft: Awaited<ReturnType<typeof storedDraft>>) => {
  const { issue, category, age, sex } = draft?.progress.chatContext ?? {};
  expect([issue, category, age, sex]).not.toContain(undefined);
  return { issue, category, age, sex };
};

/** A visitor in the middle of the questions, without the service worker, whom the later screens have not reached yet. */
const inTheMiddle = async () => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  const { page } = visit;
  let isHeld = false;
  // It stays, so that the browser keeps no copy of the file either.
  await page.route(`**/${PART}-*.js`, (route) =>
    isHeld ? route.abort('connectionreset') : route.continue(),
  );
  await openChat(page);
  await walkTo(page, 'DEPTH_CHOICE');
  isHeld = true;
  await page.reload();
  await page.getByRole('button', { name: /^Detailed Assessment/ }).waitFor();
  isHeld = false;
  return { ...visit, before: await storedDraft(page) };
};
const goOn = (page: Page) => page.getByRole('button', { name: /^Detailed Assessment/ }).click();
const firstQuestion = (page: Page) =>
  page.getByRole('heading', { name: 'Is any of this happening right now?' }).waitFor();
const didNotLoad = (page: Page) =>
  page.getByRole('heading', { name: 'This page did not load' }).waitFor();

describe('a release that comes out in the middle of an assessment, without the service worker', () => {
  it('[ERR-04] is gone over to by itself, once, and every answer is there', async () => {
    const { page, before, expectQuiet } = await inTheMiddle();
    bringOut();
    const documents = documentsOf(page);
    await goOn(page);
    await firstQuestion(page);
    expect(stepOf(page)).toBe('FOLLOW_UP');
    expect(documents).toEqual(['/chat']);
    const after = await storedDraft(page);
    expect(answersOf(after)).toEqual(answersOf(before));
    await walkTo(page, 'CONSENT_GATE');
    expect(documents).toEqual(['/chat']);
    expectQuiet([...GONE, /ERR_CONNECTION_RESET/]);
  });

  it('[ERR-04] that is broken itself does not reload for ever: it says so, and keeps the answers', async () => {
    const { page, before } = await inTheMiddle();
    bringOut();
    rmSync(join(assets, fileOf(PART)));
    const documents = documentsOf(page);
    await goOn(page);
    await didNotLoad(page);
    await page.waitForTimeout(3000);
    expect(documents).toEqual(['/chat']);
    const after = await storedDraft(page);
    expect(answersOf(after)).toEqual(answersOf(before));
  });

  it('is not waited for while the server is down: the person is told, and nothing goes', async () => {
    const { page, context } = await inTheMiddle();
    await page.route(`**/${PART}-*.js`, (route) => route.abort('connectionreset'));
    await context.setOffline(true);
    await goOn(page);
    await didNotLoad(page);
    await page.getByText('Our server cannot be reached. Please check your connection.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Our server cannot be reached. Please check your connection.').waitFor();
    await page.unrouteAll();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await firstQuestion(page);
    expect(stepOf(page)).toBe('FOLLOW_UP');
  });
});

describe('a call whose file is gone', () => {
  it('[ERR-04] brings the newer release by itself, once, with the words that stand in the box', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await page.route('**/assets/assessment-*.js', (route) => route.abort('connectionreset'));
    await openChat(page);
    await concernBox(page).fill('my lower left molar hurts with cold water');
    await page.unrouteAll();
    bringOut();
    const documents = documentsOf(page);
    await primaryAction(page).click();
    await expect.poll(() => documents).toEqual(['/chat']);
    await waitForChat(page);
    expect(await concernBox(page).inputValue()).toBe('my lower left molar hurts with cold water');
    await walkTo(page, 'DEPTH_CHOICE');
    expect(documents).toEqual(['/chat']);
  });
});

describe('a page whose files are gone', () => {
  it('[ERR-04] comes with the newer release, by itself', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    bringOut();
    await page.evaluate(() => {
      history.pushState(null, '', '/find-dentist');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.getByRole('heading', { name: 'Find a dentist near you' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/find-dentist');
  });
});
