import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rangeOf, ONE_CALLER, ONE_NETWORK } from '../../server/lib/address-range.ts';
import { limitConnections, roomFor } from '../../server/lib/connections.ts';
import type { Patience } from '../../server/lib/connections.ts';
import { countsIn } from '../../server/metrics/counts.ts';
import { buildShell } from '../../server/shell.ts';
import { tempFolder } from '../kit/data-dir.ts';
import {
  countingIds,
  deadRateCounts,
  deferred,
  stepClock,
  testApp,
  testEnv,
} from '../kit/server.ts';
import { dial, listen } from '../kit/sockets.ts';
import type { Line } from '../kit/sockets.ts';

/** Far from each other, so that a test shows which limit it was that ended a connection. */
const LONG = 60_000;
const PATIENT: Patience = { headers: LONG, body: LONG, idle: LONG, still: LONG, look: 20 };
const SHORT = { headers: { headers: 200 }, body: { headers: 200, body: 200 }, idle: { idle: 200 } };
const ASK = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
const BODY =
  'POST /chat_bot/chat/validate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

const folder = tempFolder();
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>app</p>');
  // More than the system keeps for a connection that nobody reads from.
  writeFileSync(join(folder, 'assets/large.bin'), Buffer.alloc(32 * 1024 * 1024));
});
afterAll(() => rmSync(folder, { recursive: true }));

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

type Given = Parameters<typeof testApp>[0] & { readonly set?: Record<string, string> };

const running = async ({ set, ...given }: Given = {}) => {
  const env = testEnv({ STATIC_DIR: folder, ...set });
  const app = await testApp({ env, patience: PATIENT, ...given });
  apps.push(app);
  return { app, port: await listen(app) };
};

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** A client that asks for much and reads no more than the beginning. */
const deaf = async (port: number): Promise<Line> => {
  const line = await dial(port, 'GET /assets/large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise((resolve) => line.socket.once('data', resolve));
  line.socket.pause();
  return line;
};

describe('a connection that keeps the server waiting', () => {
  it.each([
    ['for its first word', 'headers', '', /^HTTP\/1\.1 408 .*took too long/s],
    ['for the end of its headers', 'headers', 'GET / HTTP/1.1\r\nhost:', /^HTTP\/1\.1 408 /],
    ['for its body', 'body', `${BODY}content-length: 9\r\n\r\n{`, /^HTTP\/1\.1 408 /],
    ['for its next request', 'idle', ASK, /^HTTP\/1\.1 200 .*"ok"}$/s],
  ] as const)('%s is closed', async (_what, limit, words, answer) => {
    // The time for a request begins with its headers, so it cannot be the shorter one.
    const { port } = await running({ patience: { ...PATIENT, ...SHORT[limit] } });
    const line = await dial(port, words);
    expect(await line.over).toMatch(answer);
  });

  it('by reading nothing of its reply is cut', async () => {
    const { app, port } = await running({ patience: { ...PATIENT, still: 300 } });
    const line = await deaf(port);
    await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(1));
    await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0), 10_000);
    line.socket.destroy();
  });

  it('by reading its reply forever is cut two minutes after the answer was due', async () => {
    const clock = stepClock();
    const { app, port } = await running({ clock });
    const line = await deaf(port);
    clock.advance(30_000);
    clock.advance(119_999);
    expect(await connectionsOf(app)).toBe(1);
    clock.advance(1);
    await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0));
    line.socket.destroy();
  });

  it('waits no longer than is usual where nothing else is said', async () => {
    const figures = async (set: Record<string, string>) => {
      const app = await testApp({ env: testEnv(set) });
      apps.push(app);
      const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
      return { headersTimeout, requestTimeout, keepAliveTimeout, timeout };
    };
    const direct = {
      headersTimeout: 10_000,
      // A file may take as long; who sends anything else is refused after 30 seconds, above.
      requestTimeout: 300_000,
      keepAliveTimeout: 10_000,
      timeout: 40_000,
    };
    expect(await figures({})).toEqual(direct);
    expect(await figures({ TRUST_PROXY: '1' })).toEqual({ ...direct, keepAliveTimeout: 75_000 });
  });
});

