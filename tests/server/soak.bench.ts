/**
 * `npm run bench:soak` (after `npm run build`): visitors sign up, are assessed, save, print, send an X-ray, book, pay and leave,
 * and call every endpoint with its example besides, for so many minutes on the embedded database and again on two processes
 * with one PostgreSQL. Prints how often each status came; ends with an error where a reply of 500 or more did. MINUTES=10 VISITORS=6
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tempFolder } from '../kit/data-dir.ts';
import { drawnXray } from '../kit/drawn-xray.ts';
import { BOOKING } from '../kit/consultation-replies.ts';
import { CALLS, DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { overNetwork } from '../kit/over-network.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import { endProcesses, startMain } from '../kit/processes.ts';
import { FORM, PASSWORD, signUpAs } from './accounts/accounts.kit.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 10);
const VISITORS = Number(process.env['VISITORS'] ?? 6);

/** How long a visitor rests between two calls, in milliseconds. */
const REST_MS = 20;

/** How often each call was answered with each status; 0 where no answer came. */
type Counts = Map<string, Map<number, number>>;

/** @returns the link of its sandbox */
const start = async (env: Record<string, string>): Promise<string> => {
  const { says } = startMain({
    env: { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', ...env },
  });
  return (await says(/http:\S+[?]key=\S+/))[0];
};

/** One visitor's calls, counted. */
const visitorOn = (address: string, counts: Counts) => {
  const ask = async (call: string, path: string, init: RequestInit): Promise<unknown> => {
    await wait(REST_MS);
    const reply = await fetch(address + path, init).catch(() => null);
    const ofCall = counts.get(call) ?? new Map<number, number>();
    const status = reply?.status ?? 0;
    counts.set(call, ofCall.set(status, (ofCall.get(status) ?? 0) + 1));
    const isJson = reply?.headers.get('content-type')?.includes('json') ?? false;
    return isJson ? await reply?.json() : void (await reply?.arrayBuffer());
  };
  return (token: string | null) => {
    const signed: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return {
      get: (path: string, call = path) => ask(`GET ${call}`, path, { headers: signed }),
      post: (path: string, body: object, call = path) =>
        ask(`POST ${call}`, path, {
          method: 'POST',
          headers: {
            ...signed,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(body),
        }),
      send: (path: string, body: FormData) =>
        ask(`POST ${path}`, path, {
          method: 'POST',
          headers: { ...signed, 'idempotency-key': randomUUID() },
          body,
        }),
    };
  };
};

type Asking = ReturnType<ReturnType<typeof visitorOn>>;

/** Every endpoint with its example: most are refused, since its ids are nobody's. */
const everyCall = async (as: Asking): Promise<void> => {
  for (const { endpoint, sent, body } of CALLS) {
    if (endpoint.form) continue;
    const { params = {}, query = {} } = sent as { params?: object; query?: object };
    const path = Object.entries(params).reduce(
      (found, [name, value]) => found.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path,
    );
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    if (endpoint.method === 'GET') {
      await as.get(asked.size === 0 ? path : `${path}?${asked}`, endpoint.path);
    } else if (!LEAVING.has(endpoint.path)) await as.post(path, body ?? {}, endpoint.path);
  }
};

/** What would end the visitor's own session or account. */
const LEAVING = new Set(['/auth/logout', '/api/account/sign-out-everywhere', '/api/account/erase']);

const assessAndPrint = async (as: Asking, id: string): Promise<string | undefined> => {
  const { sessionToken } = (await as.post('/api/chat/session', {})) as { sessionToken: string };
  const answers = { ...DIAGNOSE_BODY, chatSessionToken: sessionToken };
  await as.post('/chat_bot/chat/diagnose', answers);
  const saved = { ...answers, patient_id: id };
  const { diagnosis_id } = (await as.post('/chat_bot/chat/save_diagnose', saved)) as {
    diagnosis_id?: string;
  };
  const made = (await as.post('/chat_bot/chat/generate_diagnosis_pdf', { diagnosis_id })) as {
    pdf_url?: string;
  };
  if (made.pdf_url) await as.get(made.pdf_url, 'the report');
  return diagnosis_id;
};

const sendXray = async (as: Asking, id: string, picture: Blob): Promise<void> => {
  const form = new FormData();
  form.set('llm_user_id', id);
  form.set('xray', picture, 'x.jpg');
  const { fileId } = (await as.send('/xrays/upload-xray', form)) as { fileId?: string };
  if (!fileId) return;
  const asked = new FormData();
  asked.set('llm_user_id', id);
  asked.set('xray', fileId);
  await as.send('/xrays/analyze', asked);
  type Kept = { xray?: { state: string; picture?: { url: string } | null } };
  const path = `/api/account/xrays/${fileId}`;
  let kept = (await as.get(path, 'an X-ray')) as Kept;
  while (kept.xray?.state === 'analyzing') {
    await wait(200);
    kept = (await as.get(path, 'an X-ray')) as Kept;
  }
  if (kept.xray?.picture) await as.get(kept.xray.picture.url, 'a picture');
  await as.post(`${path}/delete`, {}, 'deleting an X-ray');
};

const bookAndMove = async (as: Asking, email: string): Promise<void> => {
  type Days = { days: { slots: { starts_at: string; free: boolean }[] }[] };
  const { days } = (await as.get('/api/teleconsultations/slots?days=14', 'the slots')) as Days;
  const free = days.flatMap(({ slots }) => slots.filter((slot) => slot.free));
  const anyTime = () => free[Math.floor(Math.random() * free.length)]?.starts_at;
  const booking = { ...BOOKING, patientEmail: email, scheduledTime: anyTime() };
  const booked = (await as.post('/api/teleconsultations/book', booking)) as {
    appointment?: { id: string };
  };
  if (!booked.appointment) return;
  const path = `/api/teleconsultations/${booked.appointment.id}`;
  await as.post(`${path}/reschedule`, { scheduledTime: anyTime() }, 'moving a booking');
  await as.get(path, 'a booking');
  await as.post(`${path}/cancel`, { reason: 'other' }, 'cancelling a booking');
};

type Visits = { readonly counts: Counts; readonly picture: Blob; readonly until: number };

/** From signing up to erasing the account, again and again. */
const visit = async (
  link: string,
  number: number,
  { counts, picture, until }: Visits,
): Promise<void> => {
  const asking = visitorOn(new URL(link).origin, counts);
  for (let life = 0; Date.now() < until; life += 1) {
    const phone = String(9_000_000_000 + number * 100_000 + life);
    const contacts = { email: `${phone}@example.com`, phone };
    const { id, token } = await signUpAs(overNetwork(link), contacts);
    const as = asking(token);
    for (let round = 0; round < 3 && Date.now() < until; round += 1) {
      for (const page of ['/', '/chat', '/about', '/find-dentist']) await as.get(page);
      await assessAndPrint(as, id);
      await sendXray(as, id, picture);
      await bookAndMove(as, contacts.email);
      await everyCall(round === 0 ? asking(null) : as);
      await as.post('/llm/login', { email: contacts.email, password: FORM.password });
    }
    await as.post('/api/account/erase', { password: PASSWORD }, 'erasing the account');
  }
};

const print = (title: string, counts: Counts): number => {
  const byStatus = new Map<number, number>();
  for (const ofCall of counts.values()) {
    for (const [status, count] of ofCall) {
      byStatus.set(status, (byStatus.get(status) ?? 0) + count);
    }
  }
  const isBad = ([status]: [number, number]) => status === 0 || status >= 500;
  const sums = [...byStatus].toSorted(([a], [b]) => a - b);
  console.log(`${title}: ${sums.map(([status, count]) => `${status} ${count}x`).join(', ')}`);
  for (const [call, ofCall] of counts) {
    for (const [status, count] of [...ofCall].filter(isBad)) {
      console.log(`  ${call} was answered ${status === 0 ? 'by nothing' : status} ${count}x`);
    }
  }
  return sums.filter(isBad).reduce((sum, [, count]) => sum + count, 0);
};

const soak = async (title: string, links: readonly string[]): Promise<number> => {
  const counts: Counts = new Map();
  const { buffer } = await drawnXray('panoramic', 'dicom');
  const picture = new Blob([new Uint8Array(buffer)], { type: 'application/dicom' });
  const until = Date.now() + MINUTES * 60_000;
  await Promise.all(
    Array.from({ length: VISITORS }, (_, number) =>
      visit(links[number % links.length] ?? '', number, { counts, picture, until }),
    ),
  );
  return print(title, counts);
};

const dataDir = tempFolder();
const postgres = await startPostgres();
try {
  let bad = await soak('the embedded database', [await start({ DATA_DIR: dataDir })]);
  await endProcesses();
  const shared = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  bad += await soak('two processes on PostgreSQL', [await start(shared), await start(shared)]);
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  await endProcesses();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
