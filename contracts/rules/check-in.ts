import type { CheckInSign, CheckInWord } from '../assessment/check-in-ids.ts';
import type { EngineEmergency, UrgencyLevel } from '../assessment/diagnosis.ts';
import { BODY_SIGNS, DANGER_SIGNS } from '../questions/shared.ts';
import { emergencyOf } from './emergency-of.ts';
import type { Chosen } from './red-flags-in-options.ts';
import { redFlagsIn } from './red-flags-in-options.ts';

/** A level after which a check-in is offered; in an emergency help stands in its place. */
export type AskedLevel = Exclude<UrgencyLevel, 'emergency'>;

/**
 * Hours after the wish to be asked at which we ask. Urgent: an infection spreads within a day or two, and after three
 * days the time to be seen is over. Moderate: a course that turns does so within days, and the second question comes
 * while a visit is still in time. Routine: once, halfway to the last day. Two questions are the most, so that nobody is
 * pestered (NEW-44).
 */
export const ASKED_AFTER_HOURS: Readonly<Record<AskedLevel, readonly number[]>> = {
  urgent: [24, 72],
  moderate: [72, 240],
  routine: [336],
};

/** Most questions that are sent about one result, whatever is switched on and off. */
export const QUESTIONS_MAX = 2;

/** Returns how many questions are left after so many were sent. */
export const questionsLeft = (level: AskedLevel, sent: number): number =>
  Math.max(0, Math.min(QUESTIONS_MAX, ASKED_AFTER_HOURS[level].length) - sent);

/** Returns the list of the assessment that a sign stands in. */
const listOf = (sign: CheckInSign): string =>
  DANGER_SIGNS.options.some((option) => option === sign) ? DANGER_SIGNS.list : BODY_SIGNS.list;

/**
 * Returns the emergency that the ticked signs make with what was chosen in the assessment, by the rule of the assessment
 * itself: a sign counts as if it had been ticked there today.
 */
export const emergencyOfTicked = (
  ticked: readonly CheckInSign[],
  earlier: readonly Chosen[] = [],
): EngineEmergency | null => {
  const today = ticked.map((sign): Chosen => ({ list: listOf(sign), option: sign }));
  const asked = new Set<string>([DANGER_SIGNS.list, BODY_SIGNS.list]);
  return emergencyOf(redFlagsIn([...earlier.filter(({ list }) => !asked.has(list)), ...today]));
};

/** Levels, the least pressing first. */
const LEVELS: readonly UrgencyLevel[] = ['routine', 'moderate', 'urgent', 'emergency'];

const ONE_UP: Readonly<Record<AskedLevel, UrgencyLevel>> = {
  routine: 'moderate',
  moderate: 'urgent',
  urgent: 'urgent',
};

type Told = {
  readonly answer: CheckInWord;
  readonly ticked: readonly CheckInSign[];
  /** False where the person cannot tell whether one of the signs is there. */
  readonly isSure: boolean;
};

/**
 * Returns the level after an answer. Worse raises it by one step, a sign that is no emergency or an unsure answer to at
 * least urgent, an emergency to the top; nothing lowers it.
 */
export const levelAfter = (
  before: UrgencyLevel,
  { answer, ticked, isSure }: Told,
  emergency: EngineEmergency | null,
): UrgencyLevel => {
  if (emergency !== null || before === 'emergency') return 'emergency';
  if (answer !== 'worse') return before;
  const wanted = ticked.length > 0 || !isSure ? 'urgent' : ONE_UP[before];
  return LEVELS.indexOf(wanted) > LEVELS.indexOf(before) ? wanted : before;
};
