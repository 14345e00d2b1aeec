/**
 * The service worker of the built app, /sw.js. Online it changes nothing that anybody sees: pages come from the server,
 * and what it keeps is only asked where there is no connection, or where a file's name says what is in it. It knows
 * neither the API nor what is kept of an assessment.
 */

/** Of the build: a name for all that is in it, and the addresses of the app's pages and files. */
declare const RELEASE: { readonly id: string; readonly files: readonly string[] };

/** What TypeScript's library for pages does not know of a worker's. */
type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (reply: Promise<Response>) => void;
};
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listen: (event: Lasting) => void,
  ): void;
  addEventListener(type: 'fetch', listen: (event: Asked) => void): void;
};
const worker = globalThis as unknown as WorkerScope;

const { id, files: FILES } = RELEASE;
const PREFIX = 'toothwise-';
const OURS = `${PREFIX}${id}`;
const OFFLINE = '/offline';
/** Compressed or not, a file is the same one. */
const WHATEVER_CODING = { ignoreVary: true };

/** Asking makes no cache: this worker may be the older one, whose copies the newer one has forgotten. */
const kept = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ...WHATEVER_CODING, cacheName: OURS });

/**
 * Whether a reply is the kind of file that its address names, and from our server, which sends this header with everything. A
 * network that wants a log-in or a proxy under repair answers with a page of its own: kept as a script it would break the app
 * until the next release, and as a page it would be shown for ours.
 */
const isOurs = (address: string, { status, redirected, headers }: Response): boolean => {
  const kind = { js: 'javascript', css: 'css' }[/\.(js|css)$/.exec(address)?.[1] ?? ''] ?? 'html';
  const isKind = headers.get('content-type')?.includes(kind) ?? false;
  return status === 200 && !redirected && isKind && headers.has('origin-agent-cluster');
};

/** All go into the cache that was opened at first: opened anew, one that was forgotten meanwhile would come back. */
const keep = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(OURS);
  const keepOne = async (address: string): Promise<void> => {
    if ((await cache.match(address, WHATEVER_CODING)) !== undefined) return;
    const fresh = await fetch(address);
    if (!isOurs(address, fresh)) throw new TypeError(address);
    await cache.put(address, fresh);
  };
  const tried = await Promise.allSettled(addresses.map(keepOne));
  for (const each of tried) if (each.status === 'rejected') throw each.reason;
};

/**
 * Forgets older releases, but for the one before: a tab that is still open may ask for a part of it that the server no
 * longer has.
 */
const forgetOlder = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OURS);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const takeOver = async (): Promise<void> => {
  await forgetOlder();
  // The server is asked for a page while this worker still starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

/** A copy that the server has replaced meanwhile is of an older release: it could drop what the new one has kept. */
const dropOutdated = async (address: string, fresh: Response): Promise<void> => {
  const copy = await kept(address);
  if (copy === undefined || !isOurs(address, fresh)) return;
  if (copy.headers.get('etag') === fresh.headers.get('etag')) return;
  await (await caches.open(OURS)).delete(address, WHATEVER_CODING);
};

/** This release's copy of a page, when every file that it names is here as well. */
const keptPage = async (address: string): Promise<Response | undefined> => {
  const page = await kept(address);
  const text = (await page?.clone().text()) ?? '';
  const files = text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  const found = await Promise.all(files.map(kept));
  return found.includes(undefined) ? undefined : page;
};

const pageFor = async (event: Asked, address: string): Promise<Response> => {
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(dropOutdated(address, fresh));
    return fresh;
  } catch {
    return (await keptPage(address)) ?? (await kept(OFFLINE)) ?? Response.error();
  }
};

/** A file of the build is named after its content: from whatever release, the copy is the file. */
const fileFor = async (request: Request): Promise<Response> => {
  const copy = await caches.match(request.url, WHATEVER_CODING);
  return copy !== undefined && isOurs(new URL(request.url).pathname, copy) ? copy : fetch(request);
};

worker.addEventListener('install', (event) => {
  event.waitUntil(keep([OFFLINE]).then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
// A page of the app is open and has loaded: most of it comes from the browser's own cache now. What does not come is
// asked for when one is opened again.
worker.addEventListener('message', (event) => {
  event.waitUntil(keep(FILES).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== new URL(worker.registration.scope).origin) return;
  if (mode === 'navigate') event.respondWith(pageFor(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(event.request));
});
