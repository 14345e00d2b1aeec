/**
 * `npm run bench:server` (after `npm run build`): how fast the server answers, beside a bare Fastify with the
 * same checks in the same run, on one and on two processes with one PostgreSQL; and how fast it answers others
 * while one address sends it the hardest texts. Prints tables, and judges no speed; ends with 1 where replies were not
 * good, since a share of errors says nothing. SECONDS=3 ROUNDS=3
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONCERN_MAX } from '../../contracts/assessment/chat-context.ts';
import {
  diagnose,
  openChatSession,
  validateConcern,
} from '../../contracts/endpoints/assessment.ts';
import { runHere } from '../../server/workers/tasks.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import type { PostgresServer } from '../kit/postgres-server.ts';
import { addressOf, ask } from '../kit/postgres.setup.ts';
import type { Call, Load, Speed } from './bench/load.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECONDS = Number(process.env['SECONDS'] ?? 3);
const CONNECTIONS = 10;

/** Each figure is the median of so many rounds, in which the servers take turns. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

type Server = { readonly address: string; readonly child: ChildProcess };

const children: ChildProcess[] = [];

/** Runs one of our programs until it says where it is to be found. */
const start = async (args: readonly string[], env: Record<string, string>): Promise<Server> => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended at its start`)));
    child.stdout.on('data', (data) => {
      const [found] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { address, child };
};

const startOurs = (databaseUrl: string, env: Record<string, string> = {}): Promise<Server> =>
  start(['dist/server/main.js'], {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    DRAIN_SECONDS: '0',
    DATABASE_URL: databaseUrl,
    ...env,
  });

const startBare = (databaseUrl: string): Promise<Server> =>
  start(['--import', 'tsx', 'tests/server/bench/bare.ts'], { DATABASE_URL: databaseUrl });

const load = async (wanted: Load): Promise<Speed> => {
  const args = ['--import', 'tsx', 'tests/server/bench/load.ts', JSON.stringify(wanted)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  for await (const part of child.stdout) said += String(part);
  return JSON.parse(said) as Speed;
};

/** Processor time of a process with all its threads so far, in milliseconds; `NaN` where nobody tells. */
const cpuOf = ({ child }: Server): number => {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // In hundredths of a second, on every Linux in use.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
};

type Measured = Speed & { readonly cpu: number };

/** How fast some processes answer a call together. */
const measure = async (servers: readonly Server[], call: Call): Promise<Measured> => {
  const addresses = servers.map(({ address }) => address);
  const sum = () => servers.reduce((total, server) => total + cpuOf(server), 0);
  const before = sum();
  const connections = CONNECTIONS / servers.length;
  const speed = await load({ addresses, calls: [call], connections, seconds: SECONDS });
  return { ...speed, cpu: (sum() - before) / speed.calls };
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The rounds as one; the first of them only warms up. */
const together = ([, ...rounds]: readonly Measured[]): Measured => {
  const median = (of: (round: Measured) => number) => medianOf(rounds.map(of));
  return {
    calls: median(({ calls }) => calls),
    perSecond: median(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    bad: median(({ bad }) => bad),
    cpu: median(({ cpu }) => cpu),
  };
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const lines = [head, head.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
};

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

/** The processor time of some work, in milliseconds. */
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const repeat = async (times: number): Promise<number> => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
  };
  await repeat(500);
  return repeat(1000);
};

const { sessionToken: _token, ...UNSAVED } = DIAGNOSE_BODY;
const POST = { method: 'POST' } as const;

const CONCERN = { message: DIAGNOSE_BODY.issue };

/** What is measured; a result is stored for the chat session whose token is given. */
const callsFor = (chatSessionToken: string): Readonly<Record<string, Call>> => {
  const saved = {
    ...DIAGNOSE_BODY,
    sessionToken: 'detailed-1767225600000-TOKEN',
    chatSessionToken,
  };
  return {
    validate: { ...POST, path: validateConcern.path, body: JSON.stringify(CONCERN) },
    diagnose: { ...POST, path: diagnose.path, body: JSON.stringify(UNSAVED) },
    'saved diagnose': {
      ...POST,
      path: diagnose.path,
      body: JSON.stringify(saved),
      // What could not be stored is answered as well.
      wants: '"is_saved":true',
    },
    session: { ...POST, path: openChatSession.path, body: '{}' },
    page: { method: 'GET', path: '/chat' },
  };
};

const openSession = async ({ address }: Server): Promise<string> => {
  const reply = await fetch(`${address}${openChatSession.path}`, { method: 'POST' });
  return ((await reply.json()) as { sessionToken: string }).sessionToken;
};

const compare = async (postgres: PostgresServer): Promise<void> => {
  await ask(postgres.url, 'create database ours');
  await ask(postgres.url, 'create database bare');
  const bare = await startBare(addressOf(postgres.url, 'bare'));
  const one = await startOurs(addressOf(postgres.url, 'ours'));
  const other = await startOurs(addressOf(postgres.url, 'ours'));
  const judging = await timeOf(() => runHere('assess', DIAGNOSE_BODY));
  const checking = await timeOf(() => runHere('readConcern', CONCERN.message));
  const engineTimes = new Map([
    ['validate', checking],
    ['diagnose', judging],
    ['saved diagnose', judging],
  ]);
  const rows: string[][] = [];
  const refusedCalls: string[] = [];
  for (const [name, call] of Object.entries(callsFor(await openSession(one)))) {
    const rounds: Measured[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.push([
        await measure([bare], call),
        await measure([one], call),
        await measure([one, other], call),
      ]);
    }
    const [alone, ours, both] = [0, 1, 2].map((place) =>
      together(rounds.flatMap((round) => round[place] ?? [])),
    ) as [Measured, Measured, Measured];
    const engine = engineTimes.get(name) ?? 0;
    const shares = [
      (1000 / alone.perSecond + engine) / (1000 / ours.perSecond),
      (alone.cpu + engine) / ours.cpu,
      both.perSecond / ours.perSecond,
    ];
    const cells = [alone, ours, both].map(
      ({ perSecond, p50, p99, cpu, bad }) =>
        `${perSecond.toFixed(0)}/s, ${ms(p50)} / ${ms(p99)} ms, CPU ${ms(cpu)} ms${bad > 0 ? `, ${bad} bad` : ''}`,
    );
    const bad = rounds.flat().reduce((sum, each) => sum + each.bad, 0);
    if (bad > 0) refusedCalls.push(name);
    rows.push([name, ...cells, ...shares.map((share) => (bad > 0 ? 'none' : share.toFixed(2)))]);
  }
  if (refusedCalls.length > 0) {
    process.exitCode = 1;
    console.error(`\nNo share is told of ${refusedCalls.join(', ')}: not every reply was good.`);
  }
  console.log(
    `\nThe engine alone: ${ms(checking)} ms of CPU to validate, ${ms(judging)} ms to diagnose.`,
  );
  console.log('Calls in a second, time at the median / 99th percentile, processor time of a call:');
  table(
    ['call', 'bare', 'one process', 'two', 'share of bare', 'the same by CPU', 'two / one'],
    rows,
  );
};

/** Texts as long as may be that have been hard to read. */
const HARD = ['ﷺ', 'tothahce gunms sweling ', 'i t h a t s o n e ', 'swollenjawpainfulgum'].map(
  (part) => part.repeat(CONCERN_MAX).slice(0, CONCERN_MAX),
);

/** How long /healthz takes for one who asks a hundred times a second, in milliseconds. */
const health = async ({ address }: Server, seconds: number): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const asked = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(`${address}/healthz`, { agent }, (reply) => reply.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
    times.push(performance.now() - asked);
    await wait(10);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b);
};

const attack = async (postgres: PostgresServer): Promise<void> => {
  await ask(postgres.url, 'create database attacked');
  const url = addressOf(postgres.url, 'attacked');
  const rows: string[][] = [];
  const seconds = 2 * SECONDS;
  const row = (name: string, times: readonly number[]): void => {
    const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
    rows.push([name, ...[at(0.5), at(0.99), at(1 - 1 / times.length)].map(ms)]);
  };
  for (const limits of ['on', 'off']) {
    const server = await startOurs(url, { RATE_LIMIT: limits });
    row(`nobody else, limits ${limits}`, await health(server, seconds));
    const calls = HARD.flatMap((text) => [
      { ...POST, path: validateConcern.path, body: JSON.stringify({ message: text }) },
      { ...POST, path: diagnose.path, body: JSON.stringify({ ...UNSAVED, issue: text }) },
    ]);
    const sending = load({ addresses: [server.address], calls, connections: 8, seconds });
    // The sender itself has to start first.
    await wait(1000);
    const times = await health(server, seconds - 1);
    const { calls: answered } = await sending;
    row(`hard texts, limits ${limits} (${answered} judged)`, times);
    server.child.kill('SIGTERM');
  }
  console.log('How long /healthz takes for others, in milliseconds:');
  table(['meanwhile', 'median', '99th percentile', 'longest'], rows);
};

const said = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
const postgres = await startPostgres();
try {
  console.log(`${availableParallelism()} cores, load before: ${said()}`);
  await compare(postgres);
  await attack(postgres);
  console.log(`Load after: ${said()}`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await postgres.stop();
}
