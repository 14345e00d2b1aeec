import type {
  EngineDiagnosis,
  DiagnosisItem,
  EngineEmergency,
  Note,
  Urgency,
  WhatChanges,
} from '../../contracts/assessment/diagnosis.ts';
import { URGENCIES } from '../../contracts/assessment/diagnosis.ts';
import { RED_FLAG_LEVELS } from '../../contracts/assessment/red-flags.ts';
import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import { emergencyOf } from '../../contracts/rules/emergency-of.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import type { ModelOpinion } from '../providers/language-model/schema.ts';
import { adviseEarlier } from './assess.ts';
import { checkMedicinesOf } from './medicine-check.ts';
import type { Advice } from './next-steps.ts';
import { adviseInEmergency } from './next-steps.ts';
import type { Patient } from './patient.ts';
import { flagNamed, planOf } from './soap-note.ts';
import {
  CONDITION_WORDS,
  isConditionId,
} from '../../contracts/texts/en/engine/conditions/index.ts';
import { LINES, NOTE } from './texts/soap-note.ts';
import { fill } from './texts/fill.ts';
import { whatChanges } from './what-changes.ts';
import { texts } from '../texts/speaking.ts';

/** Factors for the first places in the model's ranking; a candidate that it does not name has the factor 1. */
const WEIGHTS = [1.25, 1.15, 1.05] as const;

const rankOf = (urgency: Urgency): number => URGENCIES.indexOf(urgency);
const higher = (a: Urgency, b: Urgency): Urgency => (rankOf(a) <= rankOf(b) ? a : b);

/** Returns the urgency that an opinion asks for: its own word, or what its red flags demand. */
function urgencyOf(opinion: ModelOpinion): Urgency {
  const flagged = opinion.redFlags.some((flag) => RED_FLAG_LEVELS[flag] !== 'none');
  if (flagged || opinion.urgency === 'emergency') return 'see dentist soon';
  return opinion.urgency;
}

const itemWith = (item: DiagnosisItem, likelihood: number): DiagnosisItem => ({
  ...item,
  likelihood,
});

/** Re-weights the embedded engine's own candidates. The sum of likelihoods stays what it was, rounding aside. */
function reRank(own: readonly DiagnosisItem[], ids: readonly string[]): DiagnosisItem[] {
  const weighed = own.map((item) => {
    const place = item.id === undefined ? -1 : ids.indexOf(item.id);
    const weight = WEIGHTS[place] ?? 1;
    return {
      item: place < 0 ? item : { ...item, reason: [...item.reason, texts().REASONS.secondReading] },
      weight: item.likelihood * weight,
    };
  });
  const before = own.reduce((sum, item) => sum + item.likelihood, 0);
  const after = weighed.reduce((sum, entry) => sum + entry.weight, 0);
  if (after === 0) return weighed.map(({ item }) => item);
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ item, weight }) => itemWith(item, Math.max(1, Math.floor((weight * before) / after))));
}

/** Returns the more serious of two emergencies; our own is told beside a graver one. */
function graver(
  own: EngineEmergency | null,
  raised: EngineEmergency | null,
): EngineEmergency | null {
  if (!own || !raised) return own ?? raised;
  if (own.level === 'medical' || raised.level === 'dental') return own;
  return { ...raised, kinds: [...new Set([...raised.kinds, ...own.kinds])] };
}

/**
 * Merges a model's second opinion into the engine's own result. The result can only get more careful: urgency and red
 * flags are kept or raised, and no condition enters that the embedded engine did not name. An emergency needs a red
 * flag, a mere word is not enough. `adviseFor` gives the next steps for a raised urgency.
 */
