import { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { loadAbsences, settleAbsence } from '../../actors/staff/open-absences.ts';

/** The open absences, bound to the server. */
export const providedOpenAbsences = openAbsencesMachine.provide({
  actors: { loadAbsences, settleAbsence },
});
