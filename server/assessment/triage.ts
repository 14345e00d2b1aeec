import type { Emergency, Urgency } from '../../contracts/diagnosis.ts';
import { emergencyFor } from '../../contracts/emergency.ts';
import { RED_FLAG_LEVELS } from '../../contracts/red-flags.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Condition, Level } from './knowledge/condition.ts';
import { LEVELS } from './knowledge/condition.ts';

/** How fast help is needed. `emergency` is set exactly when `level` is emergency. */
export type Triage = {
  readonly level: Level;
  readonly urgency: Urgency;
  readonly emergency: Emergency | null;
};

/** Whose advice fits a condition that is an emergency although no flag was raised. */
const NEAREST_FLAG: Readonly<Record<string, RedFlagId>> = {
  'Tooth avulsion': 'avulsed_permanent_tooth',
  'Tooth luxation': 'displaced_tooth_trauma',
  'Spreading odontogenic infection': 'spreading_facial_swelling',
  'Cardiac referred pain': 'cardiac_symptoms',
  'Facial bone fracture': 'facial_trauma',
  'Post-extraction bleeding': 'uncontrolled_bleeding',
};

/** A milk tooth is never put back: that would harm the tooth below (IADT 2020). */
const MILK_TOOTH: Emergency = {
  level: 'dental',
  title: 'A child with a mouth injury should see a dentist today',
  advice: [
    'Do not put a milk tooth back into its place.',
    'Press a clean wet cloth on the place if it bleeds.',
    'See a dentist within hours and bring the tooth along.',
    'Go to a hospital now if the child fainted, vomits, is drowsy or has trouble breathing.',
  ],
};

const higher = (a: Level, b: Level): Level => (LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b);

/** The condition's own level with its raise or lower column applied. */
export const levelOf = (condition: Condition, settled: readonly Settled[]): Level => {
  const present = new Set(settled.filter((item) => item.present).map((item) => item.finding));
  const rule = condition.levelRules?.find(
    ({ any, unless }) =>
      any.some((finding) => present.has(finding)) &&
      !unless?.some((finding) => present.has(finding)),
  );
  return rule?.to ?? condition.level;
};

const URGENCY_OF: Readonly<Record<Level, Urgency>> = {
  emergency: 'see dentist soon',
  urgent: 'see dentist soon',
  moderate: 'moderate',
  routine: 'routine',
};

const emergencyOf = (
  flags: readonly RedFlagId[],
  condition: Condition | undefined,
  settled: readonly Settled[],
): Emergency | null => {
  const flagged = emergencyFor(flags);
  if (flagged !== null || condition === undefined) return flagged;
  const milkTooth = settled.some(({ finding, present }) => present && finding === 'tooth.baby');
  const injury = condition.name === 'Tooth avulsion' || condition.name === 'Tooth luxation';
  if (milkTooth && injury) return MILK_TOOTH;
  const flag = NEAREST_FLAG[condition.name];
  return flag === undefined ? null : emergencyFor([flag]);
};

/** A guess asks for a look in time, and it is never an emergency by itself. */
const ownLevel = (first: Ranked | undefined, settled: readonly Settled[]): Level => {
  if (first === undefined) return 'moderate';
  const level = levelOf(first.condition, settled);
  if (!tooLittleKnown(first)) return level;
  return level === 'emergency' ? 'urgent' : higher('moderate', level);
};

/**
 * Rules in this order: a flag of level emergency makes an emergency; a flag of level urgent makes it at
 * least urgent; otherwise the level of the most likely condition applies, or at least moderate when too
 * little was understood. Nothing lowers a flag.
 */
export const triage = (
  flags: readonly RedFlagId[],
  mostLikely: Ranked | undefined,
  settled: readonly Settled[],
): Triage => {
  const own = ownLevel(mostLikely, settled);
  const level = flags
    .map((flag): Level => {
      const flagLevel = RED_FLAG_LEVELS[flag];
      return flagLevel === 'none' ? 'routine' : flagLevel;
    })
    .reduce(higher, own);
  return {
    level,
    urgency: URGENCY_OF[level],
    emergency: level === 'emergency' ? emergencyOf(flags, mostLikely?.condition, settled) : null,
  };
};
