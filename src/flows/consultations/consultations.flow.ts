import type { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow; its own page and the step TELECONSULTATION run it. */
export const {
  Provider: ConsultationsFlow,
  Within: ConsultationsWithin,
  useFlow: useConsultations,
  useSelected: useConsultationsSelected,
} = createFlow<typeof consultationsMachine>('consultations');
