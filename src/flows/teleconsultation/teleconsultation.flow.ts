import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the room's flow. */
export const {
  Provider: TeleconsultationFlow,
  Within: TeleconsultationWithin,
  useFlow: useTeleconsultation,
  useSelected: useTeleconsultationSelected,
} = createFlow<typeof teleconsultationMachine>('teleconsultation');
