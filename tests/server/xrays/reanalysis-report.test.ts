import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredReanalysis } from '../../../server/db/schema.ts';
import { reanalysesIn } from '../../../server/repositories/reanalyses.ts';
import { addressFor, readToken } from '../../../server/services/reports/report-address.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { elementsOf, readPdf } from '../../kit/read-pdf.ts';
import { testEnv } from '../../kit/server.ts';
import { PASSWORD, signUpAs } from '../accounts/accounts.kit.ts';
import { RAVI, analyze, ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

const PATH = '/chat_bot/chat/generate_reanalysis_pdf';
const ID = '00000000-0000-4000-8000-0000000000e1';
const CONTENT: StoredReanalysis = {
  diagnosis_a_combined: { bullet_points: ['With the picture: decay is more likely.'] },
  diagnosis_b_questionnaire_only: { bullet_points: ['From the answers: sensitive teeth.'] },
  key_differences: 'The dark area speaks for decay.',
  key_findings: [],
  recommended_actions: ['Show the X-ray to a dentist.'],
  urgency_level: 'moderate',
};

describe('reports of re-analyses', () => {
  let made: Awaited<ReturnType<typeof xraysApp>>;
  let db: Awaited<ReturnType<typeof freshDatabase>>['db'];
  let xrayId: string;

  const start = async (set: Record<string, string> = {}) => {
    made = await xraysApp(db, { env: testEnv(set) });
    const { app, asha, clock } = made;
    const sent = await upload(app, asha, await jpeg());
    xrayId = sent.body.fileId;
    await analyze(app, asha, xrayId);
    await reanalysesIn(db.sql).add({
      id: ID,
      ownerId: asha.id,
      xrayId,
      diagnosisId: null,
      createdAt: clock.now(),
      savedAt: null,
      content: CONTENT,
      messageId: ID,
    });
  };
  beforeEach(async () => {
    ({ db } = await freshDatabase());
  });

  const asked = (token = made.asha.token, id = ID) =>
    ask(made.app, token, PATH, { reanalysis_id: id });
  const open = async (url: string) => made.app.inject({ url });

  it('[API-17] are opened by their address, with the picture and its places', async () => {
    await start();
    const { status, body } = await asked();
    expect([status, body.success]).toEqual([200, true]);
    const { statusCode, headers, rawPayload } = await open(body.pdf_url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(headers['content-disposition']).toBe(
      'inline; filename="toothwise-x-ray-report-2026-01-01.pdf"',
    );
    const { pages } = await readPdf(new Uint8Array(rawPayload));
    const figures = pages.flatMap(({ tree }) => elementsOf(tree, 'Figure'));
    expect(figures.map(({ alt }) => alt)[0]).toMatch(/^Your X-ray with one place marked/);
    const words = pages.map(({ tree }) => tree?.text).join(' ');
    expect(words).toContain('With the picture: decay is more likely.');
    const [link] = pages.flatMap(({ links }) => links);
    expect(new URL(link ?? '').pathname + new URL(link ?? '').search).toBe(
      `/xray-analysis?xray=${xrayId}`,
    );
  });

  it('[API-17] are of one’s own re-analyses, and of somebody who is signed in', async () => {
    await start();
    const ravi = await signUpAs(made.app, RAVI);
    expect((await asked(ravi.token)).status).toBe(404);
    expect((await asked(made.asha.token, xrayId)).status).toBe(404);
    expect((await asked('nobody-at-all')).status).toBe(401);
  });

  it('are of what the address says: a result’s address opens no re-analysis', async () => {
    await start();
    const { body } = await asked();
    const [, token = ''] = /\/api\/reports\/(.+)$/.exec(body.pdf_url) ?? [];
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes.readUInt8(0)).toBe(1);
    bytes.writeUInt8(0, 0);
    expect((await open(`/api/reports/${bytes.toString('base64url')}`)).statusCode).toBe(404);
    bytes.writeUInt8(7, 0);
    expect((await open(`/api/reports/${bytes.toString('base64url')}`)).statusCode).toBe(404);
  });

  it.each(['is not there', 'cannot be reached'])('are made where the picture %s', async (how) => {
    await start();
    const { body } = await asked();
    if (how === 'is not there') made.files.kept.clear();
    else made.files.get = () => Promise.reject(new Error('The store is away'));
    const { statusCode, rawPayload } = await open(body.pdf_url);
    expect(statusCode).toBe(200);
    const { pages } = await readPdf(new Uint8Array(rawPayload));
    expect(pages.flatMap(({ tree }) => elementsOf(tree, 'Figure'))).toHaveLength(1);
  });

  it('go with the X-ray, and with the account', async () => {
    await start();
    const { body } = await asked();
    await ask(made.app, made.asha.token, `/api/account/xrays/${xrayId}/delete`, {});
    expect((await open(body.pdf_url)).statusCode).toBe(404);
    const erased = await ask(made.app, made.asha.token, '/api/account/erase', {
      password: PASSWORD,
    });
    expect(erased.status).toBe(200);
    expect((await open(body.pdf_url)).statusCode).toBe(404);
  });

  it('[PDF-01] are not made where they are switched off, which is said', async () => {
    await start({ PDF_REPORTS: 'off' });
    expect((await asked()).body).toEqual({ success: false, verdict: 'switched_off' });
  });
});

it('an address of a report has of what it is signed into it', () => {
  const named = { sessionId: ID, now: new Date(0) };
  const address = addressFor({ ...named, reported: { of: 'reanalysis', id: ID } }, 'secret');
  const bytes = Buffer.from(address.slice('/api/reports/'.length), 'base64url');
  expect(readToken(bytes.toString('base64url'))?.isSignedWith('secret')).toBe(true);
  bytes.writeUInt8(0, 0);
  const changed = readToken(bytes.toString('base64url'));
  expect([changed?.reported.of, changed?.isSignedWith('secret')]).toEqual(['result', false]);
});
