import { beforeEach, describe, expect, it, vi } from 'vitest';

const [SCRIPT, STYLE, PAGE] = ['/assets/app-1.js', '/assets/app-1.css', '/chat'];
const KINDS: Readonly<Record<string, string>> = {
  [SCRIPT]: 'text/javascript; charset=utf-8',
  [STYLE]: 'text/css; charset=utf-8',
};
const ORIGIN = 'https://toothwise.example';

/** What our server sends for an address. */
const ours = (address: string): Response =>
  new Response(`of ${address}`, {
    headers: {
      'content-type': KINDS[address] ?? 'text/html; charset=utf-8',
      'origin-agent-cluster': '?1',
      etag: '"1"',
    },
  });

const LOG_IN = '<!doctype html><h1>Log in to this network</h1>';
/** A reply of whoever stands between, `redirected` as `fetch` has it. */
const between = (init: ResponseInit & { redirected?: boolean } = {}): Response => {
  const reply = new Response(LOG_IN, { headers: { 'content-type': 'text/html' }, ...init });
  if (init.redirected) Object.defineProperty(reply, 'redirected', { value: true });
  return reply;
};

type Event = { waitUntil(work: Promise<unknown>): void; respondWith(reply: unknown): void };

let network: (address: string) => Response;
let kept: Map<string, Response>;
let listeners: Map<string, (event: object) => void>;

/** The worker in a browser of which we see what is kept and what is asked. */
beforeEach(async () => {
  kept = new Map();
  listeners = new Map();
  network = ours;
  const pathOf = (asked: string | { url: string }): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  const match = async (asked: string) => kept.get(pathOf(asked))?.clone();
  const cache = {
    match,
    put: async (asked: string, reply: Response) => void kept.set(pathOf(asked), reply),
    add: async (asked: string) => void kept.set(pathOf(asked), network(pathOf(asked))),
    delete: async (asked: string) => kept.delete(pathOf(asked)),
  };
  vi.stubGlobal('RELEASE', { id: 'first', files: [PAGE, SCRIPT, STYLE] });
  vi.stubGlobal('PLACE', '');
  vi.stubGlobal('caches', { match, open: async () => cache, keys: async () => [] });
  vi.stubGlobal('fetch', async (asked: string | Request) => network(pathOf(asked)));
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('addEventListener', (type: string, listen: (event: object) => void) =>
    listeners.set(type, listen),
  );
  vi.resetModules();
  await vi.importActual('../../src/offline/service-worker.ts');
  return () => vi.unstubAllGlobals();
});

/** Tells the worker of something, and waits until it has done what it has to. @returns what it answers */
const tell = async (type: string, more: object = {}): Promise<Response | undefined> => {
  const works: Promise<unknown>[] = [];
  let reply: unknown;
  const event: Event = {
    waitUntil: (work) => void works.push(work),
    respondWith: (given) => (reply = given),
  };
  listeners.get(type)?.({ ...event, ...more });
  const answered = (await reply) as Response | undefined;
  await Promise.all(works);
  return answered;
};
const ask = (address: string, mode = 'no-cors') =>
  tell('fetch', { request: { method: 'GET', mode, url: `${ORIGIN}${address}` } });

const NOT_OURS = [
  ['a page with status 200', () => between()],
  ['a page that it was led to', () => between({ redirected: true })],
  ['an error', () => between({ status: 502 })],
  ['a part', () => between({ status: 206 })],
  [
    'a page as if it were any file',
    () => between({ headers: { 'content-type': 'text/html; text/css; javascript' } }),
  ],
] as const;

describe('what stands between the worker and the server', () => {
  it('is not there: the app is kept, and a file comes from what is kept', async () => {
    await tell('message');
    expect([...kept.keys()]).toEqual([PAGE, SCRIPT, STYLE]);
    network = () => between();
    expect(await (await ask(SCRIPT))?.text()).toBe(`of ${SCRIPT}`);
  });

  it.each(NOT_OURS)('answers with %s, of which nothing is kept', async (_what, reply) => {
    network = reply;
    await tell('message');
    expect([...kept.keys()]).toEqual([]);
    await expect(tell('install')).rejects.toThrow('/offline');
    expect([...kept.keys()]).toEqual([]);
  });

  it.each([SCRIPT, STYLE])(
    'sends a page of our own for %s, which is not kept as it',
    async (file) => {
      network = (address) => ours(address === file ? PAGE : address);
      await tell('message');
      expect([...kept.keys()]).not.toContain(file);
    },
  );

  it('answers a visit, which is shown, and takes no copy away', async () => {
    await tell('message');
    network = () => between({ headers: { 'content-type': 'text/html', etag: '"2"' } });
    expect(await (await ask(PAGE, 'navigate'))?.text()).toBe(LOG_IN);
    expect([...kept.keys()]).toContain(PAGE);
  });

  it('has been kept by an older worker as a script, and is not run: the server is asked', async () => {
    kept.set(SCRIPT, between());
    expect(await (await ask(SCRIPT))?.text()).toBe(`of ${SCRIPT}`);
  });
});
