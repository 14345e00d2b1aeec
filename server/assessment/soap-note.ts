import { NO_CONDITION } from '../../contracts/assessment/chat-context.ts';
import { HISTORY_BOXES } from '../../contracts/assessment/chat-context-ids.ts';
import { offeredBoxes } from '../../contracts/rules/offered-options.ts';
import { isAboutChild } from './about-child.ts';
import type {
  EngineEmergency,
  EngineMedication,
  Note,
  SoapNote,
  Urgency,
} from '../../contracts/assessment/diagnosis.ts';
import { EMERGENCY_HELP } from '../../contracts/assessment/emergency.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { RED_FLAG_LEVELS, isRedFlag } from '../../contracts/assessment/red-flags.ts';
import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import { isSign } from '../../contracts/assessment/signs.ts';
import { inNote } from '../../contracts/rules/seen.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { HISTORY } from '../../contracts/texts/en/history.ts';
import { PERSON } from '../../contracts/texts/en/person.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { SIGNS } from '../../contracts/texts/en/signs.ts';
import { topicOf } from '../../contracts/assessment/topics.ts';
import { negativesOf } from './denied.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Level } from './knowledge/condition.ts';
import type { Patient } from './patient.ts';
import type { Raised } from './red-flags.ts';
import { listConditions } from './report.ts';
import { seenIn } from './seen.ts';
import { signsIn } from './signs/raise-signs.ts';
import { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
import {
  EMERGENCY_REFERRALS,
  EXAMINATIONS,
  FLAGS,
  LINES,
  MEDICINES,
  NOTE,
  REFERRALS,
  TO_RULE_OUT,
  URGENCY,
} from './texts/soap-note.ts';
import { fill } from './texts/fill.ts';
import { ageWords, conversationOf } from './texts/in-words.ts';

/** Everything that the note is written from. */
export type NoteInput = {
  readonly patient: Patient;
  readonly ranking: readonly Ranked[];
  readonly raised: readonly Raised[];
  readonly medications: readonly EngineMedication[];
};

const LISTED = 3;

/** Returns the complaint. The words of a quick choice are ours and not the patient's, so they are not quoted. */
const complaintOf = ({ issue }: Patient): string => {
  const topic = topicOf(issue);
  return topic === null
    ? fill(NOTE.ownWords, { issue: issue.trim() })
    : fill(NOTE.topic, { topic: topic.label });
};

const SAYS_NOTHING: ReadonlySet<string> = new Set([NONE, NOT_SURE]);

const withoutNothing = ({ category, followUpAnswers }: Patient) => ({
  category,
  followUpAnswers: Object.fromEntries(
    Object.entries(followUpAnswers).map(([id, answer]) => [
      id,
      [answer].flat().filter((option) => !SAYS_NOTHING.has(option)),
    ]),
  ),
});

/** Lists the questions that were answered with something other than "none of these" and "not sure". */
const answersOf = (patient: Patient): Note['answers'] =>
  conversationOf(withoutNothing(patient)).map(({ question, answers }) => ({
    question,
    answer: answers.join('; '),
  }));

/** Lists the signs that were asked back, with the patient's words that raised each and the answer. */
const askedBack = ({ issue, confirmedSigns = {} }: Patient): Note['asked_back'] => {
  const raised = signsIn(issue);
  return Object.entries(confirmedSigns).flatMap(([id, answer]) => {
    if (!isSign(id)) return [];
    const quote = raised.find((sign) => sign.id === id)?.quote;
    const asked = { sign: SIGNS[id], answer: NOTE.answers[answer] };
    return quote === undefined ? asked : { ...asked, quote };
  });
};

const withoutFullStop = (text: string): string => text.trim().replace(/\.$/, '');

const boxesIn = (entries: Patient['medicalHistory']): string[] =>
  entries.filter((entry) => entry !== NO_CONDITION).map((entry) => HISTORY.boxes[entry]);

/** Returns what was ticked; where "None of the above" was, all boxes that this person saw; and else that nothing was. */
const historyOf = (patient: Patient): string => {
  const { medicalHistory, age, childAge, sex, issue } = patient;
  const person = { age, childAge: childAge ?? null, sex, aboutChild: isAboutChild(issue) };
  const ticked = boxesIn(medicalHistory);
  if (ticked.length > 0) return ticked.join(', ');
  return medicalHistory.includes(NO_CONDITION)
    ? fill(NOTE.deniedHistory, { boxes: boxesIn(offeredBoxes(person, HISTORY_BOXES)).join('; ') })
    : NOTE.noHistory;
};

/** Returns a flag with its level, as the note names it. */
export const flagNamed = (id: Raised['id']): { flag: string; level: string } => ({
  flag: FLAGS[id],
  level: isRedFlag(id) ? RED_FLAG_LEVELS[id] : 'emergency',
});

const flagOf = ({ id, because }: Raised): string =>
  fill(because.length > 0 ? NOTE.flagBecause : NOTE.flag, {
    ...flagNamed(id),
    because: because.join('; '),
  });

const namedOf = ({
  condition: { id, suspicion },
}: Ranked): Pick<Note['differential'][number], 'name' | 'suspicion'> => {
  const { name } = CONDITION_WORDS[id];
  return suspicion === true ? { name: TO_RULE_OUT[id] ?? name, suspicion } : { name };
};

const differentialOf = (ranking: readonly Ranked[]): Note['differential'] =>
  tooLittleKnown(ranking[0])
    ? []
    : listConditions(ranking)
        .slice(0, LISTED)
        .map(({ ranked, likelihood }) => ({
          ...namedOf(ranked),
          likelihood,
          ...seenIn(ranked),
        }));

/**
 * Lists medicines against which something speaks. Those that share a reason stand together, so that it is said once.
 */
const againstOf = (medications: readonly EngineMedication[]): string[] => {
  const byReason = new Map<string, string[]>();
  for (const { id, reason = '' } of medications) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), MEDICINES[id]]);
  }
  return [...byReason].map(([reason, names]) => {
    const medicine = names.join(', ');
    return reason === ''
      ? medicine
      : fill(NOTE.medicineAgainst, { medicine, reason: withoutFullStop(reason) });
  });
};

