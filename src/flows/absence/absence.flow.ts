import { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import { reportAbsence } from '../../actors/booking/consultations.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The absence flow, bound to the server. */
export const providedAbsence = absenceMachine.provide({ actors: { reportAbsence } });

/** Hooks of the flow, which the consultations flow runs. */
export const {
  Within: AbsenceWithin,
  useFlow: useAbsence,
  useSelected: useAbsenceSelected,
} = createFlow<typeof absenceMachine>('absence');
