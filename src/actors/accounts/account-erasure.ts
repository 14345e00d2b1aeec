import { fromPromise } from 'xstate';
import type { Erased } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/profile.ts'));

/** Has the server delete the account and everything stored for it. */
export const eraseAccount = fromPromise<Erased, { password: string | null }>(
  async ({ input, signal }) => {
    try {
      await call(named('eraseAccount'), { body: { password: input.password }, signal });
      return { verdict: 'erased' };
    } catch (error) {
      const message = saidBy(error);
      if (message === null || (error as Failure).kind !== 'refused') throw error;
      return { verdict: 'refused', message };
    }
  },
);
