import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../contracts/common/paths.ts';
import { SITE_FOLDER, SITE_PATHS } from '../../../contracts/site/site.ts';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { axeProblems } from '../../browser/axe.ts';

const site = siteOfFile();

const BUILT = join(import.meta.dirname, '../../../dist/client', SITE_FOLDER);

/** Every page that the build wrote, by its address. */
const PAGES = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map(
    (name) =>
      `/${name
        .split(sep)
        .join('/')
        .replace(/\.html$/, '')}`,
  )
  .toSorted();

const ALL = ['/', ...PAGES];
const ARTICLES = PAGES.filter((address) => /^\/(?:blog|resources)\//.test(address));

/** The pages that are drawn in a way of their own, and two of the articles, which are all drawn alike. */
const DRAWN_APART = ALL.filter(
  (address) =>
    !ARTICLES.includes(address) ||
    ['/blog/bleeding-gums', '/resources/knocked-out-tooth'].includes(address),
);

/** What the rules of the page's kind want; sizes and wording are ours. */
const HTML = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-redundant-role': 'off', 'tel-non-breaking': 'off' },
});

const htmlOf = async (address: string): Promise<string> =>
  (await fetch(`${site.origin()}${address}`)).text();

/** Elements that reach past the right edge. */
const pastTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 100)),
  );

