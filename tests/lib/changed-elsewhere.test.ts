// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onChangedElsewhere } from '../../src/actors/storage/changed-elsewhere.ts';
import { AS_TEXT, stored } from '../../src/actors/storage/stored.ts';

const KEY = 'epik-llm-storage';

let stop = (): void => undefined;
afterEach(() => {
  stop();
});

const watch = () => {
  const tell = vi.fn<() => void>();
  stop = onChangedElsewhere(stored(KEY, AS_TEXT, { for: 'device' }), tell);
  return tell;
};
const put = (type: 'pagehide' | 'pageshow', persisted = true): void =>
  void window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

describe('a page that the browser revives as it was left', () => {
  it('hears that somebody has signed out, or is another, since', () => {
    localStorage.setItem(KEY, 'Asha');
    const tell = watch();
    put('pagehide');
    localStorage.removeItem(KEY);
    put('pageshow');
    expect(tell).toHaveBeenCalledTimes(1);
    put('pagehide');
    localStorage.setItem(KEY, 'Ravi');
    put('pageshow');
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('hears nothing where nothing has changed, or where it was loaded anew', () => {
    localStorage.setItem(KEY, 'Asha');
    const tell = watch();
    put('pagehide');
    put('pageshow');
    localStorage.setItem(KEY, 'Ravi');
    put('pageshow', false);
    expect(tell).not.toHaveBeenCalled();
  });

  it('goes on where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const tell = watch();
    put('pagehide');
    put('pageshow');
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it.each([
    ['writes it', KEY, 1],
    ['clears everything', null, 1],
    ['writes something else', 'other', 0],
  ])('%s', (_what, key, times) => {
    const tell = watch();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(tell).toHaveBeenCalledTimes(times);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(tell).toHaveBeenCalledTimes(times);
  });
});
