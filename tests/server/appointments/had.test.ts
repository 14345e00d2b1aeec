import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { appointments } from '../../../server/db/schema.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { MINUTE, booked, entryOf } from '../rooms/rooms.kit.ts';
import type { Booked } from '../rooms/rooms.kit.ts';
import { SATURDAY_TEN, addPayment, callAs, readAs, rowsIn } from './appointments.kit.ts';

const MET =
  'You both were in the call already, so that it can be neither moved nor cancelled. You can go back in until its room closes.';

describe('a call that both came to before its time', () => {
  let db: Database;
  let house: Booked;
  const open = async (env: Record<string, string> = {}) => {
    house = await booked(db, env);
  };
  beforeEach(async () => {
    ({ db } = await freshDatabase());
  });

  const pay = async (): Promise<string> => {
    const paymentId = await addPayment(db, house.asha);
    await db.sql.update(appointments).set({ paymentId }).where(eq(appointments.id, house.id));
    return paymentId;
  };
  const change = async (what: 'cancel' | 'reschedule') => {
    const body = what === 'cancel' ? { reason: 'other_time' } : { scheduledTime: SATURDAY_TEN };
    const reply = await callAs({ app: house.app, ...house.asha }, `/${house.id}/${what}`, body);
    return [reply.status, reply.body.message ?? reply.body.appointment.state];
  };
  const shown = async () =>
    (await readAs(house.app, house.asha, `/${house.id}`)).body.appointment as {
      fixed_by: string | null;
      moves_left: number;
    };
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${house.asha.token}` };
    const reply = await browserOn(house.app).post(path, body, headers);
    return [reply.status, reply.body.message];
  };
  const refund = (payment_id: string) => post('/api/payments/refund', { payment_id });
  /** What is paid and can be used, or given back. */
  const free = async () => {
    const { body } = await browserOn(house.app).get('/api/payments/paid', house.asha.token);
    return (body.payments as { id: string }[]).map(({ id }) => id);
  };

  it('was had: it is neither moved nor cancelled, and its money does not go back', async () => {
    await open();
    const paymentId = await pay();
    house.at(-10 * MINUTE);
    await entryOf(house.patient);
    expect((await shown()).fixed_by).toBeNull();
    await entryOf(house.dentist);
    expect((await shown()).fixed_by).toBe('met');
    expect(await change('reschedule')).toEqual([422, MET]);
    expect(await change('cancel')).toEqual([422, MET]);
    expect(await refund(paymentId)).toEqual([
      409,
      'A consultation is booked with this payment. Please cancel the consultation first.',
    ]);
    expect(await rowsIn(db)).toMatchObject([{ state: 'confirmed', sequence: 0 }]);
  });

  it('says so after its start as well, where nobody came that it has begun', async () => {
    await open();
    house.at(0);
    expect([await change('cancel'), (await shown()).fixed_by]).toEqual([
      [422, 'This appointment has begun already.'],
      'begun',
    ]);
    await entryOf(house.patient);
    await entryOf(house.dentist);
    expect([await change('cancel'), (await shown()).fixed_by]).toEqual([[422, MET], 'met']);
  });

  it.each(['patient', 'dentist'] as const)(
    'is the patient’s to cancel while only the %s came',
    async (who) => {
      await open();
      const paymentId = await pay();
      house.at(-10 * MINUTE);
      await entryOf(house[who]);
      expect(await change('cancel')).toEqual([200, 'cancelled']);
      expect(await free()).toEqual([paymentId]);
    },
  );

  it('is one that a link has led to another site: who meets there nobody sees', async () => {
    await open({ MEETING_URL: 'https://meet.example/{id}' });
    house.at(-10 * MINUTE - 1);
    await house.patient.read();
    expect((await shown()).fixed_by).toBeNull();
    house.at(-10 * MINUTE);
    await house.patient.read();
    expect((await shown()).fixed_by).toBe('linkShown');
    const said =
      'The link to the call was opened already, so that it can be neither moved nor cancelled.';
    expect(await change('cancel')).toEqual([422, said]);
    expect(await change('reschedule')).toEqual([422, said]);
  });
});
