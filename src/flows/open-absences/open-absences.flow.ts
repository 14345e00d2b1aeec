import type { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: OpenAbsencesFlow,
  Within: OpenAbsencesWithin,
  useFlow: useOpenAbsences,
  useSelected: useOpenAbsencesSelected,
} = createFlow<typeof openAbsencesMachine>('openAbsences');
