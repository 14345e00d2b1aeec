// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { keepForOffline } from '../../src/lib/loading/offline.ts';

/** A browser's container of workers, as far as it is used. */
const container = (register: () => Promise<unknown> = () => Promise.resolve()) => {
  const postMessage = vi.fn<(message: string) => void>();
  const workers = Object.assign(new EventTarget(), {
    register: vi.fn<() => Promise<unknown>>(register),
    controller: null as { postMessage: typeof postMessage } | null,
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  return { workers, postMessage };
};

describe('keeping the app for when there is no connection', () => {
  it('is absent in development', () => {
    const { workers } = container();
    keepForOffline('page');
    keepForOffline('app');
    expect(workers.register).not.toHaveBeenCalled();
  });

  it('is left alone where the browser has no workers', () => {
    vi.stubEnv('PROD', true);
    vi.stubGlobal('navigator', {});
    expect(() => keepForOffline('app')).not.toThrow();
  });

  it('does not fail where it is forbidden', async () => {
    vi.stubEnv('PROD', true);
    const { workers } = container(() => Promise.reject(new Error('forbidden')));
    keepForOffline('page');
    expect(workers.register.mock.calls).toEqual([['/sw.js']]);
    // A rejection that nobody handles would fail the run.
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('asks the worker of the page, and each one that takes over, to keep the app', () => {
    vi.stubEnv('PROD', true);
    const { workers, postMessage } = container();
    keepForOffline('app');
    expect(workers.register).toHaveBeenCalledTimes(1);
    expect(postMessage).not.toHaveBeenCalled();
    workers.controller = { postMessage };
    workers.dispatchEvent(new Event('controllerchange'));
    expect(postMessage.mock.calls).toEqual([['app.opened']]);
    keepForOffline('app');
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  it('asks for no more than the page where only the start page was opened', () => {
    vi.stubEnv('PROD', true);
    const { workers, postMessage } = container();
    workers.controller = { postMessage };
    keepForOffline('page');
    workers.dispatchEvent(new Event('controllerchange'));
    expect(workers.register).toHaveBeenCalledTimes(1);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
