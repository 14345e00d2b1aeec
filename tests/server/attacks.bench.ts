/**
 * `npm run bench:attacks` (after `npm run build`): what the dearest tries of one person cost the others. An account is erased
 * beside MESSAGES messages of everybody, fifty people send the dearest picture that is read, the server is stopped while a
 * reader of pictures hangs, and everybody books at once. Prints a table; asserts nothing. MESSAGES=3500000 PEOPLE=50
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../server/db/connect.ts';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import { grouped } from '../../server/lib/grouped.ts';
import { BOOKING } from '../kit/consultation-replies.ts';
import { freshDataDir } from '../kit/data-dir.ts';
import { overNetwork } from '../kit/over-network.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import { ask } from '../kit/postgres.setup.ts';
import { endProcesses, startMain } from '../kit/processes.ts';
import { PASSWORD, signUpAs } from './accounts/accounts.kit.ts';
import { memoryOf, mostMemoryOf, startedBy } from './bench/memory.ts';
import { packed, pngOf } from './xrays/hostile.kit.ts';

const MESSAGES = Number(process.env['MESSAGES'] ?? 3_500_000);
const PEOPLE = Number(process.env['PEOPLE'] ?? 50);
const MESSAGES_AT_ONCE = 250_000;

/** The largest picture whose whole is taken into memory: 16 megapixels of 8 bytes, each one seven times over. */
const DEAREST = { width: 4000, height: 4000, depth: 16, colour: 6, isInterlaced: true } as const;

const start = async ({ dataDir, databaseUrl }: DatabaseSettings) => {
  const env = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', DATA_DIR: dataDir };
  const started = startMain({
    env: { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
  });
  const [link] = await started.says(/http:\S+[?]key=\S+/);
  return { ...started, link, address: new URL(link).origin, pid: started.child.pid ?? 0 };
};

type Server = Awaited<ReturnType<typeof start>>;
type Person = { readonly id: string; readonly token: string; readonly email: string };

let phones = 9_000_000_000;
const signUp = async ({ link }: Server): Promise<Person> => {
  phones += 1;
  const contacts = { email: `${phones}@example.com`, phone: String(phones) };
  return { ...(await signUpAs(overNetwork(link), contacts)), email: contacts.email };
};

const people = async (server: Server): Promise<Person[]> => {
  const all: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1) all.push(await signUp(server));
  return all;
};

const timed = async <T>(work: () => Promise<T>): Promise<{ seconds: string; result: T }> => {
  const began = performance.now();
  const result = await work();
  return { seconds: `${((performance.now() - began) / 1000).toFixed(1)} s`, result };
};

const row = (name: string, ...cells: string[]): void =>
  console.log(name.padEnd(60) + cells.join(', '));

/** Counts the statuses, such as `200 48x, 409 2x`. */
const counted = (statuses: readonly number[]): string =>
  [...grouped(statuses, String)].map(([status, all]) => `${status} ${all.length}x`).join(', ');

const asJson = ({ token }: Person, body: object): RequestInit => ({
  method: 'POST',
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: JSON.stringify(body),
});

/** Messages to others, as two years of reminders leave them. */
const addMessages = async (settings: DatabaseSettings): Promise<void> => {
  const db = await connect(settings);
  for (let added = 0; added < MESSAGES; added += MESSAGES_AT_ONCE) {
    const insert = `
      insert into messages (id, kind, channel, recipient, "values", state, created_at, useless_at)
      select gen_random_uuid(), 'reminder', 'mail', 'somebody' || n || '@example.org',
        jsonb_build_object('version', 1, 'value', jsonb_build_object('appointment', gen_random_uuid())),
        'sent', now(), now()
      from generate_series(${added + 1}, ${Math.min(added + MESSAGES_AT_ONCE, MESSAGES)}) n`;
    // Past the time limit that the server has for its statements.
    if (settings.databaseUrl !== null) await ask(settings.databaseUrl, insert);
    else await db.sql.execute(insert);
  }
  await db.close();
};

