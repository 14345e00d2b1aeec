import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REQUEST_TIMEOUT_MS } from '../../contracts/common/product.ts';
import { endpoint } from '../../contracts/endpoints/endpoint.ts';
import type { Checks } from '../../server/lib/callers.ts';
import { serve } from '../../server/lib/serve.ts';
import { countsIn } from '../../server/metrics/counts.ts';
import { buildShell } from '../../server/shell.ts';
import { countingIds, deadRateCounts, deferred, stepClock, testEnv } from '../kit/server.ts';

/** A call of every kind of part, for patients alone. */
const payment = endpoint({
  method: 'POST',
  path: '/api/payments/:id',
  tag: 'Tests',
  summary: 'A made-up call',
  auth: 'patient',
  rate: { max: 3, perMs: 60_000 },
  params: z.object({ id: z.string().check(z.maxLength(5)) }),
  query: z.object({ currency: z.enum(['INR']) }),
  body: z.object({ note: z.string().check(z.trim()) }),
  replies: {
    200: z.object({ said: z.array(z.string()) }),
    409: z.object({ state: z.enum(['settled', 'expired']) }),
  },
  example: { params: { id: 'a' }, query: { currency: 'INR' }, body: { note: '' } },
});

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const shell = (checks: Checks, clock = stepClock()): FastifyInstance => {
  const env = testEnv({ RATE_LIMIT: 'on' });
  const deps = { env, clock, ids: countingIds(), rateCounts: deadRateCounts };
  const app = buildShell({ ...deps, checks, observer: countsIn(new Registry()) });
  apps.push(app);
  return app;
};

/** Knows the patient who sends a number as token. */
const checks: Checks = {
  patient: (token) =>
    Promise.resolve(
      /^\d+$/.test(token)
        ? { id: token, sessionId: `s${token}`, token, secondStep: null, organizationId: null }
        : null,
    ),
};

const ask = (app: FastifyInstance, url: string, headers: object = { authorization: 'Bearer 7' }) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{"note":" thanks ","more":1}',
  });

const GOOD = '/api/payments/p1?currency=INR';

describe('an endpoint', () => {
  it('hands the checked parts and the caller to its handler, and answers with what that returns', async () => {
    const app = shell(checks);
    serve(app, payment, ({ params, query, body, caller, signal }) => ({
      status: 200,
      body: { said: [params.id, query.currency, body.note, caller.id, String(signal.aborted)] },
    }));
    const reply = await ask(app, GOOD);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ said: ['p1', 'INR', 'thanks', '7', 'false'] });
  });

  it('is told that its time is over when it asks for that only afterwards', async () => {
    const clock = stepClock();
    const app = shell(checks, clock);
    const [begun, held, told] = [deferred<void>(), deferred<void>(), deferred<boolean>()];
    serve(app, payment, async (asked) => {
      begun.resolve();
      await held.promise;
      told.resolve(asked.signal.aborted);
      return { status: 200, body: { said: [] } };
    });
    const asking = ask(app, GOOD);
    await begun.promise;
    clock.advance(REQUEST_TIMEOUT_MS);
    expect((await asking).statusCode).toBe(503);
    held.resolve();
    expect(await told.promise).toBe(true);
  });

  it('answers with each status that it names', async () => {
    const app = shell(checks);
    serve(app, payment, () => ({ status: 409, body: { state: 'settled' } }));
    const reply = await ask(app, GOOD);
    expect([reply.statusCode, reply.json()]).toEqual([409, { state: 'settled' }]);
  });

  it.each([
    ['/api/payments/p12345?currency=INR', 'The field "id" is too long: at most 5 characters.'],
    ['/api/payments/p1', 'The field "currency" is missing.'],
    ['/api/payments/p1?currency=EUR', 'The field "currency" must be one of: INR.'],
  ])('refuses %s before the handler', async (url, sentence) => {
    const app = shell(checks);
    serve(app, payment, () => {
      throw new Error('must not be reached');
    });
    const reply = await ask(app, url);
    expect([reply.statusCode, reply.json().message]).toEqual([400, sentence]);
  });

  it('takes a parameter of 100 characters and no longer one, whatever its schema says', async () => {
    const app = shell({});
    const anyId = endpoint({ ...payment, auth: 'none', params: z.object({ id: z.string() }) });
    serve(app, anyId, ({ params }) => ({ status: 200, body: { said: [params.id] } }));
    const askFor = (length: number) => ask(app, `/api/payments/${'x'.repeat(length)}?currency=INR`);
    expect((await askFor(100)).statusCode).toBe(200);
    const refused = await askFor(101);
    expect([refused.statusCode, refused.json().message]).toEqual([414, 'The address is too long.']);
  });

  it('sends nothing out that its replies do not allow, and drops what they do not name', async () => {
    const app = shell(checks);
    const odd: unknown[] = [{ said: ['ok'], secret: 1 }, { said: 'not a list' }];
    serve(app, payment, () => ({ status: 200, body: odd.shift() as { said: string[] } }));
    const first = await ask(app, GOOD);
    expect([first.statusCode, first.json()]).toEqual([200, { said: ['ok'] }]);
    const second = await ask(app, GOOD);
    expect(second.statusCode).toBe(500);
    expect(second.body).not.toContain('not a list');
  });
});

