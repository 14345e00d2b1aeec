import { laterEndpoints } from './later-endpoints.ts';

/** The payment endpoints by name; their file loads with the first call. */
export const { named } = laterEndpoints(() => import('./payment-endpoints.ts'));
