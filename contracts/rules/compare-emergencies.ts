import type { Emergency } from '../assessment/diagnosis.ts';
import type { EmergencyLevel } from '../assessment/emergency.ts';

/** Levels by gravity: no emergency, then a tooth's, then a life's. */
const GRAVITY: readonly (EmergencyLevel | null)[] = [null, 'dental', 'medical'];

/** Returns true when one level is graver than another. */
export const isGraver = (level: EmergencyLevel | null, than: EmergencyLevel | null): boolean =>
  GRAVITY.indexOf(level) > GRAVITY.indexOf(than);

/** Returns the graver of two emergencies; the first one where they are the same. */
export const graver = (one: Emergency | null, other: Emergency | null): Emergency | null =>
  isGraver(other?.level ?? null, one?.level ?? null) ? other : one;

/** Returns true when two emergencies are the same, so that the help need not be drawn again. */
export const sameEmergency = (one: Emergency | null, other: Emergency | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
