import type { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { SAVED } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { READ_AT } from './fixtures.ts';

const oracle: Oracle<typeof savedResultsMachine> = {
  known: { results: [], readAt: '' },
  opens: [{ input: undefined, at: 'loadingResults', knows: { results: [], readAt: '' } }],
  delays: { requestTimeout: 30_000 },
  starts: { loadingResults: ['calls loadResults', 'waits requestTimeout'] },
  leaves: {
    loadingResults: {
      tags: ['busy'],
      on: {
        'done: loadResults': [
          {
            with: { output: { results: SAVED, readAt: READ_AT } },
            to: 'listed',
            knows: { results: SAVED, readAt: READ_AT },
          },
          { with: { output: { results: [], readAt: READ_AT } }, to: 'nothingSaved' },
        ],
        'failed: loadResults': { to: 'loadingFailed' },
        'after requestTimeout': { to: 'loadingFailed' },
      },
    },
    listed: { on: {} },
    nothingSaved: { on: {} },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingResults' } } },
  },
};

holdAgainst('savedResults', oracle);
