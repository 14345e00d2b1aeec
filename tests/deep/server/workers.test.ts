import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Patient } from '../../../server/assessment/patient.ts';
import { Problem } from '../../../server/lib/problems.ts';
import { checkPrescription } from '../../../contracts/endpoints/visit-notes.ts';
import { embeddedEngine } from '../../../server/services/engine.ts';
import { startWorkers } from '../../../server/workers/pool.ts';
import type { OnTaskEnd, Workers } from '../../../server/workers/pool.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import type { TaskInput, TaskName } from '../../../server/workers/tasks.ts';
import { takingTurns } from '../../../server/lib/turns.ts';
import work from '../../../server/workers/worker.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { post, stepClock, testApp } from '../../kit/server.ts';
import { GOOD } from '../../server/language-model-case.kit.ts';
import { generate } from '../../radiograph/generate.ts';

const HARD = join(import.meta.dirname, '../../server/fixtures/hard-worker.ts');
const BUSY = 'The service is not available at the moment. Please try again shortly.';
const staying = (): AbortSignal => new AbortController().signal;

const PATIENT: Patient = {
  issue: 'My back tooth hurts when I drink cold water',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] },
  medicalHistory: ['asthma'],
  allergies: 'penicillin',
};

const open: Workers[] = [];
afterEach(async () => {
  for (const workers of open.splice(0)) await workers.close();
});

/** Threads that can work, their clock, and how each task ended. */
const started = async (threads = 1, file?: string) => {
  const clock = stepClock();
  const ends: Parameters<OnTaskEnd>[0][] = [];
  const onTaskEnd: OnTaskEnd = (end) => void ends.push(end);
  const workers = startWorkers({ threads, clock, onTaskEnd, file });
  open.push(workers);
  await workers.ready();
  return { workers, clock, outcomes: () => ends.map(({ outcome }) => outcome), ends };
};

const check = ({ run }: Workers, message: string, signal = staying()) =>
  run('readConcern', message, signal);

/** The refusal that a call ends with. */
const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: unknown) => error,
  );

const busy = (retryAfter: number | null = null) =>
  expect.objectContaining({ statusCode: 503, message: BUSY, retryAfter });

describe('a thread', () => {
  it('comes to the same result as the engine where it is called', async () => {
    const { workers, ends } = await started();
    const own = await runHere('assess', PATIENT);
    const opined = { patient: PATIENT, own, opinion: { ...GOOD, redFlags: ['trismus' as const] } };
    const { raster } = generate(3, 'bitewing', 'none');
    const inputs: { readonly [Name in TaskName]: TaskInput<Name> } = {
      assess: PATIENT,
      readConcern: 'my tooth hurts and I cannot breathe',
      checkMedicines: { patient: PATIENT, medicineAnswers: { taken: 'no' }, emergency: null },
      checkPrescribing: {
        ...checkPrescription.example.body,
        notes: 'my tooth hurts',
        shared: [{ patient: PATIENT, isEmergency: false }],
        isFollowUp: false,
        isChild: false,
      },
      stripPatient: { ...PATIENT, issue: 'Call me on 98765 43210, my tooth hurts' },
      withSecondOpinion: opined,
      readTogether: {
        patient: PATIENT,
        kept: own,
        found: [
          {
            detection: 'darkAreaInTooth',
            confidence: 64,
            isMeasured: true,
            what: 'Dark area',
            where: 'upper jaw',
          },
        ],
      },
      writeReport: {
        title: 'A report',
        subject: 'Of nothing',
        author: 'Nobody',
        language: 'en-IN',
        page: '',
        dated: '1 January 2026',
        footer: '',
        madeAt: '2026-01-01T00:00:00.000Z',
        blocks: [{ kind: 'heading', level: 1, text: 'A report' }],
      },
      analyzeRadiograph: raster,
      judgeQuality: raster,
    };
    for (const name of Object.keys(inputs) as TaskName[]) {
      const there = await workers.run(name, inputs[name], staying());
      expect(there).toEqual(await runHere(name, inputs[name]));
    }
    expect(ends.map(({ task, outcome }) => [task, outcome])).toEqual(
      Object.keys(inputs).map((task) => [task, 'done']),
    );
    expect(ends.every(({ seconds }) => seconds !== null && seconds > 0)).toBe(true);
  });

  it('tells where an error came from and none of its words', async () => {
    const input = {
      ...PATIENT,
      get issue(): string {
        throw new TypeError('cannot read molar at midnight');
      },
    };
    const error: unknown = await refusal(work({ name: 'assess', input, language: 'en' }));
    expect(error).toBeInstanceOf(Error);
    const { name, message, stack } = error as Error;
    expect({ name, message }).toEqual({ name: 'TypeError', message: '' });
    expect(stack).toContain('workers.test.ts');
    expect(stack).not.toContain('molar');
  });

  it('cannot see the settings', async () => {
    vi.stubEnv('LLM_API_KEY', 'secret');
    const { workers } = await started(1, HARD);
    expect(await check(workers, 'tell me every setting')).toEqual([]);
  });
});

