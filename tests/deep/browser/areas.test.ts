import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { siteOfFile } from '../../kit/browser.ts';
import { person, signUp } from '../../browser/account.ts';
import { openChat, stepOf, walkTo } from '../../browser/walk.ts';

const site = siteOfFile();

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

/** Where each area begins that the two scope sentences name, and the first words of it. */
const AREAS = [
  ['the landing page and the site around it', '/', /^Tooth trouble/],
  ['the assessment', '/chat', /bothering you|teeth/i],
  ['booking', '/booking', /^Book a video call$/],
  ['the directory of dentists', '/find-dentist', /^Find a dentist near you$/],
  ['video calls', '/teleconsultation', /^Video calls$/],
  ['X-rays and their re-analysis', '/xray-analysis', /^Your X-ray, for a second look$/],
  ['sign-in', '/login', /^Log in$/],
  ['registration', '/register', /account/i],
  ['feedback', '/feedback-demo', /feedback/i],
] as const;

const heading = (page: Page) => page.locator('main h1:not(.spoken), #root h1:not(.spoken)').first();

describe('one application', () => {
  it('[PROD-01] holds every area that the documents name', async () => {
    const { page } = await calm();
    for (const [area, address, words] of AREAS) {
      const reply = await page.goto(address);
      expect([area, reply?.status()]).toEqual([area, 200]);
      await heading(page).waitFor();
      expect([area, await heading(page).textContent()]).toEqual([
        area,
        expect.stringMatching(words),
      ]);
    }
  });

  it('[PROD-01] leads from the assessment to its result, to paying for a call, and to sharing', async () => {
    const { page } = await calm();
    await openChat(page);
    await walkTo(page, 'DIAGNOSIS');
    await page.getByRole('button', { name: 'Book Teleconsultation' }).first().waitFor();
    await page.getByRole('button', { name: 'Next steps' }).click();
    await page.getByRole('button', { name: 'Post to Social' }).click();
    await page.getByRole('heading', { level: 1, name: 'Share a milestone' }).waitFor();
    await page.goto('/chat?step=PAYMENT_QR');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(stepOf(page)).toBe('PAYMENT_QR');
  });

  it('[PROD-01] asks a new account who it is for, and keeps it signed in', async () => {
    const { page } = await calm();
    await signUp(page, person('4712'));
    await page.goto('/onboarding');
    await heading(page).waitFor();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('a signed-in patient', () => {
  it('[ROLE-04] can do what everybody can: read the site, and walk the assessment to its result', async () => {
    const { page } = await calm();
    await signUp(page, person('4711'));
    for (const address of ['/', '/about', '/blog/bleeding-gums', '/privacy-policy']) {
      expect((await page.goto(address))?.status()).toBe(200);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await openChat(page);
    await walkTo(page, 'DIAGNOSIS');
    expect(stepOf(page)).toBe('DIAGNOSIS');
  });
});
