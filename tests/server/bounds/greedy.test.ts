import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { addSampleDoctors } from '../../../server/services/appointments/doctors.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { BOOKING } from '../../kit/consultation-replies.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { testEnv } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import { accountsApp } from '../accounts/accounts.kit.ts';
import { addressNo, browserAt, sentTo } from './greedy.kit.ts';

describe('whoever is greedy', () => {
  let db: Database;
  let app: FastifyInstance;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db, { env: testEnv({ RATE_LIMIT: 'on' }) }));
  });

  const TIMES = ['10:00', '10:30', '11:00', '11:30', '12:00', '14:00'].map(
    (time) => `2026-01-02T${time}:00+05:30`,
  );

  it('leaves the calendar to others: one account has two unpaid times to come', async () => {
    await addSampleDoctors({ db, ids: randomIds });
    const mallory = await addSignedIn({ db, clock }, 'patient');
    const ravi = await addSignedIn({ db, clock }, 'patient');
    const statuses: number[] = [];
    for (const [at, scheduledTime] of TIMES.entries()) {
      const ask = browserAt(app, addressNo(at), mallory.token);
      const asked = { ...BOOKING, patientEmail: mallory.email, scheduledTime };
      statuses.push((await ask('/api/teleconsultations/book', asked)).status);
    }
    expect(statuses).toEqual([200, 200, 422, 422, 422, 422]);
    const honest = { ...BOOKING, patientEmail: ravi.email };
    const ask = browserAt(app, '10.9.9.9', ravi.token);
    expect((await ask('/api/teleconsultations/book', honest)).status).toBe(200);
  });

  it('moves one call three times, and not to and fro', async () => {
    await addSampleDoctors({ db, ids: randomIds });
    const mallory = await addSignedIn({ db, clock }, 'patient');
    const ask = browserAt(app, '10.1.1.1', mallory.token);
    const { body } = await ask('/api/teleconsultations/book', {
      ...BOOKING,
      patientEmail: mallory.email,
    });
    const statuses: number[] = [];
    for (const to of [1, 2, 1, 2, 3, 4]) {
      const url = `/api/teleconsultations/${body.appointment.id}/reschedule`;
      statuses.push((await ask(url, { scheduledTime: TIMES[to] })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422]);
    expect((await sentTo(db))[mallory.email]).toBe(4);
  });
});
