import { absenceRoutes } from '../routes/absences.ts';
import { dentistRoutes } from '../routes/dentists.ts';
import { reminderRoutes } from '../routes/reminders.ts';
import { roomRoutes } from '../routes/rooms.ts';
import { teleconsultationRoutes } from '../routes/teleconsultations.ts';
import { visitNoteRoutes } from '../routes/visit-notes.ts';
import { hasSandbox } from '../sandbox-rule.ts';
import { appointmentJobs } from '../services/appointments/appointment-jobs.ts';
import { roomClosingJob } from '../services/rooms/visits.ts';
import type { Area } from './area.ts';

/** Finding a dentist, booking a doctor, and the room of a consultation. */
export const appointments: Area = (app, deps) => {
  const { rooms, prices } = deps.env;
  dentistRoutes(app, deps);
  teleconsultationRoutes(app, { ...deps, prices, meetingUrl: rooms.meetingUrl });
  reminderRoutes(app, deps);
  absenceRoutes(app, deps);
  roomRoutes(app, { ...deps, ...rooms });
  visitNoteRoutes(app, { ...deps, prescribes: deps.env.prescriptions ?? hasSandbox(deps) });
  return { jobs: [...appointmentJobs(deps), roomClosingJob(deps)] };
};
