import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  diagnose,
  openChatSession,
  validateConcern,
} from '../../../contracts/endpoints/assessment.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { countsIn } from '../../../server/metrics/counts.ts';
import { both } from '../../../server/observation/observer.ts';
import { LanguageModelFailure } from '../../../server/providers/language-model/port.ts';
import type { LanguageModel } from '../../../server/providers/language-model/port.ts';
import { embeddedEngine } from '../../../server/services/engine.ts';
import { startTraces } from '../../../server/traces/traces.ts';
import { startWorkers } from '../../../server/workers/pool.ts';
import { startCollector } from '../../kit/collector.ts';
import { freshDataDir } from '../../kit/data-dir.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { CALLS, DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { freePort } from '../../kit/free-port.ts';
import { endProcesses, startMain } from '../../kit/processes.ts';
import { leavingCaller } from '../../kit/leaving-caller.ts';
import { post, stepClock, stubEngine, testApp } from '../../kit/server.ts';
import { TELLTALES, WORD, sendEverywhere } from '../../kit/strange-word.ts';
import { GOOD } from '../../server/language-model-case.kit.ts';

const DIAGNOSE = diagnose.path;
/** So many spans are sent at once, without waiting for more. */
const BATCH = 512;
/** So many may wait to be sent. */
const MOST_WAITING = 2048;

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  await collector.close();
  await endProcesses();
});

/** An app whose spans go to the collector, by a clock of its own. */
const tracedApp = async (deps: Parameters<typeof testApp>[0] = {}) => {
  const clock = stepClock();
  const traces = startTraces({ endpoint: collector.endpoint, serviceName: 'teeth' }, clock);
  const metrics = new Registry();
  const observer = both(countsIn(metrics), traces.observer);
  const app = await testApp({ metrics, observer, ...deps });
  const ask = (times: number) =>
    Promise.all(Array.from({ length: times }, () => app.inject('/healthz')));
  return { app, ask, clock, traces, metrics, observer };
};

