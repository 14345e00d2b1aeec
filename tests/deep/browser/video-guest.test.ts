import { describe, expect, it } from 'vitest';
import { PHONE, WITH_FAKE_DEVICES } from '../../kit/browser.ts';
import { look, takePicture } from '../../browser/look.ts';
import { expectSeen, joinCall, siteOfConsultation, visitorAt } from '../../browser/room.ts';

const { made, site } = siteOfConsultation({ flags: WITH_FAKE_DEVICES });

const DOCTOR = 'Dr. Meera Iyer';
const PATIENT = 'Asha Rao';
/** Four pages of video keep a small machine busy: the server puts a call off, and the page asks again. */
const BUSY = [/status of 503/, /unavailable \(503\)/];
const ZOOMED = { width: 320, height: 256 };

/** Somebody without an account, who has opened the link. */
const guestAt = async (link: string) => {
  const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await visit.page.goto(link);
  return visit;
};

describe('a third person in a call', () => {
  it('[NEW-84] is invited, let in, seen and heard by both, comes back after a reload, and is ended in one press', async () => {
    const asha = await visitorAt(site, made.patient, made.now);
    await joinCall(asha.page);
    const meera = await visitorAt(site, made.doctor, made.now);
    await joinCall(meera.page);
    await expectSeen(asha.page, DOCTOR);
    await expectSeen(meera.page, PATIENT);

    // The dentist makes the link, and passes it on by the clipboard.
    await meera.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await meera.page.getByRole('button', { name: 'Add a person' }).click();
    await meera.page.getByText('A third person is invited.').waitFor();
    await asha.page.getByText('A third person is invited.').waitFor();
    await look(meera.page, 'room-guest-invited');
    await meera.page.getByRole('button', { name: 'Copy the link' }).click();
    await meera.page.getByText('Link copied').first().waitFor();
    const link = await meera.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/call-guest#[\w-]{32}$/);

    const sunita = await guestAt(link);
    await sunita.page.getByRole('button', { name: 'Ask to join' }).waitFor();
    // Before the patient has agreed, a link that went astray names nobody.
    const words = await sunita.page.locator('main').textContent();
    expect(words).not.toMatch(/Asha|Meera/);
    await look(sunita.page, 'guest-naming');
    await sunita.page.getByRole('button', { name: 'Ask to join' }).click();
    await sunita.page.getByText('Write your name.').waitFor();
    await sunita.page.getByLabel('Your name').fill('Sunita');
    await sunita.page.getByRole('checkbox').check();
    await sunita.page.getByRole('button', { name: 'Ask to join' }).click();
    await sunita.page.getByRole('heading', { name: 'Please wait' }).waitFor();
    await look(sunita.page, 'guest-waiting');

    // [NEW-81] The dentist waits for the patient's yes.
    await meera.page.getByText(`Sunita waits. ${PATIENT} must agree.`).waitFor();
    expect(await meera.page.getByRole('button', { name: 'Let Sunita in' }).count()).toBe(0);
    await asha.page.getByText('Sunita wants to join the call.', { exact: false }).waitFor();
    await look(asha.page, 'room-guest-asking');
    await asha.page.getByRole('button', { name: 'Let Sunita in' }).click();

    await expectSeen(sunita.page, DOCTOR);
    await expectSeen(sunita.page, PATIENT);
    for (const { page } of [asha, meera]) {
      await page.getByText('Sunita is in the call, too.', { exact: true }).waitFor();
      await page.getByLabel('Picture of Sunita').waitFor();
    }
    await sunita.page.getByRole('button', { name: 'Camera on' }).click();
    await expectSeen(asha.page, 'Sunita');
    await expectSeen(meera.page, 'Sunita');
    // The two have each other as before.
    await expectSeen(asha.page, DOCTOR);
    await look(sunita.page, 'guest-call');
    await look(asha.page, 'room-guest-inside');

    // [NEW-83] What the two write is not for the guest.
    await asha.page.getByRole('button', { name: 'Chat' }).click();
    await asha.page.getByLabel('Your message').fill('Only for the dentist');
    await asha.page.getByRole('button', { name: 'Send' }).click();
    await meera.page.getByRole('button', { name: 'Chat , 1 new' }).waitFor();
    await asha.page.getByRole('button', { name: 'Hide chat' }).click();
    expect(await sunita.page.locator('body').textContent()).not.toContain('Only for');

    // [NEW-85] A reload goes back in without another press, and the used link is refused elsewhere.
    await sunita.page.reload();
    await expectSeen(sunita.page, DOCTOR);
    const other = await guestAt(link);
    await other.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await look(other.page, 'guest-refused');

    // [NEW-82] One press of either of the two.
    await meera.page.getByRole('button', { name: 'End it for Sunita' }).click();
    await sunita.page.getByRole('heading', { name: 'The call is over for you' }).waitFor();
    for (const { page } of [asha, meera]) {
      await page.getByRole('button', { name: 'Add a person' }).waitFor();
      expect(await page.getByLabel('Picture of Sunita').count()).toBe(0);
    }
    await expectSeen(asha.page, DOCTOR);
    await sunita.page.reload();
    await sunita.page.getByRole('heading', { name: 'The call is over for you' }).waitFor();

    // A laptop at 400 % has no room over the pictures.
    await asha.page.setViewportSize(ZOOMED);
    const add = asha.page.getByRole('button', { name: 'Add a person' });
    await add.waitFor({ state: 'hidden' });
    await asha.page.getByRole('button', { name: 'Chat' }).click();
    await takePicture(asha.page, 'room-guest-add-in-chat');
    await add.click();
    await asha.page.getByText('A third person is invited.').waitFor();
    for (const each of [asha, meera]) each.expectQuiet(BUSY);
    for (const each of [sunita, other])
      each.expectQuiet([...BUSY, /404/, /Call failed: refused \(404\)/]);
  }, 300_000);

  it('[NEW-85] has camera and microphone on its page, which no search engine lists', async () => {
    const { page } = await site.newPage();
    const headers = (await page.request.get('/call-guest')).headers();
    expect(headers['permissions-policy']).toMatch(/camera=\(self\), microphone=\(self\)/);
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});