describe('who may call', () => {
  it('is not left to chance: an endpoint whose check is not wired in is not served', async () => {
    const app = shell({});
    const reply = () => ({ status: 200 as const, body: { said: [] } });
    expect(() => serve(app, payment, reply)).toThrow(
      'POST /api/payments/:id needs the check "patient", which is not wired in',
    );
    expect((await ask(app, GOOD)).statusCode).toBe(404);
  });

  it('is not left to chance either where a permission is wanted', () => {
    const app = shell(checks);
    const reply = () => ({ status: 200 as const, body: { said: [] } });
    const permissions = { any: ['access_admin_dashboard'] } as const;
    expect(() => serve(app, { ...payment, permissions }, reply)).toThrow(
      'POST /api/payments/:id needs the check "permissions", which is not wired in',
    );
    const open = { ...payment, permissions, auth: 'none' } as const;
    expect(() => serve(app, open, reply)).toThrow(
      'POST /api/payments/:id wants a permission of callers whom nobody knows',
    );
  });

  it('is decided before the body is read: a stranger is told to sign in', async () => {
    const app = shell(checks);
    serve(app, payment, () => {
      throw new Error('must not be reached');
    });
    const reply = await ask(app, '/api/payments/p12345', { 'content-type': 'text/plain' });
    expect([reply.statusCode, reply.json().message]).toEqual([
      401,
      'Please sign in and try again.',
    ]);
  });

  it.each(['Bearer x', 'Bearer not-a-number'])(
    '[SESS-17] is told "Invalid token" with a token that nobody knows: %s',
    async (authorization) => {
      const app = shell(checks);
      serve(app, payment, () => ({ status: 200, body: { said: [] } }));
      const reply = await ask(app, GOOD, { authorization });
      expect([reply.statusCode, reply.json().message]).toEqual([401, 'Invalid token']);
    },
  );

  it.each(['7', 'Basic 7', 'Bearer', 'Bearer 7 7', `Bearer ${'7'.repeat(201)}`])(
    '[SESS-07] sends its token as a bearer token, and in no other way: %s',
    async (authorization) => {
      const app = shell(checks);
      serve(app, payment, () => ({ status: 200, body: { said: [] } }));
      const reply = await ask(app, GOOD, { authorization });
      expect(reply.json().message).toBe('Please sign in and try again.');
    },
  );

  it('is asked only as often as the rate allows, so that no one can try keys', async () => {
    let checked = 0;
    const app = shell({
      patient: () => {
        checked += 1;
        return Promise.resolve(null);
      },
    });
    serve(app, payment, () => ({ status: 200, body: { said: [] } }));
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await ask(app, GOOD)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(checked).toBe(3);
  });

  it('is counted for each account from all its addresses, and not for its neighbours there', async () => {
    const app = shell(checks);
    serve(app, payment, () => ({ status: 200, body: { said: [] } }));
    const statusFrom = async (remoteAddress: string, patient: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${patient}` };
      const call = { method: 'POST', url: GOOD, payload: '{"note":"x"}', headers } as const;
      return (await app.inject({ ...call, remoteAddress })).statusCode;
    };
    expect(await statusFrom('10.0.0.1', '7')).toBe(200);
    expect(await statusFrom('10.0.0.2', '7')).toBe(200);
    expect(await statusFrom('10.0.0.3', '7')).toBe(200);
    expect(await statusFrom('10.0.0.4', '7')).toBe(429);
    expect(await statusFrom('10.0.0.4', '8')).toBe(200);
  });

  it('is counted over a day as well where it says so, for an address, its network and an account', async () => {
    const clock = stepClock();
    const app = shell(checks, clock);
    const rate = { max: 2, perMs: 60_000, perDay: 3 };
    serve(app, { ...payment, rate }, () => ({ status: 200, body: { said: [] } }));
    let minutes = 0;
    const statusFrom = async (remoteAddress: string, patient: number) => {
      clock.advance(60_000);
      minutes += 1;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${patient}` };
      const call = { method: 'POST', url: GOOD, payload: '{"note":"x"}', headers } as const;
      return (await app.inject({ ...call, remoteAddress })).statusCode;
    };
    // Of one address, whoever asks; of one account, wherever it asks from.
    for (const patient of [1, 2, 3]) expect(await statusFrom('10.0.0.1', patient)).toBe(200);
    expect(await statusFrom('10.0.0.1', 4)).toBe(429);
    for (const host of [2, 3, 4]) expect(await statusFrom(`10.0.0.${host}`, 5)).toBe(200);
    expect(await statusFrom('10.9.9.9', 5)).toBe(429);
    // Six of the network's sixty are used.
    for (let call = 0; call < 54; call += 1) {
      expect(await statusFrom(`10.0.0.${100 + (call % 18)}`, 100 + call)).toBe(200);
    }
    expect(await statusFrom('10.0.0.200', 200)).toBe(429);
    expect(await statusFrom('10.8.8.8', 200)).toBe(200);
    clock.advance((24 * 60 - minutes) * 60_000);
    expect(await statusFrom('10.0.0.1', 5)).toBe(200);
  });

  it('is known where a good token comes along and nobody must sign in, and is nobody otherwise', async () => {
    const app = shell(checks);
    const anybody = { ...payment, auth: 'optional' } as const;
    serve(app, anybody, ({ caller }) => ({
      status: 200,
      body: { said: [caller?.id ?? 'nobody'] },
    }));
    const said = async (headers: object) => (await ask(app, GOOD, headers)).json().said;
    expect(await said({ authorization: 'Bearer 7' })).toEqual(['7']);
    expect(await said({ authorization: 'Bearer not-a-number' })).toEqual(['nobody']);
    expect(await said({})).toEqual(['nobody']);
  });

  it('is counted for each contact that a call is about, however it is written and whoever calls', async () => {
    const app = shell({});
    const sendCode = endpoint({
      ...payment,
      path: '/api/codes',
      auth: 'none',
      rate: {
        max: 9,
        perMs: 60_000,
        contact: { fields: ['email'], max: 2, perMs: 3_600_000, strangers: 3 },
      },
      params: undefined,
      query: undefined,
      body: z.object({ email: z.optional(z.string()) }),
      example: { body: {} },
    });
    serve(app, sendCode, () => ({ status: 200, body: { said: [] } }));
    const about = async (email: string | undefined, remoteAddress: string) => {
      const call = { method: 'POST', url: '/api/codes', payload: { email } } as const;
      const { statusCode, headers } = await app.inject({ ...call, remoteAddress });
      return [statusCode, headers['retry-after']];
    };
    expect(await about('asha@example.com', '10.0.0.1')).toEqual([200, undefined]);
    expect(await about(' Asha@Example.com', '10.0.0.1')).toEqual([200, undefined]);
    expect(await about('asha@example.com', '10.0.0.1')).toEqual([429, '3600']);
    expect(await about('asha@example.com', '10.0.0.2')).toEqual([200, undefined]);
    expect(await about('asha@example.com', '10.0.0.3')).toEqual([429, '3600']);
    expect(await about('ravi@example.com', '10.0.0.3')).toEqual([200, undefined]);
    expect(await about(undefined, '10.0.0.3')).toEqual([200, undefined]);
  });
});
