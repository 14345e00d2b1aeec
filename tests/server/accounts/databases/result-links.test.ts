import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeResultLink, openResultLink } from '../../../../contracts/endpoints/result-links.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { resultLinkOpenings, resultLinks } from '../../../../server/db/schema.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { resultLinksRetention } from '../../../../server/services/result-links.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { DIAGNOSE_BODY } from '../../../kit/endpoints.ts';
import type { stepClock } from '../../../kit/server.ts';
import { accountsApp, browserOn, saveResultOf } from '../accounts.kit.ts';

const DAY_MS = 24 * 60 * 60_000;
const { body: BODY } = makeResultLink.example;
const PASSCODE = BODY.passcode;
const tokenOf = (nth: number): string => String(nth).padStart(43, 'T');

describe.each(DATABASES)('links to a result on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member;
  let ravi: Member;
  let resultId: string;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock } = await accountsApp(db));
    asha = await addSignedIn({ db, clock }, 'patient');
    ravi = await addSignedIn({ db, clock }, 'patient');
    resultId = await saveResultOf(app, asha);
  });

  const as = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
  const make = (changes: object = {}, who = asha, of = resultId) =>
    browserOn(app).post(`/api/account/results/${of}/links`, { ...BODY, ...changes }, as(who));
  const end = (id: string, who = asha) =>
    browserOn(app).post(`/api/account/result-links/${id}/end`, {}, as(who));
  const list = async (who = asha) =>
    (await browserOn(app).get(`/api/account/results/${resultId}/links`, who.token)).body.links;
  const open = (changes: object = {}, token: string = BODY.token) =>
    browserOn(app).post(`/api/shl/${token}`, { ...openResultLink.example.body, ...changes });
  const rows = () => db.sql.select().from(resultLinks);

  it('[NEW-101] hand out what the device has encrypted, and the server keeps neither token nor passcode', async () => {
    const made = await make();
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ ended: null, openings: 0, log: [] });
    const opened = await open();
    expect([opened.status, opened.body]).toEqual([200, { status: 'finalized', files: BODY.files }]);
    const kept = JSON.stringify(await rows());
    for (const secret of [BODY.token, PASSCODE]) expect(kept).not.toContain(secret);
    expect(JSON.stringify(await list())).not.toContain('Hash');
  });

  it('[NEW-101] tell their owner who opened them and when, by the name that was given', async () => {
    await make();
    clock.advance(60_000);
    await open({ recipient: '  Dr.  Iyer\u202e ' });
    clock.advance(60_000);
    await open({ recipient: 'Smile Clinic' });
    expect(await list()).toMatchObject([
      {
        openings: 2,
        log: [
          { at: '2026-01-01T00:02:00.000Z', by: 'Smile Clinic' },
          { at: '2026-01-01T00:01:00.000Z', by: 'Dr. Iyer' },
        ],
      },
    ]);
    expect((await open({ recipient: ' ' })).status).toBe(400);
  });

  it('[NEW-102] end after five wrong passcodes, also when 200 are tried at once', async () => {
    await make();
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, nth) => open({ passcode: String(200_000 + nth) })),
    );
    const left = tries.flatMap(({ status, body }) =>
      status === 401 ? [body.remainingAttempts] : [],
    );
    expect(left.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401, 404]));
    const right = await open();
    expect([right.status, right.body.code]).toEqual([404, 'link_passcodes']);
    expect(await rows()).toMatchObject([{ files: null, triesLeft: 0, endedBy: 'passcodes' }]);
    expect(await list()).toMatchObject([{ ended: 'passcodes', openings: 0 }]);
  });

  it('[NEW-102] end when their owner no longer wants data to be kept, and stay so', async () => {
    await make();
    const decide = (dataProcessing: boolean) =>
      browserOn(app).post('/api/account/consents', { consents: { dataProcessing } }, as(asha));
    expect((await decide(false)).status).toBe(200);
    expect((await decide(true)).status).toBe(200);
    expect((await open()).body.code).toBe('link_revoked');
    expect(await rows()).toMatchObject([{ files: null, endedBy: 'revoked' }]);
  });

  it('[NEW-102] count wrong passcodes over their whole life: a right one gives none back', async () => {
    await make();
    for (const left of [4, 3]) {
      expect((await open({ passcode: '999999' })).body.remainingAttempts).toBe(left);
      expect((await open()).status).toBe(200);
    }
    expect((await open({ passcode: '1' })).body).toMatchObject({
      remainingAttempts: 2,
      message: 'That passcode is not right. You can try 2 more times.',
    });
  });

  it('[NEW-102] are ended at once by their owner alone, and what they led to is deleted', async () => {
    const { id } = (await make()).body;
    expect((await end(id, ravi)).status).toBe(404);
    expect((await open()).status).toBe(200);
    expect((await end(id)).status).toBe(200);
    const after = await open();
    expect([after.status, after.body.code, after.body.message]).toEqual([
      404,
      'link_revoked',
      'The patient has ended this link.',
    ]);
    expect(await rows()).toMatchObject([{ files: null }]);
    // Ending it again is no other end.
    clock.advance(8 * DAY_MS);
    expect((await end(id)).status).toBe(200);
    expect(await list()).toMatchObject([{ ended: 'revoked' }]);
  });

  it('[NEW-102] are over when their days have passed; a job deletes the content, and later the rest', async () => {
    await make();
    const { run } = resultLinksRetention({ db, clock });
    const clean = () => run('2026-01-01T00');
    clock.advance(7 * DAY_MS - 1);
    await clean();
    expect((await open()).status).toBe(200);
    clock.advance(1);
    expect((await open()).body.code).toBe('link_expired');
    expect((await rows())[0]?.files).not.toBeNull();
    clock.advance(1);
    await clean();
    expect(await rows()).toMatchObject([{ files: null }]);
    clock.advance(30 * DAY_MS);
    await clean();
    expect([await rows(), (await open()).body.code]).toEqual([[], undefined]);
  });

  it('are opened fifty times at most, and then lead to nothing', async () => {
    await make();
    const opened = await Promise.all(Array.from({ length: 60 }, () => open()));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(50);
    expect((await open()).body.code).toBe('link_usedUp');
    expect(await rows()).toMatchObject([{ files: null, openings: 50 }]);
    expect(await db.sql.select().from(resultLinkOpenings)).toHaveLength(50);
  });

  it('are five at most for an account, however many are made at once; one that is over makes room', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => make({ token: tokenOf(nth) })),
    );
    const good = made.filter(({ status }) => status === 200);
    expect([good.length, new Set(made.map(({ status }) => status))]).toEqual([
      5,
      new Set([200, 409]),
    ]);
    await end(good[0]?.body.id);
    expect((await make({ token: tokenOf(90) })).status).toBe(200);
    expect((await make({ token: tokenOf(91) })).status).toBe(409);
  });

  it('are made once for a token, and of a token that somebody else has none is made', async () => {
    const [first, again] = await Promise.all([make(), make()]);
    expect(first.body).toEqual(again.body);
    const other = await saveResultOf(app, ravi);
    expect((await make({}, ravi, other)).status).toBe(404);
    expect((await make({}, ravi)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('take nothing but encrypted files of a bounded size, for days that are offered', async () => {
    const [file] = BODY.files;
    const long = { ...file, embedded: file.embedded.replace('.AAAA.', `.${'A'.repeat(28_000)}.`) };
    for (const wrong of [
      { days: 365 },
      { passcode: '12345' },
      { token: 'short' },
      { files: [] },
      { files: [file, file, file] },
      { files: [long] },
      { files: [{ ...file, embedded: '{"resourceType":"Bundle"}' }] },
      { files: [{ ...file, contentType: 'text/html' }] },
    ]) {
      expect((await make(wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(400);
    }
    expect(await rows()).toEqual([]);
  });

  it('go with their result and with the account', async () => {
    await make();
    await open();
    const url = `/api/account/results/${resultId}/delete`;
    await browserOn(app).post(url, {}, as(asha));
    expect([await rows(), (await open()).status]).toEqual([[], 404]);
    resultId = await saveResultOf(app, asha);
    await make();
    await open();
    const account = await accountsIn(db.sql).byId(asha.id);
    await db.transaction((sql) => erasePersonalData(sql, account as NonNullable<typeof account>));
    expect(await rows()).toEqual([]);
    expect(await db.sql.select().from(resultLinkOpenings)).toEqual([]);
  });

  it('[NEW-104] are exported without what they lead to, beside each result as a FHIR document', async () => {
    await make();
    await open();
    const { body } = await browserOn(app).get('/api/account/export', asha.token);
    expect(body.data.result_links).toMatchObject([{ resultId, openings: 1, endedBy: null }]);
    expect(body.data.result_link_openings).toMatchObject([{ resultId, recipient: 'Dr. Iyer' }]);
    expect(JSON.stringify(body)).not.toContain(BODY.files[0].embedded);
    expect(body.fhir).toHaveLength(1);
    expect(body.fhir[0]).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    expect(JSON.stringify(body.fhir)).toContain(DIAGNOSE_BODY.issue);
  });

  it('are read by the page of any site, which no other call is', async () => {
    await make();
    const url = `/api/shl/${BODY.token}`;
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://clinic.example' };
    const asked = await app.inject({ method: 'OPTIONS', url, headers });
    expect([asked.statusCode, asked.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      },
    ]);
    const payload = openResultLink.example.body;
    const opened = await app.inject({ method: 'POST', url, headers, payload });
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['access-control-allow-origin']).toBe('*');
    expect(opened.headers['access-control-allow-credentials']).toBeUndefined();
    const elsewhere = `/api/account/results/${resultId}/links`;
    const refused = await app.inject({
      method: 'POST',
      url: elsewhere,
      headers: { ...headers, ...as(asha) },
      payload: { ...BODY, token: tokenOf(1) },
    });
    expect(refused.statusCode).toBe(403);
  });
});
