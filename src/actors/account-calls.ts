import { laterEndpoints } from './later-endpoints.ts';

/** The calls of accounts by their names; what they need comes with the first one. */
export const { named, warmUp: warmUpAccountCalls } = laterEndpoints(
  () => import('./account-endpoints.ts'),
);
