import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../contracts/common/paths.ts';
import { API_PREFIXES } from '../../../server/lib/addresses.ts';
import { BUILT, siteOfRelease } from './release.kit.ts';
import { storedDraft, storedKeys } from '../../browser/draft.ts';
import { headingOf, openChat, stepOf, waitForChat, walkTo } from '../../browser/walk.ts';

const { folder, site } = siteOfRelease();

const kept = () => site.newPage({ reducedMotion: 'reduce', hurried: true, keepsApp: true });

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /^error: Call failed: network: Network Error$/];
const NO_CONNECTION = 'There is no connection right now';

const ASSETS = readdirSync(join(BUILT, 'assets'))
  .filter((name) => /\.(js|css)$/.test(name) && !name.startsWith('site-script-'))
  .map((name) => `/assets/${name}`);
const PAGES: readonly string[] = Object.values(PATHS);

/** What the browser keeps of the app, by the release's name. */
const keptBy = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname).toSorted()] as const;
    });
    return Object.fromEntries(await Promise.all(addresses));
  });

const nameOf = (release: string): string => `toothwise-${release}`;
/** The name that the build gives itself. */
const FIRST =
  /id:\s*[`'"]([0-9a-f]{12})/.exec(readFileSync(join(BUILT, 'sw.js'), 'utf8'))?.[1] ?? '';

/** Waits until a release is kept whole: the browser looks for it seconds later, and fetches some 280 files. */
const waitUntilKept = async (page: Page, release = FIRST): Promise<void> => {
  const whole = ASSETS.length + PAGES.length + 1;
  // To open a cache that the worker has just deleted would make it anew, so no other release's is opened here.
  const count = (): Promise<number> =>
    page.evaluate(
      async (name) =>
        (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0,
      nameOf(release),
    );
  await expect.poll(count, { timeout: 40_000 }).toBe(whole);
};

const openKept = async (page: Page): Promise<void> => {
  await openChat(page);
  await waitUntilKept(page);
};

/** Changes a file of the release; its compressed twins would hide that. */
const change = (name: string, edit: (text: string) => string): void => {
  const file = join(folder, name);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  for (const coding of ['br', 'gz']) rmSync(`${file}.${coding}`, { force: true });
};

const DENTIST_PART = ASSETS.find((file) => /\/dentist-pages-.*\.js$/.test(file)) ?? '';

/** A release whose pages say its name, and in which a part of the app has another file. */
const bringOut = (release: string, before = FIRST): void => {
  const part = DENTIST_PART.replace(/dentist-pages-.*$/, `dentist-pages-${release}.js`);
  const old = readdirSync(join(folder, 'assets')).find((name) =>
    /^dentist-pages.*\.js$/.test(name),
  );
  renameSync(join(folder, 'assets', old ?? ''), join(folder, part));
  for (const coding of ['br', 'gz'])
    rmSync(join(folder, 'assets', `${old}.${coding}`), { force: true });
  change('sw.js', (text) => text.replace(before, release).replace(`/assets/${old}`, part));
  change('app/chat.html', (text) =>
    text.replace(
      /<meta name="release"[^>]*>|(?=<\/head>)/,
      `<meta name="release" content="${release}">`,
    ),
  );
};

const releaseOn = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null,
  );

/**
 * Looks for an update, as a browser does by itself with each visit, and stops the worker of before until the new one
 * has taken over: Chromium waits for an idle moment of the old one, for minutes if each of its calls comes early.
 */
const lookForUpdate = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const active = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ status }) => status === 'activated');
      if (version !== undefined) resolve(version.versionId);
    });
  });
  await session.send('ServiceWorker.enable');
  const versionId = await active;
  const isWaiting = (): Promise<boolean> =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return (installing ?? waiting) !== null;
    });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(async () => {
      await session.send('ServiceWorker.stopWorker', { versionId });
      return await isWaiting();
    })
    .toBe(false);
  await session.detach();
};

describe('without a connection', () => {
  it('leaving ends on a page of ours: whom to call, what to do, and a way to try again', async () => {
    const { page, context, expectQuiet } = await kept();
    await openKept(page);
    await walkTo(page, 'AGE_COLLECTION');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Exit and clear' }).click();
    await page.getByRole('heading', { level: 1, name: NO_CONNECTION }).waitFor();
    expect(page.url()).toBe(`${site.origin()}/`);
    for (const number of ['112', '108', '14416']) {
      const box = await page.locator(`a[href="tel:${number}"]`).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    for (const title of [/Trouble breathing/, /Bleeding/, /Swelling/, /knocked-out tooth/]) {
      await page.getByRole('heading', { level: 3, name: title }).waitFor();
    }
    expect(await storedKeys(page)).toEqual([]);

    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: NO_CONNECTION }).waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /^Tooth trouble/ }).waitFor();
    expectQuiet(OFFLINE);
  });

  it('a reload brings the assessment back at the same question, and it goes on', async () => {
    const { page, context, expectQuiet } = await kept();
    await openKept(page);
    await walkTo(page, 'FOLLOW_UP');
    const before = await storedDraft(page);
    await context.setOffline(true);
    await page.reload();
    await waitForChat(page);
    expect(stepOf(page)).toBe('FOLLOW_UP');
    expect((await storedDraft(page))?.progress).toEqual(before?.progress);
    await walkTo(page, 'CONSENT_GATE');
    expectQuiet(OFFLINE);
  });

  it('a page that was never opened is there, and an address that is none of ours says what is the case', async () => {
    const { page, context, expectQuiet } = await kept();
    await openKept(page);
    await context.setOffline(true);
    await page.goto('/find-dentist');
    await page.getByRole('heading', { name: 'Find a dentist near you' }).waitFor();
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: NO_CONNECTION }).waitFor();
    expectQuiet(OFFLINE);
  });

  it('whoever has only seen the start page gets the same page, and nothing else was fetched for it', async () => {
    const { page, context, expectQuiet } = await kept();
    await page.goto('/');
    await expect.poll(() => keptBy(page)).toEqual({ [nameOf(FIRST)]: ['/offline'] });
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start my assessment' }).click();
    await page.getByRole('heading', { name: NO_CONNECTION }).waitFor();
    // Turning to the box asks for the assessment's files ahead of time.
    expectQuiet([...OFFLINE, /ERR_FAILED/]);
  });
});

describe('what is kept', () => {
  it('is the app and nothing of the API or of the person, after a whole assessment', async () => {
    const { page, context } = await kept();
    await openKept(page);
    await page.goto('/chat?query=my%20tooth%20hurts');
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    await walkTo(page, 'DIAGNOSIS');
    const all = await keptBy(page);
    expect(all[nameOf(FIRST)]).toEqual(['/offline', ...PAGES, ...ASSETS].toSorted());
    const addresses = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => url);
    });
    expect(addresses.filter((address) => address.includes('?'))).toEqual([]);

    await context.setOffline(true);
    const answered = await page.evaluate(async (prefixes) => {
      const calls = prefixes.map((prefix) =>
        fetch(prefix).then(
          () => prefix,
          () => null,
        ),
      );
      return Promise.all(calls);
    }, API_PREFIXES);
    expect(answered.filter((prefix) => prefix !== null)).toEqual([]);
  });

  it.each(['/', '/chat'])('is fetched only after %s is painted and loaded', async (path) => {
    const { page } = await kept();
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = (...all) => {
        const painted = performance.getEntriesByName('first-contentful-paint').length === 1;
        document.documentElement.dataset['registered'] = `${document.readyState} ${painted}`;
        return register(...all);
      };
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['registered']))
      .toBe('complete true');
  });
});

describe('a new release', () => {
  it('takes over without breaking an open tab, whose parts are gone from the server', async () => {
    const { page, context, expectQuiet } = await kept();
    await openKept(page);
    await walkTo(page, 'DIAGNOSIS');
    bringOut('second');
    expect((await fetch(`${site.origin()}${DENTIST_PART}`)).status).toBe(404);
    await lookForUpdate(page);
    await waitUntilKept(page, 'second');
    // Nor may it come from the browser's own cache.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.getByRole('link', { name: 'Find My Dentist' }).click();
    await page.getByRole('heading', { name: 'Find a dentist near you' }).waitFor();
    expectQuiet();
  });

  it('is what the next visit gets, at once, and what is there without a connection', async () => {
    const { page, context } = await kept();
    await openKept(page);
    expect(await releaseOn(page)).toBeNull();
    bringOut('second');
    await openChat(page);
    expect(await releaseOn(page)).toBe('second');
    await waitUntilKept(page, 'second');
    await context.setOffline(true);
    await openChat(page);
    expect(await releaseOn(page)).toBe('second');
  });

  it('leaves only the one before it behind', async () => {
    const { page } = await kept();
    await openKept(page);
    bringOut('second');
    await lookForUpdate(page);
    await waitUntilKept(page, 'second');
    bringOut('third', 'second');
    await lookForUpdate(page);
    await waitUntilKept(page, 'third');
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual([nameOf('second'), nameOf('third')]);
  });

  it('is never followed by an older page, even while the older worker is still there', async () => {
    const { page, context } = await kept();
    await openKept(page);
    change('app/chat.html', (text) =>
      text.replace('</head>', '<meta name="release" content="x"></head>'),
    );
    await openChat(page);
    expect(await releaseOn(page)).toBe('x');
    await waitUntilKept(page);
    await context.setOffline(true);
    await openChat(page);
    expect(await releaseOn(page)).toBe('x');
    expect(await headingOf(page).isVisible()).toBe(true);
  });

  it('whose page asks for a file that is not kept is not shown half: the page without a connection is', async () => {
    const { page, context } = await kept();
    await openKept(page);
    change('app/chat.html', (text) =>
      text.replace('</head>', '<link rel="prefetch" href="/assets/of-the-next.js"></head>'),
    );
    await openChat(page);
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto('/chat');
    await page.getByRole('heading', { name: NO_CONNECTION }).waitFor();
  });
});
