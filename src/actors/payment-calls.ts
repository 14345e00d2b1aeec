import { laterEndpoints } from './later-endpoints.ts';

/** The calls of payments by their names; what they need comes with the first one. */
export const { named } = laterEndpoints(() => import('./payment-endpoints.ts'));
