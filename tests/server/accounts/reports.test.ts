import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../kit/databases.ts';
import { engineHere, testEnv } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import { PASSWORD, accountsApp, browserOn, saveResultOf, signUpAs } from './accounts.kit.ts';

const PATH = '/chat_bot/chat/generate_diagnosis_pdf';
const MINUTE_MS = 60_000;
const ASHA = { email: 'asha@example.com', phone: '9876543210' };
const RAVI = { email: 'ravi@example.com', phone: '9876543211' };

describe('reports', () => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof stepClock>;
  let db: Awaited<ReturnType<typeof freshDatabase>>['db'];
  let asha: { id: string; token: string };
  let resultId: string;

  const start = async (set: Record<string, string> = {}) => {
    ({ app, clock } = await accountsApp(db, { engine: engineHere, env: testEnv(set) }));
    asha = await signUpAs(app, ASHA);
    resultId = await saveResultOf(app, asha);
  };
  beforeEach(async () => {
    ({ db } = await freshDatabase());
  });

  const ask = (id = resultId, token = asha.token) =>
    browserOn(app).post(PATH, { diagnosis_id: id }, { authorization: `Bearer ${token}` });
  /** Opens an address as a new tab does: without a token. */
  const open = (url: string) => app.inject({ url });
  const addressOf = async (): Promise<string> => (await ask()).body.pdf_url;
  const post = (url: string, body: object) =>
    browserOn(app).post(url, body, { authorization: `Bearer ${asha.token}` });

  it('[API-16] [PDF-02] are opened by their address alone, which nobody keeps', async () => {
    await start();
    const asked = await ask();
    expect([asked.status, asked.body.success]).toEqual([200, true]);
    expect(asked.body.pdf_url).toMatch(/^\/api\/reports\/[\w-]{84}$/);
    const { statusCode, headers, rawPayload } = await open(asked.body.pdf_url);
    expect(statusCode).toBe(200);
    expect(rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="toothwise-report-2026-01-01.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  it('[AUTH-21] [PDF-02] are of one’s own results, and of somebody who is signed in', async () => {
    await start();
    const ravi = await signUpAs(app, RAVI);
    expect((await ask(resultId, ravi.token)).status).toBe(404);
    expect((await ask(ravi.id)).status).toBe(404);
    expect((await ask(resultId, 'nobody-at-all')).status).toBe(401);
  });

  it('[PDF-02] end ten minutes later, and say how to have another', async () => {
    await start();
    const address = await addressOf();
    clock.advance(10 * MINUTE_MS - 1);
    expect((await open(address)).statusCode).toBe(200);
    clock.advance(1);
    const ended = await open(address);
    expect([ended.statusCode, ended.headers['content-type']]).toEqual([
      410,
      'text/html; charset=utf-8',
    ]);
    expect(ended.body).toContain('Please make the report again');
    expect(ended.headers['cache-control']).toBe('private, no-store');
  });

  it('are not opened by an address that was changed in any place, nor by one that was made up', async () => {
    await start();
    const address = await addressOf();
    const from = '/api/reports/'.length;
    for (const at of [from, from + 30, from + 45, from + 48, from + 60, address.length - 1]) {
      const other = address[at] === 'A' ? 'B' : 'A';
      const changed = address.slice(0, at) + other + address.slice(at + 1);
      expect([at, (await open(changed)).statusCode]).toEqual([at, 404]);
    }
    expect((await open('/api/reports/made-up')).statusCode).toBe(404);
    expect((await open(address)).statusCode).toBe(200);
  });

  it('go with the session in which they were asked for', async () => {
    await start();
    const address = await addressOf();
    await post('/api/account/sign-out-everywhere', {});
    expect((await open(address)).statusCode).toBe(404);
  });

  it('go with the account', async () => {
    await start();
    const address = await addressOf();
    expect((await post('/api/account/erase', { password: PASSWORD })).status).toBe(200);
    expect((await open(address)).statusCode).toBe(404);
  });

  it('[PDF-01] are not made where they are switched off, which is said', async () => {
    await start({ PDF_REPORTS: 'off' });
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, { success: false, verdict: 'switched_off' }]);
  });

  it('are made one after the other for an account, and nobody else waits for them', async () => {
    await start();
    const address = await addressOf();
    const ravi = await signUpAs(app, RAVI);
    const theirs = (await ask(await saveResultOf(app, ravi), ravi.token)).body.pdf_url;
    await app.close();
    const gates: ((ended: Promise<Uint8Array>) => void)[] = [];
    const writeReport = () => new Promise<Uint8Array>((end) => gates.push(end));
    const made = Promise.resolve(new Uint8Array([37]));
    ({ app } = await accountsApp(db, { engine: engineHere, writeReport }));
    const begun = (count: number) => vi.waitFor(() => expect(gates).toHaveLength(count));
    const own = [open(address), open(address), open(address)];
    await begun(1);
    const other = open(theirs);
    await begun(2);
    gates[1]?.(made);
    expect((await other).statusCode).toBe(200);
    gates[0]?.(Promise.reject(new Error('no report')));
    await begun(3);
    gates[2]?.(made);
    await begun(4);
    gates[3]?.(made);
    const ended = (await Promise.all(own)).map(({ statusCode }) => statusCode);
    expect(ended.filter((status) => status === 200)).toHaveLength(2);
    expect(ended).toContain(500);
  });

  it('are opened so often and no more, for one account', async () => {
    await start();
    const address = await addressOf();
    await app.close();
    ({ app } = await accountsApp(db, {
      engine: engineHere,
      env: testEnv({ RATE_LIMIT: 'on' }),
      writeReport: () => Promise.resolve(new Uint8Array([37])),
    }));
    for (let count = 0; count < 20; count += 1) {
      expect((await open(address)).statusCode).toBe(200);
    }
    expect((await open(address)).statusCode).toBe(429);
    // From elsewhere it is the same account.
    const elsewhere = await app.inject({ url: address, remoteAddress: '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(429);
  });
});
