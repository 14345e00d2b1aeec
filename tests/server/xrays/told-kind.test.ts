import { beforeEach, describe, expect, it } from 'vitest';
import type { ReadXray, XrayReader } from '../../../server/services/xrays/xray-deps.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { readPdf } from '../../kit/read-pdf.ts';
import { engineHere } from '../../kit/server.ts';
import { stubReader } from '../../kit/xrays.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import { xrayReader } from '../../../server/services/xrays/reader.ts';
import { EMBEDDED } from '../../../server/providers/radiograph/index.ts';
import type { GateVerdict } from '../../../server/radiograph/gate.ts';
import type { XrayFinding } from '../../../contracts/xray/xray.ts';
import { signUpAs } from '../accounts/accounts.kit.ts';
import { bodyOf, reanalyse } from './reanalyses.kit.ts';
import { RAVI, analyze, ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

const TOLD_DENTAL = 'You told us that this is a dental X-ray.';
const NOT_TEETH = 'This does not look like an X-ray of teeth.';

describe('an X-ray of which the program cannot tell what it shows', () => {
  let made: Awaited<ReturnType<typeof xraysApp>>;
  let db: Awaited<ReturnType<typeof freshDatabase>>['db'];
  let xrayId: string;
  /** What the reader was told, call by call. */
  let reads: (string | null)[];

  /** Cannot tell until somebody has told; marks nothing where nobody could. */
  const reader: XrayReader = {
    ...stubReader,
    read: async (raster, options): Promise<ReadXray> => {
      reads.push(options.toldKind);
      if (options.toldKind === null) return { kind: 'unsure' };
      const read = await stubReader.read(raster, options);
      if (read.kind !== 'read' || options.toldKind === 'dental') return read;
      return { kind: 'read', reading: { ...read.reading, findings: [] } };
    },
  };

  beforeEach(async () => {
    reads = [];
    ({ db } = await freshDatabase());
    made = await xraysApp(db, { xrayReader: reader, engine: engineHere });
    const sent = await upload(made.app, made.asha, await jpeg());
    xrayId = sent.body.fileId;
    await analyze(made.app, made.asha, xrayId);
  });

  const now = async () =>
    (await ask(made.app, made.asha.token, `/api/account/xrays/${xrayId}`)).body.xray;
  const tell = (kind: unknown, token = made.asha.token, id = xrayId) =>
    ask(made.app, token, `/api/account/xrays/${id}/kind`, { kind });

  it('waits for the person, keeps the picture, and is not analysed by being asked for', async () => {
    expect(await now()).toMatchObject({
      state: 'unsure',
      told_kind: null,
      message: null,
      analysis: null,
      picture: { width: 400, height: 200 },
    });
    const { body } = await analyze(made.app, made.asha, xrayId);
    expect(body.xray.state).toBe('unsure');
    expect(reads).toEqual([null]);
  });

  it('is analysed when it is told to be dental, and its summary says who told', async () => {
    const { status, body } = await tell('dental');
    expect([status, body.xray.state, body.xray.told_kind]).toEqual([200, 'analyzed', 'dental']);
    expect(body.xray.analysis.predictions).toHaveLength(1);
    expect(body.xray.analysis.summary.endsWith(` ${TOLD_DENTAL}`)).toBe(true);
    expect(reads).toEqual([null, 'dental']);
  });

  it('has nothing marked when nobody can tell, and says so in place of a finding', async () => {
    const { body } = await tell('notSure');
    expect([body.xray.state, body.xray.told_kind]).toEqual(['analyzed', 'notSure']);
    const { summary, predictions, findings_text } = body.xray.analysis;
    expect([predictions, findings_text]).toEqual([[], '']);
    expect(summary).toMatch(/^Nobody has said that this picture shows teeth/);
    expect(summary).toContain('A dentist can say what it shows.');
    expect(summary).not.toContain('stood out');
  });

  it('is refused when it is told to be something else, with a sentence that helps', async () => {
    const { body } = await tell('other');
    expect([body.xray.state, body.xray.told_kind, body.xray.analysis]).toEqual([
      'refused',
      'other',
      null,
    ]);
    expect(body.xray.message).toContain(NOT_TEETH);
    expect(reads).toEqual([null]);
  });

  it('stays as it is when it is told of again, the same or otherwise', async () => {
    const first = (await tell('dental')).body.xray;
    for (const kind of ['dental', 'other', 'notSure']) {
      const { status, body } = await tell(kind);
      expect([status, body.xray.state, body.xray.told_kind, body.xray.analysis]).toEqual([
        200,
        'analyzed',
        'dental',
        first.analysis,
      ]);
    }
    expect(reads).toEqual([null, 'dental']);
  });

  it('comes to one answer when two are told at once', async () => {
    const replies = await Promise.all([tell('dental'), tell('other'), tell('dental')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kinds = new Set(replies.map(({ body }) => body.xray.told_kind));
    expect(kinds.size).toBe(1);
    expect(reads.length).toBeLessThanOrEqual(2);
  });

  it('is nobody else’s to tell of, and takes no other words', async () => {
    const ravi = await signUpAs(made.app, RAVI);
    expect((await tell('dental', ravi.token)).status).toBe(404);
    expect((await tell('dental', made.asha.token, ravi.id)).status).toBe(404);
    expect((await tell('chest')).status).toBe(400);
    expect((await now()).state).toBe('unsure');
  });

  it('is not read for somebody who took the consent for it back', async () => {
    const consents = { aiAnalysis: false };
    await ask(made.app, made.asha.token, '/api/account/consents', { consents });
    expect((await tell('dental')).status).toBe(409);
    expect(await now()).toMatchObject({ state: 'unsure', told_kind: null });
  });

  it('is handed out with the answer among one’s own data', async () => {
    await tell('notSure');
    const { body } = await ask(made.app, made.asha.token, '/api/account/export');
    expect(body.data.xrays).toMatchObject([{ id: xrayId, toldKind: 'notSure' }]);
  });

  const report = async (): Promise<string> => {
    const { body } = await reanalyse(made.app, made.asha, bodyOf(xrayId));
    const path = '/chat_bot/chat/generate_reanalysis_pdf';
    const asked = await ask(made.app, made.asha.token, path, {
      reanalysis_id: body.reanalysis.id,
    });
    const { rawPayload } = await made.app.inject({ url: asked.body.pdf_url });
    const { pages } = await readPdf(new Uint8Array(rawPayload));
    return pages.map(({ tree }) => tree?.text).join(' ');
  };

  it('has who told in the report of a re-analysis, for the patient and for the dentist', async () => {
    await tell('dental');
    const words = await report();
    expect(words).toContain(TOLD_DENTAL);
    expect(words).toContain('the patient said a dental X-ray');
  });

  it('adds nothing to a re-analysis where nobody can tell, which says why', async () => {
    await tell('notSure');
    const { body } = await reanalyse(made.app, made.asha, bodyOf(xrayId));
    const { key_differences, key_findings, diagnosis_a_combined } = body.reanalysis;
    expect(key_differences).toMatch(/^Nobody could say that this picture shows teeth/);
    expect(key_findings).toEqual([]);
    expect(diagnosis_a_combined.bullet_points.join(' ')).not.toContain('stood out');
    const words = await report();
    expect(words).toContain('Nobody has said that this picture shows teeth');
    expect(words).toContain('neither the program nor the patient could tell');
  });
});

describe('reading a picture', () => {
  const FOUND: XrayFinding = {
    detection: 'metal',
    confidence: 60,
    box: { x: 0.2, y: 0.2, width: 0.1, height: 0.1 },
    place: { frame: 'picture', row: 'top', column: 'left' },
  };
  const raster = {
    width: 2,
    height: 1,
    gray: new Uint8Array(2),
    colour: { meanSaturation: 0, colouredShare: 0 },
    tint: { hue: 0, oneness: 0 },
    numbers: new Float32Array(768),
  };

  /** A reader whose gate says this, and what it was asked to do. */
  const readerAt = (kind: 'radiograph' | 'unsure' | 'refused') => {
    const asked: string[] = [];
    const check = (): GateVerdict => {
      asked.push('check');
      return kind === 'refused' ? { kind, reason: 'screen', score: 0.4 } : { kind, score: 0.4 };
    };
    const find = async () => {
      asked.push('find');
      return { engine: EMBEDDED, findings: [FOUND] };
    };
    const model = { find, close: async () => {} };
    return { reader: xrayReader(runHere, model, check), asked };
  };
  const { signal } = new AbortController();

  it.each([
    ['radiograph', null, 'read 1', ['check', 'find']],
    ['unsure', null, 'unsure', ['check']],
    ['refused', null, 'refused screen', ['check']],
    ['refused', 'dental', 'read 1', ['find']],
    ['unsure', 'notSure', 'read 0', []],
    ['refused', 'header', 'read 1', ['find']],
  ] as const)('that is %s by the gate and %s by the person is %s', async (...row) => {
    const [verdict, toldKind, outcome, steps] = row;
    const { reader, asked } = readerAt(verdict);
    const read = await reader.read(raster, { signal, toldKind });
    const said = { refused: 'reason' in read ? ` ${read.reason}` : '', unsure: '', read: '' };
    if (read.kind === 'read') said.read = ` ${read.reading.findings.length}`;
    expect([`${read.kind}${said[read.kind]}`, asked]).toEqual([outcome, steps]);
  });
});
