import { NO_CONDITION } from '../../../contracts/assessment/chat-context.ts';
import type { ChildAge, MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import { isUnder12 } from '../../../contracts/rules/offered-options.ts';
import type { Emergency } from '../../../contracts/assessment/diagnosis.ts';
import { MEDICINE_QUESTIONS } from '../../../contracts/assessment/medicines.ts';
import type {
  MedicineAnswers,
  MedicineOption,
  MedicineQuestionId,
} from '../../../contracts/assessment/medicines.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { DANGER_SIGNS, NOT_SURE } from '../../../contracts/questions/shared.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import type { Settled } from '../evidence/resolve.ts';
import { ageIn } from '../evidence/text/numbers.ts';
import { normaliseClause } from '../evidence/text/normalise.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Patient } from '../patient.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import type { MedicineTopic } from './lexicon/names.ts';
import type { Family } from './reactions.ts';
import { readReactions } from './reactions.ts';
import { spellMedicines } from './spelling.ts';
import { readTopics } from './told.ts';

/** Result of the assessment of one patient, as far as medicines go. */
export type MedicineCase = {
  readonly patient: Patient;
  readonly settled: readonly Settled[];
  /** The first condition; null when too little was learnt. */
  readonly first: ConditionId | null;
  /** The final emergency, whatever raised it. */
  readonly emergency: Emergency | null;
};

/** Questions that the medicine rules ask about one patient. */
export type MedicineFacts = Pick<MedicineCase, 'patient' | 'first' | 'emergency'> & {
  readonly ticked: (...boxes: MedicalCondition[]) => boolean;
  /** True when one is present after all that was said has been weighed. */
  readonly has: (...findings: FindingId[]) => boolean;
  /** True when one is present by an answer, and not by words alone. */
  readonly stated: (...findings: FindingId[]) => boolean;
  /** True when it is denied by an answer. */
  readonly denied: (finding: FindingId) => boolean;
  /** True when one is named as the patient's own in the box for allergies and medicines. */
  readonly told: (...topics: MedicineTopic[]) => boolean;
  /**
   * True when one is named in any other words, or beside a relative: it raises the question, and bars when there is
   * none.
   */
  readonly hinted: (...topics: MedicineTopic[]) => boolean;
  /** True when a reaction to the family or a ban on it is told plainly, wherever. */
  readonly reactedTo: (family: Family) => boolean;
  /** The words that tell it; null when none do. */
  readonly reactionTold: (family: Family) => string | null;
  /** True when one of the options was chosen in the check, or is what the age or a box told before it. */
  readonly says: <Id extends MedicineQuestionId>(
    id: Id,
    ...options: MedicineOption<Id>[]
  ) => boolean;
  /** True for "not sure" in the check, and for a question beyond those that one patient is asked. */
  readonly unsureOf: (id: MedicineQuestionId) => boolean;
  readonly isAnswered: (id: MedicineQuestionId) => boolean;
  readonly deniesFever: boolean;
  /** True when "None of the above" was pressed in the history, and the box for medicines adds nothing to it. */
  readonly deniesIllness: boolean;
  readonly isOver65: boolean;
};

/** Returns the chosen option of a question; an option that the bank does not know is no answer. */
const optionOf = (answers: MedicineAnswers, id: MedicineQuestionId): string | undefined => {
  const options: readonly string[] = MEDICINE_QUESTIONS[id];
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  return answer !== undefined && options.includes(answer) ? answer : undefined;
};

/** Returns the answer that an age told in the assessment gives to the check; none of the check takes it back. */
const answerOfAge = (age: ChildAge | undefined): MedicineOption<'age_or_weight'> | undefined => {
  if (age === undefined) return undefined;
  if (isUnder12(age)) return 'under_12';
  return age === 'from_12_to_15' ? age : undefined;
};

/** Returns the answers that boxes of the history give to the check: what was ticked is not asked again. */
const answersOfBoxes = ({ medicalHistory }: Patient): MedicineAnswers => {
  const pregnancy = (['pregnant', 'breastfeeding'] as const).find((box) =>
    medicalHistory.includes(box),
  );
  return pregnancy === undefined ? {} : { pregnancy };
};

const HIGH_AGE = 65;

/** Returns true when the danger signs were answered, and fever was not among them. */
const deniesFever = ({ category, followUpAnswers }: Patient): boolean => {
  const bank: readonly Question[] = QUESTION_BANK[category];
  const id = bank.find(({ list }) => list === DANGER_SIGNS.list)?.id ?? '';
  const given = Object.hasOwn(followUpAnswers, id) ? [followUpAnswers[id] ?? []].flat() : [];
  return given.length > 0 && !given.includes('fever_38') && !given.includes(NOT_SURE);
};

/** Entries that add nothing to the boxes, by their letters alone. */
const ADDS_NOTHING: ReadonlySet<string> = new Set(
  ',no,nil,none,nope,nothing,nahi,na,नहीं,नही,कुछनहीं,कुछनही'.split(','),
);
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Returns true when every box of the history was denied and nothing was written beside them. Whoever writes something may
 * name a medicine that is not known here, so that the check asks.
 */
const deniesIllness = ({ medicalHistory, allergies }: Patient): boolean =>
  medicalHistory.includes(NO_CONDITION) &&
  ADDS_NOTHING.has(allergies.toLowerCase().replaceAll(NO_LETTERS, ''));

/** Reads every text of a patient once for all medicine rules; the answers of the check outrank the words. */
export const readFacts = ({
  patient,
  settled,
  first,
  emergency,
}: MedicineCase): ((
  answers: MedicineAnswers,
  unasked: readonly MedicineQuestionId[],
) => MedicineFacts) => {
  const others = [patient.issue, patient.xrayFindings ?? ''].map(spellMedicines);
  const box = spellMedicines(patient.allergies);
  const inBox = readTopics(box, true);
  const elsewhere = others.map((text) => readTopics(text, false));
  const hints = new Set<MedicineTopic>([
    ...inBox.perhaps,
    ...elsewhere.flatMap(({ own, perhaps }) => [...own, ...perhaps]),
  ]);
  const reactions = new Map(
    [patient.xrayFindings ?? '', patient.issue, patient.allergies].flatMap((text) => [
      ...readReactions(text),
    ]),
  );
  const answered = settled.filter(({ because }) =>
    because.some(({ source }) => source === 'answer'),
  );
  const isFound = (items: typeof settled, present: boolean, ids: readonly FindingId[]): boolean =>
    items.some((item) => item.present === present && ids.includes(item.finding));
  const age = ageIn(normaliseClause(patient.issue)) ?? ageIn(normaliseClause(patient.allergies));
  const ageTold = answerOfAge(patient.childAge);

  const boxes = answersOfBoxes(patient);

  return (answers, unasked) => ({
    patient,
    first,
    emergency,
    ticked: (...names) => names.some((item) => patient.medicalHistory.includes(item)),
    has: (...findings) => isFound(settled, true, findings),
    stated: (...findings) => isFound(answered, true, findings),
    denied: (finding) => isFound(answered, false, [finding]),
    told: (...topics) => topics.some((topic) => inBox.own.has(topic)),
    hinted: (...topics) => topics.some((topic) => hints.has(topic)),
    reactedTo: (family) => reactions.has(family),
    reactionTold: (family) => reactions.get(family) ?? null,
    says: (id, ...options) => {
      const given = optionOf(answers, id);
      const told = id === 'age_or_weight' ? ageTold : optionOf(boxes, id);
      return options.some((option) => option === given || option === told);
    },
    unsureOf: (id) => unasked.includes(id) || optionOf(answers, id) === NOT_SURE,
    isAnswered: (id) => optionOf({ ...answers, ...boxes }, id) !== undefined,
    deniesFever: deniesFever(patient),
    deniesIllness: deniesIllness(patient),
    isOver65: age !== null && age > HIGH_AGE,
  });
};
