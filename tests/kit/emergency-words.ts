import type { Emergency } from '../../contracts/assessment/diagnosis.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';

/** An emergency as it is read: its title and what to do now; empty when there is none. */
export const wordsOf = (emergency: Emergency | null) => {
  if (emergency === null) return { title: '', advice: [] };
  const { title, advice } = helpIn(emergency);
  return { title: EMERGENCY.titles[title], advice: advice.map((id) => EMERGENCY.advice[id]) };
};
