import type { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its form; one's consultations run it. */
export const {
  Within: AbsenceWithin,
  useFlow: useAbsence,
  useSelected: useAbsenceSelected,
} = createFlow<typeof absenceMachine>('absence');
