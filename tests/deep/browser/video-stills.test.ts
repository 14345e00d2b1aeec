import { beforeAll, describe, expect, it } from 'vitest';
import { STILL_CAMERA_TEXTS } from '../../../contracts/texts/en/flows/still-camera.ts';
import {
  beSignedIn,
  expectSeen,
  joinCall,
  siteOfConsultation,
  visitorAt,
} from '../../browser/room.ts';
import { WITH_FAKE_DEVICES } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';

const { made, site } = siteOfConsultation({ flags: WITH_FAKE_DEVICES });

const LATE = { timeout: 30_000 };
const ADDRESS = '**/stills';

describe('a picture in a call', () => {
  let asha: Visit;
  let meera: Visit;

  beforeAll(async () => {
    asha = await visitorAt(site, made.patient, made.now);
    await joinCall(asha.page);
    meera = await visitorAt(site, made.doctor, made.now);
    await joinCall(meera.page);
  });

  it('[NEW-60] [NEW-62] is sent on a press, also after a lost connection, is seen by the dentist, and goes when it is deleted', async () => {
    const { page } = asha;
    await expectSeen(page, 'Dr. Meera Iyer');
    await page.route(ADDRESS, (route) => route.abort());
    await page.getByRole('button', { name: STILL_CAMERA_TEXTS.take }).click();
    const taken = page.getByRole('img', { name: STILL_CAMERA_TEXTS.alt });
    await taken.waitFor(LATE);
    const size = () => taken.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await expect.poll(size, LATE).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Send to Dr. Meera Iyer' }).click();
    await page.getByText(STILL_CAMERA_TEXTS.notSent).waitFor(LATE);
    // It is still there, and goes with another press.
    expect(await size()).toBeGreaterThan(300);
    await page.unroute(ADDRESS);
    await page.getByRole('button', { name: STILL_CAMERA_TEXTS.sendAgain }).click();
    await taken.waitFor({ state: 'detached', ...LATE });
    await page.getByText('Picture sent').first().waitFor(LATE);
    await meera.page.getByText('A picture has come').waitFor(LATE);
    await meera.page.getByRole('button', { name: /^Chat/ }).click();
    const seen = meera.page.getByRole('img', { name: /^Picture of/ });
    const drawn = () => seen.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await expect.poll(drawn, LATE).toBeGreaterThan(100);
    // Only who has sent it deletes it.
    expect(await meera.page.getByRole('button', { name: /^Delete the picture/ }).count()).toBe(0);
    await expectSeen(page, 'Dr. Meera Iyer');

    const desk = await site.newPage({ viewport: { width: 1280, height: 800 } });
    await beSignedIn(desk, made.doctor);
    await desk.page.goto(`/teleconsultation/${made.now}/desk`);
    await desk.page.getByRole('img', { name: /^Picture of/ }).waitFor(LATE);
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.getByRole('button', { name: /^Delete the picture/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('This picture was deleted.').waitFor(LATE);
    await desk.page.reload();
    await desk.page
      .getByRole('heading', { name: 'What you found' })
      .or(desk.page.getByLabel('What you found'))
      .first()
      .waitFor(LATE);
    expect(await desk.page.getByRole('img', { name: /^Picture of/ }).count()).toBe(0);
  });
});
