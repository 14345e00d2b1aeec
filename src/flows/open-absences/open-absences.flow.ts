import type { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: OpenAbsencesFlow,
  Within: OpenAbsencesWithin,
  useFlow: useOpenAbsences,
  useSelected: useOpenAbsencesSelected,
} = createFlow<typeof openAbsencesMachine>('openAbsences');
