import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Auth } from '../../../contracts/accounts/account.ts';
import { PHONE, WITH_FAKE_DEVICES } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import { look } from '../../browser/look.ts';
import { beSignedIn, expectSeen, siteOfConsultation } from '../../browser/room.ts';

const { made, site } = siteOfConsultation({ flags: WITH_FAKE_DEVICES });

const DOCTOR = 'Dr. Meera Iyer';
const PATIENT = 'Asha Rao';

type Kind = 'audio' | 'video';

declare global {
  interface Window {
    /** Kinds of devices that are pulled out. */
    gone: Set<Kind>;
    /** Streams that the page was given. */
    given: MediaStream[];
    calls: RTCPeerConnection[];
    /** Offers and answers that this page has made. */
    described: number;
    /** Words that were announced, for however short a time. */
    said: Set<string>;
  }
}

/** Lets a page's devices come and go, as a browser does. */
const withDevices = (gone: readonly Kind[]): void => {
  window.gone = new Set(gone);
  window.given = [];
  window.calls = [];
  window.described = 0;
  window.said = new Set();
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('output')) window.said.add(textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const media = navigator.mediaDevices;
  const give = media.getUserMedia.bind(media);
  media.getUserMedia = async (wanted = {}) => {
    for (const kind of window.gone) {
      if (wanted[kind] !== undefined && wanted[kind] !== false)
        throw new DOMException('Requested device not found', 'NotFoundError');
    }
    const stream = await give(wanted);
    window.given.push(stream);
    return stream;
  };
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(settings?: RTCConfiguration) {
      super(settings);
      window.calls.push(this);
    }
    override setLocalDescription(said?: RTCLocalSessionDescriptionInit): Promise<void> {
      window.described += 1;
      return super.setLocalDescription(said);
    }
  };
};

