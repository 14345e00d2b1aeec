import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { dentistsIn } from '../../../server/repositories/dentists.ts';
import { BOOKING } from '../../kit/consultation-replies.ts';
import { DATABASES } from '../../kit/databases.ts';
import { overNetwork } from '../../kit/over-network.ts';
import { findPgbouncer, startPgbouncer } from '../../kit/pgbouncer.ts';
import { endProcesses, startMain } from '../../kit/processes.ts';
import { signUpAs } from '../../server/accounts/accounts.kit.ts';
import { row } from '../../server/dentists/directory.kit.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

const SHARED = DATABASES.filter(
  ({ database }) => database === 'PostgreSQL' && findPgbouncer() !== null,
);

type Days = { days: { slots: { starts_at: string; free: boolean }[] }[] };

describe.each(SHARED)('two servers behind a pooler of transactions on $database', ({ bare }) => {
  const place = async (): Promise<string> => {
    const { settings, remove } = await bare();
    undo.push(remove);
    return settings.databaseUrl ?? '';
  };
  const pooled = async (url: string): Promise<string> => {
    const pooler = await startPgbouncer(url, new URL(url).pathname.slice(1), 'transaction');
    undo.push(pooler.stop);
    return pooler.url;
  };
  const copyWith = async (slug: string): Promise<string> => {
    const databaseUrl = await place();
    const copy = await connect({ dataDir: '', databaseUrl });
    await copy.tryWrite();
    await dentistsIn(copy.sql).add([row({ slug, city: 'Nashik' })]);
    await copy.close();
    return databaseUrl;
  };
  /** @returns the links of their sandboxes */
  const house = async (): Promise<string[]> => {
    const main = await place();
    const env = {
      PORT: '0',
      RATE_LIMIT: 'off',
      DATABASE_URL: await pooled(main),
      DATABASE_DIRECT_URL: main,
      DATABASE_READ_URL: await pooled(await copyWith('in-copy')),
    };
    // Both find no table: one makes them under a lock of its session, the other waits.
    const started = [1, 2].map(() => startMain({ env }));
    return Promise.all(started.map(async ({ says }) => (await says(/http:\S+[?]key=\S+/))[0]));
  };

  it('[NEW-112] start at once, keep sessions, send codes, book, and read the copy, for many callers at a time', async () => {
    const links = await house();
    const ask = async (at: number, path: string, token = '', body?: object) => {
      const reply = await fetch(`${new URL(links[at % 2] ?? '').origin}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: (await reply.json()) as unknown };
    };
    const visit = async (at: number): Promise<number[]> => {
      const phone = String(9_000_000_000 + at);
      const contacts = { email: `${phone}@example.com`, phone };
      const { token } = await signUpAs(overNetwork(links[at % 2] ?? ''), contacts);
      const slots = await ask(at, '/api/teleconsultations/slots?days=14', token);
      const free = (slots.body as Days).days.flatMap((day) =>
        day.slots.filter((each) => each.free),
      );
      const scheduledTime = free[at * 3]?.starts_at;
      const booking = { ...BOOKING, patientEmail: contacts.email, scheduledTime };
      const booked = await ask(at + 1, '/api/teleconsultations/book', token, booking);
      const { id } = (booked.body as { appointment: { id: string } }).appointment;
      const seen = await ask(at, `/api/teleconsultations/${id}`, token);
      return [booked.status, seen.status];
    };
    const visits = await Promise.all(Array.from({ length: 6 }, (_none, at) => visit(at)));
    expect(visits.every(([booked = 0, seen]) => booked < 300 && seen === 200)).toBe(true);
    const ready = await Promise.all([0, 1].map(async (at) => (await ask(at, '/readyz')).status));
    expect(ready).toEqual([200, 200]);
    const listed = async () => (await ask(0, '/api/dentists?city=Nashik')).body;
    await expect.poll(listed).toMatchObject({ dentists: [{ slug: 'in-copy' }] });
  });
});
