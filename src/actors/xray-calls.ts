import { laterEndpoints } from './later-endpoints.ts';

/** The calls about X-rays by their names; what they need comes with the first one. */
export const { named } = laterEndpoints(() => import('./xray-endpoints.ts'));
