/**
 * The service worker of the built app, /sw.js. Online it changes nothing visible: pages come from the server, and its
 * copies are used only without a connection or for files named by their content. It touches neither the API nor what is
 * stored of an assessment.
 */

/** Set by the build: a hash of everything in it, and the addresses of the app's pages and files. */
declare const RELEASE: { readonly id: string; readonly files: readonly string[] };

/** Set by the build: what stands before the addresses of its language. */
declare const PLACE: string;

/** Worker types that TypeScript's DOM library lacks. */
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
// Each language has a worker, and leaves the copies of the others alone.
const PREFIX = `${PLACE}toothwise-`;
const OURS = `${PREFIX}${id}`;
const OFFLINE = `${PLACE}/offline`;
/** Compression varies, but a file stays the same. */
const WHATEVER_CODING = { ignoreVary: true };

/**
 * Looks up a copy without creating the cache: this worker may be the older one, whose cache the newer one has deleted.
 */
const kept = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ...WHATEVER_CODING, cacheName: OURS });

/**
 * True when a reply is of the kind that its address names and comes from this server, which sends this header with
 * everything. A captive portal or a proxy under repair answers with a page of its own: stored as a script it would
 * break the app until the next release, and as a page it would be shown as this site's.
 */
const isOurs = (address: string, { status, redirected, headers }: Response): boolean => {
  const kind = { js: 'javascript', css: 'css' }[/\.(js|css)$/.exec(address)?.[1] ?? ''] ?? 'html';
  const isKind = headers.get('content-type')?.includes(kind) ?? false;
  return status === 200 && !redirected && isKind && headers.has('origin-agent-cluster');
};

/** Stores every address in the one cache opened first: opening it again would recreate a cache deleted meanwhile. */
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
 * Deletes the caches of older releases except the previous one: a tab that is still open may need a file that the
 * server no longer has.
 */
const forgetOlder = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OURS);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const takeOver = async (): Promise<void> => {
  await forgetOlder();
  // Navigation preload requests the page while this worker still starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

/**
 * Deletes the copy of a page that the server has replaced meanwhile: as a page of an older release it could drop what
 * the new one has stored.
 */
const dropOutdated = async (address: string, fresh: Response): Promise<void> => {
  const copy = await kept(address);
  if (copy === undefined || !isOurs(address, fresh)) return;
  if (copy.headers.get('etag') === fresh.headers.get('etag')) return;
  await (await caches.open(OURS)).delete(address, WHATEVER_CODING);
};

/** Returns this release's copy of a page, if every file that it names is stored too. */
const keptPage = async (address: string): Promise<Response | undefined> => {
  const page = await kept(address);
  const text = (await page?.clone().text()) ?? '';
  const files = text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  const found = await Promise.all(files.map((file) => kept(PLACE + file)));
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

/**
 * Answers with the copy of a file: build files are named by their content, so a copy from any release is the same file.
 */
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
// A page of the app has loaded, so most files come from the browser's own cache. What fails to load is tried again when
// the next page opens.
worker.addEventListener('message', (event) => {
  event.waitUntil(keep(FILES).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== new URL(worker.registration.scope).origin) return;
  if (mode === 'navigate') event.respondWith(pageFor(event, pathname));
  else if (pathname.startsWith(`${PLACE}/assets/`)) event.respondWith(fileFor(event.request));
});
