import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/engine/report.ts';
import { CALL_OR_GO_IF, DANGER_SIGNS } from '../when-to-call.ts';

/** Times by which to see a dentist, when no emergency is told instead. */
export const VISITS = {
  urgent:
    'शक्य तितक्या लवकर दातांच्या डॉक्टरांना दाखवा: शक्यतो एका दिवसाच्या आत, आणि उशिरात उशिरा 3 दिवसांच्या आत.',
  moderate: '1 ते 2 आठवड्यांच्या आत दातांच्या डॉक्टरांना दाखवा.',
  routine: '2 ते 4 आठवड्यांच्या आत दातांच्या डॉक्टरांना दाखवा.',
} as const satisfies Translated<typeof english.VISITS>;
/** The same when a second opinion asked for an earlier visit. */
export const EARLIER_VISIT: Translated<typeof english.EARLIER_VISIT> =
  '1 ते 3 दिवसांच्या आत दातांच्या डॉक्टरांना दाखवा, त्रास वाढला तर आणखी लवकर.';

/**
 * Signs that need a hospital: those that every patient hears, and the frame that the signs of a condition are put into. All of
 * them are names of things, since they stand behind its colon.
 */
export const HOSPITAL = {
  frame: CALL_OR_GO_IF,
  always: DANGER_SIGNS,
  noticed: 'पुढीलपैकी काही जाणवणं ({signs})',
} as const satisfies Translated<typeof english.HOSPITAL>;
