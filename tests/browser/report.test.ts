import { expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../kit/browser.ts';
import { readPdf } from '../kit/read-pdf.ts';
import { dialog, person, registerUnseen } from './account.ts';
import { openResult } from './walk.ts';

const site = siteOfFile();

it('[PDF-02] [PDF-03] [AUTH-21] a result becomes a PDF in a new tab, after logging in', async () => {
  const { page } = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce', hurried: true });
  const who = person('7801');
  await registerUnseen(page, who);
  await openResult(page);
  await page.getByText(/^Our server keeps this result/).waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const gate = dialog(page, 'Save Your Report');
  await gate.getByLabel('Email').fill(who.email);
  await gate.getByLabel('Password', { exact: true }).fill(who.password);
  const opened = page.waitForEvent('popup');
  await gate.getByRole('button', { name: 'Log in', exact: true }).click();
  await opened;
  await page.getByText('Success!').waitFor();
  await page.getByText(/^This result is saved to your dashboard/).waitFor();

  const address = await page.getByRole('link', { name: 'Open the report' }).getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { info, pages } = await readPdf(new Uint8Array(await reply.body()));
  expect(info['Title']).toMatch(/^Toothwise report of /);
  expect(pages.map(({ tree }) => tree?.text).join(' ')).toContain('For your dentist Subjective');
});
