import type { Category, FollowUpAnswers } from '../chat-context.ts';
import type { RedFlagId } from '../red-flags.ts';
import { QUESTION_BANK } from './index.ts';
import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from './shared.ts';

type OptionOf<Q extends { options: readonly string[] }> = Q['options'][number];
type WarningOption =
  | OptionOf<typeof DANGER_SIGNS>
  | OptionOf<typeof EVENTS>
  | OptionOf<typeof BODY_SIGNS>;

/**
 * The flags of level emergency that one answer raises by itself. The server's rules see more (age,
 * history, the person's own words); tests keep the two in step.
 */
const FLAGS_BY_OPTION: Readonly<Record<WarningOption, readonly RedFlagId[]>> = {
  'Hard to breathe, or a muffled voice': ['airway_compromise'],
  'Cannot swallow water, or saliva runs out of the mouth': ['dysphagia'],
  'Swallowing hurts and only sips go down': ['dysphagia'],
  'Swelling under the tongue, the chin or both sides of the jaw': ['floor_of_mouth_swelling'],
  'Face swelling that grows fast or nears the eye or neck': ['spreading_facial_swelling'],
  'A swollen, closing or painful eye': ['eye_involvement'],
  'Mouth opens only about one finger, new within days': ['trismus'],
  'Fever of 38 °C (100.4 °F) or more, or shivering': [],
  'Confused or very drowsy': [],
  'A permanent tooth was knocked fully out': ['avulsed_permanent_tooth'],
  'A blow pushed or loosened a tooth': ['displaced_tooth_trauma'],
  'After a blow the teeth no longer meet as before': ['facial_trauma'],
  'After a blow the cheek is flat or you feel a ridge in the bone': ['facial_trauma'],
  'After a blow: fainted, vomited or confused': ['head_injury'],
  'After a blow: double or poor vision': ['vision_change'],
  'A tooth or filling broke': [],
  'A broken piece went missing, with new cough or wheeze': ['inhaled_fragment'],
  'A dentist took a tooth out': [],
  'Bleeding that 20 minutes of firm pressure did not stop': ['uncontrolled_bleeding'],
  'Jaw pain that effort brings on and rest takes away': ['cardiac_symptoms'],
  'Jaw pain with sweating, breathlessness or a heavy chest': ['cardiac_symptoms'],
  'More painkillers in one day than the packet allows': ['analgesic_overdose'],
  'New numb lip, chin, cheek or tongue, not from an injection': [],
  'A mouth sore that has not healed for over 3 weeks': [],
  'A lump in the neck': [],
  'Uncontrolled diabetes, or medicine that weakens immunity': [],
  'For a child: hardly any urine, no tears or very sleepy': ['child_dehydration'],
  'None of these': [],
};

/** Signs that a tooth or the gum is infected: together with fever or drowsiness they are an emergency. */
const INFECTION_OPTIONS: ReadonlySet<string> = new Set([
  'Swelling under the tongue, the chin or both sides of the jaw',
  'Face swelling that grows fast or nears the eye or neck',
  'A painful swelling on the gum beside a tooth',
  'A gum pimple that drains and comes back',
  'Pus or a bad, salty taste',
  'A swollen gum flap over a wisdom tooth',
  'A painful swelling beside one tooth',
  'A pimple that drains and comes back',
  'Pus comes from the gum edge when I press',
  'Pus or a bad taste from somewhere else',
  'A swollen flap over a wisdom tooth',
  'A gum pimple or swelling',
  'A pimple on the gum or skin that drains pus',
  'A painful swelling on the gum',
  'A gum pimple, pus or a salty taste',
]);
const SYSTEMIC_OPTIONS: ReadonlySet<string> = new Set<WarningOption>([
  'Fever of 38 °C (100.4 °F) or more, or shivering',
  'Confused or very drowsy',
]);
/** Many small sores with fever are a virus, not a dental infection. */
const VIRAL_OPTIONS: ReadonlySet<string> = new Set([
  'Red with many small sores',
  'Many small sores or blisters in the mouth',
  'A bunch of tiny blisters at the lip',
  'Many small sores or blisters',
]);

const flagsOf = (answer: string): readonly RedFlagId[] =>
  Object.hasOwn(FLAGS_BY_OPTION, answer) ? FLAGS_BY_OPTION[answer as WarningOption] : [];

const isSystemicInfection = (given: readonly string[]): boolean =>
  given.some((answer) => SYSTEMIC_OPTIONS.has(answer)) &&
  given.some((answer) => INFECTION_OPTIONS.has(answer)) &&
  !given.some((answer) => VIRAL_OPTIONS.has(answer));

/**
 * The emergency flags in the answers given so far, each once, in the order of the questions. Runs in the
 * browser after every answer, so that help is shown before the last question.
 */
export const redFlagsInAnswers = (category: Category, answers: FollowUpAnswers): RedFlagId[] => {
  const given = QUESTION_BANK[category].flatMap(({ id }) =>
    Object.hasOwn(answers, id) ? [answers[id] ?? []].flat() : [],
  );
  const together: RedFlagId[] = isSystemicInfection(given) ? ['systemic_infection'] : [];
  return [...new Set([...given.flatMap(flagsOf), ...together])];
};
