import { fromCallback } from 'xstate';
import type {
  DeviceEvent,
  Devices,
  ToDevices,
  Wanted,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { showStream } from '../../lib/media/streams.ts';
import { asJson, stored } from '../storage/stored.ts';
import { OWN_FACE, lensOf, otherThan, sameAs, switchLamp } from './room-lens.ts';

/** The part of the browser's API that is needed; missing on a page over plain http. */
type Media = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

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

type Given = {
  readonly tracks: readonly MediaStreamTrack[];
  /** Why something is not there; null where all of it is. */
  readonly reason: DeviceEvent['type'] | null;
};

const getTracks = async (
  media: Media,
  devices: readonly (keyof Devices)[],
  picture: MediaTrackConstraints = OWN_FACE,
): Promise<Given> => {
  if (devices.length === 0) return { tracks: [], reason: null };
  try {
    const stream = await media.getUserMedia({
      audio: devices.includes('microphone'),
      video: devices.includes('camera') && picture,
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

/** Returns the ids of all cameras; none where the browser does not tell, so that no other one is offered. */
const camerasOf = async (media: Media): Promise<readonly string[]> => {
  try {
    const inputs = await media.enumerateDevices();
    return inputs.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  } catch {
    return [];
  }
};

type Held = {
  readonly stream: () => MediaStream | null;
  /** Takes fresh tracks into use beside those that are live, and shows them. */
  readonly hold: (fresh: readonly MediaStreamTrack[]) => void;
  readonly letGo: () => void;
};

/** Holds the tracks in use; `changed`: the system has paused or resumed one; `lost`: one was unplugged, or taken. */
const holdTracks = (tell: { readonly changed: () => void; readonly lost: () => void }): Held => {
  let stream: MediaStream | null = null;
  return {
    stream: () => stream,
    hold: (fresh) => {
      const wishes = readWishes();
      for (const device of DEVICES) {
        const track = fresh.find(({ kind }) => kind === KINDS[device]);
        if (track === undefined) continue;
        track.enabled = wishes[device];
        const whileHeld = (say: () => void) => () => {
          if (stream?.getTracks().includes(track) === true) say();
        };
        track.addEventListener('ended', whileHeld(tell.lost));
        track.addEventListener('mute', whileHeld(tell.changed));
        track.addEventListener('unmute', whileHeld(tell.changed));
      }
      const kept = DEVICES.flatMap((device) => trackOf(stream, device) ?? []);
      stream = new MediaStream([...kept, ...fresh]);
      showStream('own', stream);
    },
    letGo: () => {
      stopAll(stream?.getTracks());
      showStream('own', null);
    },
  };
};

type LensNeeds = {
  readonly media: Media | undefined;
  readonly held: Held;
  readonly say: (event: DeviceEvent) => void;
  /** Returns a question that is true once the devices were asked for again, or are let go. */
  readonly isOutdated: () => () => boolean;
};

/** Turns to another camera and switches its lamp. */
const lensControl = ({ media, held, say, isOutdated }: LensNeeds) => {
  let cameras: readonly string[] = [];
  let isTurning = false;
  let isLit = false;
  const tell = async (): Promise<void> => {
    const track = trackOf(held.stream(), 'camera');
    if (media === undefined || track === undefined) return;
    cameras = await camerasOf(media);
    say({ type: 'lens.changed', lens: lensOf(track, { cameras, isLit }) });
  };
  return {
    tell,
    isTurning: () => isTurning,
    /**
     * Lets the other camera take this one's place. Phones give one at a time, so that this one is let go first; a second
     * press finds none to turn from.
     */
    turn: async (): Promise<void> => {
      const former = trackOf(held.stream(), 'camera');
      if (media === undefined || former === undefined) return;
      isTurning = true;
      const isLate = isOutdated();
      const [wanted, back] = [otherThan(former, cameras), sameAs(former)];
      former.stop();
      const other = await getTracks(media, ['camera'], wanted);
      const { tracks } = other.reason === null ? other : await getTracks(media, ['camera'], back);
      isTurning = false;
      if (isLate()) return stopAll(tracks);
      isLit = false;
      held.hold(tracks);
      if (other.reason !== null) say({ type: 'camera.turnFailed' });
      const devices = devicesIn(held.stream());
      // The chart asks for a camera, as after one was unplugged, where not even the former one starts again.
      say({ type: tracks.length > 0 ? 'devices.changed' : 'hardware.changed', devices });
      return tell();
    },
    light: async (on: boolean): Promise<void> => {
      const track = trackOf(held.stream(), 'camera');
      if (track === undefined) return;
      isLit = await switchLamp(track, on);
      await tell();
    },
  };
};

/**
 * Holds camera and microphone while the participant is at the room, and shows their own picture. It tells when the
 * hardware changes; the chart decides when to ask again, and what is in use then stays as it is.
 */
export const holdDevicesOf = (mediaOf: () => Media | undefined) =>
  fromCallback<ToDevices>(({ sendBack, receive }) => {
    const media = mediaOf();
    const say = (event: DeviceEvent): void => sendBack(event);
    let asked = 0;
    const tellChange = (): void =>
      say({ type: 'devices.changed', devices: devicesIn(held.stream()) });
    const tellHardware = (): void => {
      // The camera that is let go for another one is not lost.
      if (lens.isTurning()) return;
      say({ type: 'hardware.changed', devices: devicesIn(held.stream()) });
      void lens.tell();
    };
    const held = holdTracks({ changed: tellChange, lost: tellHardware });
    const isOutdated = () => {
      const turn = asked;
      return () => turn !== asked;
    };
    const lens = lensControl({ media, held, say, isOutdated });

    const open = async (wanted: Wanted): Promise<void> => {
      asked += 1;
      const isLate = isOutdated();
      if (media === undefined) return say({ type: 'devices.blocked' });
      const inUse = (device: keyof Devices) => trackOf(held.stream(), device);
      stopAll(DEVICES.flatMap((device) => (wanted[device] ? [] : (inUse(device) ?? []))));
      const { tracks, reason } = await getEach(
        media,
        DEVICES.filter((device) => wanted[device] && inUse(device) === undefined),
      );
      if (isLate()) return stopAll(tracks);
      held.hold(tracks);
      const devices = devicesIn(held.stream());
      const hasOne = DEVICES.some((device) => devices[device] !== 'none');
      if (hasOne) say({ type: 'devices.opened', devices });
      if (reason !== null) say({ type: reason } as DeviceEvent);
      return lens.tell();
    };

    const switchDevice = ({ device, on }: Extract<ToDevices, { device: unknown }>): void => {
      const track = trackOf(held.stream(), device);
      if (track !== undefined) track.enabled = on;
      WISHES.set({ ...readWishes(), [device]: on });
      tellChange();
    };

    receive((event) => {
      if (event.type === 'devices.requested') void open(event.wanted);
      else if (event.type === 'camera.turned') void lens.turn();
      else if (event.type === 'light.switched') void lens.light(event.on);
      else switchDevice(event);
    });
    media?.addEventListener('devicechange', tellHardware);
    return () => {
      asked += 1;
      media?.removeEventListener('devicechange', tellHardware);
      held.letGo();
    };
  });

/** Holds the browser's real camera and microphone. */
export const holdDevices = holdDevicesOf(() => navigator.mediaDevices);
