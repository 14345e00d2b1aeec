import { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { loadAbsences, settleAbsence } from '../../actors/open-absences.ts';

/** The calls to look into with the server in its place. */
export const providedOpenAbsences = openAbsencesMachine.provide({
  actors: { loadAbsences, settleAbsence },
});
