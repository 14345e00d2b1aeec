import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow of a room for its screens. */
export const {
  Provider: TeleconsultationFlow,
  Within: TeleconsultationWithin,
  useFlow: useTeleconsultation,
  useSelected: useTeleconsultationSelected,
} = createFlow<typeof teleconsultationMachine>('teleconsultation');
