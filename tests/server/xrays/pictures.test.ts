import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_RATE, XRAY_ADDRESS_MINUTES } from '../../../contracts/xray/xray-files.ts';
import { freshDatabase } from '../../kit/databases.ts';
import type { memoryFiles } from '../../kit/xrays.ts';
import { testEnv } from '../../kit/server.ts';
import { accountsApp, PASSWORD, signUpAs } from '../accounts/accounts.kit.ts';
import { RAVI, analyze, ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

const MINUTE_MS = 60_000;
const EXPIRED = 'This address of the picture has ended. Please open the X-ray again.';
const NOTHING = 'There is nothing at this address.';

describe('the picture of an X-ray', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let app: FastifyInstance;
  let asha: { id: string; token: string };
  let files: ReturnType<typeof memoryFiles>;
  let clock: Awaited<ReturnType<typeof xraysApp>>['clock'];
  let id: string;
  let logs: string[];

  beforeEach(async () => {
    database = await freshDatabase();
    logs = [];
    const env = testEnv({ LOG_LEVEL: 'trace' });
    const logSink = { write: (line: string) => void logs.push(line) };
    ({ app, asha, files, clock } = await xraysApp(database.db, { env, logSink }));
    id = (await upload(app, asha, await jpeg())).body.fileId;
  });

  const addresses = async (of = id, { token } = asha) => {
    const { body } = await ask(app, token, `/api/account/xrays/${of}`);
    return body.xray.picture as { url: string; preview_url: string; expires_at: string };
  };
  const look = async (url: string) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url });
    return { status: statusCode, headers, payload: rawPayload };
  };
  const refusal = async (url: string) => {
    const { status, payload, headers } = await look(url);
    expect(headers['content-type']).toContain('application/json');
    return [status, JSON.parse(String(payload)).message];
  };

  it('is shown to whoever has its address, without a token, and to nobody’s cache, frame or script', async () => {
    const { url, preview_url } = await addresses();
    const shown = await look(url);
    expect(shown.status).toBe(200);
    expect(shown.payload.equals(files.kept.get(`${id}.jpg`) as Buffer)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="x-ray.jpg"',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const preview = await look(preview_url);
    const { width, height } = await sharp(preview.payload).metadata();
    expect([width, height]).toEqual([400, 200]);
  });

  it('holds for ten minutes after it was asked for, to the millisecond, and not longer', async () => {
    const { url, expires_at } = await addresses();
    const left = Date.parse(expires_at) - clock.now().getTime();
    expect(left).toBeGreaterThanOrEqual(XRAY_ADDRESS_MINUTES * MINUTE_MS);
    expect(left).toBeLessThanOrEqual((XRAY_ADDRESS_MINUTES + 1) * MINUTE_MS);
    // Whoever asks again within the minute gets the same one, so that a page does not load it anew.
    expect((await addresses()).url).toBe(url);
    clock.advance(left - 1);
    expect((await look(url)).status).toBe(200);
    clock.advance(1);
    expect(await refusal(url)).toEqual([410, EXPIRED]);
    const renewed = (await addresses()).url;
    expect(renewed).not.toBe(url);
    expect((await look(renewed)).status).toBe(200);
  });

  it('is not shown at an address that was changed in any part, or made up', async () => {
    const { url, preview_url } = await addresses();
    const other = (await upload(app, asha, await jpeg())).body.fileId;
    const at = new URL(url, 'http://localhost');
    const until = at.searchParams.get('until') ?? '';
    const signature = at.searchParams.get('signature') ?? '';
    const first = signature.startsWith('A') ? 'B' : 'A';
    const bad: Record<string, string> = {
      'of another X-ray': url.replace(id, other),
      'of another size': url.replace('/picture?', '/preview?'),
      'the other way round': preview_url.replace('/preview?', '/picture?'),
      'that holds for longer': url.replace(until, String(Number(until) + 1)),
      'that holds for ever': url.replace(until, '9999999999999999'),
      'with another signature': url.replace(signature, `${first}${signature.slice(1)}`),
      'with a shorter signature': url.replace(signature, signature.slice(0, 22)),
      'without one': `/api/xrays/${id}/picture?until=${until}`,
      'with two': `${url}&signature=${signature}`,
      'with two ends': `${url}&until=${until}`,
      'with an end that is none': url.replace(until, '1e15'),
      'of no X-ray': url.replace(id, '00000000-0000-4000-8000-000000000009'),
      'of no id': url.replace(id, 'x'),
      'up the folders': `/api/xrays/..%2f..%2fpg/picture?until=${until}&signature=${signature}`,
      'of a size that is none': url.replace('/picture?', '/original?'),
    };
    for (const [how, address] of Object.entries(bad)) {
      expect([how, ...(await refusal(address))]).toEqual([how, 404, NOTHING]);
    }
  });

  it('is gone with the X-ray, also at an address that still holds', async () => {
    const { url, preview_url } = await addresses();
    await ask(app, asha.token, `/api/account/xrays/${id}/delete`, {});
    expect(await refusal(url)).toEqual([404, NOTHING]);
    expect(await refusal(preview_url)).toEqual([404, NOTHING]);
  });

  it('is gone with the account, also at an address that still holds', async () => {
    const { url } = await addresses();
    const erased = await ask(app, asha.token, '/api/account/erase', { password: PASSWORD });
    expect(erased.status).toBe(200);
    expect(await refusal(url)).toEqual([404, NOTHING]);
  });

  it('is in no other account: neither read, nor listed, analysed, saved or deleted', async () => {
    const ravi = await signUpAs(app, RAVI);
    const nothing = [404, NOTHING];
    const tries = [
      await ask(app, ravi.token, `/api/account/xrays/${id}`),
      await analyze(app, ravi, id),
      await ask(app, ravi.token, `/api/account/xrays/${id}/delete`, {}),
      await ask(app, ravi.token, '/chat_bot/chat/save_xray_analysis', {
        xray_id: id,
        diagnosis_id: id,
      }),
    ];
    for (const { status, body } of tries) expect([status, body.message]).toEqual(nothing);
    expect((await ask(app, ravi.token, '/api/account/xrays')).body.xrays).toEqual([]);
    expect((await ask(app, asha.token, '/api/account/xrays')).body.xrays).toHaveLength(1);
    expect(files.kept.size).toBe(2);
  });

  it('is shown at the same address by every process, and signed with what no reply holds', async () => {
    const { url } = await addresses();
    const { app: other } = await accountsApp(database.peer, { clock, files });
    expect((await other.inject({ url })).statusCode).toBe(200);
    const beside = await ask(other, asha.token, `/api/account/xrays/${id}`);
    expect(beside.body.xray.picture.url).toBe(url);
    await other.close();
  });

  it('leaves no address, no signature and no id in the log', async () => {
    const { url } = await addresses();
    await look(url);
    await look(url.replace('signature=', 'signature=x'));
    const { kept } = files;
    kept.clear();
    await look(url);
    const logged = logs.join('');
    expect(logged).toContain('/api/xrays/:id/:size');
    for (const secret of [id, 'signature', 'until=']) expect(logged).not.toContain(secret);
  });

  it('is loaded a list and some more in a minute, and then no more', async () => {
    const env = testEnv({ RATE_LIMIT: 'on' });
    const { app: limited } = await accountsApp(database.db, { clock, files, env });
    const { url } = await addresses();
    const statuses: number[] = [];
    for (let count = 0; count <= PICTURE_RATE.max; count += 1) {
      statuses.push((await limited.inject({ url })).statusCode);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    clock.advance(MINUTE_MS);
    expect((await limited.inject({ url })).statusCode).toBe(200);
    await limited.close();
  });
});
