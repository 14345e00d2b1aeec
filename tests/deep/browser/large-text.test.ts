import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Auth } from '../../../contracts/accounts/account.ts';
import { lookLater, person, signUp } from '../../browser/account.ts';
import { seedDraft } from '../../browser/draft.ts';
import { layoutProblems } from '../../browser/layout-problems.ts';
import { takePicture } from '../../browser/look.ts';
import { beSignedIn, prepareAdmin } from '../../browser/room.ts';
import { settle } from '../../browser/settle.ts';
import { answersOf, openChat } from '../../browser/walk.ts';
import { LAPTOP, siteOfFile } from '../../kit/browser.ts';
import { COMPLETED } from '../../kit/samples.ts';

let admin: Auth;
const site = siteOfFile(
  {},
  {
    prepare: async (settings) => {
      admin = await prepareAdmin(settings);
    },
  },
);

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

/** As a style of somebody's own has it, or a device that enlarges what is measured in rem: no media query notices. */
const doubleText = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settle(page);
};

const problemsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  await doubleText(page);
  await takePicture(page, `${name}.root-200`);
  return layoutProblems(page);
};

describe('a phone whose text is twice as large', () => {
  it.each([
    ['/teleconsultation', ['link', 'Sign up']],
    ['/xray-analysis', ['link', 'Sign up']],
    ['/xray-iq-analysis', ['link', 'Sign up']],
    ['/find-dentist', ['button', 'Near me']],
  ] as const)('shows %s within its width, and nothing over anything else', async (path, ready) => {
    const { page } = await calm();
    await page.goto(path);
    await page.getByRole(ready[0], { name: ready[1] }).first().waitFor();
    expect(await problemsOf(page, path.slice(1))).toEqual([]);
  });

  it('shows a result within its width, and its notice whole', async () => {
    const { page } = await calm();
    await seedDraft(page, { ...COMPLETED, followUpAnswers: answersOf({ category: 'pain' }) });
    await openChat(page);
    await page.getByRole('button', { name: 'Dismiss' }).waitFor();
    expect(await problemsOf(page, 'result')).toEqual([]);
  });

  it('shows the account within its width, and the names of its places to who hears them', async () => {
    const { page } = await calm();
    await signUp(page, person('0901'));
    await lookLater(page);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'No results yet' }).waitFor();
    expect(await problemsOf(page, 'dashboard')).toEqual([]);
    const places = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
    expect(await places.allInnerTexts()).toEqual(['Home', 'Consultations', 'Profile']);
    await page.getByRole('link', { name: 'Consultations' }).click();
    await page.waitForURL('**/teleconsultation');
  });

  it("shows the staff's figures within its width, large or not", async () => {
    const visit = await calm();
    const { page } = visit;
    await beSignedIn(visit, admin);
    await page.goto('/admin-analytics');
    await page.getByText('How far visits came').waitFor();
    await settle(page);
    await takePicture(page, 'analytics');
    expect(await layoutProblems(page), 'as large as usual').toEqual([]);
    expect(await problemsOf(page, 'analytics')).toEqual([]);
  });
});

describe('a laptop', () => {
  it.each(['/teleconsultation', '/xray-analysis'])(
    'has %s in the middle of its width',
    async (path) => {
      const { page } = await calm();
      await page.setViewportSize(LAPTOP);
      await page.goto(path);
      await page.getByRole('link', { name: 'Sign up' }).waitFor();
      await settle(page);
      await takePicture(page, `${path.slice(1)}.middle`);
      const [left, right] = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('main :is(h1, h2, p, fieldset, a)')].map(
          (part) => part.getBoundingClientRect(),
        );
        return [
          Math.min(...parts.map((part) => part.left)),
          innerWidth - Math.max(...parts.map((part) => part.right)),
        ];
      });
      expect(Math.abs((left ?? 0) - (right ?? Infinity))).toBeLessThan(32);
    },
  );
});
