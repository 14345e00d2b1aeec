// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MicrophoneLevel } from '../../src/lib/media/MicrophoneLevel.tsx';
import { showStream } from '../../src/lib/media/streams.ts';

const context = {
  sample: 128,
  resume: vi.fn<() => Promise<void>>(async () => undefined),
  close: vi.fn<() => Promise<void>>(async () => undefined),
};

/** The browser's reader of a sound whose samples are all alike. */
class FakeContext {
  createAnalyser = () => ({
    fftSize: 4,
    getByteTimeDomainData: (samples: Uint8Array) => samples.fill(context.sample),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  resume = context.resume;
  close = context.close;
}

const soundOf = (tracks: number) =>
  ({ getAudioTracks: () => Array.from({ length: tracks }) }) as unknown as MediaStream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => {
  showStream('own', null);
});

/** The level shown a moment after the microphone gives such samples. */
const levelAt = (sample: number): number => {
  context.sample = sample;
  act(() => void vi.advanceTimersByTime(100));
  return screen.getByRole<HTMLMeterElement>('meter', { name: 'Level' }).value;
};

it('moves with the sound, from silence to the end of the bar', () => {
  showStream('own', soundOf(1));
  render(<MicrophoneLevel label="Level" />);
  expect(levelAt(128)).toBe(0);
  expect(levelAt(144)).toBe(0.625);
  expect(levelAt(112)).toBe(0.625);
  expect(levelAt(255)).toBe(1);
});

it('asks the browser again at a press, and gives the sound back when it goes', () => {
  showStream('own', soundOf(1));
  const { unmount } = render(<MicrophoneLevel label="Level" />);
  expect(context.resume).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('pointerdown'));
  expect(context.resume).toHaveBeenCalledTimes(2);
  unmount();
  expect(context.close).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('pointerdown'));
  expect(context.resume).toHaveBeenCalledTimes(2);
});

it('stands still without a microphone', () => {
  showStream('own', soundOf(0));
  render(<MicrophoneLevel label="Level" />);
  expect(levelAt(255)).toBe(0);
  expect(context.resume).not.toHaveBeenCalled();
});
