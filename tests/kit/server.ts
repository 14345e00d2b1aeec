import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { buildApp } from '../../server/app.ts';
import type { AppDeps } from '../../server/areas/area.ts';
import type { Database } from '../../server/db/connect.ts';
import { readEnv } from '../../server/env.ts';
import type { Env } from '../../server/env.ts';
import type { Clock } from '../../server/lib/clock.ts';
import type { Ids } from '../../server/lib/ids.ts';
import type { SharedCounts } from '../../server/lib/count-batches.ts';
import { passwords } from '../../server/lib/password.ts';
import type { Passwords } from '../../server/lib/password.ts';
import { countsIn } from '../../server/metrics/counts.ts';
import type { Observer } from '../../server/observation/observer.ts';
import { JOB_CHANNEL } from '../../server/repositories/jobs.ts';
import { embeddedEngine } from '../../server/services/engine.ts';
import type { Engine } from '../../server/services/engine.ts';
import { endLater } from './end-later.ts';
import { decodingHere, memoryFiles, stubReader } from './xrays.ts';
import { runHere } from '../../server/workers/tasks.ts';

/** A diagnosis with every field of the contract. */
export const DIAGNOSIS: EngineDiagnosis = {
  diagnosis: [
    {
      id: 'dentine_hypersensitivity',
      name: 'Dentine hypersensitivity',
      plain_name: 'Sensitive teeth',
      likelihood: 60,
      description: 'The tooth reacts to cold.',
      reason: ['You said that cold water hurts.'],
      because: ['Cold food or drinks'],
      against: ['Said no to a hole or decay'],
      suspicion: false,
    },
  ],
  urgency: 'moderate',
  summary: 'You told us about pain with cold.',
  recommendation: ['See a dentist within two weeks.'],
  steps: {
    do: ['Use a soft brush.'],
    do_not: ['Use no charcoal.'],
    hospital_if: ['Call 112/108.'],
  },
  soap_note: { subjective: 's', objective: 'o', assessment: 'a', plan: 'p' },
  note: {
    complaint: 'c',
    person: 'p',
    asked_back: [{ sign: 'trismus', quote: 'q', answer: 'no' }],
    answers: [{ question: 'q', answer: 'a' }],
    negatives: ['n'],
    history: 'h',
    allergies: 'a',
    flags: ['f'],
    differential: [{ name: 'Dentine hypersensitivity', likelihood: 60 }],
    not_for_patient: ['ibuprofen (asthma)'],
  },
  emergency: null,
  red_flags: [],
  medications: [],
  medicine_questions: [],
  engine: { name: 'stub', version: '1' },
  is_saved: false,
  diagnosis_id: null,
};

/** The engine as it is, without a thread of its own. */
export const engineHere: Engine = embeddedEngine(runHere);

/** Judges at once and always the same; second opinions are merged as they are. */
export const stubEngine: Engine = {
  ...engineHere,
  assess: async () => DIAGNOSIS,
  readConcern: async (message) => ({
    isDentalRelated: message.includes('tooth'),
    isUnread: false,
    unplaced: null,
    emergency: null,
    signs: [],
    isAboutChild: false,
    suggestedAnswers: {},
    fittingCategories: [],
  }),
};

/**
 * Stands still until it is told to go on; what has come due by then runs in its order. What recurs runs once for each leap, at its
 * last moment, as in a process that has slept: a leap over a month would run it a million times.
 */