describe('every page of the site', () => {
  const opens = (address: string, heading: string) => async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(200);
    const title = page.getByRole('heading', { level: 1 });
    expect((await title.textContent())?.toLowerCase()).toContain(heading.toLowerCase());
    expect(await page.getByRole('main').isVisible()).toBe(true);
  };

  // Nobody is signed in, and no script runs.
  it('[ROLE-01] opens the start page', opens('/', 'Tooth trouble?'));
  it('[ROLE-02] [ROUTE-12] opens /about', opens(SITE_PATHS.about, 'About'));
  it('[ROLE-02] [ROUTE-13] opens /how-it-works', opens(SITE_PATHS.howItWorks, 'How'));
  it('[ROLE-02] [ROUTE-14] opens /blog', opens(SITE_PATHS.blog, 'Understand your teeth'));
  it('[ROUTE-15] opens an article', opens('/blog/bleeding-gums', 'Why do my gums bleed'));
  it('[ROLE-02] [ROUTE-16] opens /resources', opens(SITE_PATHS.resources, 'What to do now'));
  it('[ROUTE-17] opens a resource', opens('/resources/knocked-out-tooth', 'knocked-out'));
  it('[ROUTE-20] opens /for-dentists', opens(SITE_PATHS.forDentists, 'dentists'));
  it('[ROUTE-24] opens /health-assessment', opens(SITE_PATHS.healthAssessment, 'assessment'));
  it('[ROLE-03] [ROUTE-26] opens the terms', opens(SITE_PATHS.terms, 'Terms'));
  it('[ROLE-03] [ROUTE-27] opens the privacy policy', opens(SITE_PATHS.privacy, 'Privacy'));
  it('[ROLE-03] [ROUTE-28] opens the page of the DPDP act', opens(SITE_PATHS.dpdp, 'DPDP'));

  it.each(ALL)('%s is valid HTML, and described', async (address) => {
    const html = await htmlOf(address);
    const { results } = HTML.validateStringSync(html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it.each(DRAWN_APART)('%s is complaint-free for axe in both themes', async (address) => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, hurried: true });
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const problems = await axeProblems(page, { colorScheme });
      expect([colorScheme, problems]).toEqual([colorScheme, []]);
    }
    expectQuiet();
  });

  it('is no wider than a narrow phone or a laptop, and complains of nothing', async () => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, hurried: true });
    for (const address of ALL) {
      await page.goto(address);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect([address, width, await pastTheEdge(page)]).toEqual([address, width, []]);
      }
    }
    expectQuiet();
  });

  it('is no wider than a phone with the text twice as large, however much is unfolded', async () => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, hurried: true });
    for (const address of ALL) {
      await page.goto(address);
      const width = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const folded of document.querySelectorAll('details')) {
          folded.removeAttribute('name');
          folded.open = true;
        }
        return document.documentElement.scrollWidth;
      });
      expect([address, width]).toEqual([address, PHONE.width]);
    }
    expectQuiet();
  });

  it.each(ALL)(
    '%s wears no class without its style, and names itself to programs',
    async (address) => {
      const html = await htmlOf(address);
      const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
      const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
        names.split(' '),
      );
      const bare = [...new Set(classes)].filter(
        (name) => !styles.includes(`.${name}`) && !name.startsWith('tabler'),
      );
      expect(bare.filter((name) => name !== 'undefined')).toEqual([]);
      expect(classes).not.toContain('undefined');
      const data =
        /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    },
  );

  it('links to nothing that is not there', async () => {
    const known = new Set<string>([...ALL, '/home', ...Object.values(PATHS)]);
    const broken: string[] = [];
    for (const address of ALL) {
      const html = await htmlOf(address);
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        if (/^(?:https:|tel:|mailto:)/.test(href)) continue;
        const [path = '', place] = href.split('#');
        const target = path.split('?')[0] || address;
        const isThere = known.has(target);
        const there =
          place !== undefined && isThere && !Object.values<string>(PATHS).includes(target);
        const hasPlace = !there || (await htmlOf(target)).includes(`id="${place}"`);
        if (!isThere || !hasPlace) broken.push(`${address} -> ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });
});

describe('an address of an article that there is none of', () => {
  it.each(['/blog/nobody-wrote-this', '/resources/../../etc/passwd', '/blog/bleeding-gums.html'])(
    '[ROUTE-15] [ROUTE-17] %s is not found',
    async (address) => {
      const reply = await fetch(`${site.origin()}${address}`);
      expect(reply.status).toBe(404);
    },
  );
});

describe('what programs read of the site', () => {
  it('is all pages in the sitemap, and all articles in the feed', async () => {
    const sitemap = await htmlOf('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(listed.toSorted()).toEqual(ALL.toSorted());
    const feed = await htmlOf('/feed.xml');
    for (const address of ARTICLES) expect(feed).toContain(`href="${address}"`);
    expect(await htmlOf('/robots.txt')).toContain('Disallow: /api/');
  });
});

describe('what a page says of itself to programs', () => {
  const dataOf = async (address: string): Promise<unknown> => {
    const html = await htmlOf(address);
    return JSON.parse(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '',
    );
  };

  it('is every question of the start page with its answer, as they stand there', async () => {
    const { page } = await site.newPage({ viewport: LAPTOP });
    await page.goto('/');
    const read = await page
      .locator('details:has(> summary > h3)')
      .evaluateAll((all) =>
        all.map((each) => [
          each.querySelector('h3')?.textContent,
          each.querySelector('summary + *')?.textContent,
        ]),
      );
    expect(read.length).toBe(5);
    expect(await dataOf('/')).toMatchObject({
      '@graph': [
        { '@type': 'WebSite' },
        {
          '@type': 'FAQPage',
          mainEntity: read.map(([name, text]) => ({ name, acceptedAnswer: { text } })),
        },
      ],
    });
  });

  it('is an article with its sources and its picture, by nobody who looked through it', async () => {
    const html = await htmlOf('/blog/bleeding-gums');
    expect(html).toContain('<meta property="og:locale" content="en_IN"/>');
    const data = await dataOf('/blog/bleeding-gums');
    expect(data).toMatchObject({
      '@type': 'MedicalWebPage',
      image: expect.stringMatching(/^\/assets\/share-blog-bleeding-gums-[0-9a-f]{8}\.png$/),
      citation: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    });
    expect(data).not.toHaveProperty('reviewedBy');
    expect(data).not.toHaveProperty('lastReviewed');
  });
});

describe('the lists of articles', () => {
  const headings = (page: Page) => page.getByRole('main').locator('h2:visible').allTextContents();

  it('[ROUTE-14] [ROUTE-16] have their topics as headings, in one order', async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto(SITE_PATHS.blog);
    expect(await headings(page)).toEqual([
      'Tooth pain',
      'Gums',
      'Spots and sores',
      'Gaps and crooked teeth',
      'Looks of teeth',
      'Children',
      'Pregnancy',
      'Tobacco and areca nut',
    ]);
    await page.goto(SITE_PATHS.resources);
    expect(await headings(page)).toEqual([
      'Emergencies',
      'Tooth pain',
      'Children',
      'At the dentist’s',
    ]);
  });
});

describe('the search over the articles', () => {
  it('finds words of both lists, or nearly, and says how many', async () => {
    const { page, expectQuiet } = await site.newPage({ hurried: true });
    await page.goto(SITE_PATHS.blog);
    const shown = page.locator('[data-article]:visible');
    const before = await shown.count();
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('nocked out');
    await expect.poll(() => page.locator('[data-outcome]').textContent()).toMatch(/found$/);
    expect(await shown.first().getAttribute('data-article')).toBe('/resources/knocked-out-tooth');
    await page.getByRole('searchbox').fill('xyzzyq');
    await expect.poll(() => page.locator('[data-outcome]').textContent()).toMatch(/^No article/);
    expect(await shown.count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => shown.count()).toBe(before);
    expectQuiet();
  });

  it('leads on where it finds nothing, to a topic or with the words to the start page', async () => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, hurried: true });
    await page.goto(`${SITE_PATHS.blog}?q=xyzzyq`);
    await page.getByRole('link', { name: 'Tobacco and areca nut' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Tobacco and areca nut' });
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? Number.NaN)
      .toBeLessThan(PHONE.height / 2);
    await page.reload();
    await page.getByRole('link', { name: 'Start with these words' }).click();
    const box = page.getByPlaceholder("What's bothering your teeth today?");
    await expect.poll(() => box.inputValue()).toBe('xyzzyq');
    expectQuiet();
  });

  it('is made at once for an address that asks for it, and lists all where the index cannot be had', async () => {
    const { page } = await site.newPage({ hurried: true });
    await page.goto(`${SITE_PATHS.resources}?q=ulcer`);
    await expect.poll(() => page.locator('[data-outcome]').textContent()).toMatch(/found$/);
    await page.route('**/articles-index.json', (route) => route.abort());
    await page.goto(`${SITE_PATHS.resources}?q=ulcer`);
    await expect
      .poll(() => page.locator('[data-outcome]').textContent())
      .toMatch(/^The search could/);
    expect(await page.locator('[data-article]:visible').count()).toBeGreaterThan(3);
  });
});

describe('the picture that messengers show of a page', () => {
  it('is its own, 1200 by 630, small, and kept for as long as it stays the same', async () => {
    const seen = new Map<string, string>();
    for (const address of ALL) {
      const html = await htmlOf(address);
      const said = (name: string): string =>
        new RegExp(`<meta property="og:image${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
      const reply = await fetch(`${site.origin()}${said('')}`);
      expect([address, reply.status, reply.headers.get('content-type')]).toEqual([
        address,
        200,
        'image/png',
      ]);
      expect(reply.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(bytes.length).toBeLessThan(60_000);
      const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      expect(size).toEqual([1200, 630]);
      expect([said(':width'), said(':height')]).toEqual(size.map(String));
      expect(said(':alt').length).toBeGreaterThan(4);
      const twin = seen.get(bytes.toString('base64'));
      expect(twin, `${address} has the picture of another page`).toBeUndefined();
      seen.set(bytes.toString('base64'), address);
    }
  });
});

