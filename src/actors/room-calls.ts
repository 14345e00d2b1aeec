import { laterEndpoints } from './later-endpoints.ts';

/** The endpoints of a consultation's room by name; their file loads with the first call. */
export const { named } = laterEndpoints(() => import('./room-endpoints.ts'));
