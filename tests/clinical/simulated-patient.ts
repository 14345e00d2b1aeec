import type { Category, FollowUpAnswers } from '../../contracts/chat-context.ts';
import type { Question } from '../../contracts/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { readText } from '../../server/assessment/evidence/from-text.ts';
import { settle } from '../../server/assessment/evidence/resolve.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import type { Meaning } from '../../server/assessment/knowledge/answers/meaning.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import type { Vignette } from './vignette.ts';

type Known = ReadonlyMap<string, boolean>;

const holds = (known: Known, finding: FindingId): boolean => known.get(finding) === true;

/** What the words of an option leave out: a baby's drooling, numbness after an injection, no blow at all. */
const isExcluded = (finding: FindingId, known: Known): boolean => {
  if (finding === 'swallowing.blocked') return holds(known, 'infant');
  if (finding === 'numbness') return holds(known, 'numbness.after_injection');
  const needsBlow = finding.startsWith('injury.') || finding === 'tooth.displaced';
  return needsBlow && !holds(known, 'injury.recent');
};

/**
 * Whether the patient would say that a finding is there. A parent calls a drowsy
 * child very sleepy; uncontrolled diabetes stands in one line with weak immunity.
 */
const wouldSay = (finding: FindingId, known: Known): boolean => {
  if (isExcluded(finding, known)) return false;
  if (holds(known, finding)) return true;
  if (finding === 'immunosuppressed') return holds(known, 'diabetes.uncontrolled');
  const isChild = holds(known, 'child.under_12') || holds(known, 'infant');
  return finding === 'child.dehydrated' && isChild && holds(known, 'drowsy_confused');
};

/** How well an option fits what the patient knows; 0 or less: the patient would not pick it. */
const fit = (meaning: Meaning, known: Known): number => {
  const says = meaning.says ?? [];
  const said = says.filter((finding) => wouldSay(finding, known)).length;
  if (says.length > 0) {
    const implied = (meaning.implies ?? []).filter((finding) => known.get(finding) === true).length;
    return said === 0 ? 0 : said + implied / 4;
  }
  const denied = meaning.not ?? [];
  const matching = denied.filter((finding) => known.get(finding) === false).length;
  const wrong = denied.some((finding) => known.get(finding) === true);
  return wrong || matching === 0 ? 0 : matching / 2;
};

const neutral = ({ options }: Question): string =>
  [NOT_SURE, NONE, 'something_else'].find((option) => options.includes(option)) ??
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
export const answerQuestions = ({ category, findings }: Vignette): FollowUpAnswers => {
  const settled = settle(readText(findings.join(' '), 'concern'));
  const known = new Map<string, boolean>(settled.map((item) => [item.finding, item.present]));
  return Object.fromEntries(
    QUESTION_BANK[category].map((question) => [question.id, answer(category, question, known)]),
  );
};

export const MODES = ['full', 'flow'] as const;
export type Mode = (typeof MODES)[number];

/** full: all facts as text; flow: the concern alone, and the engine's own questions answered. */
export const patientOf = (vignette: Vignette, mode: Mode): Patient => ({
  issue: mode === 'full' ? `${vignette.concern}\n${vignette.findings.join(' ')}` : vignette.concern,
  category: vignette.category,
  age: vignette.age,
  sex: vignette.sex,
  followUpAnswers: mode === 'full' ? {} : answerQuestions(vignette),
  medicalHistory: [...vignette.medicalHistory],
  allergies: vignette.allergies,
  xrayFindings: null,
  confirmedSigns: {},
});
