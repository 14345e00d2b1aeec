import { NO_CONDITION } from '../../contracts/assessment/chat-context.ts';
import type { EngineEmergency, Steps, Urgency } from '../../contracts/assessment/diagnosis.ts';
import type { MedicineAdviceId } from '../../contracts/assessment/medicines.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import type { UrgentWhenUnsure } from '../../contracts/assessment/signs.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Patient } from './patient.ts';
import type { ConditionSteps, Step } from '../../contracts/texts/en/engine/conditions/words.ts';
import { fill } from './texts/fill.ts';
import type { Triage } from './triage.ts';
import { texts } from '../texts/speaking.ts';

/** Most steps, with by when to go: no list that a patient in pain reads is longer (DIAG-08). */
const STEPS_AT_MOST = 7;

/** The next steps: as one list, by when first, and in its parts. */
export type Advice = { readonly recommendation: string[]; readonly steps: Steps };

/**
 * A triage. `advice` is what the history calls for beside the condition; `hasCancerSigns`: signs of cancer were told, which
 * need their own steps whatever else is likelier. `isTobaccoDenied`: tobacco and areca were asked for and not ticked.
 */
type Judged = Triage & {
  readonly advice?: readonly MedicineAdviceId[];
  readonly hasCancerSigns?: boolean;
  readonly isTobaccoDenied?: boolean;
};

/** Returns the steps in an emergency: the help, and beyond it what to take along. */
export const adviseInEmergency = (emergency: EngineEmergency): Advice => {
  const { title, advice } = helpIn(emergency);
  const help = advice.slice(0, STEPS_AT_MOST - 2).map((id) => texts().EMERGENCY.advice[id]);
  return {
    recommendation: [texts().EMERGENCY.titles[title], ...help, texts().TAKE_ALONG],
    steps: { do: [texts().TAKE_ALONG], do_not: [], hospital_if: [] },
  };
};

const stepsFor = (first: Ranked | undefined): ConditionSteps =>
  first === undefined || tooLittleKnown(first)
    ? texts().NOT_ENOUGH.steps
    : texts().CONDITION_WORDS[first.condition.id].steps;

/** Signs that the sentence on hospitals names for every patient already. */
const IN_EVERY_NET: ReadonlySet<UrgentWhenUnsure> = new Set<UrgentWhenUnsure>([
  'dysphagia',
  'spreading_facial_swelling',
]);

/**
 * Says in one sentence when a hospital is needed: by the condition, by signs in doubt, and as every patient hears it.
 */
const hospitalIf = (
  { hospitalIf: own = [], hospitalNow }: ConditionSteps,
  unsure: readonly UrgentWhenUnsure[],
): string => {
  const inDoubt = unsure.filter((id) => !IN_EVERY_NET.has(id)).map((id) => texts().TOLD_SIGNS[id]);
  const noticed =
    inDoubt.length === 0
      ? []
      : [fill(texts().HOSPITAL.noticed, { signs: texts().orList(inDoubt) })];
  return (
    hospitalNow ??
    fill(texts().HOSPITAL.frame, {
      signs: texts().orList([...own, ...noticed, ...texts().HOSPITAL.always]),
    })
  );
};

/**
 * Returns true for a wish about looks that may wait weeks: what to do about an emergency would only frighten there, and
 * the number to call stands above every page.
 */
export const isForLooks = ({ category }: Patient, { level }: Pick<Triage, 'level'>): boolean =>
  category === 'cosmetic' && level === 'routine';

const isTreated = (patient: Patient): boolean =>
  patient.medicalHistory.some((entry) => entry !== NO_CONDITION);

const EVERY_STEP = (step: Step): string[] => {
  if (typeof step === 'string') return [step];
  return ['unhurried' in step ? step.unhurried : step.atHome];
};
/** Drops the steps that leave time. */
const HURRIED_STEP = (step: Step): string[] =>
  typeof step === 'object' && 'unhurried' in step ? [] : EVERY_STEP(step);

