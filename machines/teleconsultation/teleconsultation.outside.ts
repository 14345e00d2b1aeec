import type {
  IceServer,
  Room,
  RoomEntry,
  RoomNews,
  RoomRole,
  Signal,
} from '../../contracts/endpoints/room.ts';

/** Replies that every call about a room may have: no account is signed in, or the room is another account's. */
type NotIn = { readonly verdict: 'signedOut' } | { readonly verdict: 'notFound' };

export type RoomRead = NotIn | { readonly verdict: 'read'; readonly room: Room };

/** Closed: the room says why it lets nobody in. */
export type RoomEntered =
  | NotIn
  | { readonly verdict: 'closed'; readonly room: Room }
  | {
      readonly verdict: 'entered';
      readonly room: Room;
      readonly entry: RoomEntry;
      readonly requestKey: string;
    };

export type NewsRead = NotIn | { readonly verdict: 'news'; readonly news: RoomNews };

/**
 * Off: the device is held, and nothing is sent. Paused: the system sends nothing of it for now, as while a phone call comes
 * in. None: it is not there, or not allowed.
 */
export type DeviceState = 'on' | 'off' | 'paused' | 'none';
export type Devices = { readonly camera: DeviceState; readonly microphone: DeviceState };

/** Camera and microphone as the other person is told. Weak: the camera is on, and the line does not carry its picture. */
export type ToldDevices = {
  readonly camera: DeviceState | 'weak';
  readonly microphone: DeviceState;
};

/**
 * Describes the line as the browser measures it: bits that can be sent in a second, the share of packets that were lost, and
 * the time there and back. Null: it does not tell.
 */
export type LineMeasure = {
  readonly bitrate: number | null;
  readonly loss: number | null;
  readonly roundTripMs: number | null;
};

/**
 * Describes the camera in use. `facing`: towards the person or away from them; null where the browser does not
 * say, as on most laptops. `hasOther`: another camera can take its place. `light`: the lamp beside the lens; none where there
 * is none, or the browser does not let a page switch it.
 */
export type Lens = {
  readonly facing: 'user' | 'environment' | null;
  readonly hasOther: boolean;
  readonly light: 'on' | 'off' | 'none';
};

/** What the person wants to be used. */
export type Wanted = Readonly<Record<keyof Devices, boolean>>;

/** Messages to camera and microphone. */
export type ToDevices =
  | { readonly type: 'devices.requested'; readonly wanted: Wanted }
  | {
      readonly type: 'device.switched';
      readonly device: keyof Devices;
      readonly on: boolean;
    }
  | { readonly type: 'camera.turned' }
  | { readonly type: 'light.switched'; readonly on: boolean };

/** Events of camera and microphone. */
export type DeviceEvent =
  /** At least one is there; where another one is not, the reason follows. */
  | { readonly type: 'devices.opened'; readonly devices: Devices }
  /** One of them was switched, or the system has paused it or goes on with it. */
  | { readonly type: 'devices.changed'; readonly devices: Devices }
  /** A device was plugged in or out, or the system has taken it. */
  | { readonly type: 'hardware.changed'; readonly devices: Devices }
  /** Another camera is in use, its lamp was switched, or another camera has come or gone. */
  | { readonly type: 'lens.changed'; readonly lens: Lens }
  /** The other camera did not start; the former one is in use again, where it still starts. */
  | { readonly type: 'camera.turnFailed' }
  | { readonly type: 'devices.denied' }
  | { readonly type: 'devices.missed' }
  /** Another program has them, or the cause is not known. */
  | { readonly type: 'devices.failed' }
  /** The page was not opened over https: browsers offer them nowhere else. */
  | { readonly type: 'devices.blocked' };

export type CallInput = {
  readonly id: string;
  readonly visit: string;
  readonly otherVisit: string | null;
  readonly role: RoomRole;
  readonly iceServers: readonly IceServer[];
  readonly devices: Devices;
};

/** Messages to the connection. */
export type ToCall =
  | { readonly type: 'other.changed'; readonly visit: string | null }
  | { readonly type: 'signals.arrived'; readonly signals: readonly Signal[] }
  | { readonly type: 'call.retried' }
  | { readonly type: 'devices.changed'; readonly devices: Devices }
  /** The picture is sent, or only the voice. */
  | { readonly type: 'picture.carried'; readonly on: boolean };

/** Events of the connection. */
export type ConnectionEvent =
  | { readonly type: 'call.connected' }
  | { readonly type: 'call.interrupted' }
  | { readonly type: 'call.failed' }
  /** The other person's camera or microphone is on, off, or not there. */
  | {
      readonly type: 'otherDevice.changed';
      readonly device: keyof Devices;
      readonly state: ToldDevices[keyof Devices];
    }
  /** The line was measured, as it is every two seconds while the two are connected. */
  | { readonly type: 'line.measured'; readonly line: LineMeasure };
