import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { EngineEmergency, WhatChanges } from '../../contracts/assessment/diagnosis.ts';
import type { SignAnswer } from '../../contracts/assessment/signs.ts';
import type { RaisingId } from '../../contracts/assessment/what-changes.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { FLAGS_BY_ANSWER } from '../../contracts/questions/red-flag-answers.ts';
import { NONE } from '../../contracts/questions/shared.ts';
import { levelFor } from './judge.ts';
import type { Level } from './knowledge/condition.ts';
import { LEVELS } from './knowledge/condition.ts';
import { isForLooks } from './next-steps.ts';
import type { Patient } from './patient.ts';

/** Options by question, or by the name of a list that several questions share. */
type Options = Readonly<Record<string, string>>;

const SEVERE = {
  pain_intensity: 'very_severe',
  gum_pain: 'very_severe',
  urgency_level: 'unbearable',
};
const FEVER = { danger_signs: 'fever_38' };
const SPREADING = { danger_signs: 'face_swelling_spreads' };

/** Answers that each change stands for; where there are several, any of them alone. */
export const ANSWERS_BY_CHANGE: Readonly<Record<RaisingId, readonly Options[]>> = {
  severe_pain: [SEVERE],
  severe_pain_at_night: [
    { ...SEVERE, pain_behaviour: 'wakes_at_night', other_triggers: 'alone_or_at_night' },
  ],
  fever_or_spreading: [FEVER, SPREADING],
  spreading: [SPREADING],
  numbness: [{ body_signs: 'new_numbness' }],
  sore_stays: [{ body_signs: 'sore_over_3_weeks' }],
  bleeding: [{ body_signs: 'bleeding_not_stopped' }],
};

/** Changes that a patient of a category may meet, the likeliest first; the last of each raises any urgency. */
const BY_CATEGORY: Readonly<Record<Category, readonly RaisingId[]>> = {
  pain: ['severe_pain', 'severe_pain_at_night', 'fever_or_spreading', 'spreading'],
  gums: ['severe_pain', 'fever_or_spreading', 'spreading'],
  cosmetic: ['spreading'],
  lesion: ['sore_stays', 'numbness', 'bleeding'],
  other: ['severe_pain', 'severe_pain_at_night', 'fever_or_spreading', 'spreading'],
};

const chosenIn = (answers: FollowUpAnswers, { id }: Question): string[] =>
  Object.hasOwn(answers, id) ? [answers[id] ?? []].flat() : [];

const changedBy = (
  { category, followUpAnswers }: Patient,
  change: (question: Question, chosen: readonly string[]) => string | string[] | undefined,
): FollowUpAnswers => ({
  ...followUpAnswers,
  ...Object.fromEntries(
    QUESTION_BANK[category].flatMap((question: Question) => {
      const answer = change(question, chosenIn(followUpAnswers, question));
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  ),
});

/** Returns the patient with these options chosen beside what was answered. */
export const withAnswers = (patient: Patient, options: Options): Patient => ({
  ...patient,
  followUpAnswers: changedBy(patient, ({ id, list = id, type, exclusive }, chosen) => {
    const option = options[list];
    if (option === undefined || type === 'radio') return option;
    return [...new Set([...chosen.filter((each) => !exclusive?.includes(each)), option])];
  }),
});

const FLAGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  FLAGS_BY_ANSWER;

/** Returns the patient without the danger signs that were ticked or confirmed. */
export const withoutDangers = (patient: Patient): Patient => ({
  ...patient,
  confirmedSigns: Object.fromEntries(
    Object.keys(patient.confirmedSigns ?? {}).map((id): [string, SignAnswer] => [id, 'no']),
  ),
  followUpAnswers: changedBy(patient, ({ id, list }, chosen) => {
    if (list !== undefined) return [NONE];
    const left = chosen.filter((option) => (FLAGS[id]?.[option] ?? []).length === 0);
    if (left.length === chosen.length) return undefined;
    return left.length > 0 ? left : [NONE];
  }),
});

const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Returns the level that all answers of a change lead to; `undefined` where they differ. */
const levelAfter = (patient: Patient, id: RaisingId): Level | undefined => {
  const levels = ANSWERS_BY_CHANGE[id].map((options) => levelFor(withAnswers(patient, options)));
  return new Set(levels).size === 1 ? levels[0] : undefined;
};

const whatRaises = (patient: Patient, level: Level): WhatChanges | undefined => {
  for (const id of BY_CATEGORY[patient.category]) {
    const to = levelAfter(patient, id);
    if (to !== undefined && rankOf(to) > rankOf(level)) return { id, to };
  }
  return undefined;
};

/**
 * Returns what would change the urgency and to which level, as the rules find it when they judge the changed answers.
 * Nobody who thinks of ending their life is told what would change it.
 */
export const whatChanges = (
  patient: Patient,
  { level, emergency }: { readonly level: Level; readonly emergency: EngineEmergency | null },
): WhatChanges | undefined => {
  // A wish about looks hears of no swelling that needs a hospital.
  if (emergency === null)
    return isForLooks(patient, { level }) ? undefined : whatRaises(patient, level);
  if (emergency.kinds.includes('self_harm')) return undefined;
  const rest = levelFor(withoutDangers(patient));
  return { id: rankOf(rest) < rankOf('emergency') ? 'mistaken' : 'stays' };
};
