import { fromCallback } from 'xstate';
import type { Signal } from '../../contracts/endpoints/room.ts';
import type {
  CallInput,
  ConnectionEvent,
  ToCall,
} from '../../machines/teleconsultation/teleconsultation.outside.ts';
import { shownStream, showStream } from '../lib/streams.ts';
import { call } from './call.ts';
import { laterEndpoints } from './later-endpoints.ts';
import { signalQueue } from './signal-queue.ts';
import type { SendSignals, SignalQueue } from './signal-queue.ts';

const named = laterEndpoints(() => import('../../contracts/endpoints/room.ts'));

/** What of the browser and of the server a call needs, so that a test can hand in its own. */
export type CallOutside = {
  readonly connect: (settings: RTCConfiguration) => RTCPeerConnection;
  readonly send: (about: { id: string; visit: string; to: string }) => SendSignals;
};

/** How long a connection may falter before another way is looked for, in milliseconds. */
const FALTER_MS = 3000;

/** One connection to one visit of the other person. */
type Line = {
  readonly take: (signals: readonly Signal[]) => void;
  readonly retry: () => void;
  readonly tellPicture: () => void;
  readonly end: () => void;
};

type LineNeeds = {
  readonly connection: RTCPeerConnection;
  /** Gives way where both offer at once. */
  readonly isPolite: boolean;
  /** Whether one's own camera is on at this moment. */
  readonly hasPicture: () => boolean;
  readonly send: SendSignals;
  readonly say: (event: ConnectionEvent) => void;
};

/** What is sent: one's own picture and sound; whoever has none still wants to see and hear. */
const addTracks = (connection: RTCPeerConnection, isPolite: boolean): void => {
  const own = shownStream('own');
  for (const kind of ['audio', 'video']) {
    const track = own?.getTracks().find((each) => each.kind === kind);
    if (own !== null && track !== undefined) connection.addTrack(track, own);
    // The polite one is offered both by the other.
    else if (!isPolite) connection.addTransceiver(kind, { direction: 'recvonly' });
  }
};

/** Picture and sound, candidates and the state of a connection, as they come. */
const hear = (
  connection: RTCPeerConnection,
  { queue, say }: { readonly queue: SignalQueue; readonly say: LineNeeds['say'] },
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
  connection.addEventListener('track', ({ streams: [stream] }) => {
    if (!isOver && stream !== undefined) showStream('other', stream);
  });
  return {
    end: () => {
      isOver = true;
      clearTimeout(faltering);
      showStream('other', null);
    },
  };
};

/**
 * Finds the other browser ("perfect negotiation" of the WebRTC specification, example 10.7): both may offer at any moment, and
 * where they do so at once the polite one gives way.
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
    // An answer that comes twice, since nobody knew whether it had arrived.
    const isUnasked = kind === 'answer' && connection.signalingState !== 'have-local-offer';
    if (ignoresOffer || isUnasked) return;
    await connection.setRemoteDescription({ type: kind, sdp });
    if (kind !== 'offer') return;
    await connection.setLocalDescription();
    describe();
  };
  return {
    offer: async (): Promise<void> => {
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
        // A candidate of an offer that was not taken leads nowhere.
        if (!ignoresOffer) throw error;
      }
      return undefined;
    },
  };
};

/**
 * Tells the other browser whether one's own camera is on, and hears the same. A picture that is switched off arrives as a black
 * one, and browsers do not say so; both open the channel, so that it is there with the connection.
 */
const picturesOver = ({ connection, hasPicture, say }: LineNeeds) => {
  const channel = connection.createDataChannel('pictures', { negotiated: true, id: 0 });
  const tell = (): void => {
    if (channel.readyState === 'open') channel.send(hasPicture() ? 'on' : 'off');
  };
  channel.addEventListener('open', tell);
  channel.addEventListener('message', ({ data }) =>
    say({ type: data === 'off' ? 'picture.stopped' : 'picture.started' }),
  );
  return { tell };
};

/** A connection to one visit of the other person, from the first offer to its end. */
const lineOver = (needs: LineNeeds): Line => {
  const { connection, isPolite, send, say } = needs;
  const queue = signalQueue(send);
  const heard = hear(connection, { queue, say });
  const { offer, take } = negotiate(connection, { queue, isPolite });
  let isOver = false;
  let turn = Promise.resolve();
  const fail = (): void => {
    if (!isOver) say({ type: 'call.failed' });
  };
  connection.addEventListener('negotiationneeded', () => void offer().catch(fail));
  addTracks(connection, isPolite);
  const pictures = picturesOver({ ...needs, say: (event) => !isOver && say(event) });
  return {
    take: (signals) => {
      for (const signal of signals) {
        turn = turn.then(() => (isOver ? undefined : take(signal))).catch(fail);
      }
    },
    retry: () => connection.restartIce(),
    tellPicture: pictures.tell,
    end: () => {
      isOver = true;
      heard.end();
      queue.end();
      connection.close();
    },
  };
};

/** Holds the connection to whoever else is in the room; another visit of theirs is another connection. */
export const holdCallOf = ({ connect, send }: CallOutside) =>
  fromCallback<ToCall, CallInput>(({ input, sendBack, receive }) => {
    const { id, visit, role, iceServers } = input;
    let { hasPicture } = input;
    let line: Line | null = null;
    const meet = (other: string | null): void => {
      line?.end();
      line = null;
      if (other === null) return;
      line = lineOver({
        connection: connect({
          iceServers: iceServers.map((each) => ({ ...each })),
        }),
        isPolite: role === 'patient',
        hasPicture: () => hasPicture,
        send: send({ id, visit, to: other }),
        say: sendBack,
      });
    };
    meet(input.otherVisit);
    receive((event) => {
      if (event.type === 'other.changed') meet(event.visit);
      else if (event.type === 'signals.arrived') line?.take(event.signals);
      else if (event.type === 'picture.changed') {
        hasPicture = event.isOn;
        line?.tellPicture();
      } else line?.retry();
    });
    return () => meet(null);
  });

/** The browser's own connection, found through our server. */
export const holdCall = holdCallOf({
  connect: (settings) => new RTCPeerConnection(settings),
  send:
    ({ id, visit, to }) =>
    async (signals, signal) => {
      const body = { visit, to, signals: [...signals] };
      await call(named('sendSignals'), { params: { id }, body, signal });
    },
});
