import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../kit/browser.ts';
import { GENERATE, arriveAt, button, dismissNotices, heading, inSandbox, says } from './paying.ts';
import { stepOf, waitForStep } from './walk.ts';

const site = siteOfFile();

describe('paying by QR code', () => {
  it('[QR-03] [QR-12] [QR-19] leads from the result over the sandbox to the consultation, and a reload stays there', async () => {
    const arrived = await arriveAt(site, 'DIAGNOSIS', '8101');
    const { page, states, expectQuiet } = arrived;
    await button(page, 'Next steps').click();
    await page.getByRole('button', { name: /^Video call/ }).click();
    await button(page, GENERATE).click();
    await page.getByText('Pay from another screen: show the QR code').click();
    await page.getByRole('img', { name: /^QR code: pay ₹499/ }).waitFor();
    await says(page, 'QR Code Generated');
    await dismissNotices(page);
    // A reload goes on with the same code.
    const code = await page.getByRole('link', { name: 'Pay in the sandbox' }).getAttribute('href');
    await page.reload();
    const link = page.getByRole('link', { name: 'Pay in the sandbox' });
    expect(await link.getAttribute('href')).toBe(code);

    await inSandbox(arrived, 'Pay', 'Paid.');
    await heading(page, 'Payment Successful!');
    expect(stepOf(page)).toBe('PAYMENT_QR');
    await waitForStep(page, 'TELECONSULTATION');
    await heading(page, 'Paid: choose a time');
    await page.reload();
    await heading(page, 'Paid: choose a time');
    expect(await states()).toEqual(['settled']);
    expectQuiet();
  });
});
