import type { RemindedAppointment } from '../../../contracts/endpoints/reminders.ts';
import type { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
export const SENT_AT = '2026-11-23T10:00:00.000Z';

/** Two who come; the second does not want to be reminded. */
export const APPOINTMENTS: readonly RemindedAppointment[] = [
  {
    id: '00000000-0000-4000-8000-0000000000c1',
    starts_at: '2026-11-24T04:30:00.000Z',
    minutes: 30,
    doctor: 'Dr. Meera Iyer',
    patient_name: 'Asha Verma',
    wants_reminders: true,
    is_mailed: true,
    reminders: [{ kind: 'hourBefore', state: 'planned', at: '2026-11-24T03:30:00.000Z' }],
  },
  {
    id: '00000000-0000-4000-8000-0000000000c2',
    starts_at: '2026-11-25T09:30:00.000Z',
    minutes: 15,
    doctor: 'Dr. Meera Iyer',
    patient_name: 'Ravi Kumar',
    wants_reminders: false,
    is_mailed: true,
    reminders: [],
  },
];
export const FIRST = '00000000-0000-4000-8000-0000000000c1';

export const cases: Cases<typeof remindersMachine> = {
  inputs: [undefined],
  events: {
    'loading.requested': [{}],
    'reminder.requested': [{ id: FIRST }],
  },
  actors: {
    loadReminders: { done: [APPOINTMENTS, []], error: [OFFLINE] },
    sendReminder: { done: [{ sentAt: SENT_AT }], error: [OFFLINE] },
  },
  contextKey: ({ chosen }) => chosen,
};
