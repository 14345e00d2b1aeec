import { fromPromise } from 'xstate';
import type { RemindedAppointment } from '../../../contracts/endpoints/reminders.ts';
import type { SentReminder } from '../../../machines/reminders/reminders.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/reminders.ts'));

/** Reads the appointments of the next days, and which patients were reminded. */
export const loadReminders = fromPromise<readonly RemindedAppointment[]>(async ({ signal }) => {
  const { appointments } = await call(named('listReminders'), { signal });
  return appointments;
});

/** Has the server send the reminder of one appointment now. */
export const sendReminder = fromPromise<SentReminder, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) throw new Error('No appointment was chosen');
    const reply = await call(named('sendReminder'), { params: { id }, body: {}, signal });
    return { sentAt: reply.sent_at };
  },
);
