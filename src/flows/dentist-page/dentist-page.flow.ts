import type { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: DentistPageFlow,
  Within: DentistPageWithin,
  useFlow: useDentistPage,
  useSelected: useDentistPageSelected,
} = createFlow<typeof dentistPageMachine>('dentistPage');
