import type { Emergency } from '../../../contracts/assessment/diagnosis.ts';
import type { EmergencyLevel } from '../../../contracts/assessment/emergency.ts';
import { graver, isGraver } from '../../../contracts/rules/compare-emergencies.ts';
import { emergencyOfSigns } from '../../../contracts/rules/confirmed-signs.ts';
import { emergencyOf } from '../../../contracts/rules/emergency-of.ts';
import { hasSuspicion } from '../../../contracts/rules/suspicion.ts';
import type { Known } from './known.ts';
import {
  isViralInAnswers,
  redFlagsInAnswers,
} from '../../../contracts/rules/red-flags-in-answers.ts';

const levelOf = (emergency: Emergency | null): EmergencyLevel | null => emergency?.level ?? null;

/** Facts that tell of an emergency: the answers to the questions and to the signs that were asked back. */
export type Told = Pick<Known, 'chatContext' | 'followUpAnswers' | 'confirmedSigns'>;

/** Returns the emergency in the answers given so far, if any. */
export const emergencyTold = (told: Told): Emergency | null => {
  const { category } = told.chatContext;
  if (category === null) return emergencyOfSigns(told.confirmedSigns);
  const answered = redFlagsInAnswers(category, told.followUpAnswers);
  const isViral = isViralInAnswers(category, told.followUpAnswers);
  return graver(emergencyOf(answered), emergencyOfSigns(told.confirmedSigns, isViral));
};

/**
 * Returns the known emergency: the result's own finding, then the check before a medicine, then the answers; the
 * gravest counts.
 */
export const emergencyKnown = (
  known: Told & Pick<Known, 'diagnosis' | 'checkedMedicines'>,
): Emergency | null =>
  [known.checkedMedicines?.emergency ?? null, emergencyTold(known)].reduce(
    graver,
    known.diagnosis?.emergency ?? null,
  );

/**
 * Returns true for a result without an emergency and without a suspicion: a patient who needs help at once, or is afraid of
 * cancer, is not sold a call, or led to tell others.
 */
export const isCalmResult = (known: Parameters<typeof emergencyKnown>[0]): boolean =>
  known.diagnosis !== null && emergencyKnown(known) === null && !hasSuspicion(known.diagnosis);

/**
 * Returns the level whose help still counts as shown after an answer was given or taken back: a level that has gone is
 * shown again when it comes again.
 */
export const helpStillShown = (shown: EmergencyLevel | null, told: Told): EmergencyLevel | null => {
  const level = levelOf(emergencyTold(told));
  return isGraver(shown, level) ? level : shown;
};