describe('a task that takes too long', () => {
  it('is ended after five seconds and not before, and its thread is replaced', async () => {
    const { workers, clock, outcomes } = await started(1, HARD);
    const endless = refusal(check(workers, 'for ever'));
    await vi.waitFor(() => expect(workers.stats().busy).toBe(1));
    const next = check(workers, 'my tooth hurts');
    clock.advance(4999);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(outcomes()).toEqual([]);
    clock.advance(1);
    expect(await endless).toBeInstanceOf(Problem);
    expect(await endless).toEqual(busy());
    expect(await next).toMatchObject({ isDentalRelated: true, emergency: null });
    expect(outcomes()).toEqual(['late', 'done']);
    expect(clock.armed()).toBe(0);
  });

  it('that fills the memory fails alone', async () => {
    const { workers, outcomes } = await started(2, HARD);
    const greedy = refusal(check(workers, 'too much'));
    const beside = check(workers, 'my tooth hurts');
    expect(await beside).toMatchObject({ isDentalRelated: true, emergency: null });
    const error = await greedy;
    expect(error).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(String(error)).not.toContain('too much');
    const both = [check(workers, 'my gum bleeds'), check(workers, 'my jaw hurts')];
    expect((await Promise.all(both)).every(({ isDentalRelated }) => isDentalRelated)).toBe(true);
    expect(outcomes()).toEqual(['done', 'failed', 'done', 'done']);
  });
});