export const stepClock = (start = '2026-01-01T00:00:00.000Z') => {
  let now = new Date(start).getTime();
  const timers = new Set<{ due: number; every: number | null; task: () => void }>();
  const arm = (ms: number, every: number | null, task: () => void) => {
    const timer = { due: now + ms, every, task };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const nextBy = (end: number) => {
    for (const timer of timers)
      if (timer.every !== null && timer.due <= end)
        timer.due += Math.floor((end - timer.due) / timer.every) * timer.every;
    return [...timers].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
  };
  return {
    now: () => new Date(now),
    every: (ms: number, task: () => void) => arm(ms, ms, task),
    after: (ms: number, task: () => void) => arm(ms, null, task),
    advance(ms: number) {
      const end = now + ms;
      for (let timer = nextBy(end); timer; timer = nextBy(end)) {
        now = timer.due;
        if (timer.every === null) timers.delete(timer);
        else timer.due += timer.every;
        timer.task();
      }
      now = end;
    },
    armed: () => timers.size,
    /** How long each armed timer still waits, in milliseconds. */
    waits: () => [...timers].map(({ due }) => due - now),
  } satisfies Clock & { advance(ms: number): void; armed(): number; waits(): number[] };
};

/** Ids that count upwards. */
export const countingIds = (): Ids => {
  let count = 0;
  const next = () => String((count += 1)).padStart(12, '0');
  return {
    row: () => `00000000-0000-4000-8000-${next()}`,
    token: () => next(),
    code: (digits) =>
      String((count += 1))
        .padStart(digits, '0')
        .slice(-digits),
  };
};

/** What a reader of /metrics shows, unless a test says otherwise. */
export const METRICS_TOKEN = 'a-long-random-secret';

/** An environment with the defaults, silent and without rate limits unless it says otherwise. */
export const testEnv = (set: Record<string, string> = {}): Env =>
  readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', METRICS_TOKEN, ...set });

/** A database that answers nothing: every query fails. */
export const deadDatabase = (): Database => ({
  sql: drizzle.mock(),
  transaction: () => Promise.reject(new Error('no database')),
  tryWrite: () => Promise.reject(new Error('no database')),
  listen: () => () => undefined,
  close: () => Promise.resolve(),
});

/** Counts that nobody else shares. */
export const deadRateCounts: SharedCounts = {
  add: () => Promise.reject(new Error('no database')),
};

/** Passwords at a cost that says nothing: what it has to be is held by tests of its own. */
export const quickPasswords = (): Passwords => passwords({ cost: 16 });

/**
 * The database as it tells nobody of jobs: they begin by the clock and the hand of a test, and never in the middle of it.
 * What is heard of them has tests of its own (NEW-110).
 */
const silentOnJobs = (db: Database): Database => {
  const listen: Database['listen'] = (channel, heard) =>
    channel === JOB_CHANNEL ? () => undefined : db.listen(channel, heard);
  // No copy: what a test puts in the place of a part of its database has to be seen.
  return new Proxy(db, {
    get: (of, name) => (name === 'listen' ? listen : Reflect.get(of, name)),
  });
};

/** What a server is made of besides its settings, data and time: nothing outside it is reached, and its engine is a stub. */
export const standIns = (metrics: Registry, observer: Observer = countsIn(metrics)) => ({
  engine: stubEngine,
  languageModel: null,
  passwords: quickPasswords(),
  mail: null,
  sms: null,
  google: null,
  staffIssuer: null,
  payments: null,
  files: memoryFiles(),
  decoding: decodingHere,
  xrayReader: stubReader,
  metrics,
  observer,
});

/** The app with a stub engine, a clock that stands still and, unless one is given, a dead database. It closes by itself. */
export const testApp = async (
  given: Partial<AppDeps> & { logs?: string[] } = {},
): Promise<FastifyInstance> => {
  const {
    logs,
    metrics = new Registry(),
    clock = stepClock(),
    db = deadDatabase(),
    ...deps
  } = given;
  const app = await buildApp({
    env: testEnv(),
    db: silentOnJobs(db),
    clock,
    ids: countingIds(),
    writeReport: (report) => runHere('writeReport', report),
    ...standIns(metrics, deps.observer),
    ...(logs ? { logSink: { write: (line: string) => void logs.push(line) } } : {}),
    ...deps,
  });
  endLater(() => app.close());
  await app.ready();
  return app;
};

/** What a browser sends that has opened the link of the sandbox, over http. */
export const withSandboxKey = async (app: FastifyInstance): Promise<{ cookie: string }> => ({
  cookie: `toothwise-sandbox=${await app.sandboxKey()}`,
});

/** POST a value as JSON. */
export const post = (app: FastifyInstance, url: string, payload: unknown) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

/** A promise that the test settles when it is time. */
export const deferred = <T>() => {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
