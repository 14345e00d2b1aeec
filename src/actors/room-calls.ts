import { laterEndpoints } from './later-endpoints.ts';

/** The calls of the room of a consultation by their names; what they need comes with the first one. */
export const { named } = laterEndpoints(() => import('./room-endpoints.ts'));