describe('a connection on which much is asked at once', () => {
  /** A server whose `/slow` waits for the test, and which counts how often it was asked. */
  const slow = async () => {
    const gate = deferred<void>();
    let asked = 0;
    const deps = { env: testEnv(), clock: stepClock(), ids: countingIds(), checks: {} };
    const app = buildShell({
      ...deps,
      rateCounts: deadRateCounts,
      observer: countsIn(new Registry()),
    });
    apps.push(app);
    app.get('/slow', async () => {
      asked += 1;
      await gate.promise;
      return 'done';
    });
    return { app, port: await listen(app), gate, asked: () => asked };
  };
  const SLOW = 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n';

  it('answers twenty in their order', async () => {
    const { port, gate } = await slow();
    const line = await dial(port, SLOW.repeat(20));
    gate.resolve();
    await vi.waitFor(() => expect(line.heard().match(/done/g)).toHaveLength(20));
    line.socket.destroy();
  });

  it('is cut at the twenty-first, and nothing more of it is worked on', async () => {
    const { port, asked, gate } = await slow();
    const line = await dial(port, SLOW.repeat(2000));
    await line.over;
    expect(asked()).toBe(20);
    gate.resolve();
  });

  it('holds no stop up once it is gone, however many of its requests were in line', async () => {
    const { app, port, asked, gate } = await slow();
    const line = await dial(port, SLOW.repeat(5));
    await vi.waitFor(() => expect(asked()).toBe(5));
    line.socket.destroy();
    await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0));
    // The clock stands still: a stop that waits for somebody would wait for ever.
    await app.close();
    gate.resolve();
  });
});

describe('how many connections there may be', () => {
  const isOpen = async (line: Line): Promise<boolean> => {
    line.socket.write(ASK);
    const answer = vi.waitFor(() => expect(line.heard()).toContain('"ok"'), 5000);
    return Promise.race([answer.then(() => true), line.over.then(() => false)]);
  };

  it('is a twentieth of all for one caller, who has room again when one is closed', async () => {
    const { app, port } = await running({ set: { MAX_CONNECTIONS: '40' } });
    const [first, second] = [await dial(port), await dial(port)];
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
    expect(await isOpen(await dial(port))).toBe(false);
    first.socket.destroy();
    await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(1));
    expect(await isOpen(await dial(port))).toBe(true);
  });

  it('is counted by the range that a caller has', () => {
    const server = createServer();
    limitConnections(server, { inAll: 40, ofOneCaller: 2, ofOneNetwork: 4 });
    const isCut = (remoteAddress: string | undefined): boolean => {
      const socket = new Socket();
      Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
      server.emit('connection', socket);
      return socket.destroyed;
    };
    const ipv4 = ['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.1', '10.0.0.2'];
    expect(ipv4.map(isCut)).toEqual([false, false, true, false]);
    const ipv6 = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
    expect(ipv6.map(isCut)).toEqual([false, false, true, false]);
    const neighbours = ['10.0.0.3', '10.0.0.4', '10.0.1.1'];
    expect(neighbours.map(isCut)).toEqual([false, true, false]);
    expect([undefined, undefined, undefined].map(isCut)).toEqual([false, false, true]);
  });

  it('is limited in all, behind a proxy as well, whose own are not counted by caller', async () => {
    const { port } = await running({ set: { MAX_CONNECTIONS: '3', TRUST_PROXY: '1' } });
    const lines = await Promise.all([dial(port), dial(port), dial(port)]);
    expect(await Promise.all(lines.map(isOpen))).toEqual([true, true, true]);
    expect(await isOpen(await dial(port))).toBe(false);
  });

  it('is 2,000 when nothing is set, a twentieth for a caller and a quarter for a network', async () => {
    const { app } = await running();
    expect(app.server.maxConnections).toBe(2000);
    const [ofOneCaller, ofOneNetwork] = [100, 500];
    expect(roomFor(2000, { behindProxy: false })).toEqual({
      inAll: 2000,
      ofOneCaller,
      ofOneNetwork,
    });
  });

  it('says on the thousandth request of a connection that it is the last', async () => {
    const { port } = await running();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<string | undefined>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path: '/healthz', agent }, (reply) => {
          reply.resume().on('end', () => resolve(reply.headers.connection));
        }).on('error', reject);
      });
    const said: (string | undefined)[] = [];
    for (let count = 0; count < 1001; count += 1) said.push(await ask());
    agent.destroy();
    expect(said.indexOf('close')).toBe(999);
    expect(said[1000]).toBe('keep-alive');
  });
});

describe('the range that an address lies in', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['', 'unknown', 'unknown'],
    ['nonsense', 'unknown', 'unknown'],
  ])('%s is %s for a caller and %s for a network', (address, caller, network) => {
    expect(rangeOf(address, ONE_CALLER)).toBe(caller);
    expect(rangeOf(address, ONE_NETWORK)).toBe(network);
  });
});
