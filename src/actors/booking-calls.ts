import { laterEndpoints } from './later-endpoints.ts';

/** The endpoints of booking and of the patient's consultations by name; their file loads with the first call. */
export const { named } = laterEndpoints(() => import('./booking-endpoints.ts'));
