import type { UrgencyLevel } from '../assessment/diagnosis.ts';

/**
 * Returns the level of a result (DIAG-13..17). "see dentist soon" is urgent in both forms; the engine's own value
 * decides between moderate and routine; any other value is routine in the list form, moderate in the text form.
 */
export const urgencyLevelOf = (result: {
  readonly emergency: object | null;
  readonly diagnosis: readonly unknown[];
  readonly urgency: string;
}): UrgencyLevel => {
  if (result.emergency !== null) return 'emergency';
  if (result.urgency === 'see dentist soon') return 'urgent';
  if (result.urgency === 'moderate' || result.urgency === 'routine') return result.urgency;
  return result.diagnosis.length > 0 ? 'routine' : 'moderate';
};
