import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: DentistSearchFlow,
  Within: DentistSearchWithin,
  useFlow: useDentistSearch,
  useSelected: useDentistSearchSelected,
} = createFlow<typeof dentistSearchMachine>('dentistSearch');
