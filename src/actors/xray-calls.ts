import { laterEndpoints } from './later-endpoints.ts';

/** The X-ray endpoints by name; their file loads with the first call. */
export const { named } = laterEndpoints(() => import('./xray-endpoints.ts'));
