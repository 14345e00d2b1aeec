import type { Clock } from '../../lib/clock.ts';
import type { StaffIssuer, StaffIssuerSettings } from './port.ts';
import { staffIssuer } from './staff-issuer.ts';

/** Connects the house's own issuer under the operator's registration; `null` when there is none (the default). */
export const staffIssuerFor = (
  settings: StaffIssuerSettings | null,
  clock: Clock,
): StaffIssuer | null => settings && staffIssuer(settings, clock);
