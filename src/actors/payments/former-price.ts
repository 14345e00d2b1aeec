import { fromPromise } from 'xstate';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/former-price.ts'));

/** Asks what the call of 15 minutes cost before, in paise; `null` where the operator states nothing. */
export const readFormerPrice = fromPromise<number | null>(async ({ signal }) => {
  const reply = await call(named('readFormerPrice'), { signal });
  return reply.former_price;
});
