import type { Share } from '../../contracts/rules/wilson.ts';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { RED_FLAG_LEVELS } from '../../contracts/assessment/red-flags.ts';
import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import { assess } from '../../server/assessment/assess.ts';
import { withMemory } from '../../server/assessment/evidence/text/memory.ts';
import type { Level } from '../../server/assessment/knowledge/condition.ts';
import { LEVELS } from '../../server/assessment/knowledge/condition.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import type { Mode } from './simulated-patient.ts';
import { patientOf } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';

/** A vignette and the engine's result for it. */
export type Outcome = {
  readonly vignette: Vignette;
  readonly patient: Patient;
  readonly diagnosis: EngineDiagnosis;
  readonly level: Level;
  readonly names: readonly string[];
};

export type Score = {
  readonly top1: Share;
  readonly top3Strict: Share;
  readonly top3: Share;
  readonly urgencyExact: Share;
  readonly underTriage: Share;
  readonly overTriage: Share;
  readonly redFlagRecall: Share;
  readonly flaggedWithARightFlag: Share;
  readonly falseAlarms: Share;
  readonly missedEmergencies: readonly string[];
  readonly mustNotViolations: readonly string[];
};

/** Reads the engine's own level back from the three badges and the emergency field. */
export const levelOf = ({ urgency, emergency }: EngineDiagnosis): Level => {
  if (emergency !== null) return 'emergency';
  return urgency === 'see dentist soon' ? 'urgent' : urgency;
};

const judge = (vignette: Vignette, mode: Mode): Outcome =>
  withMemory(() => {
    const patient = patientOf(vignette, mode);
    const diagnosis = assess(patient);
    return {
      vignette,
      patient,
      diagnosis,
      level: levelOf(diagnosis),
      names: diagnosis.diagnosis.map(({ name }) => name),
    };
  });

const judged: Readonly<Record<Mode, WeakMap<Vignette, Outcome>>> = {
  full: new WeakMap(),
  flow: new WeakMap(),
};

/** Each vignette is judged once: the engine says the same of the same patient, and a dozen tests ask for it. */
export const runVignettes = (vignettes: readonly Vignette[], mode: Mode): Outcome[] =>
  vignettes.map((vignette) => {
    const outcome = judged[mode].get(vignette) ?? judge(vignette, mode);
    judged[mode].set(vignette, outcome);
    return outcome;
  });

const isEmergencyFlag = (flag: RedFlagId): boolean => RED_FLAG_LEVELS[flag] === 'emergency';
const rank = (level: Level): number => LEVELS.indexOf(level);

const share = (outcomes: readonly Outcome[], test: (outcome: Outcome) => boolean): Share => ({
  hits: outcomes.filter(test).length,
  of: outcomes.length,
});

const recall = (outcomes: readonly Outcome[]): Share => {
  const expected = outcomes.flatMap(({ vignette, diagnosis }) =>
    vignette.expected.red_flags.map((flag) => diagnosis.red_flags.includes(flag)),
  );
  return { hits: expected.filter(Boolean).length, of: expected.length };
};

/** Lists shown suggestions that this patient must not be shown, as "id: medicine". */
const violations = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ vignette, diagnosis }) =>
    diagnosis.medications
      .filter(({ id, suggested }) => suggested && vignette.expected.must_not.includes(id))
      .map(({ id }) => `${vignette.id}: ${id}`),
  );

/** Computes the measures of the clinical scoring table. */
export const score = (outcomes: readonly Outcome[]): Score => {
  const flagged = outcomes.filter(({ vignette }) => vignette.expected.red_flags.length > 0);
  const top3 = ({ vignette, names }: Outcome, accepted: readonly string[]): boolean =>
    names.slice(0, 3).some((name) => name === vignette.expected.top1 || accepted.includes(name));
  return {
    top1: share(outcomes, ({ vignette, names }) => names[0] === vignette.expected.top1),
    top3Strict: share(outcomes, (outcome) => top3(outcome, [])),
    top3: share(outcomes, (outcome) => top3(outcome, outcome.vignette.expected.acceptable)),
    urgencyExact: share(outcomes, ({ vignette, level }) => level === vignette.expected.urgency),
    underTriage: share(
      outcomes,
      ({ vignette, level }) => rank(level) < rank(vignette.expected.urgency),
    ),
    overTriage: share(
      outcomes,
      ({ vignette, level }) => rank(level) > rank(vignette.expected.urgency),
    ),
    redFlagRecall: recall(outcomes),
    flaggedWithARightFlag: share(flagged, ({ vignette, diagnosis }) =>
      vignette.expected.red_flags.some((flag) => diagnosis.red_flags.includes(flag)),
    ),
    falseAlarms: share(
      outcomes,
      ({ vignette, diagnosis }) =>
        !vignette.expected.red_flags.some(isEmergencyFlag) &&
        diagnosis.red_flags.some(isEmergencyFlag),
    ),
    missedEmergencies: outcomes
      .filter(
        ({ vignette, level }) => vignette.expected.urgency === 'emergency' && level !== 'emergency',
      )
      .map(({ vignette }) => vignette.id),
    mustNotViolations: violations(outcomes),
  };
};

export const rate = ({ hits, of }: Share): number => (of === 0 ? 1 : hits / of);
