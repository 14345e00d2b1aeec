import type { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { AS_OF, WHOLE } from '../../kit/dentist-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const SLUG = WHOLE.slug;

export const cases: Cases<typeof dentistPageMachine> = {
  inputs: [{ slug: SLUG, distanceKm: null }],
  events: { 'loading.requested': [{}] },
  actors: {
    readDentist: {
      done: [{ verdict: 'found', dentist: WHOLE, asOf: AS_OF }, { verdict: 'missing' }],
      error: [{ kind: 'network', message: 'offline' }],
    },
  },
};
