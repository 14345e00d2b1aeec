import { expect, it } from 'vitest';
import { SITE_PATHS } from '../../../contracts/site/site.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';

const site = siteOfFile();

it('the switch on the privacy page works by the keyboard, is kept, and moves nothing as it comes', async () => {
  const { page } = await site.newPage({ viewport: PHONE });
  const place = page.locator('[data-counting]');
  const sizes: (number | undefined)[] = [];
  const look = async () => sizes.push((await place.boundingBox())?.height);
  await page.route('**/assets/site-*', async (route) => {
    // Before any script has run.
    await look();
    await route.continue();
  });
  await page.goto(SITE_PATHS.privacy);
  const box = page.getByRole('switch', { name: 'Count how I use Toothwise in this browser' });
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  await look();
  await box.focus();
  await page.keyboard.press('Space');
  await page.getByText('Counting is off in this browser.').waitFor();
  await look();
  expect(new Set(sizes).size).toBe(1);
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
});
