/**
 * `npm run bench:scale` (after `npm run build`): what a day of a million people and more does to the parts of the product,
 * simulated with the work of each call as it is measured here, and held against a real run of the same calls at a hundredth and
 * at a tenth of that. Prints tables; judges no speed; ends with 1 where a reply was not good. SECONDS=3
 */
import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openChatSession } from '../../contracts/endpoints/assessment.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import { endProcesses, startMain } from '../kit/processes.ts';
import { CALL_NAMES, PER_PERSON, peopleInASecond, requestsFor } from './mix.ts';
import type { CallName } from './mix.ts';
import { simulate } from './simulate.ts';
import type { Kind, Part } from './simulate.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 3);
const A_DAY = 1_000_000;
/** Fuller than this a part makes people wait. */
const FULL = 0.7;
const WORKERS = 2;

/** Milliseconds of processor time of one call, by who works. */
type Work = Readonly<Record<'thread' | 'workers' | 'database', number>>;

/** `rest`: what a call takes besides, in milliseconds: the kernel, the disk, the sender. Nobody waits for it. */
type Taken = Work & { readonly rest: number };

const ticksIn = (stat: string): number => {
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second, on every Linux in use.
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Processor time so far of the thread that answers, of the other threads, and of every PostgreSQL here, in milliseconds. */
const workedSoFar = (pid: number): Work => {
  const thread = ticksIn(`/proc/${pid}/task/${pid}/stat`);
  const isDatabase = (id: string): boolean => {
    try {
      return readFileSync(`/proc/${id}/comm`, 'utf8').trim() === 'postgres';
    } catch {
      return false;
    }
  };
  const databases = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isDatabase(name));
  return {
    thread,
    workers: ticksIn(`/proc/${pid}/stat`) - thread,
    database: databases.reduce((sum, id) => sum + ticksIn(`/proc/${id}/stat`), 0),
  };
};

const agent = new Agent({ keepAlive: true });
let bad = 0;

/** Sends a request. @returns how long its reply took, in milliseconds */
const send = (
  address: string,
  { path, body }: { path: string; body?: object },
): Promise<number> => {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request(
      address + path,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
      },
      (reply) => {
        if (reply.statusCode !== 200) bad += 1;
        reply.resume().once('end', () => resolve(performance.now() - began));
      },
    );
    sending.once('error', reject);
    sending.end(body && JSON.stringify(body));
  });
};

type Requests = ReturnType<typeof requestsFor>;
type Server = { readonly address: string; readonly pid: number };

/** Measures the work of one call by many of them, one after the other. */
const measure = async ({ address, pid }: Server, next: Requests[CallName]): Promise<Taken> => {
  for (let time = 0; time < 300; time += 1) await send(address, next());
  const before = workedSoFar(pid);
  const end = performance.now() + SECONDS * 1000;
  let calls = 0;
  let took = 0;
  for (; performance.now() < end; calls += 1) took += await send(address, next());
  const after = workedSoFar(pid);
  const work = {
    thread: (after.thread - before.thread) / calls,
    workers: (after.workers - before.workers) / calls,
    // What a process of the database did that has ended meanwhile is not seen any more.
    database: Math.max(0, after.database - before.database) / calls,
  };
  return { ...work, rest: Math.max(0, took / calls - work.thread - work.workers - work.database) };
};

const kindsAt = (people: number, works: ReadonlyMap<CallName, Taken>): Kind[] =>
  CALL_NAMES.map((name) => {
    const { thread, workers, database, rest } = works.get(name) as Taken;
    return {
      name,
      rate: people * PER_PERSON[name],
      visits: [
        ['thread', thread],
        ['workers', workers],
        ['database', database],
        ['rest', rest],
      ],
    };
  });

/** As many as come. */
const REST: Part = { name: 'rest', atOnce: 1_000_000 };

