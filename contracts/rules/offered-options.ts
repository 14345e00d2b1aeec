import type { ChatContext, ChildAge, MedicalCondition } from '../assessment/chat-context.ts';
import type { MedicineQuestionId, MedicineWording } from '../assessment/medicine-ids.ts';
import type { Audience, Question } from '../questions/question-bank.ts';

/** The person the questions are about; `aboutChild`: the words name a child, whatever the age says. */
export type Person = Pick<ChatContext, 'age' | 'sex'> & {
  readonly childAge: ChildAge | null;
  readonly aboutChild: boolean;
};

const UNDER_12: ReadonlySet<ChildAge | null> = new Set(['under_3', 'from_3_to_5', 'from_6_to_11']);

/** Returns true for a child whose age was told and is below 12. */
export const isUnder12 = (age: ChildAge | null): boolean => UNDER_12.has(age);

/** Returns true for a child by age or words. An age that is not known excludes nobody. */
export const mayBeChild = ({ age, aboutChild }: Pick<Person, 'age' | 'aboutChild'>): boolean =>
  age === null || age === 'age_0_18' || aboutChild;

/** Rules for belonging to an audience. A fact that is not known excludes nobody. */
const BELONGS: Readonly<Record<Audience, (person: Person) => boolean>> = {
  child: mayBeChild,
  infant: (person) => mayBeChild(person) && (person.childAge ?? 'under_3') === 'under_3',
  not_small_child: ({ childAge }) => !isUnder12(childAge),
  may_be_pregnant: ({ sex, childAge }) => sex !== 'male' && !isUnder12(childAge),
  over_50: ({ age }) => age === null || age === 'age_over_50',
};

/** Returns the question with the options that are for this person; options for everybody stay. */
export const offeredTo = (person: Person, question: Question): Question => {
  const { audiences } = question;
  if (audiences === undefined) return question;
  const isOffered = (option: string): boolean => {
    const audience = audiences[option];
    return audience === undefined || BELONGS[audience](person);
  };
  const options = question.options.filter(isOffered);
  if (question.groups === undefined) return { ...question, options };
  const groups = question.groups.map((group) => ({
    ...group,
    options: group.options.filter(isOffered),
    words: isUnder12(person.childAge) ? group.smallChild : undefined,
  }));
  return { ...question, options, groups };
};

/** Returns the wording, and with it the options, in which a question of the check is put to this person. */
export const wordingFor = (
  person: Pick<Person, 'age' | 'aboutChild'>,
  id: MedicineQuestionId,
): MedicineWording => (id === 'age_or_weight' && !mayBeChild(person) ? 'weight' : id);

const PREGNANCY: ReadonlySet<MedicalCondition> = new Set(['pregnant', 'breastfeeding']);

/** Returns the boxes of MEDICAL_HISTORY that are for this person, as the check before a medicine asks. */
export const offeredBoxes = <Box extends MedicalCondition>(
  person: Person,
  boxes: readonly Box[],
): Box[] =>
  boxes.filter(
    (box) =>
      !PREGNANCY.has(box) || (BELONGS.may_be_pregnant(person) && person.age !== 'age_over_50'),
  );
