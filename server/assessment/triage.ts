import type { EngineEmergency, Urgency } from '../../contracts/assessment/diagnosis.ts';
import type { MedicineAdviceId } from '../../contracts/assessment/medicines.ts';
import { RED_FLAG_LEVELS, isRedFlag } from '../../contracts/assessment/red-flags.ts';
import { emergencyOf } from '../../contracts/rules/emergency-of.ts';
import type { UrgentWhenUnsure } from '../../contracts/assessment/signs.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Condition, Level, LevelRule } from './knowledge/condition.ts';
import { LEVELS } from './knowledge/condition.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Raised } from './red-flags.ts';

/** Speed with which help is needed. `emergency` is set exactly when `level` is emergency. */
export type Triage = {
  readonly level: Level;
  readonly urgency: Urgency;
  readonly emergency: EngineEmergency | null;
  /** Signs that the patient was not sure of, which neither count nor are denied. */
  readonly unsure: readonly UrgentWhenUnsure[];
};

const higher = (a: Level, b: Level): Level => (LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b);

const ruleFor = (condition: Condition, settled: readonly Settled[]): LevelRule | undefined => {
  const present = new Set(settled.filter((item) => item.present).map((item) => item.finding));
  return condition.levelRules?.find(({ any }) => any.some((finding) => present.has(finding)));
};

/** Returns the condition's own level with its raise or lower column applied. */
export const levelOf = (condition: Condition, settled: readonly Settled[]): Level =>
  ruleFor(condition, settled)?.to ?? condition.level;

/** Returns the findings by which a condition is more urgent than by itself. */
export const raisingFindings = (
  condition: Condition,
  settled: readonly Settled[],
): readonly FindingId[] => {
  const rule = ruleFor(condition, settled);
  const isRaised = rule !== undefined && LEVELS.indexOf(rule.to) > LEVELS.indexOf(condition.level);
  return isRaised ? rule.any : [];
};

const URGENCY_OF: Readonly<Record<Level, Urgency>> = {
  emergency: 'see dentist soon',
  urgent: 'see dentist soon',
  moderate: 'moderate',
  routine: 'routine',
};

/**
 * Returns the level of the most likely condition. A condition alone is never an emergency: that takes a flag. A guess
 * asks for a look in time.
 */
const ownLevel = (first: Ranked | undefined, settled: readonly Settled[]): Level => {
  if (first === undefined) return 'moderate';
  const level = levelOf(first.condition, settled);
  const capped = level === 'emergency' ? 'urgent' : level;
  return tooLittleKnown(first) ? higher('moderate', capped) : capped;
};

const levelOfFlag = ({ id }: Raised): Level => {
  const level = isRedFlag(id) ? RED_FLAG_LEVELS[id] : 'emergency';
  return level === 'none' ? 'routine' : level;
};

/**
 * Decides the level in this order: an emergency that was raised makes an emergency; a flag of level urgent, or a sign
 * that is neither confirmed nor denied, makes it at least urgent; otherwise the level of the most likely condition
 * applies, or at least moderate when too little was understood. Nothing lowers a flag.
 */
export const triage = (
  {
    raised,
    unsure,
  }: { readonly raised: readonly Raised[]; readonly unsure: readonly UrgentWhenUnsure[] },
  mostLikely: Ranked | undefined,
  settled: readonly Settled[],
): Triage => {
  const own = higher(ownLevel(mostLikely, settled), unsure.length > 0 ? 'urgent' : 'routine');
  const level = raised.map(levelOfFlag).reduce(higher, own);
  return {
    level,
    urgency: URGENCY_OF[level],
    emergency: emergencyOf(raised.map(({ id }) => id)),
    unsure,
  };
};

/** Advice that asks for a professional's look within days, or today. */
const HURRIED: ReadonlySet<MedicineAdviceId> = new Set<MedicineAdviceId>([
  'socket_needs_dentist_soon',
  'bleeding_gums_with_fever',
]);

/** Makes a result urgent when the history calls for it beside the condition; it lowers nothing. */
export const heedAdvice = (triaged: Triage, advice: readonly MedicineAdviceId[]): Triage =>
  advice.some((id) => HURRIED.has(id))
    ? { ...triaged, level: higher(triaged.level, 'urgent'), urgency: URGENCY_OF.urgent }
    : triaged;
