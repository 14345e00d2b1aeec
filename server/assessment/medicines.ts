import { MEDICATION_IDS } from '../../contracts/assessment/diagnosis.ts';
import type {
  EngineMedication,
  Emergency,
  MedicationId,
  MedicineStatus,
} from '../../contracts/assessment/diagnosis.ts';
import type {
  MedicineAdviceId,
  MedicineAnswers,
  MedicineQuestionId,
} from '../../contracts/assessment/medicines.ts';
import { emergencyOf } from '../../contracts/rules/emergency-of.ts';
import type { MedicineCase, MedicineFacts } from './medicines/facts.ts';
import { readFacts } from './medicines/facts.ts';
import { hasJawRisk, isJawUrgent } from './medicines/jaw-bone.ts';
import { NEEDED } from './medicines/needs.ts';
import { chooseQuestions } from './medicines/questions.ts';
import { banOf, cautionOf, doubtOf, emergenciesToldBy } from './medicines/rules.ts';
import type { AgainstId } from '../../contracts/texts/en/engine/medicines.ts';
import { fill } from './texts/fill.ts';
import { texts } from '../texts/speaking.ts';

/** Result of the check: see `MedicinesReply`. */
export type MedicineCheck = {
  readonly medications: EngineMedication[];
  readonly questions: MedicineQuestionId[];
  readonly advice: MedicineAdviceId[];
  readonly emergency: Emergency | null;
};

const withStatus = (
  id: MedicationId,
  status: MedicineStatus,
  reason?: string,
): EngineMedication => ({
  id,
  text: texts().SUGGESTIONS[id],
  suggested: status === 'suggested',
  status,
  ...(reason === undefined ? {} : { reason }),
});

/** Returns the safer choice that a reason names: paracetamol, unless something speaks against that too. */
const saferThanIbuprofen = (facts: MedicineFacts): string =>
  (banOf('paracetamol', facts) ?? doubtOf('paracetamol', facts)) === null
    ? texts().SAFER.paracetamol
    : texts().SAFER.ask;

const FAMILY_OF = {
  ibuprofen: 'nsaid',
  paracetamol: 'paracetamol',
  chlorhexidine: 'chlorhexidine',
} as const;

/** Returns how a reaction was told: in the patient's own words, else by an answer. */
const toldOf = (id: MedicationId, facts: MedicineFacts): string => {
  if (id === 'cold_compress') return '';
  const quote = facts.reactionTold(FAMILY_OF[id]);
  return quote === null
    ? texts().REACTION_TOLD.answered[FAMILY_OF[id]]
    : fill(texts().REACTION_TOLD.wrote, { quote });
};

/** Returns a reason against a medicine, as its patient reads it. */
export const reasonAgainst = (id: MedicationId, against: AgainstId, facts: MedicineFacts): string =>
  fill(texts().AGAINST[against], { safer: saferThanIbuprofen(facts), told: toldOf(id, facts) });

const notForYou = (id: MedicationId, against: AgainstId, facts: MedicineFacts): EngineMedication =>
  withStatus(id, 'not_for_you', reasonAgainst(id, against, facts));

/** Returns true for what a question may bear on; none does on cold, so that it waits for no answer. */
const isAskedAbout = (id: MedicationId): boolean => id !== 'cold_compress';

/** Judges one medicine. What is known against it comes before the need for it, and that before what is in doubt. */
const judge = (id: MedicationId, facts: MedicineFacts, isAnswered: boolean): EngineMedication => {
  const against = banOf(id, facts);
  if (against !== null) return notForYou(id, against, facts);
  if (!NEEDED[id](facts)) return withStatus(id, 'not_needed', texts().NOT_NEEDED[id]);
  const doubt = doubtOf(id, facts);
  if (doubt !== null) return notForYou(id, doubt, facts);
  const limit = texts().LIMITS[id];
  if (!isAnswered && isAskedAbout(id)) return withStatus(id, 'check_first', limit ?? undefined);
  const caution = cautionOf(id, facts);
  const said = [caution === null ? null : texts().CAUTIONS[caution], limit];
  return withStatus(id, 'suggested', said.filter((each) => each !== null).join(' ') || undefined);
};

/** Returns true when gums bleed in a fever: a warning sign of severe dengue (WHO). */
const isDengueLikely = (facts: MedicineFacts): boolean =>
  (facts.says('fever', 'yes') || facts.stated('fever.38')) &&
  facts.stated('gum.bleeds_by_itself', 'gum.bleeds_brushing');

const adviceFor = (facts: MedicineFacts): MedicineAdviceId[] => [
  ...(isDengueLikely(facts) ? (['bleeding_gums_with_fever'] as const) : []),
  ...(facts.says('fever', 'yes') && !isDengueLikely(facts)
    ? (['fever_may_be_dengue'] as const)
    : []),
  ...(isJawUrgent(facts) ? (['socket_needs_dentist_soon'] as const) : []),
  ...(hasJawRisk(facts) ? (['tell_dentist_of_jaw_bone'] as const) : []),
];

/**
 * Judges the four fixed suggestions (DIAG-18 to DIAG-21): each stands as "check first" until the questions that bear on
 * it are answered, unless the assessment itself rules it out or nothing calls for it. Sources in docs/clinical.md.
 */
export const checkMedicines = (
  found: MedicineCase,
  answers: MedicineAnswers = {},
): MedicineCheck => {
  const factsFor = readFacts(found);
  const before = factsFor({}, []);
  const open = MEDICATION_IDS.filter((id) => banOf(id, before) === null && NEEDED[id](before));
  const { asked, unasked } = chooseQuestions(before, open);
  const facts = factsFor(answers, unasked);
  const known = found.emergency?.kinds ?? [];
  const told = emergenciesToldBy(facts);
  if (told.some((kind) => !known.includes(kind))) {
    return checkMedicines({ ...found, emergency: emergencyOf([...told, ...known]) }, answers);
  }
  const questions = asked.filter((id) => !facts.isAnswered(id));
  return {
    medications: MEDICATION_IDS.map((id) => judge(id, facts, questions.length === 0)),
    questions,
    advice: adviceFor(facts),
    emergency: found.emergency,
  };
};
