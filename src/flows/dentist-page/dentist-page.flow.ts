import type { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: DentistPageFlow,
  Within: DentistPageWithin,
  useFlow: useDentistPage,
  useSelected: useDentistPageSelected,
} = createFlow<typeof dentistPageMachine>('dentistPage');
