import type { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { AS_OF, WHOLE } from '../../kit/dentist-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { SLUG } from './cases.ts';

const oracle: Oracle<typeof dentistPageMachine> = {
  known: { slug: SLUG, distanceKm: null, dentist: null, asOf: '' },
  opens: [
    {
      input: { slug: SLUG, distanceKm: 2.9 },
      at: 'openingPage',
      knows: { slug: SLUG, distanceKm: 2.9, dentist: null, asOf: '' },
    },
  ],
  // BKFL-08: whoever opens a dentist's page has picked them.
  starts: { openingPage: ['calls readDentist'], opened: ['keepDentist'] },
  leaves: {
    openingPage: {
      tags: ['busy'],
      on: {
        'done: readDentist': [
          {
            // The server measures from nowhere: the list has told it.
            given: { distanceKm: 2.9 },
            with: { output: { verdict: 'found', dentist: WHOLE, asOf: AS_OF } },
            to: 'opened',
            knows: { dentist: { ...WHOLE, distanceKm: 2.9 } },
          },
          {
            with: { output: { verdict: 'found', dentist: WHOLE, asOf: AS_OF } },
            to: 'opened',
            knows: { dentist: WHOLE, asOf: AS_OF },
          },
          { with: { output: { verdict: 'missing' } }, to: 'notFound', knows: { dentist: null } },
        ],
        'failed: readDentist': { to: 'openingFailed' },
      },
    },
    opened: { on: {} },
    notFound: { on: {} },
    openingFailed: { on: { 'loading.requested': { to: 'openingPage' } } },
  },
};

holdAgainst('dentistPage', oracle);
