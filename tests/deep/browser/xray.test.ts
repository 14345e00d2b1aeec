import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { drawnXray } from '../../kit/drawn-xray.ts';
import { lookLater, person, registerUnseen } from '../../browser/account.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import {
  READING_MS,
  choose,
  findings,
  logIn,
  sayYes,
  untilRead,
  withFindings,
} from '../../browser/sent-xray.ts';
import { focusProblem, openPage, openResult, tabTo } from '../../browser/walk.ts';

vi.setConfig({ testTimeout: 3 * READING_MS });

const site = siteOfFile();

const PLACE = /Your (left side|right side|front teeth)/;

const size = async (page: Page) => Number.parseInt(await page.getByLabel('Size').innerText(), 10);

/** Hands a file over as a drag from the desktop does. */
const drop = async (
  page: Page,
  { name, mimeType, buffer }: Awaited<ReturnType<typeof drawnXray>>,
) => {
  const files = await page.evaluateHandle(
    ([data, file, type]) => {
      const bytes = Uint8Array.from(atob(data), (each) => each.codePointAt(0) ?? 0);
      const dragged = new DataTransfer();
      dragged.items.add(new File([bytes], file, { type }));
      return dragged;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  const zone = page.getByText('or drop it here');
  await zone.dispatchEvent('dragover', { dataTransfer: files });
  await zone.dispatchEvent('drop', { dataTransfer: files });
};

describe('an X-ray', () => {
  it('[XRAY-15] [API-57] [API-58] is dropped as a PNG, sent as who is signed in, and each finding is heard with its place in words', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce' });
    const who = person('5102');
    await registerUnseen(page, who);
    await openPage(page, '/xray-analysis');
    await page.getByLabel('Choose your X-ray').waitFor();
    await look(page, 'xray-choosing', { longForm: true });
    await page.context().addCookies([{ name: 'given', value: 'before', url: page.url() }]);
    const asked = page.waitForRequest('**/xrays/analyze');
    await drop(page, await drawnXray('panoramic', 'png'));
    await logIn(page, who);
    await sayYes(page);
    await untilRead(page);
    const { authorization, cookie } = await (await asked).allHeaders();
    expect(authorization).toMatch(/^Bearer /);
    expect(cookie).toContain('given=before');
    const heard = await page
      .getByRole('list')
      .filter({ has: findings(page) })
      .first()
      .ariaSnapshot();
    const names = heard.match(/button ".+"/g) ?? [];
    expect(names.length).toBe(await findings(page).count());
    for (const name of names) {
      expect(name).toMatch(PLACE);
      expect(name).toMatch(/ \d+ %, (fairly sure|less sure|not sure)"/);
    }
  });

  it('is looked at with the keyboard alone: larger, moved, lit, with and without marks', async () => {
    const { page } = await withFindings(site, '5103');
    await look(page, 'xray-findings', { longForm: true, closely: true });
    const film = page.getByRole('region', { name: 'Your X-ray' });
    await tabTo(film);
    await page.keyboard.press('+');
    expect(await size(page)).toBe(150);
    const layer = film.locator('> div');
    const before = await layer.getAttribute('style');
    await page.keyboard.press('ArrowRight');
    expect(await layer.getAttribute('style')).not.toBe(before);
    await page.keyboard.press('0');
    expect(await size(page)).toBe(100);

    await tabTo(page.getByRole('switch', { name: 'Marks' }));
    await page.keyboard.press('Space');
    expect(await film.locator('button').count()).toBe(0);
    await tabTo(page.getByLabel('Brightness'));
    await page.keyboard.press('ArrowRight');
    expect(await page.getByLabel('Brightness').getAttribute('aria-valuetext')).toBe('110 %');
    await tabTo(page.getByRole('button', { name: 'Reset' }));
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Brightness').getAttribute('aria-valuetext')).toBe('100 %');

    // Choosing one shows its mark again, and the picture stays in view with it.
    const last = findings(page).last();
    await tabTo(last);
    await page.keyboard.press('Enter');
    expect(await last.getAttribute('aria-pressed')).toBe('true');
    expect(await size(page)).toBeGreaterThan(100);
    expect(await page.evaluate(focusProblem)).toBe(null);
    const { y = 0, height = 0 } = (await film.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(740);
  });

  it('that is no X-ray is refused in words, and another one can be chosen', async () => {
    const { page } = await withFindings(site, '5104');
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await page.getByLabel('Choose your X-ray').setInputFiles({
      name: 'song.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('la la la'),
    });
    await page.getByText('Please select a JPEG or PNG image file.').waitFor();
    // Its name says JPEG, and what is in it does not.
    await page.getByLabel('Choose your X-ray').setInputFiles({
      name: 'film.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('this is no picture at all'),
    });
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toEqual([expect.stringMatching(/^Please select a JPEG|damaged/)]);
    await choose(page, await drawnXray('periapical', 'png'));
    await sayYes(page);
    await untilRead(page);
  });

  it('of which the program cannot tell what it shows is asked about, and no answer moves under a finger', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce' });
    const who = person('5108');
    await registerUnseen(page, who);
    await openPage(page, '/xray-analysis');
    await tabTo(page.getByLabel('Choose your X-ray'));
    await choose(page, await drawnXray('periapical', 'jpeg'));
    await logIn(page, who);
    const question = page.getByRole('heading', { name: 'Is this a dental X-ray?' });
    await question.waitFor({ timeout: READING_MS });
    await expect.poll(() => question.evaluate((at) => at === document.activeElement)).toBe(true);
    await look(page, 'xray-asking', { longForm: true, closely: true });
    await takeWholePage(page, 'xray-asking');

    const answers = ['Yes', 'No', 'Not sure'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const places = () => Promise.all(answers.map((answer) => answer.boundingBox()));
    for (const viewport of [LAPTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await answers[0]?.scrollIntoViewIfNeeded();
      const before = await places();
      let fail = (): void => undefined;
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/kind', async (route) => {
        await failed;
        await route.fulfill({ status: 503, json: {} });
      });
      await answers[0]?.click();
      await page.locator('button[aria-busy="true"]').first().waitFor();
      expect(await places()).toEqual(before);
      fail();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await places()).toEqual(before);
      await page.unroute('**/kind');
    }
    await look(page, 'xray-not-told', { longForm: true });
    await takeWholePage(page, 'xray-not-told');
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilRead(page);
  });

  it('goes on by itself when the connection is back, and comes to one X-ray', async () => {
    const { page, context, who } = await withFindings(site, '5105');
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await page.getByLabel('Choose your X-ray').waitFor();
    await context.setOffline(true);
    await choose(page, await drawnXray('bitewing', 'dicom'));
    await page.getByRole('heading', { name: 'The connection is lost' }).waitFor();
    await look(page, 'xray-broken', { longForm: true });
    await context.setOffline(false);
    await untilRead(page);
    expect(who.email).toContain('5105');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Add an X-ray' }).waitFor();
    expect(await page.getByRole('link', { name: /^X-ray of / }).count()).toBe(2);
  });

  it('is analysed although its page was closed, waits at home, and is deleted there after a question', async () => {
    const { page, context } = await withFindings(site, '5106');
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await page.context().addCookies([{ name: 'given', value: 'before', url: page.url() }]);
    // The server has got the question; its answer finds nobody. A request that is on its way ends with its page.
    const asked = new Promise<void>((resolve) => {
      void page.route('**/xrays/analyze', async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await choose(page, await drawnXray('periapical', 'dicom'));
    await asked;
    await page.close();

    const home = await context.newPage();
    await home.goto('/dashboard');
    await lookLater(home);
    const rows = home.getByRole('link', { name: /^X-ray of / });
    await expect
      .poll(async () => {
        await home.reload();
        await rows.first().waitFor();
        return home.getByText(/: analyzed, (\d+ places? marked|no marks)/).count();
      })
      .toBe(2);
    await look(home, 'xray-home');
    await home
      .getByRole('button', { name: /^Delete the X-ray of / })
      .first()
      .click();
    const question = home.getByRole('alertdialog', { name: 'Delete this X-ray?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(await rows.count()).toBe(2);
    await home
      .getByRole('button', { name: /^Delete the X-ray of / })
      .first()
      .click();
    await question.getByRole('button', { name: 'Delete it' }).click();
    await home.getByText('X-ray deleted').waitFor();
    expect(await rows.count()).toBe(1);
    await home.reload();
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1);
  });
});

describe('an X-ray below a result', () => {
  it('[PROD-04] [SAVE-05] opens in place, and is kept with the result once somebody is signed in; both are read together', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    const who = person('5107');
    await registerUnseen(page, who);
    await openResult(page);
    await page.getByText(/^Our server keeps this result/).waitFor();
    const saved = page.waitForResponse('**/chat_bot/chat/save_xray_analysis');
    await page.getByRole('button', { name: 'Add an X-ray for a second look' }).click();
    const heading = page.getByRole('heading', { name: 'Choose a picture of your X-ray' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
    await choose(page, await drawnXray('panoramic', 'dicom'));
    await logIn(page, who);
    await untilRead(page);
    expect((await saved).status()).toBe(200);
    expect(new URL(page.url()).searchParams.get('step')).toBe('DIAGNOSIS');
    await look(page, 'xray-below-result', { longForm: true });
    await takeWholePage(page, 'xray-below-result');

    // The picture stays in view below the header, which stays as well.
    await findings(page)
      .last()
      .evaluate((entry) => entry.scrollIntoView({ block: 'end' }));
    const header = await page.locator('[data-page-top]').boundingBox();
    const film = await page.getByRole('region', { name: 'Your X-ray' }).boundingBox();
    expect(header?.y).toBe(0);
    expect(film?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    expect(film?.y).toBeLessThan((header?.height ?? 0) + 4);

    await page.getByRole('button', { name: 'Read it together with my answers' }).click();
    await page.getByText(who.email, { exact: true }).waitFor();
    await look(page, 'xray-form', { longForm: true });
    await takeWholePage(page, 'xray-form');
    await page.getByRole('button', { name: 'Read both together' }).click();
    // The drawn picture adds nothing to the answers.
    const complete = page.getByRole('heading', { name: 'Your result stays as it is' });
    await complete.waitFor();
    await page.getByRole('heading', { name: 'With your X-ray' }).waitFor();
    await look(page, 'xray-complete', { longForm: true });
    await takeWholePage(page, 'xray-complete');

    // The last phase that was finished is what a reload comes back to.
    await page.reload();
    await complete.waitFor();
    await page.goto('/dashboard');
    await page.getByText(/saved with a result$/).waitFor();
  });
});
