import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { PAIN_WORDS } from '../../../contracts/texts/en/questions/pain.ts';
import { ASSESSMENT as ASSESSMENT_IN_HINDI } from '../../../contracts/texts/hi/assessment.ts';
import { BOOKING_FLOW_TEXTS as BOOKING_IN_HINDI } from '../../../contracts/texts/hi/flows/booking-flow.ts';
import { downloadPdf, openThe } from '../../../contracts/texts/hi/report.ts';
import { PAIN_WORDS as PAIN_IN_HINDI } from '../../../contracts/texts/hi/questions/pain.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { axeProblems } from '../../browser/axe.ts';
import { storedDraft, seedDraft } from '../../browser/draft.ts';
import { latinIn, latinTexts } from '../../browser/latin-texts.ts';
import { openAll, reader, walkToResult } from '../../browser/hindi-way.ts';
import { codeFor, person, signInUnseen } from '../../browser/account.ts';
import { headingOf } from '../../browser/walk.ts';
import { readPdf } from '../../kit/read-pdf.ts';
import { COMPLETED } from '../../kit/samples.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A build in both languages, a draft where Hindi is not whole. */
const DIST = join(ROOT, 'test-results/languages');
const CLIENT = join(DIST, 'client');
const SERVER = join(DIST, 'server/main.js');

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    cwd: ROOT,
    // As an operator builds: the surroundings of a test would make it a build for developers.
    env: { PATH: process.env['PATH'], DIST, LANGUAGES: 'en,hi', DRAFT_LANGUAGES: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 600_000);

const site = siteOfFile({}, { program: SERVER });
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

  it('is kept by a worker of its own', async () => {
    const { page } = await visit({ keepsApp: true });
    await page.goto('/hi/chat');
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

describe('[NEW-90] the whole way in Hindi', () => {
  it('leads from the start page to the result without an English word, its paper neither', async () => {
    const { page, expectQuiet } = await visit({ viewport: PHONE });
    const way = reader(page);
    await page.goto('/hi');
    await signInUnseen(page, person('7842'));
    await page.locator('#query').fill('ठंडा पानी पीने पर दाढ़ में दर्द होता है');
    await page.locator('#chat-interface button').click();
    await page.waitForURL(/\/hi\/chat/);
    await walkToResult(page, way);
    expect(way.found).toEqual([]);
    // Ten questions, and what comes before and after them.
    expect(way.screens.size).toBeGreaterThan(14);

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: downloadPdf }).click();
    await opened;
    const link = page.getByRole('link', { name: openThe('report') });
    const reply = await page.request.get((await link.getAttribute('href')) ?? '');
    const { pages } = await readPdf(new Uint8Array(await reply.body()));
    const [first = '', ...rest] = pages.map(({ tree }) => tree?.text ?? '');
    // Beside the plain name stands the clinical one, which is marked on the screen and on paper.
    const names = await page.locator('main article [lang=en]').allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(latinIn([names.reduce((text, name) => text.replace(name, ''), first)])).toEqual([]);
    // The page for the dentist is English.
    expect(rest.join(' ')).toContain('Subjective');
    expectQuiet();
  }, 240_000);

  it('books a call, with nothing in English but the names of dentists', async () => {
    const { page, expectQuiet } = await visit({ viewport: PHONE });
    const way = reader(page);
    const goOn = page.locator('main [data-primary-action]');
    await page.goto('/hi/booking');
    await page.getByRole('radiogroup').first().waitFor();
    await way.read();
    await page
      .locator('main button', { hasText: /\d:\d\d/ })
      .first()
      .click();
    await goOn.click();
    await page.locator('main input[type=tel]').waitFor();
    await way.read();
    await page.locator('main input').first().fill('मीरा नायर');
    await page.locator('main input[type=tel]').fill(person('7841').phone);
    await goOn.click();
    await expect.poll(() => way.read()).toBe(BOOKING_IN_HINDI.titles.review);
    await page.locator('main button').last().click();
    await page.locator('input[inputmode=numeric]').first().click();
    await way.read();
    await page.keyboard.type(await codeFor(page, `+91${person('7841').phone}`));
    await expect.poll(() => way.read()).toBe(BOOKING_IN_HINDI.titles.booked);
    expect(way.found).toEqual([]);
    expectQuiet();
  }, 240_000);

  it('marks as English what a result says that was made in English', async () => {
    const { page, expectQuiet } = await visit({ viewport: PHONE });
    await seedDraft(page, { ...COMPLETED, step: 'DIAGNOSIS' });
    await page.goto('/hi/chat?step=DIAGNOSIS');
    await openAll(page);
    expect(await latinTexts(page)).toEqual([]);
    expect(await page.locator('main [lang=en]').count()).toBeGreaterThan(5);
    expectQuiet();
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
    await page.goto('/for-dentists');
    for (const part of ['header', 'footer']) {
      const link = page.locator(part).getByRole('link', { name: 'हिन्दी' });
      // Hindi has no such page: its start page is there instead.
      expect(await link.getAttribute('href')).toBe('/hi');
      expect(await link.getAttribute('lang')).toBe('hi');
    }
  });
});

