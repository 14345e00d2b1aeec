// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { loadPage } from '../../../src/actors/page/page-loading.ts';
import { laterPage, PartBoundary } from '../../../src/flows/page-loading/later-page.tsx';
import { later } from '../../../src/flows/page-loading/later-files.ts';
import { renderView } from '../../kit/views.tsx';

const OURS = '/assets/index-AAAA1111.js';
const NEXT = '/assets/index-BBBB2222.js';
const THIRD = '/assets/index-CCCC3333.js';

const Page = () => (
  <main>
    <h1>A page</h1>
  </main>
);
const PLACE = { href: 'http://localhost/chat', pathname: '/chat', search: '', hash: '' };
const reload = vi.fn<() => void>();
const logged = vi.fn<(...said: unknown[]) => void>();
let named = 0;

/** The server has this release; null: it does not answer. */
const serve = (release: string | null) =>
  vi.stubGlobal('fetch', () =>
    release === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(`<script type="module" src="${release}"></script>`)),
  );

/** The browser has loaded this release. */
const standOn = (release: string): void => {
  document.head.innerHTML = `<script type="text/plain" src="${release}"></script>`;
};

/** A page that does not come with the first tries, and the number of tries. */
const failing = (times = Infinity) => {
  let tries = 0;
  return vi.fn<() => Promise<typeof Page>>(() => {
    tries += 1;
    return tries > times
      ? Promise.resolve(Page)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
};

const open = (load: () => Promise<typeof Page>) => {
  named += 1;
  const View = laterPage(`page ${named}`, load);
  return act(async () => renderView(<View />));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) =>
  act(async () => screen.getByRole<HTMLButtonElement>('button', { name }).click());
const said = () => screen.getByRole('status').textContent;
const failed = () => screen.queryByRole('heading', { name: 'This page did not load' });
const page = () => screen.queryByRole('heading', { name: 'A page' });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.stubGlobal('location', { ...PLACE, reload });
  standOn(OURS);
  serve(OURS);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('a page that is on its way', () => {
  it('[SHELL-29] has a loading screen until it is here', async () => {
    let come: (page: typeof Page) => void = () => undefined;
    await open(() => new Promise((resolve) => (come = resolve)));
    expect(said()).toBe('Loading...');
    await pass(7999);
    expect(said()).toBe('Loading...');
    await pass(1);
    expect(said()).toBe('Still loading. Your connection may be slow.');
    await act(async () => come(Page));
    expect(page()).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('[ERR-05] [CONST-29] counts as failed after 120 seconds, and not before', async () => {
    await open(() => new Promise(() => undefined));
    await pass(119_999);
    expect(failed()).toBeNull();
    await pass(1);
    expect(failed()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('[ERR-05] counts as failed after 120 seconds where a flow waits for its chart', async () => {
    const { fetched } = later('a chart', () => new Promise(() => undefined));
    const ended = vi.fn<(error: Error) => void>();
    fetched().catch(ended);
    await pass(119_999);
    expect(ended).not.toHaveBeenCalled();
    await pass(1);
    expect(ended.mock.calls[0]?.[0].name).toBe('ChunkLoadError');
  });
});

describe('a page that does not come', () => {
  it('[ERR-04] raises a ChunkLoadError, and says so in the place of the page', async () => {
    await open(failing());
    await pass(1000);
    const raised = logged.mock.calls.flat().filter((each) => each instanceof Error);
    expect(raised.map(({ name }) => name)).toContain('ChunkLoadError');
    expect(failed()).not.toBeNull();
  });

  it('[ERR-04] raises a ChunkLoadError to a flow whose chart does not come, each time', async () => {
    serve(null);
    const load = failing(4);
    const { fetched } = later('another chart', load);
    for (const tries of [2, 3]) {
      const ended = vi.fn<(error: Error) => void>();
      fetched().catch(ended);
      await pass(1000);
      expect(ended.mock.calls[0]?.[0].name).toBe('ChunkLoadError');
      expect(load).toHaveBeenCalledTimes(tries);
    }
  });

  it('[ERR-04] raises a ChunkLoadError that says what the browser said', async () => {
    const { loading } = later('a file', failing());
    const raised = vi.fn<(error: unknown) => void>();
    const one = createActor(loadPage, { input: { page: 'a file' } });
    one.subscribe({ error: raised });
    one.start();
    await pass(0);
    const error = raised.mock.calls[0]?.[0] as Error | undefined;
    expect([error?.name, String(error?.cause)]).toEqual([
      'ChunkLoadError',
      'TypeError: Failed to fetch dynamically imported module',
    ]);
    expect(loading().getSnapshot().value).toEqual({ loading: 'started' });
  });

  it('is asked for once more after a second, and nobody notices', async () => {
    const load = failing(1);
    await open(load);
    expect(said()).toBe('Loading...');
    await pass(999);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(page()).not.toBeNull();
  });

  it('is asked for again when somebody presses, and then is in its place', async () => {
    await open(failing(2));
    await pass(1000);
    await press('Try again');
    await pass(0);
    expect(page()).not.toBeNull();
    expect(failed()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded with the whole page when pressing alone does not help', async () => {
    await open(failing());
    await pass(1000);
    expect(reload).not.toHaveBeenCalled();
    await press('Try again');
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded with the whole page while no server answers: that would take away what is there', async () => {
    serve(null);
    await open(failing());
    await pass(1000);
    await press('Try again');
    await pass(0);
    expect(reload).not.toHaveBeenCalled();
    expect(said()).toBe('Our server cannot be reached. Please check your connection.');
  });

  it('leaves the rest of the page alone when it is only a part of it', async () => {
    const Part = later('a part', failing(2)).screen((part) => part);
    await act(async () =>
      renderView(
        <>
          <h2>What stands around it</h2>
          <PartBoundary>
            <Part />
          </PartBoundary>
        </>,
      ),
    );
    await pass(1000);
    screen.getByRole('heading', { name: 'What stands around it' });
    await press('Try again');
    await pass(0);
    expect(page()).not.toBeNull();
  });

  it('is left out where the screen can do without it', async () => {
    const Part = later('an extra', failing()).part((part) => part);
    await act(async () => renderView(<Part />));
    await pass(1000);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it('comes once its file is there, whoever asked for that again', async () => {
    const file = later('an extra', failing(1));
    const Part = file.part((part) => part);
    await act(async () => renderView(<Part />));
    await pass(1000);
    expect(page()).toBeNull();
    await act(() => file.preload());
    expect(page()).not.toBeNull();
  });
});

describe('a page whose files are gone with a newer release', () => {
  it('is loaded anew by itself', async () => {
    serve(NEXT);
    await open(failing());
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(failed()).toBeNull();
  });

  it('is loaded anew once only: two releases that take turns do not send it to and fro', async () => {
    serve(NEXT);
    await open(failing());
    await pass(1000);
    // After that reload the other release stands here, and the server has the first one again.
    standOn(NEXT);
    serve(OURS);
    cleanup();
    await open(failing());
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(failed()).not.toBeNull();
  });

  it('is not loaded anew when that has not brought the newer release', async () => {
    serve(NEXT);
    for (const times of [1, 1]) {
      await open(failing());
      await pass(1000);
      expect(reload).toHaveBeenCalledTimes(times);
      cleanup();
    }
    expect(sessionStorage.getItem('toothwise-left-releases')).toBe(JSON.stringify([OURS]));
  });

  it('is loaded anew again after the release after that', async () => {
    serve(NEXT);
    await open(failing());
    await pass(1000);
    standOn(NEXT);
    serve(THIRD);
    cleanup();
    await open(failing());
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not loaded anew where the browser cannot remember that it was', async () => {
    serve(NEXT);
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
    });
    await open(failing());
    await pass(1000);
    expect(reload).not.toHaveBeenCalled();
    expect(failed()).not.toBeNull();
  });

  it('is not loaded anew under words in a page that the app has not taken over: they can go on', async () => {
    serve(NEXT);
    const first = document.createElement('div');
    first.id = 'first-paint';
    first.innerHTML = '<textarea readonly></textarea><p data-not-loaded hidden>Not loaded</p>';
    document.body.append(first);
    await open(failing());
    await pass(1000);
    expect(reload).not.toHaveBeenCalled();
    expect(first.querySelector('p')?.hidden).toBe(false);
    expect(first.querySelector('textarea')?.readOnly).toBe(false);
    first.remove();
  });

  it('is loaded anew by itself from a first paint in which nobody can have written', async () => {
    serve(NEXT);
    const first = document.createElement('div');
    first.id = 'first-paint';
    document.body.append(first);
    await open(failing());
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(1);
    first.remove();
  });
});
