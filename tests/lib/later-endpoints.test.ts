// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { laterEndpoints, warmUp } from '../../src/actors/calls/later-endpoints.ts';

const OURS = '/assets/index-AAAA1111.js';
const NEXT = '/assets/index-BBBB2222.js';
const reload = vi.fn<() => void>();

/** The server has this release; null: it does not answer. */
const serve = (release: string | null) =>
  vi.stubGlobal('fetch', () =>
    release === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(`<script type="module" src="${release}"></script>`)),
  );

const gone = vi.fn<() => Promise<{ readonly call: string }>>();
const ENDPOINTS = { call: 'of this release' };

/** What asking for a call comes to within a moment. */
const asked = async (): Promise<unknown> => {
  const named = laterEndpoints(gone);
  const moment = new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 50));
  return Promise.race([moment, named('call').catch((failure: unknown) => failure)]);
};
const LOST = { kind: 'network', message: 'The calls could not be loaded' };

beforeEach(() => {
  reload.mockReset();
  gone.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  document.head.innerHTML = `<script type="text/plain" src="${OURS}"></script>`;
  vi.stubGlobal('location', { href: 'http://localhost/chat', reload });
});
afterEach(() => {
  document.head.innerHTML = '';
});

describe('calls in a file that comes later', () => {
  it('are there by their names once it has come', async () => {
    gone.mockResolvedValue(ENDPOINTS);
    expect(await asked()).toBe('of this release');
    expect(reload).not.toHaveBeenCalled();
  });

  it('[ERR-04] bring the newer release that has taken their place, once, and fail nowhere', async () => {
    serve(NEXT);
    expect(await asked()).toBe('nothing yet');
    expect(reload).toHaveBeenCalledOnce();
    document.head.innerHTML = `<script type="text/plain" src="${NEXT}"></script>`;
    serve(OURS);
    expect(await asked()).toEqual(LOST);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the release is the same', OURS],
    ['the server does not answer', null],
  ])('fail like a lost connection where %s', async (_why, release) => {
    serve(release);
    expect(await asked()).toEqual(LOST);
    expect(reload).not.toHaveBeenCalled();
  });

  it('are fetched ahead without a word: nothing is loaded anew for what nobody has asked', async () => {
    serve(NEXT);
    warmUp(gone);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gone).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
