import type { ENDPOINTS } from '../../contracts/endpoints/index.ts';
import type { Sample } from './endpoint-sample.ts';

type Name = 'recordAnalytics';

/** The calls of the staff's figures, and the one that counts, by hand. */
export const STAFF_AREA_SAMPLES: { readonly [N in Name]: Sample<(typeof ENDPOINTS)[N]> } = {
  recordAnalytics: {
    sent: {
      body: {
        visit: '00000000-0000-4000-8000-0000000000a1',
        events: [{ name: 'step.reached', step: 'AGE_COLLECTION', category: 'gums' }],
      },
    },
    reply: { success: true },
    perMinute: 30,
  },
};
