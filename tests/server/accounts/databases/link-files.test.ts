import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeResultLink, openResultLink } from '../../../../contracts/endpoints/result-links.ts';
import { LINK_OPENINGS } from '../../../../contracts/assessment/result-link.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { resultLinkOpenings, resultLinks } from '../../../../server/db/schema.ts';
import { resultLinksRetention } from '../../../../server/services/result-links.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { testEnv } from '../../../kit/server.ts';
import type { stepClock } from '../../../kit/server.ts';
import { accountsApp, browserOn, saveResultOf } from '../accounts.kit.ts';

const MINUTE_MS = 60_000;
/** The name under which the tests ask. */
const ORIGIN = 'http://localhost:80';
const { body: BODY } = makeResultLink.example;
const [SHORT] = BODY.files;
const LONG = { ...SHORT, embedded: SHORT.embedded.replace('.AAAA.', `.${'A'.repeat(4000)}.`) };
const FILES = [LONG, SHORT];

describe.each(DATABASES)('files that are too long for a manifest on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member;
  let resultId: string;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock } = await accountsApp(db));
    asha = await addSignedIn({ db, clock }, 'patient');
    resultId = await saveResultOf(app, asha);
    await make();
  });

  const as = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
  const make = () => {
    const url = `/api/account/results/${resultId}/links`;
    return browserOn(app).post(url, { ...BODY, files: FILES }, as(asha));
  };
  const open = (changes: object = { embeddedLengthMax: 1000 }) =>
    browserOn(app).post(`/api/shl/${BODY.token}`, {
      ...openResultLink.example.body,
      ...changes,
    });
  /** The address of the long file, below our origin. */
  const addressOf = async (): Promise<string> => {
    const { status, body } = await open();
    expect(status).toBe(200);
    const { location } = body.files[0];
    expect(location.startsWith(`${ORIGIN}/api/link-files/`)).toBe(true);
    return location.slice(ORIGIN.length);
  };
  const fetched = async (url: string, on = app) => {
    const reply = await on.inject(url);
    return { status: reply.statusCode, headers: reply.headers, payload: reply.payload };
  };

  it('[NEW-137] come by an address, which hands out the file as the specification says, and to pages of any site', async () => {
    const { body } = await open();
    expect(body.files).toEqual([
      { contentType: LONG.contentType, location: expect.any(String) },
      SHORT,
    ]);
    const url = await addressOf();
    const { status, headers, payload } = await fetched(url);
    expect([status, payload]).toEqual([200, LONG.embedded]);
    expect(headers).toMatchObject({
      'content-type': 'application/jose',
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('[NEW-137] come from our own address, whatever name the opener has asked by', async () => {
    const env = testEnv({ PUBLIC_URL: 'https://toothwise.example' });
    const { app: named } = await accountsApp(db, { env, clock });
    const reply = await named.inject({
      method: 'POST',
      url: `/api/shl/${BODY.token}`,
      headers: { host: 'toothwise.example' },
      payload: { ...openResultLink.example.body, embeddedLengthMax: 1 },
    });
    const { location } = reply.json().files[0];
    expect(location).toMatch(/^https:\/\/toothwise\.example\/api\/link-files\//);
    // Every process signs alike.
    expect((await fetched(location.replace('https://toothwise.example', ''))).status).toBe(200);
    await named.close();
  });

  it('[NEW-137] are embedded up to the length that is asked for, to the character, and where none is', async () => {
    const { length } = LONG.embedded;
    const isEmbedded = async (changes: object) => 'embedded' in (await open(changes)).body.files[0];
    expect(await isEmbedded({})).toBe(true);
    expect(await isEmbedded({ embeddedLengthMax: length })).toBe(true);
    expect(await isEmbedded({ embeddedLengthMax: length - 1 })).toBe(false);
    for (const embeddedLengthMax of [-1, 1.5, '1000', null]) {
      expect((await open({ embeddedLengthMax })).status).toBe(400);
    }
    const none = (await open({ embeddedLengthMax: 0 })).body.files;
    expect(none.filter((each: object) => 'embedded' in each)).toEqual([]);
  });

  it('[NEW-137] count as one opening, however often they are fetched, and need the passcode first', async () => {
    const wrong = await open({ embeddedLengthMax: 1, passcode: '999999' });
    expect([wrong.status, wrong.body.files]).toEqual([401, undefined]);
    const url = await addressOf();
    const all = await Promise.all(Array.from({ length: 30 }, () => fetched(url)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db.sql.select().from(resultLinks)).toMatchObject([{ openings: 1, triesLeft: 4 }]);
    expect(await db.sql.select().from(resultLinkOpenings)).toHaveLength(1);
  });

  it('[NEW-137] are there for ten minutes', async () => {
    const url = await addressOf();
    clock.advance(10 * MINUTE_MS - 1);
    expect((await fetched(url)).status).toBe(200);
    clock.advance(1);
    expect((await fetched(url)).status).toBe(404);
    expect((await fetched(await addressOf())).status).toBe(200);
  });

  it('[NEW-137] go with their link at once, however it ends', async () => {
    const url = await addressOf();
    const [row] = await db.sql.select().from(resultLinks);
    const ended = await browserOn(app).post(
      `/api/account/result-links/${row?.id}/end`,
      {},
      as(asha),
    );
    expect(ended.status).toBe(200);
    expect((await fetched(url)).status).toBe(404);
    await db.sql.delete(resultLinks);
    await make();
    const other = await addressOf();
    for (let tried = 0; tried < 5; tried += 1) await open({ passcode: '999999' });
    expect((await fetched(other)).status).toBe(404);
    await db.sql.delete(resultLinks);
    await make();
    clock.advance(7 * 24 * 60 * MINUTE_MS - 1);
    const last = await addressOf();
    expect((await fetched(last)).status).toBe(200);
    clock.advance(1);
    expect((await fetched(last)).status).toBe(404);
  });

  it('[NEW-137] can be fetched after the last opening, and are deleted soon after it', async () => {
    const opened = await Promise.all(Array.from({ length: LINK_OPENINGS + 10 }, () => open()));
    const good = opened.filter(({ status }) => status === 200);
    expect(good).toHaveLength(LINK_OPENINGS);
    expect((await open()).body.code).toBe('link_usedUp');
    const url = good[0]?.body.files[0].location.slice(ORIGIN.length);
    expect((await fetched(url)).status).toBe(200);
    const { run } = resultLinksRetention({ db, clock });
    await run('2026-01-01T00');
    expect((await fetched(url)).status).toBe(200);
    clock.advance(10 * MINUTE_MS + 1);
    await run('2026-01-01T00');
    expect(await db.sql.select().from(resultLinks)).toMatchObject([
      { files: null, endedBy: 'usedUp' },
    ]);
  });

  it('[NEW-137] of a link that is used up go when their owner no longer wants data to be kept', async () => {
    const opened = await Promise.all(Array.from({ length: LINK_OPENINGS }, () => open()));
    const consents = { consents: { dataProcessing: false } };
    expect((await browserOn(app).post('/api/account/consents', consents, as(asha))).status).toBe(
      200,
    );
    const url = opened[0]?.body.files[0].location.slice(ORIGIN.length);
    expect((await fetched(url)).status).toBe(404);
  });

  it('[NEW-137] are not found at an address that was changed in any part, or made up', async () => {
    const url = await addressOf();
    const { pathname, searchParams } = new URL(url, ORIGIN);
    const until = searchParams.get('until') ?? '';
    const signature = searchParams.get('signature') ?? '';
    const first = signature.startsWith('A') ? 'B' : 'A';
    const nothing = (await fetched('/api/link-files/x/0')).payload;
    for (const address of [
      url.replace('/0?', '/1?'),
      url.replace('/0?', '/2?'),
      url.replace('/0?', '/00?'),
      url.replace(pathname, '/api/link-files/00000000-0000-4000-8000-000000000009/0'),
      url.replace(until, String(Number(until) + 1)),
      url.replace(signature, `${first}${signature.slice(1)}`),
      `${url}&until=${until}`,
      pathname,
    ]) {
      const { status, payload } = await fetched(address);
      expect([address, status, payload]).toEqual([address, 404, nothing]);
    }
  });

  it('[NEW-137] take sixty of one address in a minute, however many ask at once', async () => {
    const url = await addressOf();
    const env = testEnv({ RATE_LIMIT: 'on' });
    const { app: limited } = await accountsApp(db, { env, clock });
    const all = await Promise.all(Array.from({ length: 200 }, () => fetched(url, limited)));
    const good = all.filter(({ status }) => status === 200);
    expect([good.length, new Set(all.map(({ status }) => status))]).toEqual([
      60,
      new Set([200, 429]),
    ]);
    await limited.close();
  });
});
