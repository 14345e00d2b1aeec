import { laterEndpoints } from './later-endpoints.ts';

/** The calls of the signed-in pages by their names; what they need comes with the first one. */
export const { named } = laterEndpoints(() => import('./patient-endpoints.ts'));
