import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { drawnXray } from '../../kit/drawn-xray.ts';
import { person, registerUnseen } from '../../browser/account.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import { READING_MS, choose, logIn, sayYes, untilRead } from '../../browser/sent-xray.ts';
import { openPage, tabTo } from '../../browser/walk.ts';

vi.setConfig({ testTimeout: 3 * READING_MS });

const site = siteOfFile();

const sent = async (digits: string, view: 'panoramic' | 'periapical', light: number) => {
  const { page } = await site.newPage({ reducedMotion: 'reduce' });
  const who = person(digits);
  await registerUnseen(page, who);
  await openPage(page, '/xray-analysis');
  const file = await drawnXray(view, 'jpeg');
  await choose(page, { ...file, buffer: await sharp(file.buffer).linear(light, 0).toBuffer() });
  await logIn(page, who);
  await sayYes(page);
  await untilRead(page);
  return page;
};

describe('the way through an X-ray', () => {
  it('says that a picture is dark, stretches it, names its sides and explains it, all by key', async () => {
    const page = await sent('5151', 'panoramic', 0.4);
    await page.getByRole('note', { name: 'About the picture itself' }).waitFor();
    await look(page, 'xray-guide', { longForm: true, closely: true });
    const film = page.locator('img[src^="/api/xrays/"]');
    const lit = page.locator('div:has(> img[src^="/api/xrays/"])');
    const filter = () => lit.evaluate((frame) => getComputedStyle(frame).filter);
    expect(await filter()).toBe('brightness(1) contrast(1)');
    await tabTo(page.getByRole('switch', { name: 'More contrast' }));
    await page.keyboard.press('Space');
    expect(await filter()).not.toBe('brightness(1) contrast(1)');

    await page.getByLabel('Size').scrollIntoViewIfNeeded();
    await look(page, 'xray-guide-contrast', { longForm: true });

    const picture = (await film.boundingBox()) ?? { x: 0, width: 0 };
    const right = await page.getByText('Your right', { exact: false }).first().boundingBox();
    const left = await page.getByText('Your left', { exact: false }).first().boundingBox();
    expect(Math.abs((right?.x ?? 0) - picture.x)).toBeLessThan(40);
    expect(Math.abs((left?.x ?? 0) + (left?.width ?? 0) - picture.x - picture.width)).toBeLessThan(
      40,
    );

    const legend = page.locator('summary', { hasText: 'What does such a picture show?' });
    await tabTo(legend);
    await page.keyboard.press('Enter');
    await page.getByText('the round upper end of the jaw', { exact: false }).waitFor();
    await look(page, 'xray-guide-legend', { longForm: true });
    await takeWholePage(page, 'xray-guide-legend');
  });

  it('names no side of a small film, and explains no whole jaw with it', async () => {
    const page = await sent('5152', 'periapical', 1);
    await page.getByText('No sides are named', { exact: false }).waitFor();
    expect(await page.getByText('What does such a picture show?').count()).toBe(0);
    expect(await page.getByText('Left edge of the picture').count()).toBe(0);
    await takeWholePage(page, 'xray-guide-small-film');
  });
});
