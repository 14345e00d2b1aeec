import { fromPromise } from 'xstate';
import type { Failure } from '../../../contracts/common/failure.ts';
import { call } from '../calls/call.ts';
import { forgetXray } from './kept-xray.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/xrays.ts'));

const NOT_FOUND = 404;

/** Deletes an X-ray of the account, on the server and on this device; one already deleted counts as success. */
export const deleteXray = fromPromise<void, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    try {
      await call(named('deleteXray'), { params: { id }, body: {}, signal });
    } catch (error) {
      if ((error as Failure).status !== NOT_FOUND) throw error;
    }
    forgetXray(id);
  },
);
