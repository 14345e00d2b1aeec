import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../../contracts/common/paths.ts';
import { inLanguage, texts } from '../../server/texts/speaking.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { testApp, testEnv } from '../kit/server.ts';

const APP = '<!doctype html><title>app</title>';
const CHAT = '<!doctype html><title>app, chat first</title>';
const LANDING = '<!doctype html><title>landing</title>';
const OFFLINE = '<!doctype html><title>no connection</title>';
const SHARED =
  '<!doctype html><head><link rel="canonical" href="%ORIGIN%/"><meta property="og:url" content="%ORIGIN%/"><meta property="og:image" content="%ORIGIN%/assets/share-3f2a.png"></head><p>start</p>';
const SCRIPT = 'console.log("hello from the app");'.repeat(50);
const YEAR = 'public, max-age=31536000, immutable';

const outside = tempFolder();
const folder = join(outside, 'client');
let app: FastifyInstance;

const write = (path: string, text: string) => {
  writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(text));
};

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  write('index.html', APP);
  write('landing.html', LANDING);
  mkdirSync(join(folder, 'app'));
  write('app/chat.html', CHAT);
  write('app/chat-summary.html', CHAT);
  write('offline.html', OFFLINE);
  write('sw.js', SCRIPT);
  write('assets/app-3f2a.js', SCRIPT);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{"secret":true}');
  writeFileSync(join(folder, '.env'), 'secret=1');
  writeFileSync(join(outside, 'outside.txt'), 'secret');
  app = await testApp({ env: testEnv({ STATIC_DIR: folder }) });
});
afterAll(async () => {
  rmSync(outside, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the address of signing in that the documents name', () => {
  it.each([
    ['', '/login'],
    ['?return=/find-dentist', '/login?return=%2Ffind-dentist'],
    ['?return=/chat?step=CLINIC_BOOKING', '/login?return=%2Fchat%3Fstep%3DCLINIC_BOOKING'],
    // Nobody is led to somebody else's page through ours.
    ['?return=//elsewhere.example', '/login'],
    ['?return=https://elsewhere.example', '/login'],
    ['?return=/\\elsewhere.example', '/login'],
    ['?return=/a&return=/b', '/login'],
  ])('[CLINIC-03] leads from /api/login%s to %s', async (query, place) => {
    const reply = await get(`/api/login${query}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, place]);
  });
});

describe('[NEW-90] the pages of another language', () => {
  const [HINDI, HINDI_CHAT] = [
    '<!doctype html><title>ऐप</title>',
    '<!doctype html><title>चैट</title>',
  ];
  let both: FastifyInstance;

  beforeAll(async () => {
    const built = join(outside, 'both');
    for (const each of ['app', 'site', 'hi/app', 'hi/assets', 'hi/site', 'xx'])
      mkdirSync(join(built, each), { recursive: true });
    const files = {
      'index.html': APP,
      'site/about.html': '<p>About</p>',
      'site/how-it-works.html': '<p>How it works</p>',
      'hi/index.html': HINDI,
      'hi/landing.html': '<p>आइए</p>',
      'hi/app/chat.html': HINDI_CHAT,
      'hi/assets/a.js': SCRIPT,
      'hi/site/how-it-works.html': '<p>{{operator:courts}}</p>',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text);
    both = await testApp({ env: testEnv({ STATIC_DIR: built }) });
  });

  it.each([
    ['/hi/chat', 200, HINDI_CHAT],
    ['/hi/chat?step=FOLLOW_UP', 200, HINDI_CHAT],
    ['/hi/login', 200, HINDI],
    ['/hi/doctor/dr-meera-kulkarni-pune', 200, HINDI],
    ['/hi/assets/a.js', 200, SCRIPT],
    ['/hi/nope', 404, HINDI],
    ['/hi/index.html', 404, HINDI],
    ['/hi/app/chat', 404, HINDI],
    ['/chat', 200, APP],
    // A folder without a page is no language.
    ['/xx/chat', 404, APP],
    ['/hindi/chat', 404, APP],
  ])('%s has status %i', async (url, status, body) => {
    const reply = await both.inject({ url });
    expect([reply.statusCode, reply.body]).toEqual([status, body]);
  });

  it.each(['/hi', '/hi/', '/hi/home'])('[NEW-97] %s is the start page', async (url) => {
    const start = await both.inject({ url });
    expect([start.statusCode, start.body]).toEqual([200, '<p>आइए</p>']);
  });

  it('[NEW-97] are those that it has; the others are led to English', async () => {
    const own = await both.inject({ url: '/hi/how-it-works' });
    // Another file of this process may have taught it Hindi.
    const missing = inLanguage('hi', () => texts().NOT_STATED);
    expect([own.statusCode, own.body]).toEqual([200, `<p>${missing}</p>`]);
    const other = await both.inject({ url: '/hi/about' });
    expect([other.statusCode, other.headers.location]).toEqual([302, '/about']);
  });

  it('leave a file that is not there to programs', async () => {
    const missing = await both.inject({ url: '/hi/assets/b.js' });
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('are unknown where no other language is built', async () => {
    expect((await get('/hi/chat')).statusCode).toBe(404);
  });
});

describe('pages', () => {
  it.each(['/', '/home', '/home?from=mail'])(
    '[ROUTE-01] [ROUTE-02] %s is the landing page',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, LANDING]);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([PATHS.chat, PATHS.chatSummary, '/chat?step=FOLLOW_UP', '/chat/'])(
    '[ROUTE-03] [ROUTE-04] %s is the page that was drawn for it',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, CHAT]);
    },
  );

  // Nobody is called unknown where the directory cannot be asked.
  it.each([PATHS.findDentist, PATHS.findMyDentist, '/doctor/dr-meera-kulkarni-pune'])(
    '[ROUTE-11] [ROUTE-18] [ROUTE-19] %s, without a page of its own, is the app alone',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, APP]);
    },
  );

  it.each(['/doctor', '/doctor/', '/doctor/a/b'])('%s is no dentist’s page', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    '/nope',
    '/chat/nope',
    '/a/b/c',
    '/index.html',
    '/landing.html',
    '/app/chat',
    '/app/chat.html',
    '/assetsx',
  ])(
    '[ROUTE-45] %s is the app with status 404, so that it shows its not-found page',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([404, APP]);
      expect(reply.headers.etag).toBeUndefined();
    },
  );

  it('are always asked for again, and not sent twice when nothing changed', async () => {
    const first = await get('/chat');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/chat', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('needs no file for a page that it has sent before, and reads one that a release has replaced', async () => {
    write('app/login.html', CHAT);
    const own = await testApp({ env: testEnv({ STATIC_DIR: folder }) });
    const ask = () => own.inject({ url: '/login', headers: { 'accept-encoding': 'br' } });
    const first = await ask();
    for (const end of ['', '.br', '.gz']) rmSync(join(folder, `app/login.html${end}`));
    const again = await ask();
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(CHAT);

    // What was compressed of an older page is not sent for a newer one.
    write('app/login.html', APP);
    const later = new Date(Date.now() + 5000);
    utimesSync(join(folder, 'app/login.html'), later, later);
    writeFileSync(join(folder, 'app/login.html.br'), brotliCompressSync(LANDING));
    expect(brotliDecompressSync((await ask()).rawPayload).toString()).toBe(APP);
  });

  it.each([
    ['/chat?query=', 302, '/chat'],
    ['/chat?query=%20+', 302, '/chat'],
    ['/chat?query=&step=INTRO', 302, '/chat?step=INTRO'],
    ['/chat?query=tooth', 200, undefined],
    ['/chat', 200, undefined],
  ])('%s: only an empty query is taken out of the address', async (url, status, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([status, location]);
  });

  it('can be asked for by HEAD', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/chat' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(reply.headers['content-length']).toBe(String(CHAT.length));
    expect((await app.inject({ method: 'HEAD', url: '/nope' })).statusCode).toBe(404);
  });
});

describe('the start page under a known address', () => {
  const known = join(outside, 'known');
  let named: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(known);
    writeFileSync(join(known, 'index.html'), APP);
    writeFileSync(join(known, 'landing.html'), SHARED);
    mkdirSync(join(known, 'site/blog'), { recursive: true });
    const canonical = (path: string) => `<link rel="canonical" href="%ORIGIN%${path}">`;
    writeFileSync(join(known, 'site/about.html'), canonical('/about'));
    writeFileSync(join(known, 'site/blog/gums.html'), canonical('/blog/gums'));
    writeFileSync(join(known, 'site/terms.html'), '{{operator:name}}, {{operator:courts}}');
    writeFileSync(join(known, 'site/sitemap.xml'), '<loc>%ORIGIN%/</loc>');
    writeFileSync(join(known, 'site/robots.txt'), 'Sitemap: %ORIGIN%/sitemap.xml\nDisallow: /x\n');
    const set = {
      STATIC_DIR: known,
      PUBLIC_URL: 'https://toothwise.example',
      OPERATOR_NAME: 'Teeth <b>&</b> Sons',
    };
    named = await testApp({ env: testEnv(set) });
  });
  afterAll(() => named.close());

  const ask = (url: string, headers: Record<string, string> = {}) =>
    named.inject({ url, headers: { host: 'toothwise.example', ...headers } });

  it.each(['/', '/home'])('%s names it, and the picture in full', async (url) => {
    const { body } = await ask(url);
    expect(body).toContain('<link rel="canonical" href="https://toothwise.example/">');
    expect(body).toContain('<meta property="og:url" content="https://toothwise.example/">');
    expect(body).toContain('content="https://toothwise.example/assets/share-3f2a.png"');
    expect(body).toContain('<p>start</p>');
  });

  it.each(['/about', '/blog/gums'])('%s, a page of the site, names itself too', async (url) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(200);
    expect(body).toBe(`<link rel="canonical" href="https://toothwise.example${url}">`);
  });

  it('a page of the site says who runs it, by the settings', async () => {
    const { body } = await ask('/terms');
    expect(body).toBe(
      'Teeth &lt;b&gt;&amp;&lt;/b&gt; Sons, not stated yet by the operator of this site',
    );
  });

  it('what programs read names it, each as what it is', async () => {
    const reply = await ask('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(reply.body).toBe('<loc>https://toothwise.example/</loc>');
    const robots = await ask('/robots.txt');
    expect(robots.body).toContain('Sitemap: https://toothwise.example/sitemap.xml\n');
  });

  it.each(['/site/about.html', '/site/blog/gums', '/about.html'])(
    '%s is no second address of a page',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404);
    },
  );

  it('goes out like a file: compressed, asked for again, and once while nothing changed', async () => {
    const plain = await ask('/');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const reply = await ask('/', { 'accept-encoding': `${coding}, identity` });
      expect(reply.headers['content-encoding']).toBe(coding);
      expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
    }
    const again = await ask('/', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await named.inject({ method: 'HEAD', url: '/', headers: { host: 'toothwise.example' } }))
        .statusCode,
    ).toBe(200);
  });

  it('names no address when none is known', async () => {
    const unnamed = await testApp({ env: testEnv({ STATIC_DIR: known }) });
    expect((await unnamed.inject({ url: '/' })).body).toBe(
      '<!doctype html><head><meta property="og:image" content="/assets/share-3f2a.png"></head><p>start</p>',
    );
    // Only a whole address of a sitemap is one.
    expect((await unnamed.inject({ url: '/robots.txt' })).body).toBe('Disallow: /x\n');
    await unnamed.close();
  });
});

describe('what a browser keeps for when there is no connection', () => {
  it('has an address, and is asked for again like any page', async () => {
    const page = await get('/offline');
    expect([page.statusCode, page.body]).toEqual([200, OFFLINE]);
    const worker = await get('/sw.js');
    expect([worker.statusCode, worker.body]).toEqual([200, SCRIPT]);
    expect(worker.headers['content-type']).toMatch(/javascript/);
    expect([page, worker].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
    ]);
  });
});

describe('files', () => {
  it('of the build may be kept for a year, others are asked for again', async () => {
    expect((await get('/assets/app-3f2a.js')).headers['cache-control']).toBe(YEAR);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('go out compressed to who takes %s', async (accepted, encoding, unpack) => {
    const bodies = { '/assets/app-3f2a.js': SCRIPT, '/chat': CHAT, '/': LANDING, '/nope': APP };
    const replies = await Promise.all(
      Object.keys(bodies).map((url) => get(url, { 'accept-encoding': accepted })),
    );
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(
      replies.map(() => encoding),
    );
    expect(replies.map(({ headers }) => headers.vary)).toEqual(
      replies.map(() => 'accept-encoding'),
    );
    expect(replies.map(({ rawPayload }) => unpack(rawPayload).toString())).toEqual(
      Object.values(bodies),
    );
    const script = await get('/assets/app-3f2a.js', { 'accept-encoding': accepted });
    expect(script.headers['content-type']).toMatch(/javascript/);
  });

  it('go out as they are to who takes no compression, or when there is no compressed twin', async () => {
    const plain = await get('/assets/app-3f2a.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    const icon = await get('/favicon.svg', { 'accept-encoding': 'br, gzip' });
    expect(icon.headers['content-encoding']).toBeUndefined();
    expect(icon.headers['content-type']).toMatch(/svg/);
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
    '/..%5coutside.txt',
    '/.env',
    '/%2eenv',
    '/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/assets/app-3f2a.js.br',
    '/assets/missing.js',
    '/favicon.svg%00.html',
  ])('%s gives nothing away', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toMatch(/secret|app-3f2a/);
  });

  it('a missing one of the build is a JSON 404, never a page', async () => {
    const reply = await get('/assets/missing.js');
    expect([reply.statusCode, reply.json().message]).toEqual([
      404,
      'There is nothing at this address.',
    ]);
  });
});

describe('before the build', () => {
  it('pages say what to do and the API works', async () => {
    const empty = join(outside, 'empty');
    mkdirSync(empty);
    const unbuilt = await testApp({ env: testEnv({ STATIC_DIR: empty }) });
    const replies = await Promise.all(
      ['/', '/chat', '/nope'].map((url) => unbuilt.inject({ url })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(replies.filter(({ body }) => body.includes('npm run build'))).toHaveLength(3);
    expect((await unbuilt.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await unbuilt.inject({ url: '/api/nope' })).statusCode).toBe(404);
    await unbuilt.close();
  });

  it('/ is the app as long as there is no landing page', async () => {
    const plain = join(outside, 'plain');
    mkdirSync(plain);
    writeFileSync(join(plain, 'index.html'), APP);
    const unprerendered = await testApp({ env: testEnv({ STATIC_DIR: plain }) });
    const reply = await unprerendered.inject({ url: '/' });
    expect([reply.statusCode, reply.body]).toEqual([200, APP]);
    await unprerendered.close();
  });
});
