import type { Clock } from '../../lib/clock.ts';
import { google } from './google.ts';
import type { GoogleIssuer, GoogleSettings } from './port.ts';

/** Google as the operator has registered with it, or `null` when nobody has (the default). */
export const googleFor = (settings: GoogleSettings | null, clock: Clock): GoogleIssuer | null =>
  settings && google(settings, clock);
