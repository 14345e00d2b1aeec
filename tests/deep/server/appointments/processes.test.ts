import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import { doctors } from '../../../../server/db/schema.ts';
import { systemClock } from '../../../../server/lib/clock.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { addDoctor, FULL_WEEK } from '../../../../server/services/appointments/doctors.ts';
import { slotsOf } from '../../../../server/services/appointments/slots.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import { endProcesses, startMain } from '../../../kit/processes.ts';
import { rowsIn } from '../../../server/appointments/appointments.kit.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A Monday within the bookable days of the wall clock. */
const monday = (): string => {
  const calendar = { hours: [], leaves: [], notices: new Map<string, number>() };
  const days = slotsOf({ from: null, days: 8, doctors: [], calendar, taken: [], now: new Date() });
  const found = days.find(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1);
  return found?.slots[0]?.starts_at ?? '';
};

describe.each(DATABASES)('servers on $database', ({ database, bare }) => {
  /** Only one process may open the embedded data. */
  const count = database === 'PostgreSQL' ? 3 : 1;

  const serversOn = async (settings: { dataDir: string; databaseUrl: string | null }) => {
    const env = {
      PORT: '0',
      RATE_LIMIT: 'off',
      ...(settings.databaseUrl === null
        ? { DATA_DIR: settings.dataDir }
        : { DATABASE_URL: settings.databaseUrl }),
    };
    const started = Array.from({ length: count }, () => startMain({ env }));
    const addresses = await Promise.all(
      started.map(async ({ says }) => (await says(/running at (.*)\n/))[1] ?? ''),
    );
    return { started, addresses };
  };

  it('give one of fifty parallel bookings of one time its appointment, and a repeated request its first answer', async () => {
    const { settings, remove } = await bare();
    undo.push(remove);
    const db = await connect(settings);
    await addDoctor(
      { db, ids: randomIds },
      {
        name: 'Dr. Meera Iyer',
        registration: 'KA-1',
        languages: ['en'],
        about: '',
        week: FULL_WEEK,
        email: null,
      },
    );
    const people: Member[] = [];
    for (let index = 0; index < 50; index += 1) {
      people.push(await addSignedIn({ db, clock: systemClock }, 'patient'));
    }
    await db.close();
    const { started, addresses } = await serversOn(settings);
    const scheduledTime = monday();
    const book = async (index: number, address: string) => {
      const reply = await fetch(`${address}/api/teleconsultations/book`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${people[index]?.token}`,
          'idempotency-key': `booking-of-${index}`,
        },
        body: JSON.stringify({ ...BOOKING, scheduledTime }),
      });
      const { appointment } = (await reply.json()) as { appointment?: { id: string } };
      return { status: reply.status, id: appointment?.id, index };
    };
    const replies = await Promise.all(
      people.map((_each, index) => book(index, addresses[index % count] ?? '')),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    // A busy database turns some away; asking again, they hear what the others have heard.
    const others = replies.filter((each) => each !== won[0]);
    for (const [at, { status, index }] of others.entries()) {
      if (status === 503) others[at] = await book(index, addresses[0] ?? '');
    }
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 409));
    // The same request again, in every process at once.
    const [{ index, id } = { index: 0, id: '' }] = won;
    const again = await Promise.all(addresses.map((address) => book(index, address)));
    expect(again.map((each) => [each.status, each.id])).toEqual(addresses.map(() => [200, id]));
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    const after = await connect(settings);
    undo.push(() => after.close());
    expect(await rowsIn(after)).toHaveLength(1);
  });

  it('put three sample doctors in where nobody consults, however many start at once, and none beside a real one', async () => {
    const { settings, remove } = await bare();
    undo.push(remove);
    await (await connect(settings)).close();
    const { started, addresses } = await serversOn(settings);
    const reply = await fetch(`${addresses[0]}/api/teleconsultations/slots?days=8`);
    const { days, with_samples } = (await reply.json()) as {
      with_samples: boolean;
      days: { slots: { free: boolean }[] }[];
    };
    expect(with_samples).toBe(true);
    const frees = days.map(({ slots }) => slots.filter(({ free }) => free).length);
    // All fifteen times of each day but Sunday.
    expect(frees.filter((free) => free === 15).length).toBeGreaterThanOrEqual(6);
    expect(frees.every((free) => free === 15 || free === 0)).toBe(true);
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    const db = await connect(settings);
    undo.push(() => db.close());
    const rows = await db.sql.select().from(doctors);
    expect(rows).toHaveLength(3);
    for (const { name, isSample, registration } of rows) {
      expect([name.endsWith('(Sample)'), isSample, registration]).toEqual([true, true, null]);
    }
  });
});
