import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DETECTION_IDS } from '../../../../contracts/xray/xray.ts';
import { assess } from '../../../../server/assessment/assess.ts';
import { readText } from '../../../../server/assessment/evidence/from-text.ts';
import { connect } from '../../../../server/db/connect.ts';
import { systemClock } from '../../../../server/lib/clock.ts';
import { onnxModel } from '../../../../server/providers/radiograph/onnx.ts';
import { findingWords } from '../../../../server/radiograph/words.ts';
import { runHere } from '../../../../server/workers/tasks.ts';
import { xrayReader } from '../../../../server/services/xrays/reader.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { freshDatabase } from '../../../kit/databases.ts';
import { freshDataDir, tempFolder } from '../../../kit/data-dir.ts';
import { tinyModel } from '../../../kit/onnx.ts';
import { endProcesses, startMain } from '../../../kit/processes.ts';
import { stepClock } from '../../../kit/server.ts';
import { ANSWERS } from '../../../server/assessment/combined.kit.ts';
import { colourPhoto, embeddedReader, panoramic } from '../../../server/xrays/made-up.kit.ts';
import { analyze, ask, upload, xraysApp } from '../../../server/xrays/xrays.kit.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

const folder = (): string => {
  const made = tempFolder();
  undo.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

const COLOUR_REFUSAL =
  'This looks like a photo in colour. Please send the X-ray itself: the file from your dentist, or a straight photo of the film against a white light.';

const FAILED =
  'This X-ray could not be analysed. It is kept, and you can try again. A dentist can read it in any case.';

describe('the reading of X-rays', () => {
  const appWith = async (given: Parameters<typeof xraysApp>[1]) => {
    const database = await freshDatabase();
    const made = await xraysApp(database.db, given);
    undo.push(() => made.app.close());
    return made;
  };

  it('[XRAY-13] [XRAY-14] [API-59] finds places on a drawn panoramic radiograph, and says what that is worth', async () => {
    const { app, asha } = await appWith({ xrayReader: await embeddedReader() });
    const { body: sent } = await upload(app, asha, panoramic());
    const { status, body } = await analyze(app, asha, sent.fileId);
    expect([status, body.success, body.xray.state]).toEqual([200, true, 'analyzed']);
    const { analysis, message } = body.xray;
    expect(message).toBeNull();
    expect(analysis.projection).toBe('panoramic');
    expect(analysis.predictions.length).toBeGreaterThan(0);
    for (const { kind, detection, confidence, place_words } of analysis.predictions) {
      expect(kind).toBe('brightArea');
      expect(detection).not.toBe(kind);
      expect(confidence).toBe(90);
      expect(place_words).toMatch(/^your (?:left side|front teeth|right side)$/);
    }
    expect(analysis.summary).toContain(
      'This is a screening aid and not a trained diagnostic model',
    );
    expect(analysis.findings_text).toMatch(/^The picture may show: /);
    expect(analysis.engine).toMatchObject({ name: 'embedded', version: '2', is_trained: false });
  });

  it('refuses a photo in colour with its sentence, and looks for nothing on it', async () => {
    const { app, asha } = await appWith({ xrayReader: await embeddedReader() });
    const { body: sent } = await upload(app, asha, await colourPhoto());
    const { body } = await analyze(app, asha, sent.fileId);
    expect([body.xray.state, body.xray.message, body.xray.analysis]).toEqual([
      'refused',
      COLOUR_REFUSAL,
      null,
    ]);
  });

  it('[XRAY-12] ends a trained model that is stuck, says so in a sentence, and can be asked again', async () => {
    const at = folder();
    const [modelPath, labelsPath] = [join(at, 'any.onnx'), join(at, 'labels.txt')];
    writeFileSync(modelPath, 'any');
    writeFileSync(labelsPath, 'Cyst\n');
    const clock = stepClock();
    const file = join(import.meta.dirname, '../../../server/fixtures/stuck-model.ts');
    const model = await onnxModel({ modelPath, labelsPath, cardPath: null }, { clock, file });
    undo.push(() => model.close());
    const reader = xrayReader(runHere, model);
    const { app, asha } = await appWith({ xrayReader: reader, clock });
    const { body: sent } = await upload(app, asha, panoramic());
    writeFileSync(`${modelPath}.stuck`, '');
    const first = analyze(app, asha, sent.fileId);
    const read = async () =>
      (await ask(app, asha.token, `/api/account/xrays/${sent.fileId}`)).body.xray;
    const startedAt = clock.now().getTime();
    // Five tries with a minute and more between them; each ends after 20 seconds of the clock.
    await vi.waitFor(
      async () => {
        clock.advance(5000);
        expect((await read()).state).toBe('failed');
      },
      { timeout: 60_000, interval: 30 },
    );
    expect((await first).body.xray.state).toBe('analyzing');
    expect(await read()).toMatchObject({ message: FAILED, analysis: null });
    expect(clock.now().getTime() - startedAt).toBeGreaterThan(15 * 60_000);
    rmSync(`${modelPath}.stuck`);
    const again = analyze(app, asha, sent.fileId);
    await vi.waitFor(async () => expect((await read()).state).toBe('analyzed'), {
      timeout: 20_000,
      interval: 50,
    });
    expect((await again).body.xray.analysis).toMatchObject({
      predictions: [{ kind: 'Cyst', detection: 'Cyst', confidence: 90 }],
      engine: { name: 'onnx', is_trained: true },
    });
  });
});

describe('the server as it is started', () => {
  const started = async (env: Readonly<Record<string, string>>) => {
    const dataDir = await freshDataDir();
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const db = await connect({ dataDir, databaseUrl: null });
    const asha = await addSignedIn({ db, clock: systemClock }, 'patient');
    await db.close();
    const server = startMain({
      env: { PORT: '0', RATE_LIMIT: 'off', DATA_DIR: dataDir, ...env },
    });
    const [, address = ''] = await server.says(/running at (.*)\n/);
    const headers = { authorization: `Bearer ${asha.token}` };
    const analyzed = async (file: Buffer) => {
      const body = new FormData();
      body.set('llm_user_id', asha.id);
      body.set('xray', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'x.png');
      const reply = await fetch(`${address}/xrays/analyze`, { method: 'POST', headers, body });
      let { xray } = (await reply.json()) as { xray: { id: string; state: string } };
      await vi.waitFor(
        async () => {
          const read = await fetch(`${address}/api/account/xrays/${xray.id}`, { headers });
          ({ xray } = (await read.json()) as { xray: typeof xray });
          expect(xray.state).not.toBe('analyzing');
        },
        { timeout: 30_000, interval: 200 },
      );
      return xray;
    };
    return { server, analyzed };
  };

  it('reads with the embedded analyzer on its threads where no model is set', async () => {
    const { server, analyzed } = await started({});
    expect(await analyzed(panoramic())).toMatchObject({
      state: 'analyzed',
      analysis: { engine: { name: 'embedded', is_trained: false } },
    });
    expect(await analyzed(await colourPhoto())).toMatchObject({
      state: 'refused',
      message: COLOUR_REFUSAL,
    });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('reads with the model that XRAY_MODEL_PATH names, behind the same gate, and ends with it', async () => {
    const at = folder();
    const [modelPath, labelsPath] = [join(at, 'tiny.onnx'), join(at, 'labels.txt')];
    writeFileSync(modelPath, tinyModel({ layout: 'columns', channels: 1, side: 64, cell: 16 }));
    writeFileSync(labelsPath, 'Bright place\n');
    const { server, analyzed } = await started({
      XRAY_MODEL_PATH: modelPath,
      XRAY_LABELS: labelsPath,
    });
    const xray = await analyzed(panoramic());
    expect(xray).toMatchObject({
      state: 'analyzed',
      analysis: {
        engine: { name: 'onnx', is_trained: true },
        predictions: expect.arrayContaining([
          expect.objectContaining({ kind: 'Bright place', detection: 'Bright place' }),
        ]),
      },
    });
    expect((await analyzed(await colourPhoto())).state).toBe('refused');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

describe('[XRAY-22] what an assessment reads of findings', () => {
  const box = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
  const places = (['left', 'front', 'right'] as const).map(
    (side) => ({ frame: 'mouth', side }) as const,
  );

  it.each(DETECTION_IDS)(
    'of %s is nothing that a person has not told, wherever it lies',
    (detection) => {
      for (const place of places) {
        const told = findingWords({ detection, confidence: 64, box, place });
        expect([told, readText(told, 'background')]).toEqual([told, []]);
      }
    },
  );

  it('changes nothing of a result but the note for the dentist, which says that nobody has verified it', () => {
    const patient = { ...ANSWERS, xrayFindings: null };
    const without = assess(patient);
    for (const place of places) {
      const xrayFindings = DETECTION_IDS.map((detection) =>
        findingWords({ detection, confidence: 64, box, place }),
      ).join(' ');
      const { soap_note: soapNote, note, ...others } = assess({ ...patient, xrayFindings });
      const { soap_note: _soap, note: _note, ...before } = without;
      expect(others).toEqual(before);
      expect(note?.xray).toBe(xrayFindings);
      expect(soapNote.objective).toContain(`not verified: ${xrayFindings}`);
    }
  });
});