/**
 * Writes the note for the treating dentist: the patient's words as they are, and beyond them only what was answered or
 * confirmed.
 */
export const noteOf = (input: NoteInput): Note => {
  const { patient, ranking, raised, medications } = input;
  const xray = patient.xrayFindings?.trim() ?? '';
  return {
    complaint: complaintOf(patient),
    person: fill(NOTE.person, {
      age: ageWords(patient),
      sex: PERSON.sexes[patient.sex].toLowerCase(),
    }),
    asked_back: askedBack(patient),
    answers: answersOf(patient),
    negatives: negativesOf(patient, ranking),
    history: historyOf(patient),
    allergies: withoutFullStop(patient.allergies) || NOTE.noAllergies,
    ...(xray === '' ? {} : { xray }),
    flags: raised.map(flagOf),
    differential: differentialOf(ranking),
    not_for_patient: againstOf(medications.filter(({ status }) => status === 'not_for_you')),
  };
};

const subjective = (note: Note): string =>
  [
    fill(LINES.complaint, { complaint: note.complaint }),
    fill(LINES.person, { person: note.person }),
    ...note.asked_back.map(({ sign, quote, answer }) =>
      fill(quote === undefined ? LINES.asked : LINES.askedBecause, {
        quote: quote ?? '',
        sign,
        answer,
      }),
    ),
    ...note.answers.map((answered) => fill(LINES.answer, answered)),
    ...note.negatives.map((denied) => fill(LINES.denied, { denied })),
    fill(LINES.history, { history: note.history }),
    fill(LINES.allergies, { allergies: note.allergies }),
  ].join('\n');

const objective = ({ xray }: Note): string =>
  [LINES.notExamined, ...(xray === undefined ? [] : [fill(LINES.xray, { xray })])].join('\n');

const conditionLines = ({ differential }: Note): string[] =>
  differential.length === 0
    ? [LINES.notEnough]
    : differential.map((item, at) =>
        fill(LINES.condition, {
          place: at + 1,
          condition: inNote(item, at, RESULT.note.likelihoods),
        }),
      );

const assessment = (note: Note, level: Level): string =>
  [
    LINES.conditions,
    ...conditionLines(note),
    fill(LINES.urgency, { urgency: URGENCY[level] }),
    fill(LINES.flags, { flags: note.flags.join(' | ') || LINES.noFlags }),
  ].join('\n');

/** Urgency of a result with what raised it. */
type Judged = {
  readonly urgency: Urgency;
  readonly emergency: EngineEmergency | null;
  readonly flags: readonly RedFlagId[];
};

/** Returns where the patient goes first: in an emergency to the help, else to those whom a flag calls for. */
const referralsOf = ({ emergency, flags }: Judged): string[] => {
  if (emergency === null) return flags.flatMap((id) => REFERRALS[id] ?? []);
  const { title } = helpIn(emergency);
  return [EMERGENCY_REFERRALS[EMERGENCY_HELP[title].advice[0]]];
};

/** Writes the plan: the referral leads, then the examination that fits the level (DIAG-12). */
export const planOf = ({ not_for_patient: against }: Note, judged: Judged): string =>
  [
    ...referralsOf(judged),
    EXAMINATIONS[judged.emergency?.level ?? judged.urgency],
    ...(against.length > 0 ? [fill(LINES.against, { medicines: against.join('; ') })] : []),
  ].join('\n');

/** Writes the note as the four texts of a clinical note (DIAG-09..12). */
export const writeSoapNote = (
  note: Note,
  judged: Judged & { readonly level: Level },
): SoapNote => ({
  subjective: subjective(note),
  objective: objective(note),
  assessment: assessment(note, judged.level),
  plan: planOf(note, judged),
});
