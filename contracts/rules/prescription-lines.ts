import type { PrescribedLine } from '../booking/prescription.ts';
import {
  FOOD_WORDS,
  MEDICINE_ADVICE,
  PRESCRIBED_NAMES,
  amountWords,
  daysWords,
  timesWords,
} from '../texts/en/prescription.ts';
import { FORMULARY } from './prescribing.ts';

/** One medicine in words: what it is, and how it is used. */
export type LineWords = { readonly name: string; readonly use: readonly string[] };

/** Returns the words of one line, as page and paper say them. */
export const lineWords = ({
  medicine,
  strength,
  dose,
  times,
  days,
  food,
  note,
}: Omit<PrescribedLine, 'reasons'>): LineWords => {
  const { unit } = FORMULARY[medicine];
  const isSwallowed = unit === 'tablet' || unit === 'capsule';
  const advice = MEDICINE_ADVICE[medicine];
  return {
    name: `${PRESCRIBED_NAMES[medicine]}, ${strength}`,
    use: [
      `${amountWords(unit, dose)}, ${timesWords(times)}, ${daysWords(days)}`,
      ...(isSwallowed ? [FOOD_WORDS[food]] : []),
      ...(advice === undefined ? [] : [advice]),
      ...(note === '' ? [] : [note]),
    ],
  };
};
