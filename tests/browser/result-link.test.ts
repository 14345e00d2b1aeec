import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Auth } from '../../contracts/accounts/account.ts';
import { PHONE, siteOfFile } from '../kit/browser.ts';
import { person, registerUnseen } from './account.ts';
import { openSavedResult } from './room.ts';

const site = siteOfFile({});
const ISSUE = 'a wisdom tooth that only this patient speaks of';

/** Somebody signed in, at their saved result. */
const atResult = async (number: string) => {
  const asha = await site.newPage({ viewport: PHONE });
  const { page } = asha;
  const auth = (await registerUnseen(page, person(number))) as Auth;
  await openSavedResult(asha, auth, { issue: ISSUE });
  await page.getByText('Show to another dentist', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Show to another dentist' }).click();
  return asha;
};

/** The address that the code on a page says to a scanner. */
const scanned = async (picture: string): Promise<string> => {
  const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};

/** What a dentist gets who looks at a link on a patient's phone. */
const shownOn = async (page: Page) => {
  const code = page.getByRole('img', { name: /^Code to scan/ });
  await code.waitFor();
  const passcode = (await page.getByText(/^Passcode \d{6}$/).textContent())?.slice(-6) ?? '';
  return { code, address: await scanned((await code.getAttribute('src')) ?? ''), passcode };
};

const payloadOf = (address: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(address.split('#shlink:/')[1] ?? '', 'base64url').toString());

describe('a link to a result', () => {
  it('[NEW-101] is scanned by a dentist without an account, who reads the result once the passcode is right', async () => {
    const { page, expectQuiet } = await atResult('0101');
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('radio', { name: '7 days' }).check();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { code, address, passcode } = await shownOn(page);
    const payload = payloadOf(address);
    // The code says nothing about anybody, and neither it nor the server has key and passcode together.
    expect(Object.keys(payload).toSorted()).toEqual(['exp', 'flag', 'key', 'label', 'url']);
    expect([payload['flag'], payload['label']]).toEqual(['P', 'Toothwise']);
    expect(String(payload['url']).length).toBeLessThanOrEqual(128);
    expect(address).not.toContain(passcode);
    expect(sent.join('\n')).not.toContain(String(payload['key']));
    expect(sent.join('\n')).not.toContain(ISSUE);

    const dentist = await site.newPage({ viewport: PHONE });
    const asked: string[] = [];
    dentist.page.on('request', (request) => {
      asked.push(request.url().replace(/#.*/, '') + (request.postData() ?? ''));
    });
    await dentist.page.goto(address);
    await dentist.page.getByRole('heading', { name: 'A patient shows you a result' }).waitFor();
    await dentist.page.getByLabel('Your name or clinic').fill('Smile Clinic');
    await dentist.page.getByLabel('Passcode').fill(passcode === '111111' ? '222222' : '111111');
    await dentist.page.getByRole('button', { name: 'Open the result' }).click();
    await dentist.page.getByText('You can try 4 more times.').waitFor();
    await dentist.page.getByLabel('Passcode').fill(`${passcode.slice(0, 3)} ${passcode.slice(3)}`);
    await dentist.page.getByRole('button', { name: 'Open the result' }).click();
    await dentist.page.getByText('No dentist has examined the patient for this').waitFor();
    expect(await dentist.page.locator('main').textContent()).toContain(ISSUE);
    expect(asked.join('\n')).not.toContain(String(payload['key']));
    dentist.expectQuiet([/401/]);

    await page.getByRole('button', { name: 'Look again' }).click();
    await page.getByText(/^Smile Clinic, /).waitFor();
    await page.getByRole('button', { name: 'End this link' }).click();
    await page.getByText('You ended it.').waitFor();
    expect(await code.count()).toBe(0);
    await dentist.page.reload();
    await dentist.page.getByLabel('Your name or clinic').fill('Smile Clinic');
    await dentist.page.getByLabel('Passcode').fill(passcode);
    await dentist.page.getByRole('button', { name: 'Open the result' }).click();
    await dentist.page.getByText('The patient has ended it.').waitFor();
    expectQuiet();
  });

  it('[NEW-101] is there once, and shown, where the reply to its making was lost', async () => {
    const { page } = await atResult('0103');
    let tries = 0;
    await page.route('**/api/account/results/*/links', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { passcode } = await shownOn(page);
    await page.getByRole('button', { name: 'Look again' }).click();
    expect([tries, passcode.length]).toEqual([2, 6]);
    await expect.poll(() => page.getByRole('button', { name: 'End this link' }).count()).toBe(1);
  });

  it('[NEW-101] is read by other software of SMART Health Links as a FHIR document, and by our page not where its key is another', async () => {
    const { page } = await atResult('0102');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { address, passcode } = await shownOn(page);
    const payload = payloadOf(address);
    const body = { recipient: 'Software of a clinic', passcode, embeddedLengthMax: 100_000 };
    const reply = await fetch(String(payload['url']), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { files } = (await reply.json()) as { files: { embedded: string }[] };
    const { compactDecrypt, base64url } = await import('jose');
    const read = await compactDecrypt(
      files[0]?.embedded ?? '',
      base64url.decode(String(payload['key'])),
    );
    expect(read.protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' });
    const document = JSON.parse(new TextDecoder().decode(read.plaintext));
    expect(document).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    expect(JSON.stringify(document)).toContain(ISSUE);

    const other = { ...payload, key: Buffer.alloc(32, 7).toString('base64url') };
    const wrong = Buffer.from(JSON.stringify(other)).toString('base64url');
    const elsewhere = { ...payload, url: `https://elsewhere.example/api/shl/${'A'.repeat(43)}` };
    const strange = Buffer.from(JSON.stringify(elsewhere)).toString('base64url');
    for (const each of [wrong, strange]) {
      const dentist = await site.newPage({ viewport: PHONE });
      await dentist.page.goto(`/shared-result#shlink:/${each}`);
      await dentist.page.getByLabel('Your name or clinic').fill('Smile Clinic');
      await dentist.page.getByLabel('Passcode').fill(passcode);
      await dentist.page.getByRole('button', { name: 'Open the result' }).click();
      await dentist.page.getByRole('heading', { name: 'We cannot read this link' }).waitFor();
      dentist.expectQuiet();
    }
  });
});
