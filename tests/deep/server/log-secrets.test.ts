import { drizzle } from 'drizzle-orm/pglite';
import type { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contracts/endpoints/endpoint.ts';
import { REQUEST_TIMEOUT_MS } from '../../../contracts/common/product.ts';
import { FORM_TIMEOUT_MS } from '../../../contracts/xray/xray-files.ts';
import type { Database } from '../../../server/db/connect.ts';
import type { Observer } from '../../../server/observation/observer.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { countsIn } from '../../../server/metrics/counts.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshEmbedded } from '../../kit/databases.ts';
import { CALLS } from '../../kit/endpoints.ts';
import { deferred, engineHere, stepClock, testApp, testEnv } from '../../kit/server.ts';
import { memoryFiles } from '../../kit/xrays.ts';
import { Registry } from 'prom-client';

/** Stands in every part of a request, and must not stand in the log. */
const MARK = 'M4rkedSecret';

/** What happens before each statement and each call of a service, with what it was given. */
type Before = (given: unknown) => Promise<void>;

/** Fails as systems, databases, parsers and providers do, with words that quote all that was given. */
const failing: Before = (given) => {
  const said = `${MARK} ${JSON.stringify(given)} at /api/reports/${MARK}`;
  const quoting = { code: 'FST_ERR_QUOTING', detail: said, parameters: [said], url: said };
  throw Object.assign(new Error(said, { cause: new TypeError(said) }), quoting);
};

/** The functions of a service, each with something before it. */
const disturbed = <T extends object>(service: T, before: Before): T =>
  new Proxy(service, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'listen') return value;
      return async (...given: unknown[]): Promise<unknown> => {
        await before(given);
        return value.apply(target, given);
      };
    },
  });

/** The same data, with something before each statement. */
const disturbedData = (db: Database, before: Before): Database => {
  const { $client: client } = db.sql as unknown as { readonly $client: PGlite };
  const sql = drizzle(disturbed(client, before));
  return { ...db, sql, transaction: (work) => sql.transaction(work) };
};

/** A value of the same form with the mark in each text that may hold one. */
const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return /^[a-z_]+$|^[\d-]+/.test(value) ? value : `${value}${MARK}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)]));
};

const headers = {
  'user-agent': MARK,
  cookie: `device=${MARK}; ${MARK}=${MARK}`,
  referer: `http://localhost/${MARK}`,
  'idempotency-key': MARK,
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': MARK,
};

/** Sends a call in each way in which its parts may be wrong or right: as its example, marked, in pieces, as a form. */
const waysOf = ({ endpoint, body }: { readonly endpoint: Endpoint; readonly body: unknown }) => {
  const { method, path, form } = endpoint;
  const at = (part: string): string =>
    `${path.replaceAll(/:\w+/g, part)}?${MARK}=${MARK}&from=${MARK}&query=${MARK}`;
  const good = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000009');
  const json = { 'content-type': 'application/json' };
  if (form) {
    const type = { 'content-type': `multipart/form-data; boundary=${MARK}` };
    const part = `content-disposition: form-data; name="${form.file.field}"; filename="${MARK}"`;
    const whole = `--${MARK}\r\n${part}\r\n\r\n${MARK}\r\n--${MARK}--\r\n`;
    return [whole, whole.slice(0, -20)].map((payload) => ({
      url: at('x'),
      headers: type,
      payload,
    }));
  }
  if (method === 'GET') {
    return [`${good}?mark=${MARK}`, at(MARK), at(`%zz${MARK}`)].map((url) => ({
      url,
      headers: {},
    }));
  }
  return [
    { url: `${good}?mark=${MARK}`, headers: json, payload: JSON.stringify(body ?? {}) },
    { url: at(MARK), headers: json, payload: JSON.stringify(marked(body)) },
    { url: at(MARK), headers: json, payload: `{"${MARK}":${MARK}` },
  ];
};

/** The pages and files that are no endpoints: opened by an address that is a secret. */
const PLAIN = ['/api/reports/', '/api/xrays/pictures/', '/sandbox/pay/', '/nothing/', '/chat/'].map(
  (path) => ({ endpoint: { method: 'GET', path: `${path}:secret` } as Endpoint, body: undefined }),
);