describe('the spans of a diagnosis', () => {
  it('hang together: the request of its caller, the engine, the second opinion, the storing', async () => {
    const { db } = await freshDatabase();
    const traces = startTraces({ endpoint: collector.endpoint, serviceName: 'teeth' }, stepClock());
    const observer = both(countsIn(new Registry()), traces.observer);
    const workers = startWorkers({ threads: 1, clock: systemClock, onTaskEnd: observer.onTask });
    // A thread of a busy machine takes longer to start than a task may.
    await workers.ready();
    const app = await testApp({
      db,
      observer,
      engine: embeddedEngine(workers.run),
      languageModel: { name: 'model', secondOpinion: async () => GOOD },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = async (path: string, body: object, headers = {}) => {
      const reply = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return reply.json() as Promise<{ sessionToken?: string; diagnosis?: object }>;
    };
    const { sessionToken } = await call(openChatSession.path, {});
    const [traceId, parentSpanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const traceparent = `00-${traceId}-${parentSpanId}-01`;
    const asked = Date.now();
    const body = { ...DIAGNOSE_BODY, chatSessionToken: sessionToken };
    const { diagnosis } = await call(DIAGNOSE, body, { traceparent });
    expect(diagnosis).toMatchObject({ is_saved: true });
    await app.close();
    await traces.close();
    await workers.close();

    const spans = collector.spans().filter((span) => span.traceId === traceId);
    const request = spans.find(({ name }) => name === `POST ${DIAGNOSE}`);
    expect(request).toMatchObject({
      parentSpanId,
      hasFailed: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': DIAGNOSE,
        'http.response.status_code': 200,
      },
    });
    const children = spans.filter((span) => span !== request);
    expect(children.map(({ name }) => name)).toEqual([
      'wait assess',
      'run assess',
      'wait stripPatient',
      'run stripPatient',
      'second opinion',
      'wait withSecondOpinion',
      'run withSecondOpinion',
      'transaction',
    ]);
    for (const child of children) {
      expect(child.parentSpanId).toBe(request?.spanId);
      expect(child.attributes['toothwise.outcome']).toMatch(/^(done|answered)$/);
      expect(child.began).toBeGreaterThanOrEqual(asked - 1);
      expect(child.ended).toBeGreaterThanOrEqual(child.began);
      expect(child.ended).toBeLessThanOrEqual((request?.ended ?? 0) + 1);
    }
    const assessed = children.filter(({ attributes }) => attributes['toothwise.task'] === 'assess');
    expect(assessed).toHaveLength(2);
    expect(collector.services()).toEqual(['teeth']);
    // Nothing that belongs to no request: jobs and the watch of the storage use the database as well.
    const roots = collector.spans().filter((span) => span.parentSpanId === undefined);
    expect(roots.map(({ name }) => name)).toEqual([`POST ${openChatSession.path}`]);
  });
});

describe('a span', () => {
  it('says how its work failed', async () => {
    const secondOpinion: LanguageModel['secondOpinion'] = () =>
      Promise.reject(new LanguageModelFailure('timeout', 'late'));
    const { app, traces } = await tracedApp({
      engine: { ...stubEngine, readConcern: () => Promise.reject(new Error('no')) },
      languageModel: { name: 'model', secondOpinion },
    });
    await post(app, validateConcern.path, { message: 'tooth' });
    await post(app, DIAGNOSE, DIAGNOSE_BODY);
    await app.close();
    await traces.close();
    const shown = collector.spans().map(({ name, hasFailed, attributes }) => {
      const { 'toothwise.outcome': outcome, 'http.response.status_code': status } = attributes;
      return [name, hasFailed, outcome ?? status];
    });
    expect(shown).toEqual([
      [`POST ${validateConcern.path}`, true, 500],
      ['second opinion', true, 'timeout'],
      ['transaction', true, 'failed'],
      [`POST ${DIAGNOSE}`, false, 200],
    ]);
  });

  it('of a caller who left says so', async () => {
    const { engine, leave } = leavingCaller();
    const { app, traces } = await tracedApp({ engine });
    await leave(app);
    await app.close();
    await traces.close();
    expect(collector.spans()[0]?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': validateConcern.path,
      'toothwise.outcome': 'gone',
    });
  });

  it.each([
    'no trace',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00F067AA0BA902B7-01',
  ])(
    'begins a trace of its own where the caller names none that can be read: %s',
    async (given) => {
      const { app, traces } = await tracedApp();
      await app.inject({ url: '/healthz', headers: { traceparent: given } });
      await traces.close();
      expect(collector.spans()).toMatchObject([{ name: 'GET /healthz' }]);
      expect(collector.spans()[0]?.parentSpanId).toBeUndefined();
    },
  );

  it('is not sent where the caller wants none', async () => {
    const { app, traces } = await tracedApp();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    await app.inject({ url: '/healthz', headers: { traceparent } });
    await app.inject('/healthz');
    await traces.close();
    expect(collector.spans()).toHaveLength(1);
  });
});

describe('what the collector never gets', () => {
  const SETS: Readonly<Record<string, ReadonlySet<unknown>>> = {
    'http.request.method': new Set(['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND']),
    'http.route': new Set(['/*', '/chat', ...CALLS.map(({ endpoint }) => endpoint.path)]),
    'http.response.status_code': new Set([200, 400, 401, 404, 405, 500, 503]),
    'toothwise.outcome': new Set(['failed', 'unavailable']),
  };

  it("is a patient's word, wherever it was sent: names and values are from closed sets", async () => {
    const { app, traces } = await tracedApp(TELLTALES);
    const remoteAddress = '203.0.113.77';
    const headers = {
      'sec-fetch-site': 'same-origin',
      traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-${WORD}`,
      tracestate: `${WORD}=${WORD}`,
      baggage: `${WORD}=${WORD}`,
      'x-forwarded-for': WORD,
    };
    await sendEverywhere(app, headers, remoteAddress);
    await app.close();
    await traces.close();

    expect(collector.everything()).toContain(`POST ${DIAGNOSE}`);
    for (const word of [WORD, remoteAddress, '127.0.0.1:80', DIAGNOSE_BODY.patientEmail]) {
      expect(collector.everything()).not.toContain(word);
    }
    const spans = collector.spans();
    const seen = spans.flatMap(({ attributes }) => Object.entries(attributes));
    expect(seen.filter(([name, value]) => !SETS[name]?.has(value))).toEqual([]);
    expect(new Set(seen.map(([name]) => name))).toEqual(new Set(Object.keys(SETS)));
    const plain = spans.map(({ name, attributes }) => [
      name,
      [attributes['http.request.method'], attributes['http.route']].filter(Boolean).join(' '),
    ]);
    const others = plain.filter(([name, expected]) => name !== expected).map(([name]) => name);
    expect(new Set(others)).toEqual(new Set(['second opinion', 'transaction']));
    const told = new Set(spans.flatMap((span) => Object.keys(span)));
    for (const empty of ['events', 'links']) {
      expect(told).toContain(empty);
      expect(spans.every((span) => Reflect.get(span, empty).length === 0)).toBe(true);
    }
  });
});

describe('a collector that does not answer', () => {
  it('holds no reply up, and spans that find no room any more are dropped', async () => {
    const { ask, traces } = await tracedApp();
    collector.answersWith(null);
    await ask(BATCH);
    await vi.waitFor(() => expect(collector.held()).toBe(1));
    const replies = await ask(MOST_WAITING + 300);
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(collector.held()).toBe(1);
    collector.answersWith(200);
    await traces.close();
    expect(collector.spans()).toHaveLength(BATCH + MOST_WAITING);
  });

  it('holds a stop up for two seconds at most', async () => {
    const { app, ask, clock, traces } = await tracedApp();
    collector.answersWith(null);
    await ask(1);
    await app.close();
    let isClosed = false;
    const closed = traces.close().then(() => (isClosed = true));
    await vi.waitFor(() => expect(collector.held()).toBe(1));
    clock.advance(1999);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isClosed).toBe(false);
    clock.advance(1);
    await closed;
  });

  it('is told of once, and once when it takes spans again, no more than one line a minute', async () => {
    const { app, ask, clock, traces } = await tracedApp();
    const lines: string[] = [];
    traces.reportTo({
      info: (text) => void lines.push(`info ${text}`),
      warn: (text) => void lines.push(`warn ${text}`),
    });
    const FAILS = 'warn the collector does not take traces, which are dropped for now';
    const WORKS = 'info the collector takes traces again';
    /** Sends a batch, which is answered with the status, and waits until that is known. */
    let sent = 0;
    const send = async (status: number) => {
      collector.answersWith(status);
      await ask(BATCH);
      sent += 1;
      const calls = () => collector.everything().split('POST\n/v1/traces').length - 1;
      await vi.waitFor(() => expect(calls()).toBe(sent));
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await send(200);
    expect(lines).toEqual([]);
    await send(400);
    await send(400);
    expect(lines).toEqual([FAILS]);
    clock.advance(59_999);
    await send(200);
    expect(lines).toEqual([FAILS]);
    clock.advance(1);
    await send(200);
    expect(lines).toEqual([FAILS, WORKS]);
    clock.advance(60_000);
    await send(200);
    await send(400);
    expect(lines).toEqual([FAILS, WORKS, FAILS]);
    await app.close();
    await traces.close();
  });
});

describe('a server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'toothwise-traces-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a server for one request. @returns how it ended, and which of our files for traces it had loaded */
  const run = async (env: Record<string, string>) => {
    const dataDir = await freshDataDir();
    const server = startMain({
      env: { PORT: '0', DATA_DIR: dataDir, NODE_V8_COVERAGE: folder, ...env },
    });
    const [, address] = await server.says(/running at (.*)\n/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const code = await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
    const loaded = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(loaded.join('')).toContain('server/metrics/counts.ts');
    const isLoaded = (name: string) => loaded.some((text) => text.includes(name));
    return {
      code,
      errors: server.said.err,
      loads: ['server/traces/', '/@opentelemetry/sdk-trace/'].map(isLoaded),
    };
  };

  it('loads nothing for traces where they are not set up', async () => {
    expect(await run({})).toEqual({ code: 0, errors: '', loads: [false, false] });
  });

  it('sends the last spans before it ends', async () => {
    const ended = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    expect(ended).toEqual({ code: 0, errors: '', loads: [true, true] });
    expect(collector.spans()).toMatchObject([{ name: 'GET /healthz' }]);
    expect(collector.services()).toEqual(['toothwise']);
  });

  it('ends cleanly where no collector listens', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const ended = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect(ended).toEqual({ code: 0, errors: '', loads: [true, true] });
  });
});
