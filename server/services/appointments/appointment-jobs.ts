import type { JobKind } from '../../jobs/runner.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import type { WakingDeps } from '../deps.ts';
import { JOBS, readKey } from './plans.ts';
import { remind } from './reminders.ts';
import { moveAppointment } from './take-time.ts';

type Deps = Pick<WakingDeps, 'db' | 'clock'>;

/** Lapses a hold that has run out; one that was paid, released or cancelled meanwhile stays as it is. */
const lapseHold = ({ db, clock }: Deps, id: string): Promise<void> =>
  db.transaction(async (sql) => {
    const found = await appointmentsIn(sql).lock(id);
    if (found?.state === 'held') {
      await moveAppointment(sql, found, { type: 'ranOut', at: clock.now() });
    }
  });

/** Ends an appointment whose time is over, unless it was moved since this was planned. */
const endAppointment = ({ db, clock }: Deps, key: string): Promise<void> =>
  db.transaction(async (sql) => {
    const { id, sequence } = readKey(key);
    const found = await appointmentsIn(sql).lock(id);
    if (found?.sequence === sequence) {
      await moveAppointment(sql, found, { type: 'ended', at: clock.now() });
    }
  });

/** Lets holds lapse, reminds people, and ends what is over. */
export const appointmentJobs = (deps: WakingDeps): JobKind[] => [
  { name: JOBS.hold, run: (key) => lapseHold(deps, key) },
  { name: JOBS.end, run: (key) => endAppointment(deps, key) },
  { name: JOBS.reminder, run: (key) => remind(deps, key) },
  { name: JOBS.byHand, run: (key) => remind(deps, key) },
];
