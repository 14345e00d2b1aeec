// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { untilLoaded, untilPainted } from '../../src/lib/painted/painted.ts';

/** A browser's word of what is on the screen, as far as it is used. */
const observer = () => {
  const heard: ((list: { getEntriesByName: (name: string) => readonly string[] }) => void)[] = [];
  const observe = vi.fn<(asked: object) => void>();
  class Observer {
    constructor(told: (typeof heard)[number]) {
      heard.push(told);
    }
    observe = observe;
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const tell = (painted: string): void => {
    for (const told of heard) {
      told({ getEntriesByName: (name) => (name === painted ? [name] : []) });
    }
  };
  return { observe, tell };
};

/** What a wait has begun, by now. */
const begun = (wait: () => Promise<void>) => {
  const run = vi.fn<() => void>();
  void wait().then(run);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return run.mock.calls.length;
  };
};

beforeEach(() => vi.useFakeTimers());

describe('what the first paint does not need', () => {
  it('begins when text or a picture is on the screen, not at a bare background', async () => {
    const { observe, tell } = observer();
    const times = begun(untilPainted);
    // A page that was painted before the script ran is told of as well.
    expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'paint', buffered: true });
    tell('first-paint');
    expect(await times()).toBe(0);
    tell('first-contentful-paint');
    expect(await times()).toBe(1);
  });

  it('begins after a second on a page of which no paint is told, such as one in a hidden tab', async () => {
    observer();
    const times = begun(untilPainted);
    vi.advanceTimersByTime(999);
    expect(await times()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await times()).toBe(1);
  });
});

describe('what no screen waits for', () => {
  it('begins on a page that has all its files once it is painted', async () => {
    const { tell } = observer();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const times = begun(untilLoaded);
    expect(await times()).toBe(0);
    tell('first-contentful-paint');
    expect(await times()).toBe(1);
  });

  it('waits on a page that still loads, although it is painted', async () => {
    const { tell } = observer();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const times = begun(untilLoaded);
    tell('first-contentful-paint');
    vi.advanceTimersByTime(60_000);
    expect(await times()).toBe(0);
    dispatchEvent(new Event('load'));
    expect(await times()).toBe(0);
    tell('first-contentful-paint');
    expect(await times()).toBe(1);
  });
});
