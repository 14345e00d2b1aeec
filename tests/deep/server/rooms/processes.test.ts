import { afterEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import type { RoomEntry, RoomNews } from '../../../../contracts/endpoints/room.ts';
import { connect } from '../../../../server/db/connect.ts';
import { systemClock } from '../../../../server/lib/clock.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { addCall } from '../../../kit/appointment-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { endProcesses, startMain } from '../../../kit/processes.ts';
import { addDoctorWithAccount } from '../../../server/rooms/rooms.kit.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

/** Only one process may open the embedded data. */
const SHARED = DATABASES.filter(({ database }) => database === 'PostgreSQL');

describe.each(SHARED)('two servers on $database', ({ bare }) => {
  const house = async () => {
    const { settings, remove } = await bare();
    undo.push(remove);
    const db = await connect(settings);
    const deps = { db, clock: systemClock };
    const doctor = await addDoctorWithAccount(deps);
    const patient = await addSignedIn(deps, 'patient');
    const id = await addCall(db, patient, new Date(Date.now() + 60_000));
    await db.close();
    const env = { PORT: '0', RATE_LIMIT: 'off', DATABASE_URL: settings.databaseUrl ?? '' };
    const started = [1, 2].map(() => startMain({ env }));
    const [first = '', second = ''] = await Promise.all(
      started.map(async ({ says }) => (await says(/running at (.*)\n/))[1] ?? ''),
    );
    const ask = async <Body>(server: string, { token }: Member, path: string, body?: object) => {
      const reply = await fetch(`${server}/api/teleconsultations/${id}/room${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return (await reply.json()) as Body;
    };
    return { settings, started, first, second, patient, doctor, ask };
  };

  type Entered = { readonly entry: RoomEntry };
  type News = { readonly news: RoomNews };

  it('tell each other what is said, in far less than the time of a poll', async () => {
    const { first, second, patient, doctor, ask } = await house();
    const { entry } = await ask<Entered>(first, patient, '/enter', {});
    const other = (await ask<Entered>(second, doctor, '/enter', {})).entry.visit;
    const news = () =>
      ask<News>(first, patient, `/news?visit=${entry.visit}&after=0&other=${other}`);
    const began = Date.now();
    const waiting = news();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await ask(second, doctor, '/messages', { kind: 'chat', text: 'From the other process' });
    expect((await waiting).news.messages).toMatchObject([{ text: 'From the other process' }]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('hear each other again after the connection that listens was cut, and end polls at their stop', async () => {
    const { settings, started, first, second, patient, doctor, ask } = await house();
    const { entry } = await ask<Entered>(first, patient, '/enter', {});
    const other = (await ask<Entered>(second, doctor, '/enter', {})).entry.visit;
    const news = (after: number) =>
      ask<News>(first, patient, `/news?visit=${entry.visit}&after=${after}&other=${other}`);
    const waiting = news(0);
    const operator = new pg.Client({ connectionString: settings.databaseUrl ?? '' });
    await operator.connect();
    undo.push(() => operator.end());
    const listening = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'`;
    await expect
      .poll(async () => (await operator.query(listening)).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0);
    // Said while nobody listens: read when the next connection is there.
    await ask(second, doctor, '/messages', { kind: 'chat', text: 'Unheard' });
    expect((await waiting).news.messages).toMatchObject([{ text: 'Unheard' }]);
    const last = news(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const began = Date.now();
    started.forEach(({ child }) => child.kill('SIGTERM'));
    expect((await last).news).toMatchObject({ messages: [], is_current: true });
    expect(await Promise.all(started.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
