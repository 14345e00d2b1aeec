import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: DentistSearchFlow,
  Within: DentistSearchWithin,
  useFlow: useDentistSearch,
  useSelected: useDentistSearchSelected,
} = createFlow<typeof dentistSearchMachine>('dentistSearch');
