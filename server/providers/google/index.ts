import type { Clock } from '../../lib/clock.ts';
import { google } from './google.ts';
import type { GoogleIssuer, GoogleSettings } from './port.ts';

/** Connects Google under the operator's registration; `null` when there is none (the default). */
export const googleFor = (settings: GoogleSettings | null, clock: Clock): GoogleIssuer | null =>
  settings && google(settings, clock);
