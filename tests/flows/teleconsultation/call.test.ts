// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Signal } from '../../../contracts/endpoints/room.ts';
import type { ToCall } from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { holdCallOf } from '../../../src/actors/room/room-call.ts';
import { holdDevicesOf } from '../../../src/actors/room/room-devices.ts';
import { shownStream } from '../../../src/lib/media/streams.ts';
import { ID, OTHER, VISIT } from './cases.ts';

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

/** A connection that only notes down what is done with it. */
class FakeConnection extends EventTarget {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: { type: string; sdp: string } | null = null;
  readonly done: string[] = [];
  isDeaf = false;
  readonly channel = new FakeChannel();

  addTrack = (): void => void this.done.push('track');
  addTransceiver = (kind: string): void => void this.done.push(`wants ${kind}`);
  createDataChannel = (): FakeChannel => this.channel;
  restartIce = (): void => void this.done.push('restart');
  close = (): void => void this.done.push('close');
  setLocalDescription = async (): Promise<void> => {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.localDescription = { type, sdp: `${type} of mine` };
  };
  setRemoteDescription = async ({ type, sdp }: { type: string; sdp: string }): Promise<void> => {
    this.done.push(`remote ${sdp}`);
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
      input: { id: ID, visit: VISIT, otherVisit: OTHER, role, iceServers: [], hasPicture: true },
    },
    on: { '*': { actions: ({ event }) => said.push(event.type) } },
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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

  it.each([
    { role: 'patient', done: ['remote offer of theirs', 'c1'] },
    // The doctor's offer stands, and the candidates of the other one lead nowhere.
    { role: 'doctor', done: ['wants audio', 'wants video'] },
  ] as const)(
    'gives way as $role where both offer at once, or does not',
    async ({ role, done }) => {
      const call = callOf(role);
      call.line().dispatchEvent(new Event('negotiationneeded'));
      await settle();
      call.line().isDeaf = role === 'doctor';
      call.tell({ type: 'signals.arrived', signals: [OFFER, CANDIDATE] });
      await settle();
      expect(call.line().done).toEqual(done);
      expect(call.said).toEqual([]);
    },
  );

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

  it('says whether its camera is on as soon as the two are connected, and with each change', () => {
    const call = callOf('patient');
    call.tell({ type: 'picture.changed', isOn: false });
    expect(call.line().channel.said).toEqual([]);
    call.line().channel.open();
    call.tell({ type: 'picture.changed', isOn: true });
    expect(call.line().channel.said).toEqual(['off', 'on']);
    // Another visit hears how it is now.
    call.tell({ type: 'picture.changed', isOn: false });
    call.tell({ type: 'other.changed', visit: VISIT });
    call.line().channel.open();
    expect(call.line().channel.said).toEqual(['off']);
  });

  it('hears whether the other one’s camera is on, and nothing of a visit that is over', () => {
    const call = callOf('doctor');
    call.line().channel.hear('off');
    call.line().channel.hear('on');
    call.tell({ type: 'other.changed', visit: VISIT });
    call.connections[0]?.channel.hear('off');
    expect(call.said).toEqual(['picture.stopped', 'picture.started']);
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

describe('camera and microphone', () => {
  const devices = (media: Parameters<typeof holdDevicesOf>[0]) => {
    const said: unknown[] = [];
    const chart = setup({ actors: { logic: holdDevicesOf(media) } }).createMachine({
      invoke: { id: 'it', src: 'logic' },
      on: { '*': { actions: ({ event }) => said.push(event) } },
    });
    const actor = createActor(chart).start();
    actor.getSnapshot().children['it']?.send({ type: 'devices.requested', camera: true });
    return { said, actor };
  };
  const failing = (name: string) => () => ({
    getUserMedia: () => Promise.reject(new DOMException('no', name)),
  });

  it.each([
    ['NotAllowedError', 'devices.denied'],
    ['NotFoundError', 'devices.missed'],
    ['NotReadableError', 'devices.failed'],
  ])('say %s as %s', async (name, type) => {
    const { said } = devices(failing(name));
    await settle();
    expect(said).toEqual([{ type }]);
  });

  it('are blocked on a page over plain http, which has none', async () => {
    const { said } = devices(() => undefined);
    await settle();
    expect(said).toEqual([{ type: 'devices.blocked' }]);
  });

  it('stay muted over a reload, and are let go at the end', async () => {
    sessionStorage.clear();
    const stops = vi.fn<() => void>();
    const trackOf = (kind: string) =>
      Object.assign(new EventTarget(), { kind, readyState: 'live', enabled: true, stop: stops });
    const media = () => {
      const tracks = [trackOf('audio'), trackOf('video')];
      const stream = { getTracks: () => tracks } as unknown as MediaStream;
      return { getUserMedia: () => Promise.resolve(stream) };
    };
    const first = devices(media);
    await settle();
    const held = first.actor.getSnapshot().children['it'];
    held?.send({ type: 'device.switched', device: 'microphone', on: false });
    const muted = { camera: 'on', microphone: 'off' };
    expect(first.said.at(-1)).toEqual({ type: 'devices.changed', devices: muted });
    first.actor.stop();
    expect(stops).toHaveBeenCalledTimes(2);
    expect(shownStream('own')).toBeNull();
    const second = devices(media);
    await settle();
    expect(second.said).toEqual([{ type: 'devices.opened', devices: muted }]);
    second.actor.stop();
  });
});
