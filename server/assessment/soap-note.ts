import type { FollowUpAnswers } from '../../contracts/chat-context.ts';
import { NO_CONDITION } from '../../contracts/chat-context.ts';
import type { Emergency, EngineMedication, SoapNote } from '../../contracts/diagnosis.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { RED_FLAG_LEVELS } from '../../contracts/red-flags.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import type { Meaning } from './knowledge/answers/meaning.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
  EVENT_MEANINGS,
} from './knowledge/answers/shared.ts';
import { FINDINGS } from './knowledge/findings.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import type { Triage } from './triage.ts';

type Flag = { readonly id: RedFlagId; readonly because: readonly string[] };

/** All that the note is written from. */
export type NoteInput = {
  readonly patient: Patient;
  readonly settled: readonly Settled[];
  readonly ranking: readonly Ranked[];
  readonly triaged: Triage;
  /** The emergency that the concern's own words call for, whether or not a flag was raised. */
  readonly told: Emergency | null;
  readonly flags: readonly Flag[];
  readonly recommendation: readonly string[];
  readonly medications: readonly EngineMedication[];
};

const LISTED = 3;

const WHEN = {
  emergency: 'emergency: now',
  urgent: 'urgent: within 1 to 3 days, ideally within a day',
  moderate: 'moderate: within 1 to 2 weeks',
  routine: 'routine: within 2 to 4 weeks',
} as const;

const answersOf = (patient: Patient, answers: FollowUpAnswers): string =>
  QUESTION_BANK[patient.category]
    .flatMap(({ id, question }) => {
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      if (answer === undefined || answer.length === 0) return [];
      return [`${question} ${typeof answer === 'string' ? answer : answer.join('; ')}.`];
    })
    .join(' ');

const subjective = ({ patient }: NoteInput): string => {
  const history = patient.medicalHistory.filter((entry) => entry !== NO_CONDITION);
  const answers = answersOf(patient, patient.followUpAnswers);
  return [
    `In the patient's words: "${patient.issue.trim()}".`,
    `Age ${patient.age}, sex ${patient.sex.toLowerCase()}, category ${patient.category}.`,
    ...(answers === '' ? [] : [`Answers: ${answers}`]),
    `Medical history: ${history.length > 0 ? history.join(', ') : 'none ticked'}.`,
    `Allergies and medicines: ${patient.allergies.trim() === '' ? 'none stated' : patient.allergies.trim()}.`,
  ].join('\n');
};

/** Ages and bands of strength exclude each other: denying one tells a dentist nothing. */
const NOT_WORTH_DENYING = /^(?:child\.|infant$|pain\.(?:mild|moderate|severe|six_or_more)$)/;

const saidBy = (meanings: Readonly<Record<string, Meaning>>): readonly FindingId[] =>
  Object.values(meanings).flatMap(({ says }) => says ?? []);

/** Signs asked together: a dentist reads one line when all of a group are denied, not ten. */
const ASKED_TOGETHER: ReadonlyArray<{ findings: readonly FindingId[]; words: string }> = [
  {
    findings: saidBy(DANGER_SIGN_MEANINGS),
    words:
      'all danger signs (airway, swallowing, floor of mouth, spreading swelling, eye, mouth opening, temperature of 38 C, drowsiness)',
  },
  {
    findings: saidBy(EVENT_MEANINGS),
    words: 'all recent events (injury to teeth, bite, face, head or eyes; breakage; extraction)',
  },
  {
    findings: saidBy(BODY_SIGN_MEANINGS),
    words:
      'all general warning signs (bleeding despite pressure, cardiac pattern, painkiller overdose, numbness, sore over 3 weeks, neck lump, weak immunity, dehydrated child)',
  },
];

const listReported = (settled: readonly Settled[]): string =>
  settled
    .filter(({ present }) => present)
    .map(({ finding }) => FINDINGS[finding])
    .join('; ');

const listDenied = (settled: readonly Settled[]): string => {
  const denied = new Set(settled.filter(({ present }) => !present).map(({ finding }) => finding));
  const together = ASKED_TOGETHER.filter(({ findings }) => findings.every((id) => denied.has(id)));
  for (const { findings } of together) for (const id of findings) denied.delete(id);
  const single = [...denied].filter((id) => !NOT_WORTH_DENYING.test(id)).map((id) => FINDINGS[id]);
  return [...together.map(({ words }) => words), ...single].join('; ');
};

const objective = ({ patient, settled }: NoteInput): string => {
  const reported = listReported(settled);
  const denied = listDenied(settled);
  const xray = patient.xrayFindings?.trim() ?? '';
  return [
    `Not examined. Reported findings: ${reported === '' ? 'none recognised' : reported}.`,
    `Denied: ${denied === '' ? 'nothing asked was denied' : denied}.`,
    ...(xray === '' ? [] : [`X-ray findings as supplied, not verified: ${xray}`]),
  ].join('\n');
};

const assessment = ({ ranking, triaged, told, flags }: NoteInput): string => {
  const list = ranking
    .slice(0, LISTED)
    .map(
      ({ condition, share }, index) =>
        `${index + 1}. ${condition.name} (${Math.max(1, Math.floor(share * 100))} %)`,
    );
  const flagged = flags.map(
    ({ id, because }) =>
      `${id.replaceAll('_', ' ')} (${RED_FLAG_LEVELS[id]})${because.length > 0 ? `: ${because.join('; ')}` : ''}`,
  );
  return [
    'Possible conditions, from reported findings only:',
    ...list,
    `Urgency: ${WHEN[triaged.level]}.`,
    ...(told === null ? [] : [`Emergency told in the patient's words: ${told.title}.`]),
    `Red flags: ${flagged.length > 0 ? flagged.join(' | ') : 'none raised'}.`,
  ].join('\n');
};

const plan = ({ recommendation, medications }: NoteInput): string => {
  const against = medications
    .filter(({ suggested }) => !suggested)
    .map(
      ({ id, reason }) => `${id.replaceAll('_', ' ')}${reason === undefined ? '' : ` (${reason})`}`,
    );
  return [
    'Clinical examination with sensibility, percussion and periodontal tests as indicated; imaging as needed.',
    ...recommendation.map((step) => `- ${step}`),
    ...(against.length > 0 ? [`Not suggested to this patient: ${against.join('; ')}.`] : []),
  ].join('\n');
};

/** The note for the treating dentist (DIAG-09..12): what was reported, never more than was reported. */
export const writeSoapNote = (input: NoteInput): SoapNote => ({
  subjective: subjective(input),
  objective: objective(input),
  assessment: assessment(input),
  plan: plan(input),
});
