import type { AppointmentNeeds } from './booking.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import { readKey } from './plans.ts';
import { moveAppointment } from './take-time.ts';

type Needs = Pick<AppointmentNeeds, 'db' | 'clock'>;

/** Lapses a hold that has run out; one that was paid, released or cancelled meanwhile stays as it is. */
export const lapseHold = ({ db, clock }: Needs, id: string): Promise<void> =>
  db.transaction(async (sql) => {
    const found = await appointmentsIn(sql).lock(id);
    if (found?.state === 'held') {
      await moveAppointment(sql, found, { type: 'ranOut', at: clock.now() });
    }
  });

/** Ends an appointment whose time is over, unless it was moved since this was planned. */
export const endAppointment = ({ db, clock }: Needs, key: string): Promise<void> =>
  db.transaction(async (sql) => {
    const { id, sequence } = readKey(key);
    const found = await appointmentsIn(sql).lock(id);
    if (found?.sequence === sequence) {
      await moveAppointment(sql, found, { type: 'ended', at: clock.now() });
    }
  });
