import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { watchEventLoop } from '../../server/metrics/event-loop.ts';
import { countsIn } from '../../server/metrics/counts.ts';
import { showWorkers } from '../../server/metrics/workers.ts';
import { LanguageModelFailure } from '../../server/providers/language-model/port.ts';
import type { LanguageModel } from '../../server/providers/language-model/port.ts';
import { CALLS, DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { leavingCaller } from '../kit/leaving-caller.ts';
import { METRICS_TOKEN, post, stepClock, testApp, testEnv } from '../kit/server.ts';
import { TELLTALES, WORD, sendEverywhere } from '../kit/strange-word.ts';
import { GOOD } from './language-model-case.kit.ts';

const VALIDATE = '/chat_bot/chat/validate';
const DIAGNOSE = '/chat_bot/chat/diagnose';

const read = (app: FastifyInstance, request: Omit<InjectOptions, 'url'> = {}) =>
  app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    ...request,
  });

/** The figures with a name, each with its labels. */
const figures = async (app: FastifyInstance, name: string): Promise<string[]> =>
  (await read(app)).body.split('\n').filter((line) => line.split(/[{ ]/, 1)[0] === name);

describe('GET /metrics', () => {
  it('counts requests by endpoint, method and class of status, with how long they took', async () => {
    const app = await testApp();
    await post(app, VALIDATE, { message: 'my tooth hurts' });
    await post(app, VALIDATE, { message: 'my gum hurts' });
    await post(app, VALIDATE, { message: '' });
    await app.inject('/readyz');
    await app.inject('/api/unknown');
    expect(await figures(app, 'http_request_duration_seconds_count')).toEqual([
      `http_request_duration_seconds_count{endpoint="${VALIDATE}",method="POST",status="2xx"} 2`,
      `http_request_duration_seconds_count{endpoint="${VALIDATE}",method="POST",status="4xx"} 1`,
      'http_request_duration_seconds_count{endpoint="/readyz",method="GET",status="5xx"} 1',
      'http_request_duration_seconds_count{endpoint="unmatched",method="GET",status="4xx"} 1',
    ]);
    const within = (await figures(app, 'http_request_duration_seconds_bucket')).find(
      (line) => line.includes('le="30"') && line.includes('2xx'),
    );
    expect(within).toMatch(/ 2$/);
  });

  it('counts what is refused before it reaches its endpoint', async () => {
    const app = await testApp({ env: testEnv({ PUBLIC_URL: 'https://toothwise.example' }) });
    const headers = { host: 'other.example' };
    expect((await app.inject({ method: 'POST', url: VALIDATE, headers })).statusCode).toBe(421);
    expect(await figures(app, 'http_request_duration_seconds_count')).toEqual([
      `http_request_duration_seconds_count{endpoint="${VALIDATE}",method="POST",status="4xx"} 1`,
    ]);
  });

  it('counts a caller who left before the reply as gone', async () => {
    const { engine, leave } = leavingCaller();
    const app = await testApp({ engine });
    await leave(app);
    await vi.waitFor(async () => {
      expect(await figures(app, 'http_request_duration_seconds_count')).toContain(
        `http_request_duration_seconds_count{endpoint="${VALIDATE}",method="POST",status="gone"} 1`,
      );
    }, 10_000);
  });

  it('counts the calls of the language model by what became of them', async () => {
    const outcomes = [
      async () => GOOD,
      () => Promise.reject(new LanguageModelFailure('timeout', 'late')),
      () => Promise.reject(new LanguageModelFailure('invalidReply', 'no JSON')),
      () => Promise.reject(new Error('molar')),
      async () => GOOD,
    ];
    const secondOpinion: LanguageModel['secondOpinion'] = () =>
      (outcomes.shift() ?? (() => Promise.reject(new Error('asked too often'))))();
    const app = await testApp({ languageModel: { name: 'model', secondOpinion } });
    while (outcomes.length > 0) {
      expect((await post(app, DIAGNOSE, DIAGNOSE_BODY)).statusCode).toBe(200);
    }
    expect(await figures(app, 'language_model_calls_total')).toEqual([
      'language_model_calls_total{outcome="answered"} 2',
      'language_model_calls_total{outcome="timeout"} 1',
      'language_model_calls_total{outcome="invalidReply"} 1',
      'language_model_calls_total{outcome="unavailable"} 1',
    ]);
  });

  it('shows the threads and the tasks by how they ended', async () => {
    const metrics = new Registry();
    const observer = countsIn(metrics);
    const end = observer.onTask;
    showWorkers(metrics, () => ({ threads: 4, busy: 3, waiting: 17 }));
    end({ task: 'assess', outcome: 'done', waited: 0, seconds: 0.004 });
    end({ task: 'assess', outcome: 'late', waited: 1, seconds: 5 });
    end({ task: 'readConcern', outcome: 'refused', waited: 0, seconds: null });
    const app = await testApp({ metrics, observer });
    expect(await figures(app, 'worker_threads')).toEqual(['worker_threads 4']);
    expect(await figures(app, 'worker_threads_busy')).toEqual(['worker_threads_busy 3']);
    expect(await figures(app, 'worker_queue_length')).toEqual(['worker_queue_length 17']);
    expect(await figures(app, 'worker_tasks_total')).toEqual([
      'worker_tasks_total{task="assess",outcome="done"} 1',
      'worker_tasks_total{task="assess",outcome="late"} 1',
      'worker_tasks_total{task="readConcern",outcome="refused"} 1',
    ]);
    expect(await figures(app, 'worker_task_duration_seconds_count')).toEqual([
      'worker_task_duration_seconds_count{task="assess"} 2',
    ]);
  });

  it('counts the transactions of the database by how they ended', async () => {
    const app = await testApp();
    const failed = async (): Promise<number> => {
      const lines = await figures(app, 'database_transaction_duration_seconds_count');
      expect(lines.map((line) => line.replace(/ \d+$/, ''))).toEqual([
        'database_transaction_duration_seconds_count{outcome="failed"}',
      ]);
      return Number(lines[0]?.split(' ')[1]);
    };
    // Those that look for work at the start have failed as well.
    const before = await failed();
    await post(app, DIAGNOSE, DIAGNOSE_BODY);
    expect(await failed()).toBe(before + 1);
  });

  it('counts jobs by kind and how they ended', async () => {
    const metrics = new Registry();
    const end = countsIn(metrics).onJob;
    for (const outcome of ['failed', 'failed', 'done'] as const) end('retention', outcome);
    expect(await metrics.metrics()).toContain(
      'jobs_total{kind="retention",outcome="failed"} 2\njobs_total{kind="retention",outcome="done"} 1',
    );
  });

  it('counts for each server apart', async () => {
    const [one, other] = [await testApp(), await testApp()];
    await one.inject('/healthz');
    expect(await figures(one, 'http_request_duration_seconds_count')).toHaveLength(1);
    expect(await figures(other, 'http_request_duration_seconds_count')).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('answers in text, and below it there is no page', async () => {
    const app = await testApp();
    const reply = await read(app);
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    const below = await app.inject('/metrics/x');
    expect([below.statusCode, below.json().message]).toEqual([
      404,
      'There is nothing at this address.',
    ]);
  });
});

describe('the reader of /metrics', () => {
  const statusOf = async (app: FastifyInstance, request: Omit<InjectOptions, 'url'>) => {
    const { statusCode, body } = await read(app, request);
    expect(body.includes('http_request_duration_seconds')).toBe(statusCode === 200);
    return statusCode;
  };

  it('without a token is nobody, wherever they ask from and whatever their headers say', async () => {
    const env = testEnv({ TRUST_PROXY: '1', METRICS_TOKEN: '' });
    const app = await testApp({ env });
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.7']) {
      for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined']) {
        const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', authorization };
        expect(await statusOf(app, { remoteAddress, headers })).toBe(404);
      }
    }
  });

  it('with a token is who shows it, from anywhere, and nobody else', async () => {
    const app = await testApp({ env: testEnv() });
    const showing = (authorization?: string) =>
      statusOf(app, {
        remoteAddress: '192.0.2.7',
        headers: { 'x-forwarded-for': '192.0.2.9', ...(authorization && { authorization }) },
      });
    expect(await showing(`Bearer ${METRICS_TOKEN}`)).toBe(200);
    for (const wrong of [
      undefined,
      METRICS_TOKEN,
      `Bearer ${METRICS_TOKEN}x`,
      'Bearer ',
      `Basic ${METRICS_TOKEN}`,
    ]) {
      expect(await showing(wrong)).toBe(404);
    }
    expect(await statusOf(app, { remoteAddress: '127.0.0.1', headers: {} })).toBe(404);
  });

  it('who may not is answered as at any unknown address', async () => {
    const app = await testApp();
    const refused = await read(app, { headers: {} });
    const unknown = await app.inject('/api/unknown');
    expect(refused.json()).toEqual(unknown.json());
  });
});

describe('what /metrics never shows', () => {
  const SHAPE = /^[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [\d.e+-]+$/;

  /** The values of a label that were seen. */
  const seen = (text: string, label: string): string[] => [
    ...new Set(
      [...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value = '']) => value),
    ),
  ];

  it("is a patient's word, wherever it was sent, and its labels are from closed sets", async () => {
    const app = await testApp(TELLTALES);
    await sendEverywhere(app, { 'x-request-id': WORD });
    const { body: text } = await read(app);
    expect(text).not.toContain(WORD);
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !SHAPE.test(line))).toEqual([]);
    expect(seen(text, 'status').toSorted()).toEqual(['2xx', '4xx', '5xx']);
    expect(seen(text, 'outcome')).toEqual(['failed', 'unavailable']);
    const known = new Set<string>(['/chat', '/metrics', 'unmatched']);
    for (const { endpoint } of CALLS) known.add(endpoint.path);
    expect(seen(text, 'endpoint').filter((endpoint) => !known.has(endpoint))).toEqual([]);
    const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND']);
    expect(seen(text, 'method').filter((method) => !methods.has(method))).toEqual([]);
  });
});

