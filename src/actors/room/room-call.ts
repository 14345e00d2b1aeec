import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { Signal } from '../../../contracts/endpoints/room.ts';
import type {
  CallInput,
  ConnectionEvent,
  ToCall,
  ToldDevices,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { shownStream, showStream } from '../../lib/media/streams.ts';
import type { StreamName } from '../../lib/media/streams.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { watchLine } from './line-measure.ts';
import { signalQueue } from './signal-queue.ts';
import type { SendSignals, SignalQueue } from './signal-queue.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/room.ts'));

/** Functions that a call needs of the browser and the server; tests pass their own. */
export type CallOutside = {
  readonly connect: (settings: RTCConfiguration) => RTCPeerConnection;
  readonly send: (about: { id: string; visit: string; to: string }) => SendSignals;
};

/** How a connection differs by who is at its other end. */
export type Pair = {
  /** Where the other end's picture and sound are shown. */
  readonly stream: StreamName;
  /** Tells whether this side is the polite one, which waits for the first offer. */
  readonly isPolite: (role: CallInput['role']) => boolean;
  /** What the chart is told of it, where it holds more than one. */
  readonly said?: (event: ConnectionEvent) => EventObject;
};

/** The two people of a call. */
const THE_TWO: Pair = { stream: 'other', isPolite: (role) => role === 'patient' };

/** Time for a disconnected connection to recover before ICE restarts, in milliseconds. */
const FALTER_MS = 3000;

/** One connection to one visit of the other participant. */
type Line = {
  readonly take: (signals: readonly Signal[]) => void;
  readonly retry: () => void;
  /** Sends what is there now in the place of what was, and tells the other side. */
  readonly changeDevices: () => void;
  readonly end: () => void;
};

type LineNeeds = {
  readonly connection: RTCPeerConnection;
  /** The polite side gives way when both offer at once. */
  readonly isPolite: boolean;
  readonly stream: StreamName;
  /** State of this side's camera and microphone; the picture of a weak one is not sent. */
  readonly devices: () => ToldDevices;
  readonly send: SendSignals;
  readonly say: (event: ConnectionEvent) => void;
};

const KINDS = ['audio', 'video'] as const;

/**
 * Sends this side's picture and sound; a side without them still receives the other's.
 * @returns what sends those that are there now: they take the old ones' place, and only a first one is negotiated
 */
const sendTracks = ({ connection, isPolite, devices }: LineNeeds) => {
  const senders: Partial<Record<(typeof KINDS)[number], RTCRtpSender>> = {};
  const send = async (kind: (typeof KINDS)[number]): Promise<void> => {
    const own = shownStream('own');
    const isSpared = kind === 'video' && devices().camera === 'weak';
    const track = isSpared ? null : (own?.getTracks().find((each) => each.kind === kind) ?? null);
    const sender = senders[kind];
    if (sender === undefined) {
      if (own !== null && track !== null) senders[kind] = connection.addTrack(track, own);
    } else if (sender.track !== track) await sender.replaceTrack(track);
  };
  for (const kind of KINDS) {
    void send(kind);
    // The polite side needs no transceivers: the other side's offer brings both.
    if (senders[kind] === undefined && !isPolite) {
      connection.addTransceiver(kind, { direction: 'recvonly' });
    }
  }
  return () => Promise.all(KINDS.map(send));
};

/** Handles the connection's candidates, state and incoming picture and sound. */
const hear = (
  connection: RTCPeerConnection,
  { queue, say, stream }: Pick<LineNeeds, 'say' | 'stream'> & { readonly queue: SignalQueue },
): { readonly end: () => void } => {
  let isOver = false;
  let faltering: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(faltering);
    const { connectionState: state } = connection;
    if (isOver) return;
    if (state === 'connected') say({ type: 'call.connected' });
    if (state === 'failed') connection.restartIce();
    if (state === 'disconnected') faltering = setTimeout(() => connection.restartIce(), FALTER_MS);
    if (state === 'failed' || state === 'disconnected') say({ type: 'call.interrupted' });
  };
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null || candidate.candidate === '') return;
    const { sdpMid, sdpMLineIndex } = candidate;
    queue.add({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex });
  });
  connection.addEventListener('connectionstatechange', tell);
  const theirs = new MediaStream();
  connection.addEventListener('track', ({ track }) => {
    if (isOver) return;
    // Picture and sound may come one by one, as the other side's devices do.
    theirs.addTrack(track);
    showStream(stream, theirs);
  });
  const restart = (): void => connection.restartIce();
  // Another network has other addresses, and the old ones may seem to work for a while.
  window.addEventListener('online', restart);
  return {
    end: () => {
      isOver = true;
      window.removeEventListener('online', restart);
      clearTimeout(faltering);
      showStream(stream, null);
    },
  };
};

/**
 * Negotiates the connection ("perfect negotiation" of the WebRTC specification, example 10.7): both sides may offer at
 * any moment, and when they collide the polite one gives way.
 */
