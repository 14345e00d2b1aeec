import type { EmergencyKind } from '../assessment/emergency.ts';
import {
  DROWSY_ANSWERS,
  FLAGS_BY_ANSWER,
  INFECTION_ANSWERS,
  SYSTEMIC_ANSWERS,
  VIRAL_ANSWERS,
} from '../questions/red-flag-answers.ts';

/** One chosen option with the list it was chosen from. */
export type Chosen = { readonly list: string; readonly option: string };
type ByList<Value> = Readonly<Record<string, Value | undefined>>;

const KINDS: ByList<ByList<readonly EmergencyKind[]>> = FLAGS_BY_ANSWER;

const kindsOf = ({ list, option }: Chosen): readonly EmergencyKind[] => {
  const kinds = KINDS[list];
  return kinds !== undefined && Object.hasOwn(kinds, option) ? (kinds[option] ?? []) : [];
};

const hasAny = (chosen: readonly Chosen[], options: ByList<readonly string[]>): boolean =>
  chosen.some(({ list, option }) => options[list]?.includes(option) ?? false);

/** Returns true for a virus of the mouth, which no fever makes an infection of a tooth. */
export const isViral = (chosen: readonly Chosen[]): boolean => hasAny(chosen, VIRAL_ANSWERS);

const isSystemicInfection = (chosen: readonly Chosen[]): boolean =>
  hasAny(chosen, SYSTEMIC_ANSWERS) && hasAny(chosen, INFECTION_ANSWERS) && !isViral(chosen);

/** Emergencies that make a person drowsy by themselves. */
const EXPLAINS_DROWSINESS: ReadonlySet<EmergencyKind> = new Set([
  'systemic_infection',
  'head_injury',
  'child_dehydration',
]);

/** Returns the emergencies in these options, each once, in their order. */
export const redFlagsIn = (chosen: readonly Chosen[]): EmergencyKind[] => {
  const kinds = new Set(chosen.flatMap(kindsOf));
  if (isSystemicInfection(chosen)) kinds.add('systemic_infection');
  const isExplained = [...kinds].some((kind) => EXPLAINS_DROWSINESS.has(kind));
  if (hasAny(chosen, DROWSY_ANSWERS) && !isExplained) kinds.add('collapse');
  return [...kinds];
};
