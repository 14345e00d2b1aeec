import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { countsIn } from '../../../server/metrics/counts.ts';
import { googleFor } from '../../../server/providers/google/index.ts';
import { paymentsFor } from '../../../server/providers/payments/index.ts';
import { startServer } from '../../../server/start.ts';
import type { StartDeps } from '../../../server/start.ts';
import { SAID } from '../../kit/operator.ts';
import {
  countingIds,
  deadDatabase,
  quickPasswords,
  stepClock,
  stubEngine,
  testEnv,
} from '../../kit/server.ts';
import { decodingHere, memoryFiles, stubReader } from '../../kit/xrays.ts';

/** What a start needs, with a database that writes down how many timers were armed when it was closed. */
const watched = (over: Partial<StartDeps> = {}) => {
  const clock = stepClock();
  const armedAtClose: number[] = [];
  const db: Database = {
    ...deadDatabase(),
    close: async () => void armedAtClose.push(clock.armed()),
  };
  const deps: StartDeps = {
    env: testEnv({ PORT: '0', HOST: '127.0.0.1' }),
    open: () => Promise.resolve(db),
    clock,
    ids: countingIds(),
    engine: stubEngine,
    writeReport: () => Promise.reject(new Error('no report')),
    languageModel: null,
    passwords: quickPasswords(),
    mail: null,
    sms: null,
    google: null,
    staffIssuer: null,
    payments: null,
    files: memoryFiles(),
    decoding: decodingHere,
    xrayReader: stubReader,
    metrics: new Registry(),
    observer: countsIn(new Registry()),
    ...over,
  };
  return { deps, clock, armedAtClose };
};

const SPEAKS_IPV6 = Object.values(networkInterfaces())
  .flat()
  .some((network) => network?.address === '::1');

describe('a running server', () => {
  it('answers at its address until it is stopped, and closes the data last', async () => {
    const { deps, clock, armedAtClose } = watched();
    const server = await startServer(deps);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(clock.armed()).toBeGreaterThan(0);
    expect(armedAtClose).toEqual([]);
    await server.stop(0);
    expect(armedAtClose).toEqual([0]);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed');
  });

  it.each([
    { host: '0.0.0.0', address: /^http:\/\/localhost:\d+$/ },
    { host: '127.0.0.1', address: /^http:\/\/127\.0\.0\.1:\d+$/ },
    ...(SPEAKS_IPV6 ? [{ host: '::1', address: /^http:\/\/\[::1\]:\d+$/ }] : []),
  ])('on $host has an address that a browser takes', async ({ host, address }) => {
    const { deps } = watched({ env: testEnv({ PORT: '0', HOST: host }) });
    const server = await startServer(deps);
    expect(server.address).toMatch(address);
    await server.stop(0);
  });

  it('says first that it is not ready, and goes on answering until the drain is over', async () => {
    const { deps, clock, armedAtClose } = watched();
    const db = { ...(await deps.open()), tryWrite: () => Promise.resolve() };
    const server = await startServer({ ...deps, open: () => Promise.resolve(db) });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`${server.address}${path}`);
      return [status, headers.get('connection')];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    const stopped = server.stop(5000);
    expect(await ask('/readyz')).toEqual([503, 'close']);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    clock.advance(4999);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    expect(armedAtClose).toEqual([]);
    clock.advance(1);
    await stopped;
    await expect(ask('/healthz')).rejects.toThrow('fetch failed');
  });

  it('closes the data even if it cannot close itself', async () => {
    const { deps, clock, armedAtClose } = watched();
    const jammed = () => {
      throw new Error('jammed');
    };
    const server = await startServer({ ...deps, clock: { ...clock, every: () => jammed } });
    await expect(server.stop(0)).rejects.toThrow('jammed');
    expect(armedAtClose).toHaveLength(1);
  });
});

