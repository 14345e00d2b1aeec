import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { xrays } from '../../../server/db/schema.ts';
import { runnerModel } from '../../../server/providers/radiograph/runner.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import { xrayReader } from '../../../server/services/xrays/reader.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { CARD, CYST, json, startRunner, status } from '../../kit/runner-server.ts';
import type { RunnerReply } from '../../kit/runner-server.ts';
import { engineHere, stepClock } from '../../kit/server.ts';
import { bodyOf, reanalyse } from './reanalyses.kit.ts';
import { analyze, ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

/** The X-ray gate, which lets everything through. */
const openGate = () => ({ kind: 'radiograph', score: 1 }) as const;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const appWith = async (behaviour: { readonly card?: RunnerReply; readonly read?: RunnerReply }) => {
  const runner = await startRunner(behaviour);
  closing.push(runner.close);
  const clock = stepClock();
  const model = await runnerModel({ url: runner.url, token: null }, clock);
  const { db } = await freshDatabase();
  const made = await xraysApp(db, {
    clock,
    engine: engineHere,
    xrayReader: xrayReader(runHere, model, openGate),
  });
  const { body } = await upload(made.app, made.asha, await jpeg());
  const id: string = body.fileId;
  const read = async () =>
    (await ask(made.app, made.asha.token, `/api/account/xrays/${id}`)).body.xray;
  return { ...made, clock, db, runner, id, read };
};

/** Answers that are routine. */
const AT_LEISURE = {
  age: 'age_31_50',
  sex: 'female',
  category: 'cosmetic',
  issue: 'My teeth look yellow',
  quickInput: {},
};

const UNMEASURED = json({ ...CARD, measured: null });

describe('a reading of an outside engine', () => {
  it('[API-59] is kept and shown with the card of the engine that made it', async () => {
    const { app, asha, db, runner, id, read } = await appWith({});
    await analyze(app, asha, id);
    const { licence, intended, measured } = CARD;
    const card = { licence, intended, measured };
    const [row] = await db.sql.select().from(xrays).where(eq(xrays.id, id));
    expect(row?.reading?.engine).toEqual({
      name: 'Pano reader',
      version: '2.1',
      isTrained: true,
      card,
    });
    // The engine is another one by now.
    runner.behaviour.card = UNMEASURED;
    const { analysis } = await read();
    expect(analysis.predictions).toMatchObject([{ kind: 'Cyst', confidence: 90 }]);
    expect(analysis.engine).toEqual({
      name: 'Pano reader',
      version: '2.1',
      is_trained: true,
      card,
      words: [
        'Read by Pano reader 2.1 (MIT).',
        'Measured: panoramic pictures of one clinic, 1,200 pictures.',
        'Cyst: it finds 81 of 100 that are there, and 74 of 100 of its marks are right.',
      ],
    });
  });

  it('says that nothing was measured where its makers have told no figures', async () => {
    const { app, asha, id } = await appWith({ card: UNMEASURED });
    const { body } = await analyze(app, asha, id);
    expect(body.xray.analysis.engine.words).toEqual([
      'Read by Pano reader 2.1 (MIT).',
      'Its makers have told no measured figures.',
    ]);
  });

  it('[XRAY-13] says that nobody has looked at a picture that the engine was not made for', async () => {
    const { app, asha, id } = await appWith({ card: json({ ...CARD, intended: ['intraoral'] }) });
    const { summary, predictions } = (await analyze(app, asha, id)).body.xray.analysis;
    expect(predictions).toEqual([]);
    expect(summary).toBe(
      'The program that reads X-rays here was made for small films of a few teeth, and has not looked at this wide one. A dentist can read it in any case.',
    );
  });

  it('of before there were cards has none', async () => {
    const { app, asha, db, id, read } = await appWith({});
    await analyze(app, asha, id);
    const [row] = await db.sql.select().from(xrays).where(eq(xrays.id, id));
    if (!row?.reading) throw new Error('It was not read');
    const engine = { name: 'onnx', version: 'abc', isTrained: true };
    const reading = { ...row.reading, engine };
    await db.sql.update(xrays).set({ reading }).where(eq(xrays.id, id));
    expect((await read()).analysis.engine).toEqual({
      name: 'onnx',
      version: 'abc',
      is_trained: true,
      card: null,
      words: ['Read by onnx abc.', 'Its makers have told no measured figures.'],
    });
  });
});

describe('what an outside engine finds', () => {
  const ABSCESS = { ...CYST, label: 'Abscess' };
  const read = json({ findings: [ABSCESS] });
  const labels = ['Abscess'];
  const measured = { on: 'pictures', pictures: 5 };

  it.each([
    ['raises a routine result', json({ ...CARD, labels, measured }), 'moderate', /Abscess/],
    ['raises nothing', json({ ...CARD, labels, measured: null }), 'routine', /^$/],
  ] as const)('%s, as its makers have measured it or not', async (_what, card, urgency, told) => {
    const { app, asha, id } = await appWith({ card, read });
    const { body } = await analyze(app, asha, id);
    expect(body.xray.analysis.findings_text).toMatch(told);
    const made = await reanalyse(app, asha, bodyOf(id, { chatContext: AT_LEISURE }));
    expect(made.body.reanalysis.key_findings).toHaveLength(1);
    expect(made.body.reanalysis.urgency_level).toBe(urgency);
  });
});

describe('an engine that is down', () => {
  it('[XRAY-12] fails the analysis after its tries, which can be asked for again', async () => {
    const { app, asha, clock, runner, id, read } = await appWith({ read: status(500) });
    const first = analyze(app, asha, id);
    await vi.waitFor(
      async () => {
        clock.advance(20_000);
        expect((await read()).state).toBe('failed');
      },
      { timeout: 40_000, interval: 50 },
    );
    expect((await first).body.xray.state).toBe('analyzing');
    expect(await read()).toMatchObject({
      message:
        'This X-ray could not be analysed. It is kept, and you can try again. A dentist can read it in any case.',
      analysis: null,
    });
    Object.assign(runner.behaviour, { read: json({ findings: [CYST] }) });
    clock.advance(60_000);
    expect((await analyze(app, asha, id)).body.xray.analysis.predictions).toHaveLength(1);
  });
});