describe('a page that is read', () => {
  const contents = (page: Page) =>
    page.getByRole('link', { name: 'When to see a dentist' }).first();
  const topOf = async (page: Page, words: string): Promise<number> =>
    (await page.getByText(words, { exact: true }).first().boundingBox())?.y ?? Number.NaN;

  it('says what cannot wait before its contents, with numbers to press', async () => {
    const { page } = await site.newPage({ viewport: PHONE });
    await page.goto('/resources/knocked-out-tooth');
    expect(await topOf(page, 'Call or go now')).toBeLessThan(await topOf(page, 'On this page'));
    const call = page.getByRole('main').getByRole('link', { name: /^Call 112/ });
    expect(await call.getAttribute('href')).toBe('tel:112');
    const { y = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThan(PHONE.height);
    await page.goto(SITE_PATHS.privacy);
    expect(await topOf(page, 'In ten plain lines')).toBeLessThan(await topOf(page, 'On this page'));
  });

  it('folds its contents on a phone, has them at the side on a laptop, and open without scripts', async () => {
    const { page: phone } = await site.newPage({ viewport: PHONE });
    await phone.goto('/blog/bleeding-gums');
    expect(await contents(phone).isVisible()).toBe(false);
    await phone.getByText('On this page', { exact: true }).click();
    await contents(phone).click();
    await expect.poll(() => phone.url()).toMatch(/#when-to-see-a-dentist$/);
    const { page: laptop } = await site.newPage({ viewport: LAPTOP });
    await laptop.goto('/blog/bleeding-gums');
    expect(await contents(laptop).isVisible()).toBe(true);
    const brand = await laptop.getByRole('link', { name: /start page/ }).boundingBox();
    const side = await laptop.getByText('On this page', { exact: true }).boundingBox();
    expect(side?.x).toBeCloseTo(brand?.x ?? 0, 0);
    const { page: bare } = await site.newPage({ viewport: PHONE, javaScriptEnabled: false });
    await bare.goto('/blog/bleeding-gums');
    expect(await contents(bare).isVisible()).toBe(true);
  });

  it('lets the keyboard go past the header, and on from there in the order in which it is read', async () => {
    const { page } = await site.newPage({ viewport: LAPTOP });
    await page.goto('/resources/knocked-out-tooth');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the text');
    await page.keyboard.press('Enter');
    const walked: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      walked.push(await focused());
    }
    expect(walked[0]).toMatch(/^Call 112/);
    expect(walked.slice(1)).toEqual([
      expect.stringMatching(/^Call 108/),
      'On this page',
      'Is it an adult tooth or a milk tooth?',
    ]);
  });
});

it('the source of every article is an address of its own, and opens no frame of ours', () => {
  for (const address of ARTICLES) {
    const html = readFileSync(join(BUILT, `${address}.html`), 'utf8');
    expect(html).not.toMatch(/<iframe|<img[^>]+src="https?:/);
  }
});
