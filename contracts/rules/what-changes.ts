import type { Diagnosis, UrgencyLevel } from '../assessment/diagnosis.ts';
import { RAISING_IDS } from '../assessment/what-changes.ts';
import type { ResultTexts } from '../texts/catalogue.ts';

const LEVELS = ['routine', 'moderate', 'urgent', 'emergency'] as const satisfies UrgencyLevel[];

const asLevel = (written: string | undefined): UrgencyLevel | undefined =>
  LEVELS.find((level) => level === written);

/**
 * Says in one line what would change the urgency of a result. A result that does not tell, or tells of a level that no
 * longer stands, has a general line instead; an emergency that does not tell has none.
 */
export const whatChangesLine = (
  { what_changes: change }: Pick<Diagnosis, 'what_changes'>,
  level: UrgencyLevel,
  { changes, sooner }: Pick<ResultTexts, 'changes' | 'sooner'>,
): string => {
  const to = asLevel(change?.to);
  if (level === 'emergency') {
    if (change === undefined) return '';
    return change.id === 'mistaken' ? changes.mistaken : changes.stays;
  }
  const id = RAISING_IDS.find((each) => each === change?.id);
  if (id === undefined || to === undefined || to === 'routine') return sooner[level];
  if (LEVELS.indexOf(to) <= LEVELS.indexOf(level)) return sooner[level];
  return `${changes.if[id]}: ${changes.do[to]}`;
};
