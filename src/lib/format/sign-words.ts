import type { CheckInSign } from '../../../contracts/assessment/check-in-ids.ts';
import {
  BODY_SIGNS_WORDS,
  DANGER_SIGNS_WORDS,
} from '../../../contracts/texts/en/questions/shared.ts';

const SIGN_WORDS: Readonly<Record<CheckInSign, string>> = {
  ...DANGER_SIGNS_WORDS.options,
  ...BODY_SIGNS_WORDS.options,
};

/** Words a danger sign as the assessment asks for it. */
export const signWords = (sign: CheckInSign): string => SIGN_WORDS[sign];
