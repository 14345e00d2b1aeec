import type { FollowUpAnswers } from '../../contracts/chat-context.ts';
import { NO_CONDITION } from '../../contracts/chat-context.ts';
import type { Medication, SoapNote } from '../../contracts/diagnosis.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { RED_FLAG_LEVELS } from '../../contracts/red-flags.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import { FINDINGS } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import type { Triage } from './triage.ts';

type Flag = { readonly id: RedFlagId; readonly because: readonly string[] };

/** All that the note is written from. */
export type NoteInput = {
  readonly patient: Patient;
  readonly settled: readonly Settled[];
  readonly ranking: readonly Ranked[];
  readonly triaged: Triage;
  readonly flags: readonly Flag[];
  readonly recommendation: readonly string[];
  readonly medications: readonly Medication[];
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
    `Complaint in the patient's words: "${patient.issue.trim()}".`,
    `Age ${patient.age}, sex ${patient.sex.toLowerCase()}, category ${patient.category}.`,
    ...(answers === '' ? [] : [`Answers: ${answers}`]),
    `Medical history: ${history.length > 0 ? history.join(', ') : 'none ticked'}.`,
    `Allergies and medicines: ${patient.allergies.trim() === '' ? 'none stated' : patient.allergies.trim()}.`,
  ].join('\n');
};

/** Ages and bands of strength exclude each other: denying one tells a dentist nothing. */
const NOT_WORTH_DENYING = /^(?:child\.|infant$|pain\.(?:mild|moderate|severe|six_or_more)$)/;

const listFindings = (settled: readonly Settled[], present: boolean): string =>
  settled
    .filter(
      (item) => item.present === present && (present || !NOT_WORTH_DENYING.test(item.finding)),
    )
    .map(({ finding }) => FINDINGS[finding])
    .join('; ');

const objective = ({ patient, settled }: NoteInput): string => {
  const reported = listFindings(settled, true);
  const denied = listFindings(settled, false);
  const xray = patient.xrayFindings?.trim() ?? '';
  return [
    `Not examined. Reported findings: ${reported === '' ? 'none recognised' : reported}.`,
    `Denied: ${denied === '' ? 'nothing asked was denied' : denied}.`,
    ...(xray === '' ? [] : [`X-ray findings as supplied, not verified: ${xray}`]),
  ].join('\n');
};

const assessment = ({ ranking, triaged, flags }: NoteInput): string => {
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
