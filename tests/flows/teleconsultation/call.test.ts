// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Signal } from '../../../contracts/endpoints/room.ts';
import type { ToCall } from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { holdCallOf } from '../../../src/actors/room/room-call.ts';
import { showStream, shownStream } from '../../../src/lib/media/streams.ts';
import { HIDDEN, ID, MUTED, ON, OTHER, VISIT } from './cases.ts';
import { FakeStream, FakeTrack } from './fake-tracks.ts';

/** The channel between two browsers, and what was said over it. */
class FakeChannel extends EventTarget {
  readyState = 'connecting';
  readonly said: string[] = [];
  send = (words: string): void => void this.said.push(words);
  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('open'));
  }
  hear(data: string): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

class FakeSender {
  track: FakeTrack | null;
  constructor(track: FakeTrack | null) {
    this.track = track;
  }
  replaceTrack = async (track: FakeTrack | null): Promise<void> => void (this.track = track);
}

/** Shows tracks as those of this side. */
const haveTracks = (...tracks: FakeTrack[]): void =>
  showStream('own', new FakeStream(tracks) as unknown as MediaStream);

/** A connection that only notes down what is done with it. */
class FakeConnection extends EventTarget {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  readonly done: string[] = [];
  isDeaf = false;
  readonly channels: FakeChannel[] = [];
  readonly senders: FakeSender[] = [];

  addTrack = (track: FakeTrack): FakeSender => {
    this.done.push('track');
    const sender = new FakeSender(track);
    this.senders.push(sender);
    return sender;
  };
  addTransceiver = (kind: string): void => void this.done.push(`wants ${kind}`);
  createDataChannel = (_: string, { id }: { id: number }): FakeChannel =>
    (this.channels[id] = new FakeChannel());
  getStats = async () => new Map();
  restartIce = (): void => void this.done.push('restart');
  close = (): void => void this.done.push('close');
  setLocalDescription = async (): Promise<void> => {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.localDescription = { type, sdp: `${type} of mine` };
  };
  setRemoteDescription = async ({ type, sdp }: { type: string; sdp: string }): Promise<void> => {
    this.done.push(`remote ${sdp}`);
    this.remoteDescription = { type, sdp };
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
  };
  addIceCandidate = async ({ candidate }: { candidate: string }): Promise<void> => {
    if (this.isDeaf) throw new Error('There is no offer for this one');
    this.done.push(candidate);
  };

  be(state: string): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

/** Runs a listener as a chart does. @returns what it has said */
const heardBy = (logic: ReturnType<typeof holdCallOf>, role: 'patient' | 'doctor') => {
  const said: string[] = [];
  const chart = setup({ actors: { logic } }).createMachine({
    invoke: {
      id: 'it',
      src: 'logic',
      input: { id: ID, visit: VISIT, otherVisit: OTHER, role, iceServers: [], devices: ON },
    },
    on: {
      '*': {
        actions: ({ event }) =>
          said.push(
            event.type === 'otherDevice.changed'
              ? `${String(event['device'])} ${String(event['state'])}`
              : event.type,
          ),
      },
    },
  });
  const actor = createActor(chart).start();
  const tell = (event: ToCall): void => actor.getSnapshot().children['it']?.send(event);
  return { said, tell, stop: () => actor.stop() };
};

const callOf = (role: 'patient' | 'doctor') => {
  const connections: FakeConnection[] = [];
  const sent: { to: string; signals: readonly Signal[] }[] = [];
  const trouble = { count: 0 };
  const logic = holdCallOf({
    connect: () => {
      const connection = new FakeConnection();
      connections.push(connection);
      return connection as unknown as RTCPeerConnection;
    },
    send:
      ({ to }) =>
      async (signals) => {
        trouble.count -= 1;
        if (trouble.count >= 0) throw new Error('offline');
        sent.push({ to, signals: [...signals] });
      },
  });
  const heard = heardBy(logic, role);
  return { ...heard, connections, sent, trouble, line: () => connections.at(-1) as FakeConnection };
};

const settle = () => vi.advanceTimersByTimeAsync(0);
const OFFER = { kind: 'offer', sdp: 'offer of theirs' } as const;
const CANDIDATE = { kind: 'candidate', candidate: 'c1', sdpMid: '0', sdpMLineIndex: 0 } as const;

const NONE = { camera: 'none', microphone: 'none' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaStream', FakeStream);
});
afterEach(() => {
  showStream('own', null);
});