/** Returns what helps until the visit: the step to do at home, or else the first thing to avoid. */
const untilThen = ({ do: steps, doNot }: ConditionSteps): string | undefined => {
  const atHome = steps.find((step) => typeof step === 'object' && 'atHome' in step);
  return atHome === undefined ? doNot[0] : EVERY_STEP(atHome)[0];
};

type Told = Pick<Judged, 'unsure' | 'advice' | 'hasCancerSigns' | 'isTobaccoDenied'> & {
  readonly of: (step: Step) => string[];
  /** A wish about looks hears of no hospital. */
  readonly isForLooks?: boolean;
};

/** Leaves out the steps against what was denied: whoever uses no tobacco is not told to stop it. */
const meantFor = (
  { isTobaccoDenied = false }: Pick<Judged, 'isTobaccoDenied'>,
  steps: ConditionSteps,
): ConditionSteps =>
  isTobaccoDenied
    ? {
        ...steps,
        do: steps.do.filter(
          (step) => typeof step === 'string' || !('against' in step) || step.against === undefined,
        ),
      }
    : steps;

/**
 * Sorts the steps into their parts. Steps that are never left out stand first and last; the last ones of the
 * condition's own give way.
 */
const partSteps = (patient: Patient, first: Ranked | undefined, told: Told): Steps => {
  const { unsure, advice = [], of, isForLooks: isNetLeftOut = false } = told;
  const ofCondition = meantFor(
    told,
    told.hasCancerSigns === true
      ? texts().CONDITION_WORDS.suspected_oral_cancer.steps
      : stepsFor(first),
  );
  const helps = untilThen(ofCondition);
  const before = advice.map((id) => texts().MEDICINES.advice[id]);
  const after = isTreated(patient) ? [texts().KEEP_MEDICINES] : [];
  const net = isNetLeftOut ? [] : [hospitalIf(ofCondition, unsure)];
  const room = STEPS_AT_MOST - 1 - before.length - after.length - net.length;
  const own = ofCondition.do.flatMap(of);
  const kept = own.slice(0, Math.max(Math.min(1, room), room - ofCondition.doNot.length));
  return {
    do: [...before, ...kept, ...after],
    do_not: ofCondition.doNot.slice(0, Math.max(0, room - kept.length)),
    hospital_if: net,
    ...(helps === undefined ? {} : { until_then: helps }),
  };
};

/** Says by when to go, and why so soon when only a sign that was not denied asks for it. */
const withReason = (visit: string, unsure: readonly UrgentWhenUnsure[]): string =>
  unsure.length === 0
    ? visit
    : `${visit} ${fill(texts().UNSURE, { signs: unsure.map((id) => texts().TOLD_SIGNS[id]).join('; ') })}`;

const inOneList = (visit: string, steps: Steps): Advice => ({
  recommendation: [visit, ...steps.do, ...steps.do_not, ...steps.hospital_if],
  steps,
});

/** Returns four to seven next steps in plain words, what to do by when first (DIAG-08). */
export const adviseOn = (patient: Patient, judged: Judged, [first]: readonly Ranked[]): Advice => {
  const { level, emergency, unsure } = judged;
  if (emergency !== null) return adviseInEmergency(emergency);
  return inOneList(
    withReason(texts().VISITS[level === 'emergency' ? 'urgent' : level], unsure),
    partSteps(patient, first, {
      ...judged,
      of: EVERY_STEP,
      isForLooks: isForLooks(patient, judged),
    }),
  );
};

/** Returns the next steps when a second opinion asked for an earlier visit: none of them leaves time. */
export const adviseSooner = (
  patient: Patient,
  urgency: Urgency,
  judged: Pick<Judged, 'unsure' | 'advice' | 'hasCancerSigns' | 'isTobaccoDenied'>,
  [first]: readonly Ranked[],
): Advice =>
  inOneList(
    withReason(
      urgency === 'see dentist soon' ? texts().EARLIER_VISIT : texts().VISITS[urgency],
      judged.unsure,
    ),
    partSteps(patient, first, { ...judged, of: HURRIED_STEP }),
  );