describe('the event loop', () => {
  const watched = () => {
    const clock = stepClock();
    const logged: [object, string][] = [];
    const minute = { p99: 0, resets: 0 };
    watchEventLoop({
      clock,
      log: { warn: (line, text) => void logged.push([line, text]) },
      delays: {
        percentile: (percent) => (percent === 99 ? minute.p99 * 1e6 : 0),
        reset: () => void (minute.resets += 1),
      },
    });
    const pass = (p99: number): void => {
      minute.p99 = p99;
      clock.advance(60_000);
    };
    return { clock, logged, minute, pass };
  };
  const warning = (ms: number) => [{ ms }, 'the event loop is held up'];

  it('is complained of once when it was held up for a minute, and again only after it was not', () => {
    const { logged, minute, pass } = watched();
    pass(100);
    expect(logged).toEqual([]);
    pass(101);
    pass(900);
    expect(logged).toEqual([warning(101)]);
    pass(12);
    pass(250);
    expect(logged).toEqual([warning(101), warning(250)]);
    expect(minute.resets).toBe(5);
  });

  it('is judged at the end of a minute', () => {
    const { clock, logged, minute } = watched();
    minute.p99 = 500;
    clock.advance(59_999);
    expect(logged).toEqual([]);
    clock.advance(1);
    expect(logged).toHaveLength(1);
  });

  it('is measured by the runtime', async () => {
    const clock = stepClock();
    const logged: [object, string][] = [];
    watchEventLoop({ clock, log: { warn: (line, text) => void logged.push([line, text]) } });
    await wait(50);
    const until = performance.now() + 400;
    while (performance.now() < until);
    await wait(50);
    clock.advance(60_000);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.[0]).toHaveProperty('ms');
  });
});
