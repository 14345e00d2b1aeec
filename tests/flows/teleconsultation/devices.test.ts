// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ToDevices } from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { holdDevicesOf } from '../../../src/actors/room/room-devices.ts';
import { showStream, shownStream } from '../../../src/lib/media/streams.ts';
import { MUTED, ON } from './cases.ts';
import { FakeStream, FakeTrack } from './fake-tracks.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaStream', FakeStream);
});
afterEach(() => {
  showStream('own', null);
});

/** The cameras that are plugged in, and how a track comes to look where it was asked to. */
type Seeing = {
  readonly cameras: readonly string[];
  readonly see: (track: FakeTrack, wanted: MediaStreamConstraints) => void;
};

describe('camera and microphone', () => {
  /** A browser with devices that are there, absent, or refused by a reason. */
  const browserWith = (
    at: Record<'audio' | 'video', string>,
    { cameras = ['cam'], see = () => undefined }: Partial<Seeing> = {},
  ) => {
    const asked: string[] = [];
    const given: FakeTrack[] = [];
    const media = Object.assign(new EventTarget(), {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        const kinds = (['audio', 'video'] as const).filter((kind) => Boolean(wanted[kind]));
        asked.push(kinds.join('+'));
        // Browsers give all or nothing.
        const refused = kinds.find((kind) => at[kind].endsWith('Error'));
        if (refused !== undefined) throw new DOMException('no', at[refused]);
        const tracks = kinds.map((kind) => new FakeTrack(kind, at[kind]));
        for (const track of tracks) if (track.kind === 'video') see(track, wanted);
        given.push(...tracks);
        return new FakeStream(tracks);
      },
      enumerateDevices: async () =>
        ['mic', ...cameras].map((deviceId) => ({
          deviceId,
          kind: deviceId === 'mic' ? 'audioinput' : 'videoinput',
        })),
    });
    return { asked, given, at, media: media as unknown as MediaDevices };
  };
  const BOTH = { camera: true, microphone: true };
  const devices = (media: MediaDevices | undefined) => {
    const said: unknown[] = [];
    const lenses: unknown[] = [];
    const chart = setup({ actors: { logic: holdDevicesOf(() => media) } }).createMachine({
      invoke: { id: 'it', src: 'logic' },
      on: {
        'lens.changed': { actions: ({ event }) => lenses.push(event['lens']) },
        '*': { actions: ({ event }) => said.push(event) },
      },
    });
    const actor = createActor(chart).start();
    const tell = (event: ToDevices): void => actor.getSnapshot().children['it']?.send(event);
    tell({ type: 'devices.requested', wanted: BOTH });
    return { said, lenses, actor, tell };
  };
  const shown = () => shownStream('own')?.getTracks() as unknown as FakeTrack[];

  it.each([
    ['NotAllowedError', 'devices.denied', ['audio+video']],
    ['NotFoundError', 'devices.missed', ['audio+video', 'audio', 'video']],
    ['NotReadableError', 'devices.failed', ['audio+video', 'audio', 'video']],
  ])('say %s as %s', async (name, type, asked) => {
    const browser = browserWith({ audio: name, video: name });
    const { said } = devices(browser.media);
    await settle();
    expect(said).toEqual([{ type }]);
    // Who has said no is not asked again by itself.
    expect(browser.asked).toEqual(asked);
  });

  it('are blocked on a page over plain http, which has none', async () => {
    const { said } = devices(undefined);
    await settle();
    expect(said).toEqual([{ type: 'devices.blocked' }]);
  });

  it.each([
    {
      at: { audio: 'NotFoundError', video: 'webcam' },
      there: { camera: 'on', microphone: 'none' },
    },
    {
      at: { audio: 'headset', video: 'NotFoundError' },
      there: { camera: 'none', microphone: 'on' },
    },
  ])('are had one without the other: $there', async ({ at, there }) => {
    const { said } = devices(browserWith(at).media);
    await settle();
    expect(said).toEqual([{ type: 'devices.opened', devices: there }, { type: 'devices.missed' }]);
  });

  it('are asked for again when one was lost, while the other goes on as it is', async () => {
    const browser = browserWith({ audio: 'headset', video: 'webcam' });
    const { said, tell } = devices(browser.media);
    await settle();
    const [headset, webcam] = browser.given;
    headset?.pullOut();
    const without = { camera: 'on', microphone: 'none' };
    expect(said.at(-1)).toEqual({ type: 'hardware.changed', devices: without });

    // Nothing else is plugged in.
    browser.at.audio = 'NotFoundError';
    tell({ type: 'devices.requested', wanted: BOTH });
    await settle();
    expect(said.slice(-2)).toEqual([
      { type: 'devices.opened', devices: without },
      { type: 'devices.missed' },
    ]);
    expect(shown()).toEqual([webcam]);

    browser.at.audio = 'built in';
    browser.media.dispatchEvent(new Event('devicechange'));
    expect(said.at(-1)).toEqual({ type: 'hardware.changed', devices: without });
    tell({ type: 'devices.requested', wanted: BOTH });
    await settle();
    expect(said.at(-1)).toEqual({ type: 'devices.opened', devices: ON });
    expect(shown().map(({ name }) => name)).toEqual(['webcam', 'built in']);
    expect(webcam?.readyState).toBe('live');
    expect(browser.asked).toEqual(['audio+video', 'audio', 'audio']);
  });

  it('tell nothing of a device that was replaced already, and nothing once they are let go', async () => {
    const browser = browserWith({ audio: 'headset', video: 'webcam' });
    const { said, tell, actor } = devices(browser.media);
    await settle();
    const [headset] = browser.given;
    headset?.stop();
    tell({ type: 'devices.requested', wanted: BOTH });
    await settle();
    headset?.dispatchEvent(new Event('ended'));
    expect(said.at(-1)).toEqual({ type: 'devices.opened', devices: ON });
    actor.stop();
    browser.media.dispatchEvent(new Event('devicechange'));
    expect(said).toHaveLength(2);
  });

  it('tell when the system pauses one, as for a phone call, and when it goes on', async () => {
    const browser = browserWith({ audio: 'headset', video: 'webcam' });
    const { said, tell } = devices(browser.media);
    await settle();
    const [headset, webcam] = browser.given;
    const changed = (camera: string, microphone: string) => ({
      type: 'devices.changed',
      devices: { camera, microphone },
    });
    headset?.pause(true);
    expect(said.at(-1)).toEqual(changed('on', 'paused'));
    webcam?.pause(true);
    expect(said.at(-1)).toEqual(changed('paused', 'paused'));
    // Who mutes meanwhile stays muted after it.
    tell({ type: 'device.switched', device: 'microphone', on: false });
    expect(said.at(-1)).toEqual(changed('paused', 'off'));
    headset?.pause(false);
    webcam?.pause(false);
    expect(said.at(-1)).toEqual(changed('on', 'off'));
    const count = said.length;
    headset?.stop();
    tell({ type: 'devices.requested', wanted: BOTH });
    await settle();
    headset?.pause(true);
    expect(said.slice(count).map((each) => (each as { type: string }).type)).toEqual([
      'devices.opened',
    ]);
  });

  it('let go of what is not wanted any more', async () => {
    const browser = browserWith({ audio: 'headset', video: 'webcam' });
    const { said, tell } = devices(browser.media);
    await settle();
    tell({ type: 'devices.requested', wanted: { camera: false, microphone: true } });
    await settle();
    expect(said.at(-1)).toEqual({
      type: 'devices.opened',
      devices: { camera: 'none', microphone: 'on' },
    });
    expect(browser.given.map(({ readyState }) => readyState)).toEqual(['live', 'ended']);
    expect(browser.asked).toEqual(['audio+video']);
  });

  it('take the last answer, where they were asked for again before the first one came', async () => {
    const browser = browserWith({ audio: 'headset', video: 'webcam' });
    const { said, tell } = devices(browser.media);
    tell({ type: 'devices.requested', wanted: BOTH });
    await settle();
    expect(said).toEqual([{ type: 'devices.opened', devices: ON }]);
    const live = browser.given.filter(({ readyState }) => readyState === 'live');
    expect(live).toEqual(shown());
    expect(live).toHaveLength(2);
  });

  it('stay muted over a reload and over another device, and are let go at the end', async () => {
    const browser = browserWith({ audio: 'headset', video: 'webcam' });
    const first = devices(browser.media);
    await settle();
    first.tell({ type: 'device.switched', device: 'microphone', on: false });
    expect(first.said.at(-1)).toEqual({ type: 'devices.changed', devices: MUTED });
    browser.given[0]?.pullOut();
    first.tell({ type: 'devices.requested', wanted: BOTH });
    await settle();
    expect(first.said.at(-1)).toEqual({ type: 'devices.opened', devices: MUTED });
    first.actor.stop();
    expect(browser.given.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'ended']);
    expect(shownStream('own')).toBeNull();
    const second = devices(browser.media);
    await settle();
    expect(second.said).toEqual([{ type: 'devices.opened', devices: MUTED }]);
    second.actor.stop();
  });

  /** A phone: two cameras, of which the one at the back has a lamp; `blocked` are those that another app has. */
  const phone = (blocked: readonly string[] = []) =>
    browserWith(
      { audio: 'headset', video: 'camera' },
      {
        cameras: ['front', 'back'],
        see: (track, { video }) => {
          const { facingMode, deviceId } = video as {
            facingMode?: string | { exact: string };
            deviceId?: { ideal: string };
          };
          const facing = typeof facingMode === 'object' ? facingMode.exact : facingMode;
          const isBack =
            deviceId === undefined ? facing === 'environment' : deviceId.ideal === 'back';
          if (blocked.includes(isBack ? 'back' : 'front')) {
            throw new DOMException('taken', 'NotReadableError');
          }
          track.settings = isBack
            ? { facingMode: 'environment', deviceId: 'back' }
            : { facingMode: 'user', deviceId: 'front' };
          track.hasLamp = isBack;
        },
      },
    );
  const seen = (track: FakeTrack | undefined) => track?.settings.deviceId;

  it('[NEW-40] turn to the camera at the back of a phone and its lamp, and back', async () => {
    const browser = phone();
    const { said, lenses, tell } = devices(browser.media);
    await settle();
    const [headset, front] = browser.given;
    expect(lenses).toEqual([{ facing: 'user', hasOther: true, light: 'none' }]);

    tell({ type: 'camera.turned' });
    // The second press of a double click turns nothing back.
    tell({ type: 'camera.turned' });
    // Phones give one camera at a time.
    expect(front?.readyState).toBe('ended');
    // Its end is no loss, even where the browser tells of it meanwhile.
    const count = said.length;
    browser.media.dispatchEvent(new Event('devicechange'));
    expect(said).toHaveLength(count);
    await settle();
    const back = browser.given.at(-1);
    expect([seen(back), shown()]).toEqual(['back', [headset, back]]);
    expect(headset?.readyState).toBe('live');
    expect(said.at(-1)).toEqual({ type: 'devices.changed', devices: ON });
    expect(lenses.at(-1)).toEqual({ facing: 'environment', hasOther: true, light: 'off' });

    tell({ type: 'light.switched', on: true });
    await settle();
    expect([back?.isLit, lenses.at(-1)]).toEqual([
      true,
      { facing: 'environment', hasOther: true, light: 'on' },
    ]);
    tell({ type: 'light.switched', on: false });
    await settle();
    expect([back?.isLit, lenses.at(-1)]).toEqual([
      false,
      { facing: 'environment', hasOther: true, light: 'off' },
    ]);

    tell({ type: 'camera.turned' });
    await settle();
    expect(seen(shown()[1])).toBe('front');
  });

  it('[NEW-40] stay off on the other camera where the picture was off', async () => {
    const browser = phone();
    const { tell } = devices(browser.media);
    await settle();
    tell({ type: 'device.switched', device: 'camera', on: false });
    tell({ type: 'camera.turned' });
    await settle();
    expect([seen(shown()[1]), shown()[1]?.enabled]).toEqual(['back', false]);
  });

  it('[NEW-40] go on with the former camera where the other one does not start', async () => {
    const browser = phone(['back']);
    const { said, lenses, tell } = devices(browser.media);
    await settle();
    tell({ type: 'camera.turned' });
    await settle();
    expect(said.slice(-2)).toEqual([
      { type: 'camera.turnFailed' },
      { type: 'devices.changed', devices: ON },
    ]);
    expect(seen(shown()[1])).toBe('front');
    expect(shown()[1]?.readyState).toBe('live');
    expect(lenses.at(-1)).toEqual({ facing: 'user', hasOther: true, light: 'none' });
  });

  it('[NEW-40] tell of a camera that is lost, where not even the former one starts again', async () => {
    const blocked = ['back'];
    const browser = phone(blocked);
    const { said, tell } = devices(browser.media);
    await settle();
    blocked.push('front');
    tell({ type: 'camera.turned' });
    await settle();
    expect(said.slice(-2)).toEqual([
      { type: 'camera.turnFailed' },
      { type: 'hardware.changed', devices: { camera: 'none', microphone: 'on' } },
    ]);
  });

  it('[NEW-40] take the next camera of a laptop, which does not say where it looks', async () => {
    const asked: unknown[] = [];
    const browser = browserWith(
      { audio: 'headset', video: 'webcam' },
      {
        cameras: ['lid', 'desk'],
        see: (track, { video }) => {
          const { deviceId } = video as { deviceId?: { exact: string } };
          asked.push(deviceId?.exact);
          track.settings = { deviceId: deviceId?.exact ?? 'lid' };
        },
      },
    );
    const { lenses, tell } = devices(browser.media);
    await settle();
    for (let press = 0; press < 2; press += 1) {
      tell({ type: 'camera.turned' });
      await settle();
    }
    expect(asked).toEqual([undefined, 'desk', 'lid']);
    expect(lenses.at(-1)).toEqual({ facing: null, hasOther: true, light: 'none' });
  });

  it('[NEW-40] offer no other camera where there is one, or the browser does not tell', async () => {
    const one = devices(browserWith({ audio: 'headset', video: 'webcam' }).media);
    const silent = browserWith({ audio: 'headset', video: 'webcam' });
    Object.assign(silent.media, { enumerateDevices: () => Promise.reject(new Error('no')) });
    const other = devices(silent.media);
    await settle();
    const alone = { facing: null, hasOther: false, light: 'none' };
    expect([one.lenses, other.lenses]).toEqual([[alone], [alone]]);
  });
});
