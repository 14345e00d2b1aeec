import { NO_CONDITION } from '../../contracts/chat-context.ts';
import type { EngineMedication, SoapNote } from '../../contracts/diagnosis.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { RED_FLAG_LEVELS, isRedFlag } from '../../contracts/red-flags.ts';
import { isSign } from '../../contracts/signs.ts';
import { PERSON } from '../../contracts/texts/en/person.ts';
import { topicOf } from '../../contracts/topics.ts';
import { chosenMeanings } from './evidence/from-answers.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
  EVENT_MEANINGS,
} from './knowledge/answers/shared.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import type { Raised } from './red-flags.ts';
import { signsIn } from './signs/raise-signs.ts';
import { CONDITION_WORDS } from './texts/en/conditions/index.ts';
import { FINDINGS } from './texts/en/findings.ts';
import { ASKED_TOGETHER, FLAGS, LINES, MEDICINES, URGENCY } from './texts/en/soap-note.ts';
import { fill } from './texts/fill.ts';
import { conversationOf } from './texts/in-words.ts';
import type { Triage } from './triage.ts';

/** All that the note is written from. */
export type NoteInput = {
  readonly patient: Patient;
  readonly ranking: readonly Ranked[];
  readonly triaged: Triage;
  readonly raised: readonly Raised[];
  readonly medications: readonly EngineMedication[];
};

const LISTED = 3;
const NEGATIVES_LISTED = 6;

/** Words of a quick choice are ours and not the patient's, so they are not quoted. */
const complaint = ({ issue }: Patient): string => {
  const topic = topicOf(issue);
  return topic === null
    ? fill(LINES.ownWords, { issue: issue.trim() })
    : fill(LINES.topic, { topic: topic.label });
};

/** The questions that were answered with something other than "none of these" and "not sure". */
const answersOf = (patient: Patient): string[] =>
  conversationOf(withoutNothing(patient)).map(({ question, answers }) =>
    fill(LINES.answer, { question, answer: answers.join('; ') }),
  );

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

/** What was asked back of the patient's words, with the words that raised it and the answer. */
const askedBack = ({ issue, confirmedSigns = {} }: Patient): string[] => {
  const raised = signsIn(issue);
  return Object.entries(confirmedSigns).flatMap(([id, answer]) => {
    if (!isSign(id)) return [];
    const quote = raised.find((sign) => sign.id === id)?.quote;
    return fill(quote === undefined ? LINES.asked : LINES.askedBecause, {
      quote: quote ?? '',
      sign: FLAGS[id],
      answer: LINES.answers[answer],
    });
  });
};

const withoutFullStop = (text: string): string => text.trim().replace(/\.$/, '');

const subjective = (input: NoteInput): string => {
  const { patient } = input;
  const history = patient.medicalHistory
    .filter((entry) => entry !== NO_CONDITION)
    .map((entry) => PERSON.conditions[entry])
    .join(', ');
  const denied = listDenied(input);
  return [
    complaint(patient),
    fill(LINES.person, {
      age: PERSON.ages[patient.age],
      sex: PERSON.sexes[patient.sex].toLowerCase(),
    }),
    ...askedBack(patient),
    ...answersOf(patient),
    ...(denied === '' ? [] : [fill(LINES.denied, { findings: denied })]),
    fill(LINES.history, { history: history || LINES.noHistory }),
    fill(LINES.allergies, { allergies: withoutFullStop(patient.allergies) || LINES.noAllergies }),
  ].join('\n');
};

/** Ages and bands of strength exclude each other: denying one tells a dentist nothing. */
const NOT_WORTH_DENYING = /^(?:child\.|infant$|pain\.(?:mild|moderate|severe|six_or_more)$)/;

/** Signs asked together: a dentist reads one line when all of a group are denied, not ten. */
const TOGETHER: ReadonlyArray<{ findings: readonly FindingId[]; words: string }> = [
  { findings: DANGER_SIGN_MEANINGS.none.not ?? [], words: ASKED_TOGETHER.dangerSigns },
  { findings: EVENT_MEANINGS.none.not ?? [], words: ASKED_TOGETHER.events },
  { findings: BODY_SIGN_MEANINGS.none.not ?? [], words: ASKED_TOGETHER.bodySigns },
];

/** The findings whose denial tells the first conditions apart, the strongest first. */
const relevantNegatives = (ranking: readonly Ranked[], denied: ReadonlySet<FindingId>) => {
  const votes = ranking
    .slice(0, LISTED)
    .flatMap((ranked) => ranked.votes)
    .filter(({ settled }) => !settled.present && denied.has(settled.finding))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return [...new Set(votes.map(({ settled }) => settled.finding))]
    .filter((finding) => !NOT_WORTH_DENYING.test(finding))
    .slice(0, NEGATIVES_LISTED);
};

/** What the answers deny, in a dentist's words and as far as a dentist asks; what nobody asked is not denied. */
const listDenied = ({ patient, ranking }: NoteInput): string => {
  const denied = new Set(chosenMeanings(patient).flatMap((meaning) => meaning.not ?? []));
  const together = TOGETHER.filter(({ findings }) => findings.every((id) => denied.has(id)));
  for (const { findings } of together) for (const id of findings) denied.delete(id);
  const single = relevantNegatives(ranking, denied).map((id) => FINDINGS[id]);
  return [...together.map(({ words }) => words), ...single].join('; ');
};

const objective = ({ patient }: NoteInput): string => {
  const xray = patient.xrayFindings?.trim() ?? '';
  return [LINES.notExamined, ...(xray === '' ? [] : [fill(LINES.xray, { xray })])].join('\n');
};

const flagLine = ({ id, because }: Raised): string =>
  fill(because.length > 0 ? LINES.flagBecause : LINES.flag, {
    flag: FLAGS[id],
    level: isRedFlag(id) ? RED_FLAG_LEVELS[id] : 'emergency',
    because: because.join('; '),
  });

const conditionLines = (ranking: readonly Ranked[]): string[] =>
  tooLittleKnown(ranking[0])
    ? [LINES.notEnough]
    : ranking.slice(0, LISTED).map(({ condition, share }, index) =>
        fill(LINES.condition, {
          place: index + 1,
          name: CONDITION_WORDS[condition.id].name,
          percent: Math.max(1, Math.floor(share * 100)),
        }),
      );

const assessment = ({ ranking, triaged, raised }: NoteInput): string =>
  [
    LINES.conditions,
    ...conditionLines(ranking),
    fill(LINES.urgency, { urgency: URGENCY[triaged.level] }),
    fill(LINES.flags, { flags: raised.map(flagLine).join(' | ') || LINES.noFlags }),
  ].join('\n');

const againstLine = ({ id, reason }: EngineMedication): string =>
  reason === undefined
    ? MEDICINES[id]
    : fill(LINES.medicineAgainst, { medicine: MEDICINES[id], reason: withoutFullStop(reason) });

const plan = ({ medications }: NoteInput): string => {
  const against = medications.filter(({ status }) => status === 'not_for_you').map(againstLine);
  return [
    LINES.examination,
    ...(against.length > 0 ? [fill(LINES.against, { medicines: against.join('; ') })] : []),
  ].join('\n');
};

/**
 * The note for the treating dentist (DIAG-09..12): the patient's words as they are, and beyond them only what was
 * answered or confirmed.
 */
export const writeSoapNote = (input: NoteInput): SoapNote => ({
  subjective: subjective(input),
  objective: objective(input),
  assessment: assessment(input),
  plan: plan(input),
});
