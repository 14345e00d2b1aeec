import { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { readDentist } from '../../actors/booking/dentists.ts';
import { keepDentist } from '../../actors/booking/selected-dentist.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The dentist page, bound to the server and this device's storage. */
export const providedDentistPage = dentistPageMachine.provide({
  actors: { readDentist },
  actions: {
    keepDentist: (_, { dentist }) => {
      if (dentist !== null) keepDentist(dentist);
    },
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: DentistPageFlow,
  Within: DentistPageWithin,
  useFlow: useDentistPage,
  useSelected: useDentistPageSelected,
} = createFlow<typeof dentistPageMachine>('dentistPage');