const negotiate = (
  connection: RTCPeerConnection,
  { queue, isPolite }: { readonly queue: SignalQueue; readonly isPolite: boolean },
) => {
  let isOffering = false;
  let ignoresOffer = false;
  const describe = (): void => {
    const { localDescription: said } = connection;
    if (said?.type === 'offer' || said?.type === 'answer') {
      queue.add({ kind: said.type, sdp: said.sdp });
    }
  };
  const takeDescription = async ({
    kind,
    sdp,
  }: Extract<Signal, { sdp: string }>): Promise<void> => {
    const isStable = connection.signalingState === 'stable';
    const collides = kind === 'offer' && (isOffering || !isStable);
    ignoresOffer = !isPolite && collides;
    // An answer may arrive twice, since the sender could not know that the first had arrived.
    const isUnasked = kind === 'answer' && connection.signalingState !== 'have-local-offer';
    if (ignoresOffer || isUnasked) return;
    await connection.setRemoteDescription({ type: kind, sdp });
    if (kind !== 'offer') return;
    await connection.setLocalDescription();
    describe();
  };
  return {
    offer: async (): Promise<void> => {
      // The first offer is the other side's: one that is rolled back for another order of tracks loses the channels.
      if (isPolite && connection.remoteDescription === null) return;
      try {
        isOffering = true;
        await connection.setLocalDescription();
        describe();
      } finally {
        isOffering = false;
      }
    },
    take: async (signal: Signal): Promise<void> => {
      if (signal.kind !== 'candidate') return takeDescription(signal);
      const { candidate, sdpMid, sdpMLineIndex } = signal;
      try {
        await connection.addIceCandidate({ candidate, sdpMid, sdpMLineIndex });
      } catch (error) {
        // A candidate of an ignored offer cannot be added.
        if (!ignoresOffer) throw error;
      }
      return undefined;
    },
  };
};

const STATES: readonly unknown[] = [
  'on',
  'off',
  'paused',
  'none',
  'weak',
] satisfies ToldDevices['camera'][];

/** The channel of each device; a side with an older page has the first one alone. */
const CHANNELS = [
  { device: 'camera', label: 'pictures', id: 0 },
  { device: 'microphone', label: 'sounds', id: 1 },
] as const;

/**
 * Tells the other browser how this side's device stands, and hears the same. A camera switched off sends black frames
 * and a muted microphone silence, which browsers do not report. Both sides open the channel, so that it exists as soon
 * as they are connected.
 */
const stateOver = (
  { connection, devices, say }: LineNeeds,
  { device, label, id }: (typeof CHANNELS)[number],
): (() => void) => {
  const channel = connection.createDataChannel(label, { negotiated: true, id });
  const tell = (): void => {
    if (channel.readyState !== 'open') return;
    const state = devices()[device];
    // A page of the release before knows no other word for a picture that does not come.
    if (state === 'weak') channel.send('off');
    channel.send(state);
  };
  channel.addEventListener('open', tell);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (STATES.includes(data)) {
      say({ type: 'otherDevice.changed', device, state: data as ToldDevices['camera'] });
    }
  });
  return tell;
};

/** Runs the connection to one visit of the other participant, from the first offer to its end. */
const lineOver = (needs: LineNeeds): Line => {
  const { connection, isPolite, send, say, stream } = needs;
  const queue = signalQueue(send);
  const heard = hear(connection, { queue, say, stream });
  const { offer, take } = negotiate(connection, { queue, isPolite });
  let isOver = false;
  let turn = Promise.resolve();
  const fail = (): void => {
    if (!isOver) say({ type: 'call.failed' });
  };
  connection.addEventListener('negotiationneeded', () => void offer().catch(fail));
  const change = sendTracks(needs);
  const unwatch = watchLine(connection, (line) => say({ type: 'line.measured', line }));
  const tells = CHANNELS.map((channel) =>
    stateOver({ ...needs, say: (event) => !isOver && say(event) }, channel),
  );
  return {
    take: (signals) => {
      for (const signal of signals) {
        turn = turn.then(() => (isOver ? undefined : take(signal))).catch(fail);
      }
    },
    retry: () => connection.restartIce(),
    changeDevices: () => {
      change().catch(fail);
      for (const tell of tells) tell();
    },
    end: () => {
      isOver = true;
      heard.end();
      unwatch();
      queue.end();
      connection.close();
    },
  };
};

/** Holds the connection to one participant in the room; each of their visits gets a new connection. */
export const holdCallOf = ({ connect, send }: CallOutside, pair: Pair = THE_TWO) =>
  fromCallback<ToCall, CallInput>(({ input, sendBack, receive }) => {
    const { id, visit, role, iceServers } = input;
    let { devices } = input;
    let isCarried = true;
    const told = (): ToldDevices =>
      !isCarried && devices.camera === 'on' ? { ...devices, camera: 'weak' } : devices;
    let line: Line | null = null;
    const meet = (other: string | null): void => {
      line?.end();
      line = null;
      if (other === null) return;
      line = lineOver({
        connection: connect({
          iceServers: iceServers.map((each) => ({ ...each })),
        }),
        isPolite: pair.isPolite(role),
        stream: pair.stream,
        devices: told,
        send: send({ id, visit, to: other }),
        say: (event) => sendBack(pair.said?.(event) ?? event),
      });
    };
    meet(input.otherVisit);
    receive((event) => {
      if (event.type === 'other.changed') meet(event.visit);
      else if (event.type === 'signals.arrived') line?.take(event.signals);
      else if (event.type === 'devices.changed') {
        devices = event.devices;
        line?.changeDevices();
      } else if (event.type === 'picture.carried') {
        isCarried = event.on;
        line?.changeDevices();
      } else line?.retry();
    });
    return () => meet(null);
  });

/** Connects by the browser, with signals that the server relays from one of the two. */
const ofTheTwo: CallOutside = {
  connect: (settings) => new RTCPeerConnection(settings),
  send:
    ({ id, visit, to }) =>
    async (signals, signal) => {
      const body = { visit, to, signals: [...signals] };
      await call(named('sendSignals'), { params: { id }, body, signal });
    },
};

/** Holds the browser's real connection to the other of the two. */
export const holdCall = holdCallOf(ofTheTwo);

/** Holds that to a guest, to whom both of the two make the first offer. */
export const holdGuestCall = holdCallOf(ofTheTwo, { stream: 'guest', isPolite: () => false });