const ALL = [...CALLS, ...PLAIN];
type Call = { readonly endpoint: Endpoint };
type Way = ReturnType<typeof waysOf>[number];

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

/** A server at trace level in which `before` comes before whatever a handler asks for, and who is signed in there. */
const listening = async (before: Before) => {
  const fresh = await freshEmbedded();
  const clock = stepClock();
  const logs: string[] = [];
  const metrics = new Registry();
  const counts = countsIn(metrics);
  let isInHandler = false;
  const observer: Observer = {
    ...counts,
    onRequest: (start) => {
      isInHandler = false;
      const during = (goOn: () => void): void => {
        isInHandler = true;
        goOn();
      };
      return { ...counts.onRequest(start), during };
    },
  };
  const inHandler: Before = async (given) => {
    if (isInHandler) await before(given);
  };
  const patient = await addSignedIn({ db: fresh.db, clock }, 'patient');
  const admin = await addSignedIn({ db: fresh.db, clock }, 'admin');
  const { writeReport } = disturbed({ writeReport: async () => new Uint8Array() }, inHandler);
  const app: FastifyInstance = await testApp({
    env: testEnv({ LOG_LEVEL: 'trace' }),
    db: disturbedData(fresh.db, inHandler),
    clock,
    ids: randomIds,
    engine: disturbed(engineHere, inHandler),
    files: disturbed(memoryFiles(), inHandler),
    writeReport,
    metrics,
    observer,
    logs,
  });
  close = async () => {
    isInHandler = false;
    await app.close();
  };
  /** Sends one call in one way, by somebody who may. */
  const send = ({ endpoint }: Call, { headers: own, ...way }: Way) => {
    const { token } = endpoint.permissions === undefined ? patient : admin;
    const authorization = `Bearer ${token}`;
    const { method } = endpoint;
    return app.inject({ method, ...way, headers: { ...headers, authorization, ...own } });
  };
  return { clock, logs, send, tokens: [patient.token, admin.token] };
};

/** How often the mark stands in the log, and the first lines of it, to see where. */
const found = (logs: readonly string[]): { readonly lines: number; readonly first: string[] } => {
  const lines = logs.filter((line) => line.includes(MARK) || line.includes('query='));
  return { lines: lines.length, first: lines.slice(0, 3) };
};

describe('the log at its lowest level', () => {
  it('holds nothing of a request when services fail with words that quote it', async () => {
    const { logs, send, tokens } = await listening(failing);
    const statuses = new Set<number>();
    for (const call of ALL) {
      for (const way of waysOf(call)) statuses.add((await send(call, way)).statusCode);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 500]));
    expect(logs.length).toBeGreaterThan(300);
    expect(found(logs)).toEqual({ lines: 0, first: [] });
    expect(logs.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([]);
  });

  it('holds nothing of a request that was answered before its handler was done, and it is answered once', async () => {
    let gate = deferred<void>();
    let onWait: () => void = () => undefined;
    const { clock, logs, send } = await listening(() => {
      onWait();
      return gate.promise;
    });
    let late = 0;
    for (const call of ALL) {
      gate = deferred<void>();
      const isWaiting = new Promise<'waits'>((resolve) => {
        onWait = () => resolve('waits');
      });
      const [way = { url: '', headers: {} }] = waysOf(call);
      const reply = send(call, way);
      const isLate = (await Promise.race([isWaiting, reply])) === 'waits';
      if (isLate) {
        clock.advance(call.endpoint.form ? FORM_TIMEOUT_MS : REQUEST_TIMEOUT_MS);
        expect((await reply).statusCode).toBeOneOf([408, 503]);
        late += 1;
      }
      gate.resolve();
      // Until the handler has come to its end, with whatever it still asks for.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    }
    expect(late).toBeGreaterThan(30);
    expect(found(logs)).toEqual({ lines: 0, first: [] });
    expect(logs.filter((line) => /ALREADY_SENT|already sent/.test(line))).toEqual([]);
  });
});
