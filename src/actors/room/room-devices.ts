import { fromCallback } from 'xstate';
import type {
  DeviceEvent,
  Devices,
  ToDevices,
  Wanted,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { showStream } from '../../lib/media/streams.ts';
import { asJson, stored } from '../storage/stored.ts';

/** The part of the browser's API that is needed; missing on a page over plain http. */
type Media = Pick<MediaDevices, 'getUserMedia' | 'addEventListener' | 'removeEventListener'>;

/** True for a device that is to be on where it is there: who is muted stays so over a reload, until the tab is closed. */
type Wishes = Readonly<Record<keyof Devices, boolean>>;

const WISHES = stored(
  'toothwise-room-devices',
  asJson((kept): Wishes => {
    const { camera, microphone } = kept as Partial<Wishes>;
    return { camera: camera !== false, microphone: microphone !== false };
  }),
  { for: 'tab' },
);

const readWishes = (): Wishes => WISHES.get() ?? { camera: true, microphone: true };

const KINDS = { camera: 'video', microphone: 'audio' } as const;
const DEVICES = ['camera', 'microphone'] as const;

const trackOf = (stream: MediaStream | null, device: keyof Devices): MediaStreamTrack | undefined =>
  stream
    ?.getTracks()
    .find(({ kind, readyState }) => kind === KINDS[device] && readyState === 'live');

const devicesIn = (stream: MediaStream | null): Devices => {
  const stateOf = (device: keyof Devices) => {
    const track = trackOf(stream, device);
    if (track === undefined) return 'none';
    if (!track.enabled) return 'off';
    return track.muted ? 'paused' : 'on';
  };
  return { camera: stateOf('camera'), microphone: stateOf('microphone') };
};

/** Reasons why the browser gives no devices, by the names of its errors. */
const REASONS: Readonly<Record<string, DeviceEvent['type']>> = {
  NotAllowedError: 'devices.denied',
  SecurityError: 'devices.denied',
  NotFoundError: 'devices.missed',
  OverconstrainedError: 'devices.missed',
};

/** Enough to see a mouth, and little enough for mobile data. */
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' };

type Given = {
  readonly tracks: readonly MediaStreamTrack[];
  /** Why something is not there; null where all of it is. */
  readonly reason: DeviceEvent['type'] | null;
};

const getTracks = async (media: Media, devices: readonly (keyof Devices)[]): Promise<Given> => {
  if (devices.length === 0) return { tracks: [], reason: null };
  try {
    const stream = await media.getUserMedia({
      audio: devices.includes('microphone'),
      video: devices.includes('camera') && PICTURE,
    });
    return { tracks: stream.getTracks(), reason: null };
  } catch (error) {
    return { tracks: [], reason: REASONS[(error as DOMException).name] ?? 'devices.failed' };
  }
};

/**
 * Asks for all at once, so that the person is asked once. Browsers then give all or nothing, so one that is missing or
 * broken would take the other with it: each is asked for by itself. Who has said no is not asked again.
 */
const getEach = async (media: Media, devices: readonly (keyof Devices)[]): Promise<Given> => {
  const both = await getTracks(media, devices);
  if (devices.length < 2 || both.reason === null || both.reason === 'devices.denied') return both;
  const sound = await getTracks(media, ['microphone']);
  const picture = await getTracks(media, ['camera']);
  return {
    tracks: [...sound.tracks, ...picture.tracks],
    reason: sound.reason ?? picture.reason,
  };
};

const stopAll = (tracks: readonly MediaStreamTrack[] = []): void =>
  tracks.forEach((track) => track.stop());

/**
 * Holds camera and microphone while the participant is at the room, and shows their own picture. It tells when the
 * hardware changes; the chart decides when to ask again, and what is in use then stays as it is.
 */
export const holdDevicesOf = (media: () => Media | undefined) =>
  fromCallback<ToDevices>(({ sendBack, receive }) => {
    const say = (event: DeviceEvent): void => sendBack(event);
    let stream: MediaStream | null = null;
    let asked = 0;

    const tellChange = (): void => say({ type: 'devices.changed', devices: devicesIn(stream) });
    const tellHardware = (): void => say({ type: 'hardware.changed', devices: devicesIn(stream) });

    const hold = (fresh: readonly MediaStreamTrack[]): void => {
      const wishes = readWishes();
      for (const device of DEVICES) {
        const track = fresh.find(({ kind }) => kind === KINDS[device]);
        if (track === undefined) continue;
        track.enabled = wishes[device];
        const whileHeld = (tell: () => void) => () => {
          if (stream?.getTracks().includes(track) === true) tell();
        };
        // The device was unplugged, or taken by the system.
        track.addEventListener('ended', whileHeld(tellHardware));
        // The system has taken it for a while, such as for a phone call.
        track.addEventListener('mute', whileHeld(tellChange));
        track.addEventListener('unmute', whileHeld(tellChange));
      }
      const kept = DEVICES.flatMap((device) => trackOf(stream, device) ?? []);
      stream = new MediaStream([...kept, ...fresh]);
      showStream('own', stream);
    };

    const open = async (wanted: Wanted): Promise<void> => {
      asked += 1;
      const turn = asked;
      const found = media();
      if (found === undefined) return say({ type: 'devices.blocked' });
      stopAll(DEVICES.flatMap((device) => (wanted[device] ? [] : (trackOf(stream, device) ?? []))));
      const { tracks, reason } = await getEach(
        found,
        DEVICES.filter((device) => wanted[device] && trackOf(stream, device) === undefined),
      );
      if (turn !== asked) return stopAll(tracks);
      hold(tracks);
      const devices = devicesIn(stream);
      const hasOne = DEVICES.some((device) => devices[device] !== 'none');
      if (hasOne) say({ type: 'devices.opened', devices });
      if (reason !== null) say({ type: reason } as DeviceEvent);
      return undefined;
    };

    receive((event) => {
      if (event.type === 'devices.requested') {
        void open(event.wanted);
        return;
      }
      const track = trackOf(stream, event.device);
      if (track !== undefined) track.enabled = event.on;
      WISHES.set({ ...readWishes(), [event.device]: event.on });
      tellChange();
    });
    const found = media();
    found?.addEventListener('devicechange', tellHardware);
    return () => {
      asked += 1;
      found?.removeEventListener('devicechange', tellHardware);
      stopAll(stream?.getTracks());
      showStream('own', null);
    };
  });

/** Holds the browser's real camera and microphone. */
export const holdDevices = holdDevicesOf(() => navigator.mediaDevices);
