import type { EngineEmergency, Urgency } from '../../contracts/diagnosis.ts';
import { RED_FLAG_LEVELS } from '../../contracts/red-flags.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import { emergencyOf } from '../../contracts/rules/emergency-help.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Condition, Level } from './knowledge/condition.ts';
import { LEVELS } from './knowledge/condition.ts';
import type { ConditionId } from './texts/en/conditions/index.ts';

/** How fast help is needed. `emergency` is set exactly when `level` is emergency. */
export type Triage = {
  readonly level: Level;
  readonly urgency: Urgency;
  readonly emergency: EngineEmergency | null;
};

/** Whose advice fits a condition that is an emergency although no flag was raised. */
const NEAREST_FLAG: Readonly<Partial<Record<ConditionId, RedFlagId>>> = {
  tooth_avulsion: 'avulsed_permanent_tooth',
  tooth_luxation: 'displaced_tooth_trauma',
  spreading_odontogenic_infection: 'spreading_facial_swelling',
  cardiac_referred_pain: 'cardiac_symptoms',
  facial_bone_fracture: 'facial_trauma',
  post_extraction_bleeding: 'uncontrolled_bleeding',
};

/** A milk tooth is never put back: that would harm the tooth below (IADT 2020). */
const MILK_TOOTH: EngineEmergency = { level: 'dental', kinds: ['milk_tooth_injury'] };
const TOOTH_INJURIES: ReadonlySet<ConditionId> = new Set(['tooth_avulsion', 'tooth_luxation']);

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

const emergencyFrom = (
  flags: readonly RedFlagId[],
  condition: Condition | undefined,
  settled: readonly Settled[],
): EngineEmergency | null => {
  const flagged = emergencyOf(flags);
  if (flagged !== null || condition === undefined) return flagged;
  const milkTooth = settled.some(({ finding, present }) => present && finding === 'tooth.baby');
  if (milkTooth && TOOTH_INJURIES.has(condition.id)) return MILK_TOOTH;
  const flag = NEAREST_FLAG[condition.id];
  return flag === undefined ? null : emergencyOf([flag]);
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
    emergency: level === 'emergency' ? emergencyFrom(flags, mostLikely?.condition, settled) : null,
  };
};
