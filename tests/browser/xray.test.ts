import { describe, expect, it, vi } from 'vitest';
import { siteOfFile } from '../kit/browser.ts';
import { READING_MS, findings, untilRead, withFindings } from './sent-xray.ts';

vi.setConfig({ testTimeout: 3 * READING_MS });

const site = siteOfFile();

describe('an X-ray', () => {
  it('[XRAY-13] [XRAY-14] [AUTH-22] is chosen, held over the log-in, sent and read, and is there after a reload', async () => {
    const { page } = await withFindings(site, '5101');
    await page.getByText('X-ray Analysis Complete').waitFor();
    const count = await findings(page).count();
    expect(count).toBeGreaterThan(3);
    await page.getByText(`Found ${count} detections`).waitFor();
    await page.getByText(/This is a screening aid and not a trained diagnostic model\./).waitFor();
    const picture = page.locator('img[src^="/api/xrays/"]');
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(843);

    await page.reload();
    await untilRead(page);
    expect(await findings(page).count()).toBe(count);
  });
});
