import { absenceRoutes } from '../routes/absences.ts';
import { dentistRoutes } from '../routes/dentists.ts';
import { ownHoursRoutes } from '../routes/own-hours.ts';
import { reminderRoutes } from '../routes/reminders.ts';
import { roomRoutes } from '../routes/rooms.ts';
import { stillRoutes } from '../routes/stills.ts';
import { teleconsultationRoutes } from '../routes/teleconsultations.ts';
import { visitNoteRoutes } from '../routes/visit-notes.ts';
import { hasSandbox } from '../sandbox-rule.ts';
import { appointmentJobs } from '../services/appointments/appointment-jobs.ts';
import { keptSecret } from '../services/kept-secret.ts';
import { roomClosingJob } from '../services/rooms/visits.ts';
import type { Area } from './area.ts';

/** Finding a dentist, booking a doctor, and the room of a consultation. */
export const appointments: Area = (app, deps) => {
  const { rooms, prices } = deps.env;
  dentistRoutes(app, deps);
  teleconsultationRoutes(app, { ...deps, prices, meetingUrl: rooms.meetingUrl });
  ownHoursRoutes(app, deps);
  reminderRoutes(app, deps);
  absenceRoutes(app, deps);
  roomRoutes(app, { ...deps, ...rooms });
  const secret = keptSecret(deps, 'pictureAddresses');
  const prescribes = deps.env.prescriptions ?? hasSandbox(deps);
  visitNoteRoutes(app, { ...deps, secret, prescribes });
  stillRoutes(app, { ...deps, secret, dataDir: deps.env.dataDir });
  return { jobs: [...appointmentJobs(deps), roomClosingJob(deps)] };
};