/** Pulls a device out: its tracks end, and the browser says a moment later that the hardware has changed. */
const pullOut = (page: Page, kinds: readonly Kind[], isAnotherThere: boolean): Promise<void> =>
  page.evaluate(
    ([which, hasAnother]) => {
      if (!hasAnother) window.gone = new Set(which);
      for (const track of window.given.flatMap((stream) => stream.getTracks())) {
        if (!which.includes(track.kind as Kind) || track.readyState !== 'live') continue;
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
      setTimeout(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')), 1500);
    },
    [kinds, isAnotherThere] as const,
  );

/** Takes camera and microphone for a while, as a phone call does, or gives them back. */
const pause = (page: Page, muted: boolean): Promise<void> =>
  page.evaluate((isMuted) => {
    for (const track of window.given.flatMap((stream) => stream.getTracks())) {
      if (track.readyState !== 'live') continue;
      // Browsers have no way of asking for it: the track says so itself, and then it tells.
      Object.defineProperty(track, 'muted', { value: isMuted, configurable: true });
      track.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
    }
  }, muted);

const plugIn = (page: Page, kind: Kind): Promise<void> =>
  page.evaluate((which) => {
    window.gone.delete(which);
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, kind);

const personWith = async (auth: Auth, gone: readonly Kind[] = []): Promise<Visit> => {
  const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await beSignedIn(visit, auth);
  await visit.context.addInitScript(withDevices, gone);
  await visit.page.goto(`/teleconsultation/${made.now}`);
  return visit;
};

/** Goes in, for the first time or again. */
const join = async (page: Page): Promise<void> => {
  const joins = page.getByRole('button', { name: /^Join (the call|again)$/ });
  const again = page.getByRole('button', { name: 'Try again' });
  await joins.or(again).first().waitFor();
  // A device of a busy machine may be given up before it has started: a person asks for it again.
  if (await again.isVisible()) await again.click();
  await joins.click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();
};

/** Waits until sound arrives, and goes on arriving: Chromium's made-up microphone beeps. */
const expectHeard = async (page: Page): Promise<void> => {
  const energy = () =>
    page.evaluate(async () => {
      const stats = await window.calls.at(-1)?.getStats();
      return [...(stats?.values() ?? [])].reduce<number>(
        (sum, each: { type: string; kind?: string; totalAudioEnergy?: number }) =>
          each.type === 'inbound-rtp' && each.kind === 'audio'
            ? sum + (each.totalAudioEnergy ?? 0)
            : sum,
        0,
      );
    });
  const before = await energy();
  await expect.poll(energy, { timeout: 30_000 }).toBeGreaterThan(before + 0.001);
};

const describedBy = (page: Page): Promise<number> => page.evaluate(() => window.described);
const says = (page: Page, words: string) =>
  page.getByText(words, { exact: false }).waitFor({ timeout: 30_000 });
const hasSaid = async (page: Page, words: string): Promise<void> => {
  const said = () => page.evaluate(() => [...window.said].join('\n'));
  await expect.poll(said, { timeout: 30_000 }).toContain(words);
};
const saysNoMore = (page: Page, words: string) =>
  page.getByText(words, { exact: false }).waitFor({ state: 'detached', timeout: 30_000 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a call by video', () => {
  it('goes on when a headset goes and another one comes, and tells both people', async () => {
    const asha = await personWith(made.patient);
    await join(asha.page);
    const meera = await personWith(made.doctor);
    await join(meera.page);
    await expectSeen(meera.page, PATIENT);
    await expectHeard(meera.page);
    const described = [await describedBy(asha.page), await describedBy(meera.page)];

    // Nothing else is there to speak into.
    await pullOut(asha.page, ['audio'], false);
    await says(asha.page, `No microphone was found: ${DOCTOR} does not hear you.`);
    await says(meera.page, `${PATIENT} has no microphone just now. You can write to each other.`);
    await look(asha.page, 'room-microphone-lost', { closely: true });
    await look(meera.page, 'room-other-without-microphone', { closely: true });
    await expectSeen(meera.page, PATIENT);
    // A press asks again, as often as one likes.
    expect(await button(asha.page, 'No sound').isEnabled()).toBe(true);
    await button(asha.page, 'No sound').click();
    await says(asha.page, `No microphone was found: ${DOCTOR} does not hear you.`);

    // The other headset is used without a press.
    await plugIn(asha.page, 'audio');
    await button(asha.page, 'Mute').waitFor();
    await says(asha.page, 'Your device is connected');
    await saysNoMore(asha.page, 'No microphone was found');
    await saysNoMore(meera.page, 'has no microphone');
    await expectHeard(meera.page);

    // The built-in microphone and another camera take over by themselves.
    await pullOut(asha.page, ['audio', 'video'], true);
    await hasSaid(asha.page, `Looking for another camera or microphone: ${DOCTOR}`);
    await hasSaid(meera.page, `${PATIENT}’s camera is off`);
    await button(asha.page, 'Mute').waitFor();
    await button(asha.page, 'Camera off').waitFor();
    await saysNoMore(meera.page, `${PATIENT}’s camera is off`);
    await expectHeard(meera.page);
    await expectSeen(meera.page, PATIENT);
    expect([await describedBy(asha.page), await describedBy(meera.page)]).toEqual(described);

    // A mute is told as well.
    await button(asha.page, 'Mute').click();
    await says(meera.page, `${PATIENT}’s microphone is off.`);
    await button(asha.page, 'Unmute').click();
    await saysNoMore(meera.page, `${PATIENT}’s microphone is off.`);

    // The system takes both for a phone call, and gives them back.
    await pause(asha.page, true);
    await says(asha.page, 'Your device has paused your camera and microphone');
    await asha.page.getByLabel('Your picture').waitFor({ state: 'detached' });
    await says(meera.page, `${PATIENT}’s device has paused the camera`);
    await says(meera.page, `${PATIENT}’s device has paused the microphone`);
    await pause(asha.page, false);
    await saysNoMore(asha.page, 'Your device has paused');
    await saysNoMore(meera.page, `${PATIENT}’s device has paused the camera`);

    // Another network: the two look for each other on new ways, and go on.
    const wayOf = (page: Page) =>
      page.evaluate(
        () => window.calls.at(-1)?.localDescription?.sdp.split('a=ice-ufrag:')[1]?.split('\r')[0],
      );
    const before = await wayOf(asha.page);
    await asha.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => wayOf(asha.page), { timeout: 30_000 }).not.toBe(before);
    await expectSeen(meera.page, PATIENT);
    await expectHeard(meera.page);
    for (const each of [asha, meera]) each.expectQuiet();
    for (const { page } of [asha, meera]) {
      await button(page, 'Leave').click();
      // Whoever has not been seen to leave goes straight in again, in the next test.
      await button(page, 'Join again').waitFor();
    }
  }, 240_000);

  it('is joined with a camera alone, seen and writing, and heard once there is a microphone', async () => {
    const meera = await personWith(made.doctor, ['video']);
    await join(meera.page);
    const ravi = await personWith(made.patient, ['audio']);
    await join(ravi.page);
    await expectSeen(meera.page, PATIENT);
    await expectHeard(ravi.page);
    await says(ravi.page, `Your microphone cannot be used: ${DOCTOR} does not hear you.`);
    await says(meera.page, `${PATIENT} has no microphone just now.`);
    await says(ravi.page, `${DOCTOR}’s camera is off`);
    await ravi.page.getByRole('button', { name: 'Chat' }).click();
    await ravi.page.getByLabel('Your message').fill('I have no microphone');
    await ravi.page.getByRole('button', { name: 'Send' }).click();
    await meera.page.getByRole('button', { name: 'Chat , 1 new' }).click();
    await meera.page.getByText('I have no microphone').waitFor();
    for (const { page } of [ravi, meera])
      await page.getByRole('button', { name: 'Hide chat' }).click();

    await plugIn(ravi.page, 'audio');
    await button(ravi.page, 'Mute').waitFor();
    await saysNoMore(meera.page, 'has no microphone');
    await expectHeard(meera.page);
    await plugIn(meera.page, 'video');
    await expectSeen(ravi.page, DOCTOR);
    for (const each of [ravi, meera]) each.expectQuiet();
  }, 240_000);
});
