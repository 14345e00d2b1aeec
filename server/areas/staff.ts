import { patientRecordRoutes } from '../routes/patient-records.ts';
import { staffAreaRoutes } from '../routes/staff-area.ts';
import { staffRoutes } from '../routes/staff.ts';
import type { Area } from './area.ts';

/** The staff's own pages, their invitations, and the records of patients. */
export const staff: Area = (app, deps) => {
  staffRoutes(app, deps);
  staffAreaRoutes(app, deps);
  patientRecordRoutes(app, deps);
};
