import { laterEndpoints } from './later-endpoints.ts';

/** The endpoints of the signed-in pages by name; their file loads with the first call. */
export const { named } = laterEndpoints(() => import('./patient-endpoints.ts'));
