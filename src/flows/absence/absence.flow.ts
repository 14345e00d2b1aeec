import type { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the consultations flow runs. */
export const {
  Within: AbsenceWithin,
  useFlow: useAbsence,
  useSelected: useAbsenceSelected,
} = createFlow<typeof absenceMachine>('absence');
