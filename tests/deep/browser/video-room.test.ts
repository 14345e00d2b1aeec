import { describe, expect, it } from 'vitest';
import { PHONE, WITH_FAKE_DEVICES } from '../../kit/browser.ts';
import { look } from '../../browser/look.ts';
import {
  beSignedIn,
  expectSeen,
  joinCall,
  siteOfConsultation,
  visitorAt,
} from '../../browser/room.ts';

const { made, site } = siteOfConsultation({ flags: WITH_FAKE_DEVICES });

const DOCTOR = 'Dr. Meera Iyer';
const PATIENT = 'Asha Rao';

describe('a consultation by video', () => {
  it('connects the two people of the booking, who see, write, reload, leave and come back', async () => {
    const asha = await visitorAt(site, made.patient, made.now);
    await asha.page.getByRole('heading', { name: 'Can you see and hear yourself?' }).waitFor();
    await look(asha.page, 'room-devices', { closely: true });
    await joinCall(asha.page);
    await asha.page.getByText(`${DOCTOR} is not here yet.`, { exact: false }).waitFor();
    await look(asha.page, 'room-waiting', { closely: true });

    const meera = await visitorAt(site, made.doctor, made.now);
    await joinCall(meera.page);
    await expectSeen(asha.page, DOCTOR);
    await expectSeen(meera.page, PATIENT);
    await asha.page.getByText('You are in the call.').waitFor();
    await look(asha.page, 'room-call', { closely: true });

    // A picture that is switched off is said in words, and comes back.
    await meera.page.getByRole('button', { name: 'Camera off' }).click();
    await asha.page.getByText(`${DOCTOR}’s camera is off`).waitFor();
    await look(asha.page, 'room-camera-off', { closely: true });
    await meera.page.getByRole('button', { name: 'Camera on' }).click();
    await asha.page.getByText(`${DOCTOR}’s camera is off`).waitFor({ state: 'detached' });
    await expectSeen(asha.page, DOCTOR);

    // [NEW-40] The other camera takes the place of the first one, and the call goes on.
    await asha.page.getByRole('button', { name: 'Switch camera' }).click();
    await asha.page.getByRole('button', { name: 'Camera off' }).waitFor();
    await expectSeen(meera.page, PATIENT);

    // What the patient wrote at booking stands for the doctor beside what is written now.
    await asha.page.getByRole('button', { name: 'Chat' }).click();
    await asha.page.getByLabel('Your message').fill('Can you hear me?');
    await asha.page.getByRole('button', { name: 'Send' }).click();
    await meera.page.getByRole('button', { name: 'Chat , 1 new' }).click();
    await meera.page.getByText('Can you hear me?').waitFor();
    await meera.page.getByText('It hurts on the left.').waitFor();
    await look(asha.page, 'room-chat', { closely: true });
    await meera.page.getByRole('button', { name: 'Hide chat' }).click();
    await asha.page.getByRole('button', { name: 'Hide chat' }).click();

    // Muted stays muted over a reload, which goes back in by itself.
    await asha.page.getByRole('button', { name: 'Mute', exact: true }).click();
    await asha.page.getByRole('button', { name: 'Unmute' }).waitFor();
    await asha.page.reload();
    await expectSeen(asha.page, DOCTOR);
    await expectSeen(meera.page, PATIENT);
    await asha.page.getByRole('button', { name: 'Unmute' }).waitFor();

    await meera.page.getByRole('button', { name: 'Leave' }).click();
    await meera.page.getByRole('heading', { name: 'You have left the call' }).waitFor();
    await asha.page.getByText(`${DOCTOR} has left: the call is over`, { exact: false }).waitFor();
    await meera.page.reload();
    await meera.page.getByRole('heading', { name: 'You have left the call' }).waitFor();
    await look(meera.page, 'room-left');
    await meera.page.getByRole('button', { name: 'Join again' }).click();
    await expectSeen(asha.page, DOCTOR);
    await expectSeen(meera.page, PATIENT);

    // The same person on another page: the first one lets go.
    const second = await visitorAt(site, made.patient, made.now);
    await expectSeen(second.page, DOCTOR);
    await asha.page
      .getByRole('heading', { name: 'You are in this call on another page' })
      .waitFor();
    // Polls and calls that are no longer waited for end; nothing else is said.
    for (const each of [asha, meera, second]) each.expectQuiet();
  }, 240_000);

  it('is not there for a third account, and says so as of one that does not exist', async () => {
    const ravi = await visitorAt(site, made.stranger, made.now);
    await ravi.page.getByRole('heading', { name: 'There is no video call for you here' }).waitFor();
    await look(ravi.page, 'room-not-found');
    const words = await ravi.page.locator('main').textContent();
    await ravi.page.goto('/teleconsultation/00000000-0000-4000-8000-000000000099');
    await ravi.page.getByRole('heading', { name: 'There is no video call for you here' }).waitFor();
    expect(await ravi.page.locator('main').textContent()).toBe(words);
    ravi.expectQuiet([/404/, /Call failed: refused \(404\)/]);
  });

  it('[TELE-01] is joined from the list, and says before its time when it opens', async () => {
    const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await beSignedIn(visit, made.patient);
    const { page } = visit;
    await page.goto('/teleconsultation');
    const joins = page.getByRole('link', { name: 'Join the video call' });
    await joins.first().waitFor();
    expect(await joins.count()).toBe(2);
    await page.locator(`a[href="/teleconsultation/${made.tomorrow}"]`).click();
    await page.getByText(/^You can join from/).waitFor();
    await look(page, 'room-upcoming', { closely: true });
    visit.expectQuiet();
  });

  it('allows camera and microphone to its own page alone', async () => {
    const { page } = await site.newPage();
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()['permissions-policy'];
    expect(await policyOf(`/teleconsultation/${made.now}`)).toMatch(
      /camera=\(self\), microphone=\(self\)/,
    );
    for (const path of ['/', '/teleconsultation', '/booking', '/doctor/somebody', '/nowhere']) {
      expect(await policyOf(path)).toMatch(/camera=\(\), microphone=\(\)/);
    }
  });

  it('says that it must be opened over https where the browser offers no camera, and lets one in to write', async () => {
    const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await beSignedIn(visit, made.doctor);
    // As phones do over plain http.
    await visit.context.addInitScript(() =>
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
    );
    const { page } = visit;
    await page.goto(`/teleconsultation/${made.now}`);
    await page.getByRole('heading', { name: 'This page was not opened securely' }).waitFor();
    await look(page, 'room-https', { closely: true });
    await page.getByRole('button', { name: 'Join with chat only' }).click();
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByLabel('Your message').fill('I can only write');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('I can only write').waitFor();
    visit.expectQuiet();
  });
});
