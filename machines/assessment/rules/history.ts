import { HISTORY_BOXES, NO_CONDITION } from '../../../contracts/assessment/chat-context.ts';
import type { MedicalCondition } from '../../../contracts/assessment/chat-context.ts';

/**
 * Returns the ticked conditions after one box was pressed, in the order of the list (MED-08, MED-09). NO_CONDITION
 * unticks the others and they untick it.
 */
export const conditionsAfterToggle = (
  ticked: readonly MedicalCondition[],
  condition: MedicalCondition,
): MedicalCondition[] => {
  if (ticked.includes(condition)) return ticked.filter((each) => each !== condition);
  if (condition === NO_CONDITION) return [NO_CONDITION];
  return HISTORY_BOXES.filter(
    (each) => each === condition || (ticked.includes(each) && each !== NO_CONDITION),
  );
};
