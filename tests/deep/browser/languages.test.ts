import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { PAIN_WORDS } from '../../../contracts/texts/en/questions/pain.ts';
import { ASSESSMENT as ASSESSMENT_IN_HINDI } from '../../../contracts/texts/hi/assessment.ts';
import { PAIN_WORDS as PAIN_IN_HINDI } from '../../../contracts/texts/hi/questions/pain.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { storedDraft, seedDraft } from '../../browser/draft.ts';
import { headingOf } from '../../browser/walk.ts';
import { COMPLETED } from '../../kit/samples.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A build in both languages, a draft where Hindi is not whole. */
const DIST = join(ROOT, 'test-results/languages');
const CLIENT = join(DIST, 'client');

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    cwd: ROOT,
    // As an operator builds: the surroundings of a test would make it a build for developers.
    env: { PATH: process.env['PATH'], DIST, LANGUAGES: 'en,hi', DRAFT_LANGUAGES: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 600_000);

const site = siteOfFile({ STATIC_DIR: CLIENT });
const visit = (more = {}) => site.newPage({ reducedMotion: 'reduce', hurried: true, ...more });

const QUESTION = 'pain_onset';
/** In the middle of the assessment: at the question when it started. */
const progress = {
  ...COMPLETED,
  step: 'FOLLOW_UP',
  diagnosis: null,
  currentQuestionIndex: QUESTION_BANK.pain.findIndex(({ id }) => id === QUESTION),
} as const;

const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

/** Opens the conversation so far, and presses a language in it. */
const switchTo = async (page: Page, name: string): Promise<void> => {
  await page.locator('header button[popovertarget]').first().click();
  await page.getByRole('button', { name, exact: true }).click();
};

describe('[NEW-90] the app in Hindi', () => {
  it('opens with its first question, and says so to a screen reader', async () => {
    const { page, expectQuiet } = await visit();
    await page.goto('/hi/chat');
    await expect.poll(() => page.locator('#root textarea').count()).toBe(1);
    expect(await languageOf(page)).toBe('hi');
    await expect.poll(() => headingOf(page).textContent()).toBe(ASSESSMENT_IN_HINDI.prompts.INTRO);
    expectQuiet();
  });

  it.each(['', '/hi'])('asks for its own files alone at %s/chat', async (place) => {
    const { page, requests } = await visit();
    await page.goto(`${place}/chat`);
    await expect.poll(() => page.locator('#root textarea').count()).toBe(1);
    const assets = requests.filter((each) => each.includes('/assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((each) => !each.startsWith(`GET ${place}/assets/`))).toEqual([]);
  });

  it('is within 6 % of the English bytes: its first page, and the scripts that it names', () => {
    const bytesOf = (place: string): number => {
      const page = readFileSync(join(CLIENT, place, 'app/chat.html'), 'utf8');
      const scripts = new Set(page.match(/\/(?:hi\/)?assets\/[\w.-]+\.js/g));
      expect(scripts.size).toBeGreaterThan(0);
      const files = [`${place}/app/chat.html`, ...scripts];
      return files.reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0);
    };
    const share = bytesOf('/hi') / bytesOf('');
    expect(share).toBeGreaterThan(1);
    expect(share).toBeLessThan(1.06);
  });

  it.each(['/hi/nope', '/hi/index.html', '/hi/app/chat.html'])(
    'answers %s as a page that is not there, in its language',
    async (address) => {
      const { page } = await visit();
      const reply = await page.goto(address);
      expect([reply?.status(), await languageOf(page)]).toEqual([404, 'hi']);
    },
  );

  it('begins at its first question, and is kept by a worker of its own', async () => {
    const { page } = await visit({ keepsApp: true });
    await page.goto('/hi');
    expect(new URL(page.url()).pathname).toBe('/hi/chat');
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(
          ({ scope }) => new URL(scope).pathname,
        ),
      );
    await expect.poll(scopes).toEqual(['/hi/']);
    const names = () => page.evaluate(() => caches.keys());
    await expect.poll(names).toEqual([expect.stringMatching(/^\/hitoothwise-[0-9a-f]{12}$/)]);
  });
});

describe('[NEW-92] the switch', () => {
  it.each([PHONE, LAPTOP])(
    'keeps the answers in the middle of an assessment, there and back',
    async (viewport) => {
      const { page, expectQuiet } = await visit({ viewport });
      await seedDraft(page, progress);
      await page.goto('/hi/chat?step=FOLLOW_UP');
      await expect.poll(() => headingOf(page).textContent()).toBe(PAIN_IN_HINDI[QUESTION].question);
      await switchTo(page, 'English');
      await expect.poll(() => headingOf(page).textContent()).toBe(PAIN_WORDS[QUESTION].question);
      expect([new URL(page.url()).pathname, await languageOf(page)]).toEqual(['/chat', 'en-IN']);
      await switchTo(page, 'हिन्दी');
      await expect.poll(() => headingOf(page).textContent()).toBe(PAIN_IN_HINDI[QUESTION].question);
      expect(new URL(page.url()).pathname).toBe('/hi/chat');
      const kept = (await storedDraft(page))?.progress;
      expect(kept?.followUpAnswers).toEqual(progress.followUpAnswers);
      expect(kept?.chatContext).toEqual(progress.chatContext);
      expectQuiet();
    },
  );

  it('keeps words that nobody has sent yet', async () => {
    const { page } = await visit();
    await page.goto('/chat');
    await page.locator('#root textarea').fill('my tooth');
    await expect.poll(async () => (await storedDraft(page))?.progress.concernText).toBe('my tooth');
    await page.goto('/hi/chat');
    await expect.poll(() => page.locator('#root textarea').inputValue()).toBe('my tooth');
  });

  it('stands in the menu and at the foot of the site', async () => {
    const { page } = await visit({ viewport: LAPTOP });
    await page.goto('/about');
    for (const part of ['header', 'footer']) {
      const link = page.locator(part).getByRole('link', { name: 'हिन्दी' });
      expect(await link.getAttribute('href')).toBe('/hi/chat');
      expect(await link.getAttribute('lang')).toBe('hi');
    }
  });
});

describe('[NEW-90] English alone', () => {
  const BUILT = join(ROOT, 'dist/client');
  const read = (folder: string, page: string): string => readFileSync(join(folder, page), 'utf8');

  it('is what is built, and has neither files nor names of another language', () => {
    expect(OTHER_LANGUAGES).toEqual([]);
    expect(existsSync(join(BUILT, 'hi'))).toBe(false);
    expect(read(BUILT, 'landing.html')).not.toContain('हिन्दी');
    expect(read(CLIENT, 'landing.html')).toContain('हिन्दी');
  });

  it('weighs the same at its first question beside Hindi', () => {
    const bytesOf = (folder: string): number => {
      const html = read(folder, 'app/chat.html');
      const files = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      const scripts = [...new Set(files)].map((file) => read(folder, file));
      return [html, ...scripts].join('').length;
    };
    expect(bytesOf(CLIENT)).toBe(bytesOf(BUILT));
  });
});
