import type { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens; a page of its own and the step TELECONSULTATION run it. */
export const {
  Provider: ConsultationsFlow,
  Within: ConsultationsWithin,
  useFlow: useConsultations,
  useSelected: useConsultationsSelected,
} = createFlow<typeof consultationsMachine>('consultations');
