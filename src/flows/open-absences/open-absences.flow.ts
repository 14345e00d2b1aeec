import { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { loadAbsences, settleAbsence } from '../../actors/staff/open-absences.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The open absences, bound to the server. */
export const providedOpenAbsences = openAbsencesMachine.provide({
  actors: { loadAbsences, settleAbsence },
});

/** Provider and hooks of the flow. */
export const {
  Provider: OpenAbsencesFlow,
  Within: OpenAbsencesWithin,
  useFlow: useOpenAbsences,
  useSelected: useOpenAbsencesSelected,
} = createFlow<typeof openAbsencesMachine>('openAbsences');
