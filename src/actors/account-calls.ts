import { laterEndpoints } from './later-endpoints.ts';

/** The account endpoints by name; their file loads with the first call. */
export const { named, warmUp: warmUpAccountCalls } = laterEndpoints(
  () => import('./account-endpoints.ts'),
);
