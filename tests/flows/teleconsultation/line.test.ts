// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  LINE_LIMITS,
  WEAK_FOR_MS,
  isLineGood,
  isLineWeak,
} from '../../../machines/teleconsultation/line-limits.ts';
import { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import type {
  CallInput,
  LineMeasure,
  NewsRead,
  RoomEntered,
  ToCall,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import type { Still } from '../../../contracts/endpoints/stills.ts';
import type { SentPicturesInput } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { sentPicturesMachine } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { stillCameraMachine } from '../../../machines/still-camera/still-camera.machine.ts';
import { nothingKnown } from '../../../machines/teleconsultation/teleconsultation.setup.ts';
import { MEASURE_MS, measureOf, watchLine } from '../../../src/actors/room/line-measure.ts';
import { EDGE_LINE, ENTRY, GOOD_LINE, ID, ON, OTHER, ROOM, WEAK_LINE, entered } from './cases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FINE: LineMeasure = { bitrate: 900_000, loss: 0, roundTripMs: 50 };
const UNTOLD: LineMeasure = { bitrate: null, loss: null, roundTripMs: null };

describe('the limits of a line', () => {
  const { bitrate, loss, roundTripMs } = LINE_LIMITS;
  it.each([
    { line: FINE, weak: false, good: true },
    { line: { ...FINE, bitrate: bitrate.weak }, weak: false, good: true },
    // While no picture is sent, a browser knows of no higher rate: it cannot speak against trying again.
    { line: { ...FINE, bitrate: bitrate.weak - 1 }, weak: true, good: true },
    { line: { ...FINE, loss: loss.good }, weak: false, good: true },
    { line: { ...FINE, loss: loss.weak }, weak: false, good: false },
    { line: { ...FINE, loss: loss.weak + 0.01 }, weak: true, good: false },
    { line: { ...FINE, roundTripMs: roundTripMs.good }, weak: false, good: true },
    { line: { ...FINE, roundTripMs: roundTripMs.weak }, weak: false, good: false },
    { line: { ...FINE, roundTripMs: roundTripMs.weak + 1 }, weak: true, good: false },
    // What is not told is not held against the line, and does not make it good.
    { line: UNTOLD, weak: false, good: false },
    { line: { ...UNTOLD, roundTripMs: 50 }, weak: false, good: true },
  ])('[NEW-63] $line is weak: $weak, good: $good', ({ line, weak, good }) => {
    expect([isLineWeak(line), isLineGood(line)]).toEqual([weak, good]);
  });
});

type NewsInput = {
  id: string;
  visit: string;
  other: string | null;
  guest: string;
  after: number;
};

/** Somebody in the call, whose connection only notes down what it is told. */
const inCall = () => {
  const told: ToCall[] = [];
  const machine = teleconsultationMachine.provide({
    actors: {
      holdDevices: fromCallback(() => undefined),
      watchPage: fromCallback(() => undefined),
      stillCamera: stillCameraMachine.provide({ actions: { dropPicture: () => undefined } }),
      sentPictures: sentPicturesMachine.provide({
        actors: { readPictures: fromPromise<readonly Still[], SentPicturesInput>(async () => []) },
      }),
      readNews: fromPromise<NewsRead, NewsInput>(() => new Promise(() => undefined)),
      enterRoom: fromPromise<RoomEntered, { id: string }>(async () =>
        entered({ ...ENTRY, other_visit: OTHER }),
      ),
      holdCall: fromCallback<ToCall, CallInput>(({ receive }) =>
        receive((event) => void told.push(event)),
      ),
    },
  });
  const actor = createActor(machine, {
    input: { id: ID },
    snapshot: machine.resolveState({
      value: { present: 'devicesOpened' },
      context: { ...nothingKnown({ id: ID }), room: ROOM, devices: ON },
    }),
  }).start();
  /** Two seconds go by with each of these. */
  const measured = async (line: LineMeasure, times = 1): Promise<void> => {
    for (let each = 0; each < times; each += 1) {
      actor.send({ type: 'line.measured', line });
      await vi.advanceTimersByTimeAsync(MEASURE_MS);
    }
  };
  const pictures = () =>
    told.flatMap((event) => (event.type === 'picture.carried' ? [event.on] : []));
  const enter = async () => {
    actor.send({ type: 'entry.requested' });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'call.connected' });
  };
  return { actor, measured, pictures, enter };
};

