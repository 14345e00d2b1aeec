import type { FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { assess } from '../../server/assessment/assess.ts';
import { withMemory } from '../../server/assessment/evidence/text/memory.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import { runVignettes } from './score.ts';
import type { Outcome } from './score.ts';
import { patientOf } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';
import { vignetteFiles } from './vignette.ts';

/** Set that the likelihoods were not fitted on; the others are those that they were. */
export const CALIBRATION_HELD_OUT = 'blind-2.vignettes.json';
export const CALIBRATED_ON = vignetteFiles().filter((file) => file !== CALIBRATION_HELD_OUT);

/** One step of the table: how often conditions that were given this likelihood were the right one. */
export type Bin = {
  /** Lowest likelihood of this step, in percent. */
  readonly from: number;
  readonly conditions: number;
  /** Mean likelihood that was said, and share that was right, in percent. */
  readonly said: number;
  readonly right: number;
};

/** Shares for a patient who forgets and errs: answers left open, options overlooked, wrong ones chosen. */
const FORGETS = 0.2;
const OVERLOOKS = 0.15;
const ERRS = 0.05;
const SEED = 7;
const ROUNDS = 3;

/** Makes numbers from 0 to 1, the same ones every time (a linear congruence, Numerical Recipes). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const pick = <T>(list: readonly T[], next: () => number): T | undefined =>
  list[Math.floor(next() * list.length)];

const misticked = (question: Question, ticked: readonly string[], next: () => number): string[] => {
  const kept = ticked.filter((option) => option !== NONE && next() >= OVERLOOKS);
  const others = question.options.filter(
    (option) => !ticked.includes(option) && !question.exclusive?.includes(option),
  );
  const wrong = next() < ERRS * 2 ? pick(others, next) : undefined;
  const all = wrong === undefined ? kept : [...kept, wrong];
  return all.length === 0 ? [NONE] : all;
};

const DANGER = /_(?:danger_signs|events|body_signs)$/;

const misremembered = (patient: Patient, next: () => number): FollowUpAnswers =>
  Object.fromEntries(
    QUESTION_BANK[patient.category].map((question: Question) => {
      const answer = patient.followUpAnswers[question.id] ?? [];
      if (DANGER.test(question.id)) return [question.id, answer];
      if (next() < FORGETS) {
        return [question.id, question.options.includes(NOT_SURE) ? NOT_SURE : []];
      }
      if (Array.isArray(answer)) return [question.id, misticked(question, answer, next)];
      return [question.id, next() < ERRS ? (pick(question.options, next) ?? answer) : answer];
    }),
  );

const CONDITIONS_SHOWN = 3;

type Said = { readonly likelihood: number; readonly isRight: boolean };

const saidOf = ({ vignette, diagnosis }: Pick<Outcome, 'vignette' | 'diagnosis'>): Said[] =>
  diagnosis.diagnosis
    .slice(0, CONDITIONS_SHOWN)
    .map(({ name, likelihood }) => ({ likelihood, isRight: name === vignette.expected.top1 }));

const tableOf = (all: readonly Said[]): Bin[] =>
  Array.from({ length: 10 }, (_, at) => at * 10).flatMap((from) => {
    const here = all.filter(({ likelihood }) => likelihood >= from && likelihood < from + 10);
    if (here.length === 0) return [];
    const said = here.reduce((sum, { likelihood }) => sum + likelihood, 0) / here.length;
    const right = (100 * here.filter(({ isRight }) => isRight).length) / here.length;
    return [{ from, conditions: here.length, said, right }];
  });

/** Measures how far the likelihoods hold when every question is answered as the facts say. */
export const calibration = (vignettes: readonly Vignette[]): Bin[] =>
  tableOf(runVignettes(vignettes, 'flow').flatMap(saidOf));

/** Measures the same with patients who forget and err; danger signs are answered rightly. */
export const calibrationOfErring = (vignettes: readonly Vignette[]): Bin[] => {
  const next = numbersFrom(SEED);
  const rounds = Array.from({ length: ROUNDS }, () => vignettes).flat();
  const said = (vignette: Vignette): Said[] => {
    const patient = patientOf(vignette, 'flow');
    const followUpAnswers = misremembered(patient, next);
    return saidOf({ vignette, diagnosis: assess({ ...patient, followUpAnswers }) });
  };
  // The rounds share their words, so that these are read once.
  return withMemory(() => tableOf(rounds.flatMap(said)));
};
