import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BOOKING } from '../kit/consultation-replies.ts';
import { drawnXray } from '../kit/drawn-xray.ts';
import { overNetwork } from '../kit/over-network.ts';
import { withSandboxKey } from '../kit/server.ts';
import { PASSWORD, saveResultOf, signUpAs } from '../server/accounts/accounts.kit.ts';
import { analyze, ask, upload } from '../server/xrays/xrays.kit.ts';

/** Longest time that a server may take over one job, in milliseconds. */
const PATIENCE_MS = 60_000;

/** A patient's own things, to be found again. */
type Seen = {
  readonly results: number;
  readonly appointments: number;
  readonly paid: number;
  /** Hash of the picture that their X-ray shows. */
  readonly picture: string;
};

export type Patient = { readonly email: string; readonly xrayId: string; readonly seen: Seen };

type App = ReturnType<typeof overNetwork>;
type Call = (path: string, body?: unknown) => Promise<Awaited<ReturnType<typeof ask>>['body']>;

/** @returns calls of somebody, each of which throws an Error when it is refused: what it makes would be missing */
const callsOf =
  (app: App, token: string): Call =>
  async (path, body) => {
    const reply = await ask(app, token, path, body);
    if (reply.status === 200) return reply.body;
    throw new Error(`${path} was answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  };

/** Asks again until the answer is the one that is waited for. @throws Error when it never is */
const until = async <T>(read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await read();
    if (isThere(found)) return found;
    if (performance.now() > end) throw new Error(`still ${JSON.stringify(found)} after a minute`);
    await wait(100);
  }
};

type Person = { readonly id: string; readonly token: string };

const sendXray = async (app: App, person: Person, call: Call): Promise<string> => {
  const { buffer } = await drawnXray('panoramic', 'jpeg');
  const { body } = await upload(app, person, buffer);
  await analyze(app, person, body.fileId);
  await until(
    () => call(`/api/account/xrays/${body.fileId}`),
    ({ xray }) => xray.state !== 'analyzing',
  );
  return body.fileId;
};

/** Pays a call; books with the money, or asks for it back. */
const pay = async (
  app: App,
  call: Call,
  { id, email, getsBack }: { id: string; email: string; getsBack: boolean },
): Promise<void> => {
  const sessionId = `detailed-1767225600000-${id.replaceAll('-', '')}`;
  const opened = await call('/api/payments/create-qr', {
    sessionId,
    consultationType: 'dental_consultation',
  });
  const ref: string = opened.qr_code.id;
  const url = `/sandbox/pay/${ref}/answer?how=paid`;
  await app.inject({ url, headers: await withSandboxKey(app) });
  const status = () => call(`/api/payments/status/${ref}`);
  const { payment_status: paid } = await until(status, (found) => found.payment_status.is_paid);
  if (getsBack) {
    await call('/api/payments/refund', { payment_id: paid.id });
    await until(status, (found) => found.payment_status.state === 'refunded');
    return;
  }
  const scheduledTime = await freeTime(call);
  const booking = { ...BOOKING, patientEmail: email, scheduledTime };
  await call('/api/teleconsultations/schedule', { ...booking, payment_id: paid.id });
};

const freeTime = async (call: Call): Promise<string> => {
  type Slots = { readonly slots: readonly { starts_at: string; free: boolean }[] };
  const { days } = await call('/api/teleconsultations/slots?days=14');
  const free = (days as Slots[]).flatMap(({ slots }) => slots.filter((slot) => slot.free));
  if (!free[0]) throw new Error('no time is free');
  return free[0].starts_at;
};

const seenBy = async (link: string, call: Call, xrayId: string): Promise<Seen> => {
  const { results } = await call('/api/account/results');
  const { appointments } = await call('/api/teleconsultations');
  const { payments } = await call('/api/payments/paid');
  const { xray } = await call(`/api/account/xrays/${xrayId}`);
  const picture = await fetch(new URL(xray.picture.url, link));
  return {
    results: results.length,
    appointments: appointments.length,
    paid: payments.length,
    picture: createHash('sha256')
      .update(Buffer.from(await picture.arrayBuffer()))
      .digest('hex'),
  };
};

/** Lets so many patients sign up, be assessed, send an X-ray, pay, book, and every second one have the money back. */
export const letPatientsIn = async (link: string, count: number): Promise<Patient[]> => {
  const app = overNetwork(link);
  const patients: Patient[] = [];
  for (let at = 0; at < count; at += 1) {
    const phone = String(9_000_000_000 + at);
    const email = `${phone}@example.com`;
    const person = await signUpAs(app, { email, phone });
    const call = callsOf(app, person.token);
    await saveResultOf(app, person);
    const xrayId = await sendXray(app, person, call);
    await pay(app, call, { id: person.id, email, getsBack: at % 2 === 1 });
    patients.push({ email, xrayId, seen: await seenBy(link, call, xrayId) });
  }
  return patients;
};

/** Signs the patients in again. @returns what somebody misses, in words */
export const missedBy = async (link: string, patients: readonly Patient[]): Promise<string[]> => {
  const app = overNetwork(link);
  const missed: string[] = [];
  for (const { email, xrayId, seen } of patients) {
    const entered = await ask(app, '', '/llm/login', { email, password: PASSWORD });
    const call = callsOf(app, entered.body.access_token);
    const now = await seenBy(link, call, xrayId).catch((error: Error) => error.message);
    if (JSON.stringify(now) !== JSON.stringify(seen))
      missed.push(`${email} had ${JSON.stringify(seen)} and finds ${JSON.stringify(now)}`);
  }
  return missed;
};