const erase = async (title: string, settings: DatabaseSettings): Promise<void> => {
  await addMessages(settings);
  const server = await start(settings);
  const person = await signUp(server);
  const { seconds, result } = await timed(() =>
    fetch(`${server.address}/api/account/erase`, asJson(person, { password: PASSWORD })),
  );
  row(`erasure beside ${MESSAGES} messages, ${title}`, String(result.status), seconds);
  await endProcesses();
};

const upload = async ({ address }: Server, { id, token }: Person, file: Blob): Promise<number> => {
  const form = new FormData();
  form.set('llm_user_id', id);
  form.set('xray', file, 'x.png');
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${address}/xrays/upload-xray`, { method: 'POST', headers, body: form }))
    .status;
};

const sendDearest = async (settings: DatabaseSettings): Promise<void> => {
  const server = await start(settings);
  const senders = await people(server);
  const bytes = DEAREST.width * DEAREST.height * 8;
  const file = new Blob([new Uint8Array(pngOf({ ...DEAREST, pixels: packed(bytes / 1e6 + 1) }))]);
  const before = memoryOf(server.pid);
  const most = mostMemoryOf(server.pid);
  const { seconds, result } = await timed(() =>
    Promise.all(senders.map((person) => upload(server, person, file))),
  );
  row(`${PEOPLE} interlaced pictures of ${bytes / 1e6} MB at once`, counted(result), seconds);
  row('  memory before, at the most', `${before.toFixed(0)} MB, ${most().toFixed(0)} MB`);

  const [sender] = senders as [Person];
  const hanging = upload(server, sender, file).catch(() => 0);
  await wait(300);
  // No time limit in the reader itself can act on a process that does not run.
  startedBy(server.pid).forEach((pid) => process.kill(pid, 'SIGSTOP'));
  const stopped = await timed(async () => {
    server.child.kill('SIGTERM');
    return server.ended;
  });
  row('SIGTERM while its readers hang', `ended with ${stopped.result}`, stopped.seconds);
  row('  the picture under way was answered', String(await hanging));
};

/** Everybody asks for a time at once, ten times over: the same few times, so that most are refused. */
const bookAtOnce = async (title: string, settings: DatabaseSettings): Promise<void> => {
  const server = await start(settings);
  const bookers = await people(server);
  type Days = { days: { slots: { starts_at: string; free: boolean }[] }[] };
  const reply = await fetch(`${server.address}/api/teleconsultations/slots?days=14`);
  const { days } = (await reply.json()) as Days;
  const free = days.flatMap(({ slots }) => slots.filter((slot) => slot.free));
  const { seconds, result } = await timed(async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const replies = bookers.map(async (person, at) => {
        const scheduledTime = free[(round + at) % free.length]?.starts_at;
        const body = { ...BOOKING, patientEmail: person.email, scheduledTime };
        const url = `${server.address}/api/teleconsultations/book`;
        return (await fetch(url, asJson(person, body)).catch(() => null))?.status ?? 0;
      });
      statuses.push(...(await Promise.all(replies)));
    }
    return statuses;
  });
  row(`${PEOPLE} people book ten times at once, ${title}`, counted(result), seconds);
  await endProcesses();
};

const embedded = async () => ({ dataDir: await freshDataDir(), databaseUrl: null });
const folders: string[] = [];
const postgres = await startPostgres();
try {
  const onPostgres = { dataDir: await freshDataDir(), databaseUrl: postgres.url };
  const first = await embedded();
  const second = await embedded();
  folders.push(onPostgres.dataDir, first.dataDir, second.dataDir);
  await bookAtOnce('the embedded database', second);
  await bookAtOnce('PostgreSQL', onPostgres);
  await sendDearest(second);
  await endProcesses();
  await erase('PostgreSQL', onPostgres);
  await erase('the embedded database', first);
} finally {
  await endProcesses();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
