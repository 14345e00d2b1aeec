import { foundInOrder } from '../evidence/text/in-order.ts';

const HIGH_SYSTOLIC = 150;
const HIGHEST_SYSTOLIC = 260;
const HIGH_DIASTOLIC = 95;
const HIGHEST_DIASTOLIC = 150;

/** A pair ("168/98"), also of a range ("170 to 180 over 100"). */
const PAIR = /\b(\d{3})(?: to \d{3})? (?:of|by|over|upon) (\d{2,3})\b/g;
const NO_READING = '(?! (?:mg|mcg|ml|kg|kgs|rs|rupees|tablets?|points?|years?|days?))';
const OTHER_MEASURE =
  '(?:sugar|bloodtest|glucose|fasting|weight|cholesterol|pulse|hba|normal|controlled|rs|rupees)';
/** "Blood pressure is always 170", "pressure 160 to 175". */
const AFTER_PRESSURE = new RegExp(
  `\\b(?:bloodpressure|pressure|hypertension|hypertensive|systolic)(?: (?!${OTHER_MEASURE}\\b)(?:[a-z]+|\\d{1,2})){0,6} (\\d{3})\\b${NO_READING}`,
  'g',
);
const UPPER = '(?:upper|upar|uppar|systolic|top|upparwala|uparwala)';
const LOWER = '(?:lower|niche|neeche|diastolic|bottom)';
/** The upper value by that name: "170 to 180 upper mostly", "upar 170". */
const UPPER_VALUE = new RegExp(
  `\\b(\\d{3})(?: (?:is|hai|mostly|on|the))? ${UPPER}\\b(?! (?:tooth|teeth|molar|jaw|left|right|lip|gum))|\\b${UPPER}(?: (?:is|wala|value|reading|number|one|bp|stays|rehta|mostly|around|about|always|bloodpressure|hai|of)){0,3} (\\d{3})\\b${NO_READING}`,
  'g',
);
const LOWER_VALUE = new RegExp(
  `\\b${LOWER}(?: (?:is|wala|value|reading|number|one|stays|rehta|mostly|around|about|always|hai|of)){0,3} (\\d{2,3})\\b${NO_READING}`,
  'g',
);
const ABOUT_PRESSURE = /\b(?:bloodpressure|pressure|hypertension|upper|upar|systolic)\b/;
/** Told as over: "was 170, now normal". */
const BETTER_NOW = [
  /\b(?:was|before|earlier|pehle|tha)\b/,
  /\b(?:now|ab|abhi)\b/,
  /\b(?:normal|controlled|control|fine|ok|okay|theek|thik|1[0-3]\d)\b/,
];

const numbersIn = (words: string, pattern: RegExp): number[] =>
  [...words.matchAll(pattern)].map((found) => Number(found[1] ?? found[2]));

const isHighUpper = (value: number): boolean => value >= HIGH_SYSTOLIC && value <= HIGHEST_SYSTOLIC;
const isHighLower = (value: number): boolean =>
  value >= HIGH_DIASTOLIC && value <= HIGHEST_DIASTOLIC;

/**
 * Whether normalised words tell a blood pressure (mmHg) well above the aim, as a pair, a range, or one
 * of its two values.
 */
export const readsHighPressure = (words: string): boolean => {
  if (!/\d\d/.test(words) || foundInOrder(words, ...BETTER_NOW)) return false;
  const pairs = [...words.matchAll(PAIR)];
  if (pairs.some(([, upper, lower]) => isHighUpper(Number(upper)) || isHighLower(Number(lower))))
    return true;
  return (
    numbersIn(words, AFTER_PRESSURE).some(isHighUpper) ||
    numbersIn(words, UPPER_VALUE).some(isHighUpper) ||
    (ABOUT_PRESSURE.test(words) && numbersIn(words, LOWER_VALUE).some(isHighLower))
  );
};
