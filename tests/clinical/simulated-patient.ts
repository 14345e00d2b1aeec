import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import type { ConfirmedSigns } from '../../contracts/assessment/signs.ts';
import { readConcern } from '../../server/assessment/read-concern.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import type { Meaning } from '../../server/assessment/knowledge/answers/meaning.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import { loadFacts } from './facts.ts';
import type { Vignette } from './vignette.ts';

type Known = ReadonlyMap<string, boolean>;

const FACTS = loadFacts();

const factsOf = (id: string): Known => {
  const facts = FACTS[id];
  if (facts === undefined) throw new Error(`facts.json says nothing about ${id}`);
  return new Map([
    ...facts.present.map((finding) => [finding, true] as const),
    ...facts.absent.map((finding) => [finding, false] as const),
  ]);
};

/** Scores how well an option fits what the patient knows; the patient does not pick one of 0 or less. */
const fit = (meaning: Meaning, known: Known): number => {
  const says = meaning.says ?? [];
  const denied = meaning.not ?? [];
  if (denied.some((finding) => known.get(finding) === true)) return 0;
  const said = says.filter((finding) => known.get(finding) === true).length;
  if (says.length > 0) {
    const implied = (meaning.implies ?? []).filter((finding) => known.get(finding) === true).length;
    return said === 0 ? 0 : said + implied / 4;
  }
  return denied.filter((finding) => known.get(finding) === false).length / 2;
};

const neutral = ({ options }: Question): string =>
  [NONE, NOT_SURE, 'something_else'].find((option) => options.includes(option)) ??
  (options[options.length - 1] as string);

const answer = (category: Category, question: Question, known: Known): string | string[] => {
  const fitting = question.options
    .filter((option) => !question.exclusive?.includes(option))
    .map((option) => ({
      option,
      score: fit(meaningOf(category, question.id, option) ?? {}, known),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (question.type === 'checkbox') {
    return fitting.length > 0 ? fitting.map(({ option }) => option) : [neutral(question)];
  }
  return fitting[0]?.option ?? neutral(question);
};

/** Answers the ten questions of the vignette's category from its facts. */
export const answerQuestions = ({ id, category }: Vignette): FollowUpAnswers => {
  const known = factsOf(id);
  return Object.fromEntries(
    QUESTION_BANK[category].map((question) => [question.id, answer(category, question, known)]),
  );
};

export const MODES = ['full', 'flow'] as const;
export type Mode = (typeof MODES)[number];

/** Answers the danger signs that the words raise by the red flags that the vignette expects. */
const answerSigns = (issue: string, { expected }: Vignette): ConfirmedSigns => {
  const holds: ReadonlySet<string> = new Set(expected.red_flags);
  return Object.fromEntries(
    readConcern(issue).signs.map(({ id }) => [id, holds.has(id) ? 'yes' : 'no'] as const),
  );
};

/**
 * Makes the patient of a vignette. full: all facts as text and no question answered; flow: the concern alone, and the
 * engine's own questions answered. Signs that the words raise are asked back in both.
 */
export const patientOf = (vignette: Vignette, mode: Mode): Patient => {
  const { concern, findings, category, age, sex, medicalHistory, allergies } = vignette;
  const issue = mode === 'full' ? `${concern}\n${findings.join(' ')}` : concern;
  return {
    issue,
    category,
    age,
    sex,
    followUpAnswers: mode === 'full' ? {} : answerQuestions(vignette),
    medicalHistory: [...medicalHistory],
    allergies,
    xrayFindings: null,
    confirmedSigns: answerSigns(issue, vignette),
  };
};
