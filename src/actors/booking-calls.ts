import { laterEndpoints } from './later-endpoints.ts';

/** The calls of booking and of one's own consultations by their names; what they need comes with the first one. */
export const { named } = laterEndpoints(() => import('./booking-endpoints.ts'));
