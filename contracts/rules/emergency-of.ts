import type { EngineEmergency } from '../assessment/diagnosis.ts';
import { EMERGENCY_HELP, EMERGENCY_KINDS } from '../assessment/emergency.ts';

/**
 * Returns the emergency that these red flags and told emergencies make, gravest first; null when none of them is one.
 */
export const emergencyOf = (raisedIds: readonly string[]): EngineEmergency | null => {
  const raised = new Set(raisedIds);
  const kinds = EMERGENCY_KINDS.filter((kind) => raised.has(kind));
  const [gravest] = kinds;
  return gravest === undefined ? null : { level: EMERGENCY_HELP[gravest].level, kinds };
};