describe('[NEW-98] the language last read', () => {
  const opened = async (page: Page): Promise<string> => {
    await page.locator('#root h1').first().waitFor();
    const { pathname, search, hash } = new URL(page.url());
    return pathname + search + hash;
  };

  it('is that of an address without a language, with all that the address says', async () => {
    const { page, expectQuiet } = await visit();
    await page.goto('/hi/chat');
    await page.locator('#root textarea').waitFor();
    await page.goto('/login?redirect=%2Fprofile#top', { waitUntil: 'commit' });
    await page.waitForURL('**/hi/**');
    expect(await opened(page)).toBe('/hi/login?redirect=%2Fprofile#top');
    expect(await languageOf(page)).toBe('hi');
    expectQuiet();
  });

  it.each([PHONE, LAPTOP])('is changed by one press on the first screen', async (viewport) => {
    const { page, expectQuiet } = await visit({ viewport });
    await page.goto('/chat');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.waitForURL('**/hi/chat*');
    await page.getByRole('button', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/chat');
    await page.goto('/login');
    expect(await opened(page)).toBe('/login');
    expectQuiet();
  });

  it('is changed by a link of the site', async () => {
    const { page } = await visit({ viewport: LAPTOP });
    await page.goto('/hi');
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    expect(await opened(page)).toBe('/login');
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL('**/hi');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForURL('**/hi/login');
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

  it('weighs as much at its first question beside Hindi, but for the switch', () => {
    const bytesOf = (folder: string): number => {
      const html = read(folder, 'app/chat.html');
      const files = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      const scripts = [...new Set(files)].map((file) => read(folder, file));
      return [html, ...scripts].join('').length;
    };
    expect(bytesOf(CLIENT)).toBeGreaterThan(bytesOf(BUILT));
    expect(bytesOf(CLIENT) / bytesOf(BUILT)).toBeLessThan(1.02);
  });
});

const SITE_IN_HINDI = [
  '/hi',
  '/hi/about',
  '/hi/how-it-works',
  '/hi/blog',
  '/hi/blog/bleeding-gums',
  '/hi/blog/gaps-and-crooked-teeth',
  '/hi/blog/mouth-ulcers',
  '/hi/blog/root-canal',
  '/hi/blog/stained-teeth-whitening',
  '/hi/blog/tooth-hurts-with-cold',
  '/hi/blog/white-patch-in-mouth',
  '/hi/resources',
  '/hi/privacy-policy',
  '/hi/terms-of-service',
  '/hi/dpdp-compliance',
  '/hi/health-assessment',
  '/hi/resources/dental-emergency',
  '/hi/resources/dentist-visit-what-to-ask',
  '/hi/blog/child-teeth-first-visit',
  '/hi/blog/diabetes-and-gums',
  '/hi/blog/gutka-supari-tobacco-mouth',
  '/hi/blog/teeth-in-pregnancy',
  '/hi/resources/knocked-out-tooth',
  '/hi/resources/swollen-face-or-jaw',
  '/hi/resources/bleeding-after-tooth-removal',
  '/hi/resources/child-injured-tooth',
  '/hi/resources/toothache-at-night',
];

describe('[NEW-97] the site in Hindi', () => {
  it.each(SITE_IN_HINDI)('%s has no English word, and nothing that axe finds', async (address) => {
    const { page, expectQuiet } = await visit({ viewport: PHONE });
    await page.goto(address);
    expect(await languageOf(page)).toBe('hi');
    expect(await latinTexts(page)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(PHONE.width);
    expectQuiet();
  });

  it('leads every link of ours to a page that is there, in the language that it names', async () => {
    const { page } = await visit();
    const seen = new Set<string>();
    for (const address of SITE_IN_HINDI) {
      await page.goto(address);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname, hreflang }) => ({ pathname, hreflang })),
      );
      for (const { pathname, hreflang } of links) {
        expect([pathname, pathname.startsWith('/hi')]).toEqual([pathname, hreflang === '']);
        seen.add(pathname);
      }
    }
    expect(seen).toContain('/hi/chat');
    expect(seen).toContain('/accuracy');
    for (const address of seen) {
      const reply = await page.request.get(address, { maxRedirects: 0 });
      expect([address, reply.status()]).toEqual([address, 200]);
    }
  });

  it('goes on with the words that were written there', async () => {
    const { page } = await visit();
    await page.goto('/hi');
    await page.locator('#query').fill('दाढ़ में दर्द');
    await page.locator('#chat-interface button').click();
    await page.waitForURL(/\/hi\/chat/);
    await expect.poll(async () => JSON.stringify(await storedDraft(page))).toContain('दाढ़ में दर्द');
  });

  it('opens the same page in the other language, and names both to search engines', async () => {
    const { page } = await visit({ viewport: LAPTOP });
    await page.goto('/how-it-works');
    await page.locator('header').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL('**/hi/how-it-works');
    const alternates = page.locator('link[rel=alternate][hreflang]');
    const named = await alternates.evaluateAll((links) =>
      links.map((each) => [
        each.getAttribute('hreflang'),
        new URL(each.getAttribute('href') ?? '', location.href).pathname,
      ]),
    );
    expect(named).toEqual([
      ['x-default', '/how-it-works'],
      ['en-IN', '/how-it-works'],
      ['hi', '/hi/how-it-works'],
    ]);
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/how-it-works');
    expect(await languageOf(page)).toBe('en-IN');
    // One that Hindi has not leads to its start page.
    await page.goto('/for-dentists');
    await page.locator('header').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL('**/hi');
    const map = await (await page.request.get('/sitemap.xml')).text();
    expect(map).toContain('/hi/resources/knocked-out-tooth</loc>');
    expect(map).not.toContain('/hi/for-dentists<');
    const feed = await (await page.request.get('/hi/feed.xml')).text();
    expect(feed.match(/<entry>/g)).toHaveLength(18);
  });
});