describe('a start that fails', () => {
  it('to listen leaves no timer and no data open', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const env = testEnv({ PORT: String(port), HOST: '127.0.0.1' });
    const { deps, armedAtClose } = watched({ env });
    const failure: unknown = await startServer(deps).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain(`Port ${port} is already in use`);
    expect(armedAtClose).toEqual([0]);
    await new Promise((resolve) => other.close(resolve));
  });

  it('names HOST when it is no address of this machine', async () => {
    const { deps, armedAtClose } = watched({ env: testEnv({ PORT: '0', HOST: '192.0.2.1' }) });
    await expect(startServer(deps)).rejects.toThrow(
      'HOST "192.0.2.1" is not an address of this machine. For example HOST=localhost',
    );
    expect(armedAtClose).toEqual([0]);
  });

  it('to be built closes the data', async () => {
    const env = { ...testEnv(), logLevel: 'loud' as 'info' };
    const { deps, armedAtClose } = watched({ env });
    await expect(startServer(deps)).rejects.toThrow('loud');
    expect(armedAtClose).toEqual([0]);
  });

  it('that would leave visitors to the sandbox opens no data', async () => {
    const env = testEnv({ PORT: '0', HOST: '0.0.0.0', NODE_ENV: 'production' });
    let isOpened = false;
    const open = () => {
      isOpened = true;
      return Promise.reject(new Error('opened'));
    };
    const brings = () => Promise.resolve();
    const { deps, clock } = watched({ env, open });
    const google = googleFor({ clientId: 'ours', origin: 'https://toothwise.example' }, clock);
    const keys = { keyId: 'k', keySecret: 's', webhookSecret: 'w', baseUrl: null };
    const payments = paymentsFor(keys, clock);
    const starting = (given: Partial<StartDeps>) => startServer({ ...deps, ...given });
    await expect(starting({})).rejects.toThrow(
      'SMTP_URL, SMS_PROVIDER and RAZORPAY_KEY_ID are missing',
    );
    await expect(starting({ google, payments })).rejects.toThrow(
      'SMTP_URL and SMS_PROVIDER are missing',
    );
    await expect(starting({ google, payments, sms: brings })).rejects.toThrow(
      'SMTP_URL is missing',
    );
    // Nobody needs Google.
    await expect(starting({ payments, sms: brings, mail: brings })).rejects.toThrow(
      /^OPERATOR_NAME, .* are missing/,
    );
    await expect(starting({ google, sms: brings, mail: brings })).rejects.toThrow(
      'RAZORPAY_KEY_ID is missing, so that visitors could not sign in or pay',
    );
    const all = { google, payments, sms: brings, mail: brings };
    const tried = testEnv({ PORT: '0', NODE_ENV: 'production', ALLOW_SANDBOX: '1' });
    for (const [name, variable] of [
      ['google', 'GOOGLE_CLIENT_ID'],
      ['payments', 'RAZORPAY_KEY_ID'],
      ['sms', 'SMS_PROVIDER'],
      ['mail', 'SMTP_URL'],
    ] as const) {
      await expect(starting({ ...all, [name]: null, env: tried })).rejects.toThrow(
        `${variable} is missing, and ALLOW_SANDBOX=1 would put a sandbox there, beside providers that are real.`,
      );
    }
    expect(isOpened).toBe(false);
    await expect(starting({ env: tried })).rejects.toThrow('opened');
    await expect(starting(all)).rejects.toThrow(/^OPERATOR_NAME, .* are missing/);
    const said = { ...env, operator: SAID };
    // Passkeys of the staff are bound to the address of the site.
    await expect(starting({ ...all, env: said })).rejects.toThrow('PUBLIC_URL is missing');
    const named = { ...said, publicOrigin: 'https://toothwise.example' };
    await expect(starting({ ...all, env: named })).rejects.toThrow('opened');
  });

  it('to open its data says why', async () => {
    const { deps } = watched({ open: () => Promise.reject(new StartError('no data')) });
    await expect(startServer(deps)).rejects.toThrow('no data');
  });
});

describe('the wall clock', () => {
  it('tells the time, and runs a task once or again and again until it is called off', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    const ran: string[] = [];
    const stopEvery = systemClock.every(1000, () => ran.push('every'));
    systemClock.after(1500, () => ran.push('after'));
    const callOff = systemClock.after(1500, () => ran.push('called off'));
    callOff();
    vi.advanceTimersByTime(2000);
    expect(ran).toEqual(['every', 'after', 'every']);
    expect(systemClock.now().toISOString()).toBe('2026-01-01T00:00:02.000Z');
    stopEvery();
    vi.advanceTimersByTime(5000);
    expect(ran).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps no process alive', () => {
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    const interval = vi.spyOn(globalThis, 'setInterval');
    const stops = [systemClock.after(1000, () => {}), systemClock.every(1000, () => {})];
    const timers = [timeout, interval].map((set) => set.mock.results[0]?.value as NodeJS.Timeout);
    expect(timers.map((timer) => timer.hasRef())).toEqual([false, false]);
    stops.forEach((stop) => stop());
  });
});
