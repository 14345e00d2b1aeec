import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { siteOfFile } from '../../kit/browser.ts';
import {
  codeBox,
  codeFor,
  dialog,
  fillForm,
  lookLater,
  menu,
  person,
  sentTo,
  signUp,
} from '../../browser/account.ts';
import { byKeyboard, tabTo } from '../../browser/walk.ts';

const site = siteOfFile();

const calm = () => site.newPage({ reducedMotion: 'reduce' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a screen reader would call what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
    return at?.getAttribute('aria-label') ?? label ?? at?.textContent.trim() ?? '';
  });

/** The stops of Tab from the first one of the page to a last one. */
const stopsTo = async (page: Page, last: string): Promise<string[]> => {
  const stops: string[] = [];
  while (stops.at(-1) !== last && stops.length < 30) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
};

const openMenu = async (page: Page): Promise<void> => {
  await byKeyboard.press(menu(page));
  await page.getByRole('menu').waitFor();
  await expect.poll(() => focused(page)).toBe('My Account');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('New Chat');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('Log out');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Your account: Asha Verma, AV');
};

const declineQuestions = async (page: Page): Promise<void> => {
  const everywhere = button(page, 'Log out everywhere');
  await byKeyboard.press(everywhere);
  await page.getByRole('alertdialog').waitFor();
  expect(await focused(page)).toBe('Stay signed in');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Log out everywhere');
  const keeping = page.getByLabel('Keeping my data (required)');
  await tabTo(keeping, 'Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByText('Agreed on').waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toContain('Keeping my data');
  expect(await keeping.isChecked()).toBe(true);
};

const beginErasure = async (page: Page): Promise<void> => {
  await byKeyboard.press(button(page, 'Delete my account'));
  await expect.poll(() => focused(page)).toBe('Delete your account?');
  expect(await stopsTo(page, 'Keep my account')).toEqual(['Go on to delete', 'Keep my account']);
  await tabTo(button(page, 'Go on to delete'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Confirm to delete');
  expect(await stopsTo(page, 'Keep my account')).toEqual([
    'Your password',
    'Show the password',
    'Delete my account now',
    'Keep my account',
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Profile');
};

describe('the entrances by keyboard alone', () => {
  it('lead through the log-in from top to bottom, and Enter sends it off', async () => {
    const { page } = await calm();
    await page.goto('/login');
    await button(page, 'Log in').waitFor();
    expect(await stopsTo(page, 'privacy policy')).toEqual([
      'Toothwise, start page',
      'Continue with Google',
      'Login with OTP instead',
      'Email',
      'Password',
      'Show the password',
      'Log in',
      'Forgot your password?',
      'Create an account',
      'terms of service',
      'privacy policy',
    ]);
    await tabTo(page.getByLabel('Email'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Password is required').waitFor();
    expect(await focused(page)).toBe('Email');
    await page.keyboard.type('nobody@example.org');
    await tabTo(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await page
      .getByText(/email address or the password/)
      .first()
      .waitFor();
    expect(await focused(page)).toBe('Password');
  });

  it('make an account: Escape leaves the codes for the form, and Enter opens them again', async () => {
    const { page } = await calm();
    const who = person('0021');
    await page.goto('/register?return=%2Fprofile');
    for (const [field, text] of [
      ['First Name', 'Asha'],
      ['Last Name', 'Verma'],
      ['Email', who.email],
      ['Phone Number', who.phone],
      ['Password', who.password],
      ['Confirm Password', who.password],
    ] as const) {
      await byKeyboard.write(page.getByLabel(field, { exact: true }), text);
    }
    await byKeyboard.press(button(page, 'Create account'));
    await codeBox(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
    await page.keyboard.press('Escape');
    await codeBox(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Create account');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
    await expect.poll(() => sentTo(page, who.email)).toHaveLength(1);
    await page.keyboard.type(await codeFor(page, who.email));
    await expect.poll(() => focused(page)).toBe('Digit 1 of 4');
    await page.keyboard.type(await codeFor(page, `+91${who.phone}`));
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { name: 'Welcome to Toothwise' }).waitFor();
    // Without the notices of the sign-up, which lie over the sheet for some seconds.
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome to Toothwise' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Welcome to Toothwise');
    for (const title of ['About you', 'What you agree to']) {
      await byKeyboard.press(button(page, 'Next'));
      await expect.poll(() => focused(page)).toBe(title);
    }
    await byKeyboard.tick(page.getByLabel(/^Keep my details/));
    await byKeyboard.tick(page.getByLabel(/^Let a program/));
    await byKeyboard.press(button(page, 'Next'));
    await expect.poll(() => focused(page)).toBe('What you can do here');
    await byKeyboard.press(button(page, 'Complete'));
    await dialog(page, 'What you can do here').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Profile');
  });

  it('keep the focus in the sheet, also after a press beside it', async () => {
    const { page } = await calm();
    await page.goto('/register');
    await fillForm(page, person('0022'));
    await codeBox(page).waitFor();
    await page.mouse.click(5, 700);
    await page.keyboard.press('Tab');
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    expect(await isInside()).toBe(true);
    // What lies over the sheet can still be pressed away.
    await button(page, 'Dismiss').click();
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await codeBox(page).waitFor({ state: 'detached' });
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

describe('the account by keyboard alone', () => {
  it('opens its menu on the first entry, asks before it ends anything, and goes back to where it was', async () => {
    const { page } = await calm();
    await signUp(page, person('0023'));
    await lookLater(page);
    await expect.poll(() => focused(page)).toBe('Profile');
    // Without the notices of the sign-up.
    await page.reload();
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await openMenu(page);
    await declineQuestions(page);
    await beginErasure(page);
  });
});
