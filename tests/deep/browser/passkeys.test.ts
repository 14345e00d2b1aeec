import { describe, expect, it } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { connect } from '../../../server/db/connect.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { seedStaff } from '../../../server/services/accounts/staff.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { quickPasswords } from '../../kit/server.ts';

let staff: Awaited<ReturnType<typeof seedStaff>> = [];
const site = siteOfFile(
  { STAFF_SECOND_FACTOR: 'required' },
  {
    prepare: async (settings) => {
      const db = await connect(settings);
      const deps = { db, clock: systemClock, ids: randomIds, passwords: quickPasswords() };
      staff = await seedStaff(deps);
      await db.close();
    },
  },
);

/** A passkey is bound to a name, and a number is none. */
const addressOf = (path: string): string =>
  new URL(path, site.origin().replace('127.0.0.1', 'localhost')).href;

/** The passkey that a device has kept. */
const keptOn = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials[0];
type Credential = NonNullable<Awaited<ReturnType<typeof keptOn>>>;

/** Gives the tab a device that keeps passkeys, and whose owner it knows or does not know. */
const withDevice = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knowsOwner: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    kept: () => keptOn(cdp, authenticatorId),
    keepsNone: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    keeps: (credential: Credential) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
};

const logIn = async (page: Page, as = 'admin'): Promise<void> => {
  const member = staff.find(({ role }) => role === as);
  await page.goto(addressOf('/admin'));
  await page.getByLabel('Email').fill(member?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(member?.password ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/admin/passkey');
};

const keptSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('epik-llm-storage'));

describe('a passkey of the staff', () => {
  it('[NEW-106] [NEW-107] is made after the password, used, and asked for at the next login', async () => {
    const { page, context } = await site.newPage({ viewport: { width: 360, height: 740 } });
    const device = await withDevice(page);
    await logIn(page);
    await page.getByRole('heading', { name: 'Add a passkey' }).waitFor();
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}-name.png` });
    // A password alone has signed nobody in: no other page knows of it.
    expect(await keptSession(page)).toBeNull();
    await page.getByLabel('Name of the passkey').fill('My phone');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByText('Use it once now').waitFor();
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.waitForURL('**/admin-dashboard');
    await page.goto(addressOf('/admin/passkeys'));
    await page.getByText('In use now').waitFor();
    expect(await page.getByRole('button', { name: 'Remove My phone' }).count()).toBe(0);
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}-list.png` });

    await page.evaluate(() => localStorage.clear());
    await logIn(page);
    await page.getByRole('heading', { name: 'Use your passkey' }).waitFor();
    await device.knowsOwner(false);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.getByText('No passkey was used.').waitFor();
    expect(await keptSession(page)).toBeNull();
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}-use.png` });
    await device.knowsOwner(true);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.waitForURL('**/admin-dashboard');
    expect(await keptSession(page)).toContain('access_token');
    await context.close();
  });

  it('[NEW-107] is no way in once the device has lost it, or has a copy of it that is behind', async () => {
    const { page, context } = await site.newPage({ viewport: { width: 360, height: 740 } });
    const device = await withDevice(page);
    await logIn(page, 'admin_dentist');
    await page.getByLabel('Name of the passkey').fill('My phone');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByText('Use it once now').waitFor();
    const copy = await device.kept();
    if (copy === undefined) throw new Error('the device has kept no passkey');
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.waitForURL('**/admin-dashboard');
    const original = await device.kept();
    expect(original?.signCount).toBeGreaterThan(copy.signCount);

    await page.evaluate(() => localStorage.clear());
    await logIn(page, 'admin_dentist');
    const use = page.getByRole('button', { name: 'Use passkey' });
    const refusedWith = async (words: string) => {
      await use.click();
      await page.getByText(words).waitFor();
      expect(await keptSession(page)).toBeNull();
    };
    await device.keepsNone();
    await refusedWith('No passkey was used.');
    await device.keeps({ ...copy, signCount: 0 });
    await refusedWith('This passkey could not be checked.');
    await device.keepsNone();
    await device.keeps({ ...copy, rpId: 'elsewhere.example' });
    await refusedWith('No passkey was used.');
    await device.keepsNone();
    await device.keeps(original ?? copy);
    await use.click();
    await page.waitForURL('**/admin-dashboard');
    await context.close();
  });
});
