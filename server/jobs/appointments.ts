import type { AppointmentNeeds } from '../services/appointments/booking.ts';
import { JOBS } from '../services/appointments/plans.ts';
import { remind } from '../services/appointments/reminders.ts';
import { endAppointment, lapseHold } from '../services/appointments/upkeep.ts';
import type { JobKind } from './runner.ts';

/** What appointments want later: holds lapse, people are reminded, and what is over ends. */
export const appointmentJobs = (needs: AppointmentNeeds): JobKind[] => [
  { name: JOBS.hold, run: (key) => lapseHold(needs, key) },
  { name: JOBS.end, run: (key) => endAppointment(needs, key) },
  { name: JOBS.reminder, run: (key) => remind(needs, key) },
  { name: JOBS.byHand, run: (key) => remind(needs, key) },
];
