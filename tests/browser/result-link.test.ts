import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Auth } from '../../contracts/accounts/account.ts';
import { PHONE } from '../kit/browser.ts';
import { LINE, prescribing } from '../server/visits/prescribing.kit.ts';
import { WRITTEN } from '../server/visits/visits.kit.ts';
import { person, registerUnseen } from './account.ts';
import { openSavedResult, siteOfConsultation } from './room.ts';

const { made, site } = siteOfConsultation({ hasMet: true });
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

  it('[NEW-136] shows what the dentist of a call wrote and prescribed only where the patient has ticked it', async () => {
    const asha = await site.newPage({ viewport: PHONE });
    const { page } = asha;
    const id = await openSavedResult(asha, made.patient, { issue: ISSUE });
    const post = async ({ access_token }: Auth, path: string, data: object) => {
      const headers = {
        'sec-fetch-site': 'same-origin',
        authorization: `Bearer ${access_token}`,
      };
      const url = `/api/teleconsultations/${made.now}${path}`;
      expect((await page.request.post(url, { data, headers })).status()).toBe(200);
    };
    await post(made.patient, '/room/enter', {});
    await post(made.patient, '/room/messages', { kind: 'result', result_id: id });
    const prescription = prescribing(LINE.paracetamol, LINE.chlorhexidine);
    await post(made.doctor, '/visit-note', { ...WRITTEN, prescription });

    await page.getByText('Show to another dentist', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Show to another dentist' }).click();
    const tick = page.getByRole('checkbox', { name: /^Also show what Dr\. .*prescription$/ });
    await tick.waitFor();
    expect(await tick.isChecked()).toBe(false);
    expect(await page.getByText(WRITTEN.findings).count()).toBe(0);
    await page.getByRole('button', { name: 'Make a link' }).click();
    const alone = await shownOn(page);
    await page.getByText('This link shows your result alone.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await tick.check();
    // The patient reads what the dentist will read.
    await page.getByText(WRITTEN.findings).waitFor();
    await page.getByText('Chlorhexidine gluconate mouthwash, 0.2 %').waitFor();
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByText('This link shows your result and what').waitFor();
    const whole = await shownOn(page);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await tick.isChecked()).toBe(false);
    asha.expectQuiet();

    const read = async ({ address, passcode }: typeof whole): Promise<string> => {
      const dentist = await site.newPage({ viewport: PHONE });
      await dentist.page.goto(address);
      await dentist.page.getByLabel('Your name or clinic').fill('Smile Clinic');
      await dentist.page.getByLabel('Passcode').fill(passcode);
      await dentist.page.getByRole('button', { name: 'Open the result' }).click();
      await dentist.page.getByText('No dentist has examined the patient for this').waitFor();
      dentist.expectQuiet();
      return (await dentist.page.locator('main').textContent()) ?? '';
    };
    const [withVisit, without] = [await read(whole), await read(alone)];
    for (const words of [WRITTEN.findings, WRITTEN.advice, 'Paracetamol tablet, 500 mg', ISSUE]) {
      expect(withVisit).toContain(words);
    }
    expect(without).toContain(ISSUE);
    for (const words of [WRITTEN.findings, 'Paracetamol', 'rescription', 'video call']) {
      expect(without).not.toContain(words);
    }

    // Other software wants short replies, fetches the document, and reads the visit in it.
    const payload = payloadOf(whole.address);
    const opened = await page.request.post(String(payload['url']), {
      data: { recipient: 'Software', passcode: whole.passcode, embeddedLengthMax: 100 },
    });
    const { files } = (await opened.json()) as { files: { location: string }[] };
    const file = await page.request.get(files[0]?.location ?? '');
    const { compactDecrypt, base64url } = await import('jose');
    const key = base64url.decode(String(payload['key']));
    const { plaintext } = await compactDecrypt(await file.text(), key);
    const document = new TextDecoder().decode(plaintext);
    expect(JSON.parse(document).entry[0].resource).toMatchObject({ status: 'final' });
    expect(document.match(/"resourceType":"MedicationRequest"/g)).toHaveLength(2);
  });
});