describe('the picture of a call', () => {
  it('[NEW-63] goes off after six seconds of a weak line, and at no spark before', async () => {
    const { actor, measured, pictures, enter } = inCall();
    await enter();
    await measured(WEAK_LINE, 2);
    await measured(EDGE_LINE);
    await measured(WEAK_LINE, 2);
    actor.send({ type: 'line.measured', line: WEAK_LINE });
    await vi.advanceTimersByTimeAsync(WEAK_FOR_MS - 2 * MEASURE_MS - 1);
    expect(pictures()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(pictures()).toEqual([false]);
    actor.stop();
  });

  it('[NEW-64] comes back after a line that was good for twenty seconds in a row, and later with each fall', async () => {
    const { actor, measured, pictures, enter } = inCall();
    await enter();
    await measured(WEAK_LINE, 3);
    // A line at the edge begins the wait anew, and does not switch.
    await measured(GOOD_LINE, 9);
    await measured(EDGE_LINE);
    await measured(GOOD_LINE, 9);
    expect(pictures()).toEqual([false]);
    await measured(GOOD_LINE, 1);
    expect(pictures()).toEqual([false, true]);
    await measured(WEAK_LINE, 3);
    await measured(GOOD_LINE, 29);
    expect(pictures()).toEqual([false, true, false]);
    await measured(GOOD_LINE, 1);
    expect(pictures()).toEqual([false, true, false, true]);
    actor.stop();
  });

  it('[NEW-64] flaps at most once in three minutes on a line that never carries it', async () => {
    const { actor, measured, pictures, enter } = inCall();
    await enter();
    // Good while only the voice is sent, weak as soon as the picture is.
    for (let second = 0; second < 1800; second += 2) {
      await measured(pictures().at(-1) === false ? GOOD_LINE : WEAK_LINE);
    }
    expect(pictures().filter((on) => !on).length).toBeLessThanOrEqual(12);
    actor.stop();
  });

  it('[NEW-63] stays off where it was switched off by hand, however the line is', async () => {
    const { actor, measured, pictures, enter } = inCall();
    await enter();
    actor.send({ type: 'devices.changed', devices: { ...ON, camera: 'off' } });
    await measured(WEAK_LINE, 9);
    await measured(GOOD_LINE, 90);
    expect(pictures()).toEqual([]);
    expect(actor.getSnapshot().context.devices.camera).toBe('off');
    actor.stop();
  });
});

/** Reports as Chromium gives them, of which only what is read stands here. */
const PAIR = { id: 'p2', type: 'candidate-pair', timestamp: 100_000 } as const;
const lost = (fractionLost: number, timestamp = 99_000) =>
  ({ id: `l${fractionLost}`, type: 'remote-inbound-rtp', timestamp, fractionLost }) as const;

describe('the measure of a line', () => {
  it('[NEW-63] is that of the way in use, with the greatest loss that was lately reported', () => {
    const reports = [
      { id: 't', type: 'transport', timestamp: 100_000, selectedCandidatePairId: 'p2' },
      { ...PAIR, id: 'p1', nominated: true, state: 'succeeded', currentRoundTripTime: 9 },
      { ...PAIR, availableOutgoingBitrate: 123_456, currentRoundTripTime: 0.25 },
      lost(0.02),
      lost(0.04),
      // Said of a picture that is not sent any more.
      lost(0.5, 91_000),
    ] as const;
    expect(measureOf(reports)).toEqual({ bitrate: 123_456, loss: 0.04, roundTripMs: 250 });
  });

  it('[NEW-63] takes the way that is said to be in use where no transport is told, and knows no more than is told', () => {
    const pair = {
      ...PAIR,
      nominated: true,
      state: 'succeeded',
      currentRoundTripTime: 0.1,
    } as const;
    expect(measureOf([pair])).toEqual({ bitrate: null, loss: null, roundTripMs: 100 });
    expect(measureOf([])).toEqual(UNTOLD);
  });

  it('[NEW-63] is taken every two seconds while the two are connected, and not after', async () => {
    const connection = {
      connectionState: 'connecting',
      getStats: async () => new Map([['p', { ...PAIR, availableOutgoingBitrate: 1 }]]),
    };
    const tell = vi.fn<(line: LineMeasure) => void>();
    const stop = watchLine(connection as unknown as RTCPeerConnection, tell);
    await vi.advanceTimersByTimeAsync(MEASURE_MS * 2);
    expect(tell).not.toHaveBeenCalled();
    connection.connectionState = 'connected';
    await vi.advanceTimersByTimeAsync(MEASURE_MS * 2);
    expect(tell).toHaveBeenCalledTimes(2);
    // A browser that cannot tell changes nothing.
    connection.getStats = async () => Promise.reject(new Error('closed'));
    await vi.advanceTimersByTimeAsync(MEASURE_MS);
    stop();
    await vi.advanceTimersByTimeAsync(MEASURE_MS * 9);
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