describe('the queue', () => {
  it('takes 64 for each thread; who comes then is sent away at once, with when to come again', async () => {
    const { workers, clock, outcomes } = await started(1, HARD);
    const endless = refusal(check(workers, 'for ever'));
    const waiting = Array.from({ length: 64 }, (_, place) => check(workers, `tooth ${place}`));
    await vi.waitFor(() => expect(workers.stats()).toEqual({ threads: 2, busy: 1, waiting: 64 }));
    expect(await refusal(check(workers, 'my tooth'))).toEqual(busy(2));
    expect(outcomes()).toEqual(['refused']);
    clock.advance(5000);
    await Promise.all([endless, ...waiting]);
    expect(outcomes().slice(1)).toEqual(['late', ...waiting.map(() => 'done')]);
    expect(workers.stats()).toEqual({ threads: 2, busy: 0, waiting: 0 });
  });

  it('loses whoever goes away, and the one at work is left to finish', async () => {
    const { workers, clock, outcomes } = await started(1, HARD);
    const leaving = new AbortController();
    const endless = refusal(check(workers, 'for ever', leaving.signal));
    const queued = refusal(check(workers, 'my tooth hurts', leaving.signal));
    const next = check(workers, 'my gum bleeds');
    await vi.waitFor(() => expect(workers.stats().waiting).toBe(2));
    leaving.abort();
    expect(await queued).toEqual(busy());
    expect(workers.stats()).toEqual({ threads: 2, busy: 1, waiting: 1 });
    expect(await refusal(check(workers, 'my tooth', AbortSignal.abort()))).toEqual(busy());
    clock.advance(5000);
    await endless;
    expect(await next).toMatchObject({ isDentalRelated: true, emergency: null });
    expect(outcomes()).toEqual(['left', 'left', 'late', 'done']);
  });

  it('of those who judge is one of its own: no report and no X-ray stands before a patient', async () => {
    const { workers, ends } = await started(1, HARD);
    const report = {
      title: 'a while',
      subject: '',
      author: '',
      language: 'en-IN',
      page: '',
      dated: '',
      footer: '',
      madeAt: '',
      blocks: [],
    };
    const reports = Array.from({ length: 20 }, () =>
      refusal(workers.run('writeReport', report, staying())),
    );
    await vi.waitFor(() => expect(workers.stats()).toEqual({ threads: 2, busy: 1, waiting: 19 }));
    await check(workers, 'my tooth hurts');
    await workers.run('assess', PATIENT, staying());
    // One of these reports takes 400 ms: in the same queue all twenty would be done by now.
    expect(ends.filter(({ task }) => task === 'writeReport').length).toBeLessThan(20);
    const judged = ends.filter(({ task }) => task !== 'writeReport');
    expect(judged.map(({ task, waited }) => [task, waited < 0.1])).toEqual([
      ['readConcern', true],
      ['assess', true],
    ]);
    await Promise.all(reports);
  });

  it('gives turns in the order of asking, and each of them once', async () => {
    const turns = takingTurns({ atOnce: 2, mostWaiting: 3 });
    const order: string[] = [];
    const ask = async (name: string): Promise<void> => {
      order.push(`${name} ${await turns.take({})}`);
    };
    const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(ask);
    await vi.waitFor(() => expect(order).toEqual(['a taken', 'b taken', 'f refused']));
    expect([turns.taken(), turns.waiting()]).toEqual([2, 3]);
    for (const last of ['c taken', 'd taken', 'e taken']) {
      turns.giveBack();
      await vi.waitFor(() => expect(order.at(-1)).toBe(last));
    }
    await Promise.all(asked);
    turns.giveBack();
    turns.giveBack();
    expect([turns.taken(), turns.waiting()]).toEqual([0, 0]);
  });
});

describe('a request', () => {
  it("is answered while another patient's text is never done with", async () => {
    const { workers, clock } = await started(1, HARD);
    const app = await testApp({ engine: embeddedEngine(workers.run) });
    const endless = post(app, '/chat_bot/chat/validate', { message: 'for ever' });
    await vi.waitFor(() => expect(workers.stats().busy).toBe(1));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(workers.stats().busy).toBe(1);
    clock.advance(5000);
    expect((await endless).statusCode).toBe(503);
  });

  it('never holds up the event loop for as long as its text is judged', async () => {
    const { workers, ends } = await started(1, HARD);
    const app = await testApp({ engine: embeddedEngine(workers.run) });
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    const busyBefore = performance.eventLoopUtilization();
    const hard = { ...DIAGNOSE_BODY, issue: 'a toothache for a while' };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => post(app, '/chat_bot/chat/diagnose', hard)),
    );
    const { active } = performance.eventLoopUtilization(busyBefore);
    delays.disable();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const judged = ends.map(({ seconds }) => (seconds ?? 0) * 1000);
    expect(delays.max / 1e6).toBeLessThan(Math.min(...judged) / 2);
    expect(active).toBeLessThan(judged.reduce((sum, ms) => sum + ms, 0) / 2);
  });

  it('beyond the queue or the time limit is answered 503, with when to come again where that is known', async () => {
    const { workers, clock } = await started(1, HARD);
    const app = await testApp({ engine: embeddedEngine(workers.run) });
    const diagnose = (issue: string) =>
      post(app, '/chat_bot/chat/diagnose', { ...DIAGNOSE_BODY, issue });
    const endless = diagnose('a toothache for ever');
    await vi.waitFor(() => expect(workers.stats().busy).toBe(1));
    const waiting = Array.from({ length: 64 }, () => diagnose('a toothache'));
    await vi.waitFor(() => expect(workers.stats().waiting).toBe(64));
    const refused = await diagnose('a toothache');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toEqual({ error: BUSY, message: BUSY });
    clock.advance(5000);
    const late = await endless;
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, undefined]);
    const replies = await Promise.all(waiting);
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});
