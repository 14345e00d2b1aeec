import type { Category, FollowUpAnswers } from '../assessment/chat-context.ts';
import type { EmergencyKind } from '../assessment/emergency.ts';
import type { Question } from '../questions/question-bank.ts';
import { QUESTION_BANK } from '../questions/index.ts';
import {
  DROWSY_ANSWERS,
  FLAGS_BY_ANSWER,
  INFECTION_ANSWERS,
  SYSTEMIC_ANSWERS,
  VIRAL_ANSWERS,
} from '../questions/red-flag-answers.ts';

/** One chosen option with the list it was chosen from. */
type Chosen = { readonly list: string; readonly option: string };
type ByList<Value> = Readonly<Record<string, Value | undefined>>;

const KINDS: ByList<ByList<readonly EmergencyKind[]>> = FLAGS_BY_ANSWER;

const kindsOf = ({ list, option }: Chosen): readonly EmergencyKind[] => {
  const kinds = KINDS[list];
  return kinds !== undefined && Object.hasOwn(kinds, option) ? (kinds[option] ?? []) : [];
};

const hasAny = (chosen: readonly Chosen[], options: ByList<readonly string[]>): boolean =>
  chosen.some(({ list, option }) => options[list]?.includes(option) ?? false);

const isViral = (chosen: readonly Chosen[]): boolean => hasAny(chosen, VIRAL_ANSWERS);

const isSystemicInfection = (chosen: readonly Chosen[]): boolean =>
  hasAny(chosen, SYSTEMIC_ANSWERS) && hasAny(chosen, INFECTION_ANSWERS) && !isViral(chosen);

/** Emergencies that make a person drowsy by themselves. */
const EXPLAINS_DROWSINESS: ReadonlySet<EmergencyKind> = new Set([
  'systemic_infection',
  'head_injury',
  'child_dehydration',
]);

const chosenIn = (category: Category, answers: FollowUpAnswers): Chosen[] =>
  QUESTION_BANK[category].flatMap(({ id, list = id }: Question) =>
    Object.hasOwn(answers, id)
      ? [answers[id] ?? []].flat().map((option): Chosen => ({ list, option }))
      : [],
  );

/** Returns true when the answers tell of a virus of the mouth, which no fever makes an infection of a tooth. */
export const isViralInAnswers = (category: Category, answers: FollowUpAnswers): boolean =>
  isViral(chosenIn(category, answers));

/**
 * Returns the emergencies in the answers given so far, each once, in the order of the questions. It is asked after
 * every answer, so that help is shown before the last question.
 */
export const redFlagsInAnswers = (
  category: Category,
  answers: FollowUpAnswers,
): EmergencyKind[] => {
  const chosen = chosenIn(category, answers);
  const kinds = new Set(chosen.flatMap(kindsOf));
  if (isSystemicInfection(chosen)) kinds.add('systemic_infection');
  const isExplained = [...kinds].some((kind) => EXPLAINS_DROWSINESS.has(kind));
  if (hasAny(chosen, DROWSY_ANSWERS) && !isExplained) kinds.add('collapse');
  return [...kinds];
};
