import { fromCallback } from 'xstate';
import type {
  DeviceEvent,
  Devices,
  ToDevices,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { showStream } from '../../lib/media/streams.ts';
import { asJson, stored } from '../storage/stored.ts';

/** The part of the browser's API that is needed; missing on a page over plain http. */
type Media = Pick<MediaDevices, 'getUserMedia'>;

type Wishes = Readonly<Record<keyof Devices, boolean>>;

/**
 * The wished state of camera and microphone: a muted participant stays muted over a reload, until the tab is closed.
 */
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
    return track.enabled ? 'on' : 'off';
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

const stopAll = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop());

/** Holds camera and microphone while the participant is at the room, and shows their own picture. */
export const holdDevicesOf = (media: () => Media | undefined) =>
  fromCallback<ToDevices>(({ sendBack, receive }) => {
    const say = (event: DeviceEvent): void => sendBack(event);
    let stream: MediaStream | null = null;
    let asked = 0;

    const hold = (fresh: MediaStream): void => {
      stopAll(stream);
      stream = fresh;
      const wishes = readWishes();
      for (const device of DEVICES) {
        const track = trackOf(stream, device);
        if (track === undefined) continue;
        track.enabled = wishes[device];
        // The device was unplugged, or taken by the system.
        track.addEventListener('ended', () => {
          if (stream === fresh) say({ type: 'devices.changed', devices: devicesIn(stream) });
        });
      }
      showStream('own', stream);
      say({ type: 'devices.opened', devices: devicesIn(stream) });
    };

    const open = async (camera: boolean): Promise<void> => {
      asked += 1;
      const turn = asked;
      const found = media();
      if (found === undefined) return say({ type: 'devices.blocked' });
      try {
        const fresh = await found.getUserMedia({ audio: true, video: camera && PICTURE });
        if (turn === asked) hold(fresh);
        else stopAll(fresh);
      } catch (error) {
        const reason = REASONS[(error as DOMException).name] ?? 'devices.failed';
        if (turn === asked) say({ type: reason } as DeviceEvent);
      }
      return undefined;
    };

    receive((event) => {
      if (event.type === 'devices.requested') {
        void open(event.camera);
        return;
      }
      const track = trackOf(stream, event.device);
      if (track !== undefined) track.enabled = event.on;
      WISHES.set({ ...readWishes(), [event.device]: event.on });
      say({ type: 'devices.changed', devices: devicesIn(stream) });
    });
    return () => {
      asked += 1;
      stopAll(stream);
      showStream('own', null);
    };
  });

/** Holds the browser's real camera and microphone. */
export const holdDevices = holdDevicesOf(() => navigator.mediaDevices);
