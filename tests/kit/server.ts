import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyInstance } from 'fastify';
import type { EngineDiagnosis } from '../../contracts/diagnosis.ts';
import { buildApp } from '../../server/app.ts';
import type { AppNeeds } from '../../server/app.ts';
import { connect } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/connect.ts';
import { migrationsFolder } from '../../server/db/migrate.ts';
import { readEnv } from '../../server/env.ts';
import type { Env } from '../../server/env.ts';
import type { Clock } from '../../server/lib/clock.ts';
import type { Ids } from '../../server/lib/ids.ts';
import type { Engine } from '../../server/services/engine.ts';

/** A diagnosis with every field of the contract. */
export const DIAGNOSIS: EngineDiagnosis = {
  diagnosis: [
    {
      name: 'Dentine hypersensitivity',
      likelihood: 60,
      description: 'The tooth reacts to cold.',
      reason: ['You said that cold water hurts.'],
    },
  ],
  urgency: 'moderate',
  recommendation: ['See a dentist within two weeks.'],
  soap_note: { subjective: 's', objective: 'o', assessment: 'a', plan: 'p' },
  emergency: null,
  red_flags: [],
  medications: [],
  engine: { name: 'stub', version: '1' },
  is_saved: false,
  diagnosis_id: null,
};

/** Answers at once and always the same. */
export const stubEngine: Engine = {
  assess: () => DIAGNOSIS,
  checkRelevance: (message) => ({ isDentalRelated: message.includes('tooth'), emergency: null }),
};

/** Stands still until it is told to go on; what has come due by then runs in its order. */
export const stepClock = (start = '2026-01-01T00:00:00.000Z') => {
  let now = new Date(start).getTime();
  const timers = new Set<{ due: number; every: number | null; task: () => void }>();
  const arm = (ms: number, every: number | null, task: () => void) => {
    const timer = { due: now + ms, every, task };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const nextBy = (end: number) =>
    [...timers].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
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
  } satisfies Clock & { advance(ms: number): void; armed(): number };
};

/** Ids that count upwards. */
export const countingIds = (): Ids => {
  let count = 0;
  const next = () => String((count += 1)).padStart(12, '0');
  return {
    row: () => `00000000-0000-4000-8000-${next()}`,
    token: () => next(),
  };
};

/** An environment with the defaults, silent and without rate limits unless it says otherwise. */
export const testEnv = (set: Record<string, string> = {}): Env =>
  readEnv({ LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT: 'off', ...set });

/** A database that answers nothing: every query fails. */
export const deadDatabase = (): Database => ({
  sql: drizzle.mock(),
  transaction: () => Promise.reject(new Error('no database')),
  ping: () => Promise.reject(new Error('no database')),
  close: () => Promise.resolve(),
});

/** The app with a stub engine, a clock that stands still and, unless one is given, a dead database. */
export const testApp = async (
  given: Partial<AppNeeds> & { logs?: string[] } = {},
): Promise<FastifyInstance> => {
  const { logs, ...needs } = given;
  const app = await buildApp({
    env: testEnv(),
    db: deadDatabase(),
    clock: stepClock(),
    ids: countingIds(),
    engine: stubEngine,
    languageModel: null,
    ...(logs ? { logSink: { write: (line: string) => void logs.push(line) } } : {}),
    ...needs,
  });
  await app.ready();
  return app;
};

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

/** A new folder outside the project; whoever asks for it removes it. */
export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'toothwise-test-'));

/**
 * A data directory of its own with the migrated, empty database. Making one from nothing takes
 * seconds, so it is made once for each state of the migrations and copied from then on.
 */
export const freshDataDir = async (): Promise<string> => {
  const template = await templateDataDir();
  const dataDir = tempFolder();
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
};

/** An embedded database of its own, and how to be rid of it. */
export const freshDatabase = async (): Promise<{ db: Database; remove: () => Promise<void> }> => {
  const dataDir = await freshDataDir();
  const db = await connect({ dataDir, databaseUrl: null });
  const remove = async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, remove };
};

const templateDataDir = async (): Promise<string> => {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/toothwise-tests');
  const template = join(cache, `data-${migrationsHash()}`);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const building = mkdtempSync(join(cache, 'building-'));
  const db = await connect({ dataDir: building, databaseUrl: null });
  await db.close();
  try {
    renameSync(building, template);
  } catch (error) {
    // Another worker was faster; its template is as good.
    if (!existsSync(template)) throw error;
    rmSync(building, { recursive: true, force: true });
  }
  return template;
};

const migrationsHash = (): string => {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
};