describe('a connection to the other person', () => {
  it('answers an offer, and takes its candidates in their order', async () => {
    const call = callOf('patient');
    call.tell({ type: 'signals.arrived', signals: [OFFER, CANDIDATE] });
    await settle();
    expect(call.line().done).toEqual(['remote offer of theirs', 'c1']);
    expect(call.sent).toEqual([
      { to: OTHER, signals: [{ kind: 'answer', sdp: 'answer of mine' }] },
    ]);
  });

  it('waits as the patient for the first offer, whose order of tracks then holds for both', async () => {
    const call = callOf('patient');
    call.line().dispatchEvent(new Event('negotiationneeded'));
    await settle();
    expect(call.sent).toEqual([]);
    call.tell({ type: 'signals.arrived', signals: [OFFER] });
    await settle();
    // What this side has besides is offered then.
    call.line().dispatchEvent(new Event('negotiationneeded'));
    await settle();
    const kinds = call.sent.flatMap(({ signals }) => signals.map(({ kind }) => kind));
    expect(kinds).toEqual(['answer', 'offer']);
  });

  it.each([
    { role: 'patient', done: ['remote offer of theirs', 'c1'] },
    // The doctor's offer stands, and the candidates of the other one lead nowhere.
    { role: 'doctor', done: ['wants audio', 'wants video'] },
  ] as const)(
    'gives way as $role where both offer at once, or does not',
    async ({ role, done }) => {
      const call = callOf(role);
      // They have agreed once already.
      call.line().remoteDescription = { type: 'answer', sdp: 'of before' };
      call.line().dispatchEvent(new Event('negotiationneeded'));
      await settle();
      call.line().isDeaf = role === 'doctor';
      call.tell({ type: 'signals.arrived', signals: [OFFER, CANDIDATE] });
      await settle();
      expect(call.line().done).toEqual(done);
      expect(call.said).toEqual([]);
    },
  );

  it('takes an offer as the doctor once its own was answered', async () => {
    const call = callOf('doctor');
    call.line().dispatchEvent(new Event('negotiationneeded'));
    await settle();
    const answer = { kind: 'answer', sdp: 'answer of theirs' } as const;
    call.tell({ type: 'signals.arrived', signals: [answer, OFFER] });
    await settle();
    expect(call.line().done.slice(-2)).toEqual([
      'remote answer of theirs',
      'remote offer of theirs',
    ]);
    const kinds = call.sent.flatMap(({ signals }) => signals.map(({ kind }) => kind));
    expect(kinds).toEqual(['offer', 'answer']);
  });

  it('loses no signal and keeps their order when the server cannot be asked', async () => {
    const call = callOf('doctor');
    call.trouble.count = 2;
    call.line().dispatchEvent(new Event('negotiationneeded'));
    await settle();
    const candidate = Object.assign(new Event('icecandidate'), {
      candidate: { candidate: 'c9', sdpMid: '0', sdpMLineIndex: 0 },
    });
    call.line().dispatchEvent(candidate);
    await vi.advanceTimersByTimeAsync(2000);
    const kinds = call.sent.flatMap(({ signals }) => signals.map(({ kind }) => kind));
    expect(kinds).toEqual(['offer', 'candidate']);
  });

  it('says how it stands, and looks for another way when it is lost', async () => {
    const call = callOf('doctor');
    call.line().be('connected');
    call.line().be('disconnected');
    await vi.advanceTimersByTimeAsync(2999);
    expect(call.line().done).not.toContain('restart');
    await vi.advanceTimersByTimeAsync(1);
    expect(call.line().done.filter((each) => each === 'restart')).toHaveLength(1);
    call.line().be('failed');
    expect(call.line().done.filter((each) => each === 'restart')).toHaveLength(2);
    expect(call.said).toEqual(['call.connected', 'call.interrupted', 'call.interrupted']);
  });

  it('looks for no way back to somebody who has left meanwhile', async () => {
    const call = callOf('doctor');
    call.line().be('connected');
    call.line().be('disconnected');
    call.tell({ type: 'other.changed', visit: null });
    await vi.advanceTimersByTimeAsync(3000);
    expect(call.line().done.filter((each) => each === 'restart' || each === 'close')).toEqual([
      'close',
    ]);
  });

  it('looks for another way as soon as the network is another one', () => {
    const call = callOf('doctor');
    call.line().be('connected');
    window.dispatchEvent(new Event('online'));
    expect(call.line().done.filter((each) => each === 'restart')).toHaveLength(1);
    call.stop();
    window.dispatchEvent(new Event('online'));
    expect(call.line().done.filter((each) => each === 'restart')).toHaveLength(1);
  });

  it('says how camera and microphone stand as soon as the two are connected, and with each change', () => {
    const call = callOf('patient');
    call.tell({ type: 'devices.changed', devices: HIDDEN });
    const said = () => call.line().channels.map((channel) => channel.said);
    expect(said()).toEqual([[], []]);
    for (const channel of call.line().channels) channel.open();
    call.tell({ type: 'devices.changed', devices: MUTED });
    call.tell({ type: 'devices.changed', devices: NONE });
    expect(said()).toEqual([
      ['off', 'on', 'none'],
      ['on', 'off', 'none'],
    ]);
    // Another visit hears how it is now.
    call.tell({ type: 'other.changed', visit: VISIT });
    for (const channel of call.line().channels) channel.open();
    expect(said()).toEqual([['none'], ['none']]);
  });

  it('hears how the other one’s camera and microphone stand, and nothing of a visit that is over', () => {
    const call = callOf('doctor');
    const [pictures, sounds] = call.line().channels;
    pictures?.hear('off');
    sounds?.hear('none');
    pictures?.hear('on');
    sounds?.hear('paused');
    // Whatever else a browser says is not taken.
    sounds?.hear('<b>loud</b>');
    call.tell({ type: 'other.changed', visit: VISIT });
    pictures?.hear('off');
    expect(call.said).toEqual(['camera off', 'microphone none', 'camera on', 'microphone paused']);
  });

  it('sends another microphone in the place of the one that was lost, and negotiates nothing', () => {
    haveTracks(new FakeTrack('audio', 'headset'), new FakeTrack('video'));
    const call = callOf('doctor');
    haveTracks(new FakeTrack('audio', 'built in'), new FakeTrack('video', 'the same'));
    call.tell({ type: 'devices.changed', devices: ON });
    expect(call.line().senders.map(({ track }) => track?.name)).toEqual(['built in', 'the same']);
    expect(call.line().done).toEqual(['track', 'track']);
    haveTracks(new FakeTrack('video'));
    call.tell({ type: 'devices.changed', devices: { ...ON, microphone: 'none' } });
    expect(call.line().senders.map(({ track }) => track?.kind)).toEqual([undefined, 'video']);
  });

  it('[NEW-63] sends no picture over a weak line, says so, and sends it again in its place', () => {
    haveTracks(new FakeTrack('audio', 'voice'), new FakeTrack('video', 'face'));
    const call = callOf('doctor');
    const pictures = call.line().channels[0] as FakeChannel;
    pictures.open();
    const sent = () => call.line().senders.map(({ track }) => track?.name);
    call.tell({ type: 'picture.carried', on: false });
    expect(sent()).toEqual(['voice', undefined]);
    // A new microphone brings no picture back.
    call.tell({ type: 'devices.changed', devices: ON });
    expect(sent()).toEqual(['voice', undefined]);
    call.tell({ type: 'picture.carried', on: true });
    expect(sent()).toEqual(['voice', 'face']);
    // A page of the release before understands the word before it.
    expect(pictures.said).toEqual(['on', 'off', 'weak', 'off', 'weak', 'on']);
    // One that is switched off by hand is said to be off.
    call.tell({ type: 'devices.changed', devices: HIDDEN });
    call.tell({ type: 'picture.carried', on: false });
    expect(pictures.said.slice(6)).toEqual(['off', 'off']);
    // Nothing was negotiated.
    expect(call.line().done).toEqual(['track', 'track']);
  });

  it('[NEW-63] hears that the other one’s line carries no picture', () => {
    const call = callOf('patient');
    call.line().channels[0]?.hear('weak');
    expect(call.said).toEqual(['camera weak']);
  });

  it('sends a first microphone that comes during the call', () => {
    haveTracks(new FakeTrack('video'));
    const call = callOf('doctor');
    expect(call.line().done).toEqual(['wants audio', 'track']);
    haveTracks(new FakeTrack('audio'), new FakeTrack('video'));
    call.tell({ type: 'devices.changed', devices: ON });
    expect(call.line().done).toEqual(['wants audio', 'track', 'track']);
  });

  it('shows picture and sound of the other one together, though one comes later', () => {
    const call = callOf('doctor');
    const arrives = (kind: string) =>
      call
        .line()
        .dispatchEvent(
          Object.assign(new Event('track'), { track: new FakeTrack(kind), streams: [] }),
        );
    arrives('video');
    const shown = shownStream('other');
    arrives('audio');
    expect(shownStream('other')).toBe(shown);
    expect(shown?.getTracks().map(({ kind }) => kind)).toEqual(['video', 'audio']);
  });

  it('is another one for another visit, and over with the last', async () => {
    const call = callOf('doctor');
    call.tell({ type: 'other.changed', visit: VISIT });
    expect(call.connections).toHaveLength(2);
    expect(call.connections[0]?.done.at(-1)).toBe('close');
    call.connections[0]?.be('failed');
    expect(call.said).toEqual([]);
    call.stop();
    expect(call.line().done.at(-1)).toBe('close');
    expect(shownStream('other')).toBeNull();
  });
});