export function mergeSecondOpinion(
  own: EngineDiagnosis,
  opinion: ModelOpinion,
  adviseFor: (urgency: Urgency) => Advice,
): EngineDiagnosis {
  const added = opinion.redFlags.filter((flag) => !own.red_flags.includes(flag));
  const redFlags: RedFlagId[] = [...own.red_flags, ...new Set(added)];
  const urgency = higher(own.urgency, urgencyOf(opinion));
  const emergency = added.length > 0 ? graver(own.emergency, emergencyOf(redFlags)) : own.emergency;
  return {
    ...own,
    diagnosis: own.emergency ? own.diagnosis : reRank(own.diagnosis, opinion.conditions),
    urgency,
    red_flags: redFlags,
    emergency,
    ...adviceWith(own, { urgency, emergency }, adviseFor),
    soap_note: {
      ...own.soap_note,
      assessment: assessmentOf(own, opinion, { urgency, added }),
      ...(own.note && { plan: planOf(own.note, { urgency, emergency, flags: redFlags }) }),
    },
    note: own.note && noteWith(own.note, opinion, added),
  };
}

/** Returns the next steps and the reason for them when the opinion asks for more haste than ours. */
function adviceWith(
  own: EngineDiagnosis,
  { urgency, emergency }: Pick<EngineDiagnosis, 'urgency' | 'emergency'>,
  adviseFor: (urgency: Urgency) => Advice,
): Partial<Advice> & { summary?: string } {
  const summary = texts().SUMMARY.secondReading;
  if (emergency !== null && emergency !== own.emergency) {
    return { ...adviseInEmergency(emergency), summary };
  }
  return rankOf(urgency) < rankOf(own.urgency) ? { ...adviseFor(urgency), summary } : {};
}

const namesOf = ({ conditions }: ModelOpinion): string =>
  conditions
    .filter(isConditionId)
    .map((id) => CONDITION_WORDS[id].name)
    .join(', ');

const noteWith = (note: Note, opinion: ModelOpinion, added: readonly RedFlagId[]): Note => ({
  ...note,
  ...(namesOf(opinion) === '' ? {} : { second_reading: namesOf(opinion) }),
  flags: [...note.flags, ...added.map((id) => fill(NOTE.secondReadingFlag, flagNamed(id)))],
});

function assessmentOf(
  own: EngineDiagnosis,
  opinion: ModelOpinion,
  { urgency, added }: { urgency: Urgency; added: readonly RedFlagId[] },
): string {
  const parts = [fill(LINES.secondReading, { conditions: namesOf(opinion) })];
  if (urgency !== own.urgency)
    parts.push(fill(LINES.urgencyRaised, { before: own.urgency, after: urgency }));
  if (added.length > 0) parts.push(fill(LINES.flagsAdded, { flags: added.join(', ') }));
  return `${own.soap_note.assessment}\n${parts.join(' ')}`;
}

/**
 * Checks the medicines again when the second opinion raised an emergency, which speaks against medicines as our own
 * does.
 */
function withMedicinesChecked(
  patient: Patient,
  own: EngineDiagnosis,
  merged: EngineDiagnosis,
): EngineDiagnosis {
  if (merged.emergency === own.emergency) return merged;
  const { medications, questions } = checkMedicinesOf({
    patient,
    medicineAnswers: {},
    emergency: merged.emergency,
  });
  return { ...merged, medications, medicine_questions: questions };
}

/** A model's opinion on a patient, beside what the engine found. */
export type Opined = {
  readonly patient: Patient;
  readonly own: EngineDiagnosis;
  readonly opinion: ModelOpinion;
};

/** Returns what would change the urgency that the opinion raised; an emergency that it raised stays one. */
const changesAfter = (
  patient: Patient,
  own: EngineDiagnosis,
  merged: EngineDiagnosis,
): WhatChanges | undefined => {
  const { urgency, emergency } = merged;
  if (emergency !== null) return emergency === own.emergency ? own.what_changes : { id: 'stays' };
  if (urgency === own.urgency) return own.what_changes;
  return whatChanges(patient, { level: urgencyLevelOf(merged), emergency });
};

/**
 * Returns the engine's own result with the opinion merged in, the medicines checked against its emergency, and what
 * would change its urgency.
 */
export const withSecondOpinion = ({ patient, own, opinion }: Opined): EngineDiagnosis => {
  const merged = mergeSecondOpinion(own, opinion, (urgency) => adviseEarlier(patient, urgency));
  return {
    ...withMedicinesChecked(patient, own, merged),
    what_changes: changesAfter(patient, own, merged),
  };
};