const at = (values: readonly number[] = [], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  const lines = [head, head.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
};
const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

/** Sends calls that come by chance, at a rate, whether or not the ones before were answered. */
const play = async (
  { address }: Server,
  requests: Requests,
  people: number,
): Promise<ReadonlyMap<CallName, number[]>> => {
  const times = new Map(CALL_NAMES.map((name): [CallName, number[]] => [name, []]));
  const end = performance.now() + 10 * SECONDS * 1000;
  await Promise.all(
    CALL_NAMES.map(async (name) => {
      const pending: Promise<void>[] = [];
      let due = performance.now();
      while (due < end) {
        due += (-Math.log(Math.random()) / (people * PER_PERSON[name])) * 1000;
        await wait(Math.max(0, due - performance.now()));
        const list = times.get(name) ?? [];
        pending.push(send(address, requests[name]()).then((took) => void list.push(took)));
      }
      await Promise.all(pending);
    }),
  );
  for (const list of times.values()) list.sort((one, other) => one - other);
  return times;
};

/** Here server, database and sender share the processors, so the parts are one. */
const onThisMachine = (kinds: readonly Kind[], cores: number): ReturnType<typeof simulate> =>
  simulate(
    kinds.map((kind) => ({
      ...kind,
      visits: kind.visits.map(([part, work]) => [part === 'rest' ? part : 'cores', work] as const),
    })),
    [{ name: 'cores', atOnce: cores }, REST],
    600,
  );

const holdAgainst = async (
  server: Server,
  requests: Requests,
  works: ReadonlyMap<CallName, Taken>,
): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const share of [0.01, 0.1]) {
    const people = peopleInASecond(A_DAY * share);
    const real = await play(server, requests, people);
    const { times } = onThisMachine(kindsAt(people, works), 2);
    for (const name of CALL_NAMES) {
      const cells = [times.get(name), real.get(name)].flatMap((list) => [
        ms(at(list, 0.5)),
        ms(at(list, 0.95)),
      ]);
      rows.push([`${name}, ${A_DAY * share} a day`, ...cells]);
    }
  }
  table(['call', 'median, simulated', '95th', 'median, real', '95th'], rows);
};

/** How many of a part work all the time. */
const needed = (kinds: readonly Kind[], part: keyof Work): number =>
  kinds.reduce(
    (sum, { rate, visits }) =>
      sum + (rate * (visits.find(([name]) => name === part)?.[1] ?? 0)) / 1000,
    0,
  );

/** The fewest processes and processors of the database that stay below what makes people wait. */
const placeFor = (kinds: readonly Kind[]): readonly Part[] => {
  const processes = Math.max(
    1,
    Math.ceil(needed(kinds, 'thread') / FULL),
    Math.ceil(needed(kinds, 'workers') / FULL / WORKERS),
  );
  return [
    { name: 'thread', atOnce: processes },
    { name: 'workers', atOnce: processes * WORKERS },
    { name: 'database', atOnce: Math.max(1, Math.ceil(needed(kinds, 'database') / FULL)) },
  ];
};

const ONE: readonly Part[] = [
  { name: 'thread', atOnce: 1 },
  { name: 'workers', atOnce: WORKERS },
  { name: 'database', atOnce: 1 },
];

/** How long pages and results take there; `null` where a part is asked for more than it can do. */
const timesAt = (kinds: readonly Kind[], parts: readonly Part[]): readonly string[] | null => {
  if (parts.some(({ name, atOnce }) => needed(kinds, name as keyof Work) >= atOnce)) return null;
  const { times } = simulate(kinds, [...parts, REST], 30);
  return [ms(at(times.get('page'), 0.95)), ms(at(times.get('saved diagnose'), 0.95))];
};

const scale = (works: ReadonlyMap<CallName, Taken>): void => {
  const rows = [0.25, 0.5, 1, 2, 5, 10].flatMap((times) => {
    const kinds = kindsAt(peopleInASecond(A_DAY * times), works);
    return [ONE, placeFor(kinds)].map((parts) => [
      `${times} million`,
      parts.map(({ atOnce }) => atOnce).join(' / '),
      parts
        .map(({ name, atOnce }) => (needed(kinds, name as keyof Work) / atOnce) * 100)
        .map((load) => `${load.toFixed(0)} %`)
        .join(' / '),
      ...(timesAt(kinds, parts) ?? ['full', 'full']),
    ]);
  });
  table(
    [
      'people a day',
      'processes / worker threads / processors of the database',
      'load of each',
      'page, 95th (ms)',
      'saved diagnose, 95th (ms)',
    ],
    rows,
  );
};

const postgres = await startPostgres();
try {
  const { child, says } = startMain({
    env: { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', DATABASE_URL: postgres.url },
  });
  const address = new URL((await says(/http:\/\/\S+/))[0]).origin;
  const server = { address, pid: child.pid ?? 0 };
  const opened = await fetch(address + openChatSession.path, { method: 'POST' });
  const { sessionToken } = (await opened.json()) as { sessionToken: string };
  const requests = requestsFor(sessionToken);
  const works = new Map<CallName, Taken>();
  for (const name of CALL_NAMES) works.set(name, await measure(server, requests[name]));
  table(
    ['call', 'for one person', 'answering thread (ms)', 'other threads', 'database', 'rest'],
    [...works].map(([name, { thread, workers, database, rest }]) => [
      name,
      PER_PERSON[name],
      ms(thread),
      ms(workers),
      ms(database),
      ms(rest),
    ]),
  );
  await holdAgainst(server, requests, works);
  scale(works);
  if (bad > 0) throw new Error(`${bad} replies were not good: nothing of this holds`);
} finally {
  await endProcesses();
  await postgres.stop();
}
