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

describe('camera and microphone', () => {
  /** A browser with devices that are there, absent, or refused by a reason. */
  const browserWith = (at: Record<'audio' | 'video', string>) => {
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
        given.push(...tracks);
        return new FakeStream(tracks);
      },
    });
    return { asked, given, at, media: media as unknown as MediaDevices };
  };
  const BOTH = { camera: true, microphone: true };
  const devices = (media: MediaDevices | undefined) => {
    const said: unknown[] = [];
    const chart = setup({ actors: { logic: holdDevicesOf(() => media) } }).createMachine({
      invoke: { id: 'it', src: 'logic' },
      on: { '*': { actions: ({ event }) => said.push(event) } },
    });
    const actor = createActor(chart).start();
    const tell = (event: ToDevices): void => actor.getSnapshot().children['it']?.send(event);
    tell({ type: 'devices.requested', wanted: BOTH });
    return { said, actor, tell };
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
});
