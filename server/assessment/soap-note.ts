import { NO_CONDITION } from '../../contracts/chat-context.ts';
import type { EngineEmergency, EngineMedication, SoapNote } from '../../contracts/diagnosis.ts';
import { RED_FLAG_LEVELS } from '../../contracts/red-flags.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
import { PERSON } from '../../contracts/texts/en/person.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import type { Meaning } from './knowledge/answers/meaning.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
  EVENT_MEANINGS,
} from './knowledge/answers/shared.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import { CONDITION_WORDS } from './texts/en/conditions/index.ts';
import { FINDINGS } from './texts/en/findings.ts';
import { ASKED_TOGETHER, FLAGS, LINES, MEDICINES, URGENCY } from './texts/en/soap-note.ts';
import { fill } from './texts/fill.ts';
import { conversationOf } from './texts/in-words.ts';
import type { Triage } from './triage.ts';

type Flag = { readonly id: RedFlagId; readonly because: readonly string[] };

/** All that the note is written from. */
export type NoteInput = {
  readonly patient: Patient;
  readonly settled: readonly Settled[];
  readonly ranking: readonly Ranked[];
  readonly triaged: Triage;
  /** The emergency that the concern's own words call for, whether or not a flag was raised. */
  readonly told: EngineEmergency | null;
  readonly flags: readonly Flag[];
  readonly recommendation: readonly string[];
  readonly medications: readonly EngineMedication[];
};

const LISTED = 3;

const answersOf = (patient: Patient): string =>
  conversationOf(patient)
    .map(({ question, answers }) => fill(LINES.answer, { question, answer: answers.join('; ') }))
    .join(' ');

const subjective = ({ patient }: NoteInput): string => {
  const history = patient.medicalHistory
    .filter((entry) => entry !== NO_CONDITION)
    .map((entry) => PERSON.conditions[entry])
    .join(', ');
  const answers = answersOf(patient);
  return [
    fill(LINES.ownWords, { issue: patient.issue.trim() }),
    fill(LINES.person, {
      age: PERSON.ages[patient.age],
      sex: PERSON.sexes[patient.sex].toLowerCase(),
      category: patient.category,
    }),
    ...(answers === '' ? [] : [fill(LINES.answers, { answers })]),
    fill(LINES.history, { history: history || LINES.noHistory }),
    fill(LINES.allergies, { allergies: patient.allergies.trim() || LINES.noAllergies }),
  ].join('\n');
};

/** Ages and bands of strength exclude each other: denying one tells a dentist nothing. */
const NOT_WORTH_DENYING = /^(?:child\.|infant$|pain\.(?:mild|moderate|severe|six_or_more)$)/;

const saidBy = (meanings: Readonly<Record<string, Meaning>>): readonly FindingId[] =>
  Object.values(meanings).flatMap(({ says }) => says ?? []);

/** Signs asked together: a dentist reads one line when all of a group are denied, not ten. */
const TOGETHER: ReadonlyArray<{ findings: readonly FindingId[]; words: string }> = [
  { findings: saidBy(DANGER_SIGN_MEANINGS), words: ASKED_TOGETHER.dangerSigns },
  { findings: saidBy(EVENT_MEANINGS), words: ASKED_TOGETHER.events },
  { findings: saidBy(BODY_SIGN_MEANINGS), words: ASKED_TOGETHER.bodySigns },
];

const listReported = (settled: readonly Settled[]): string =>
  settled
    .filter(({ present }) => present)
    .map(({ finding }) => FINDINGS[finding])
    .join('; ');

const listDenied = (settled: readonly Settled[]): string => {
  const denied = new Set(settled.filter(({ present }) => !present).map(({ finding }) => finding));
  const together = TOGETHER.filter(({ findings }) => findings.every((id) => denied.has(id)));
  for (const { findings } of together) for (const id of findings) denied.delete(id);
  const single = [...denied].filter((id) => !NOT_WORTH_DENYING.test(id)).map((id) => FINDINGS[id]);
  return [...together.map(({ words }) => words), ...single].join('; ');
};

const objective = ({ patient, settled }: NoteInput): string => {
  const xray = patient.xrayFindings?.trim() ?? '';
  return [
    fill(LINES.reported, { findings: listReported(settled) || LINES.nothingReported }),
    fill(LINES.denied, { findings: listDenied(settled) || LINES.nothingDenied }),
    ...(xray === '' ? [] : [fill(LINES.xray, { xray })]),
  ].join('\n');
};

const flagLine = ({ id, because }: Flag): string =>
  fill(because.length > 0 ? LINES.flagBecause : LINES.flag, {
    flag: FLAGS[id],
    level: RED_FLAG_LEVELS[id],
    because: because.join('; '),
  });

const assessment = ({ ranking, triaged, told, flags }: NoteInput): string => {
  const list = ranking.slice(0, LISTED).map(({ condition, share }, index) =>
    fill(LINES.condition, {
      place: index + 1,
      name: CONDITION_WORDS[condition.id].name,
      percent: Math.max(1, Math.floor(share * 100)),
    }),
  );
  return [
    LINES.conditions,
    ...list,
    fill(LINES.urgency, { urgency: URGENCY[triaged.level] }),
    ...(told === null ? [] : [fill(LINES.told, { title: EMERGENCY.titles[helpIn(told).title] })]),
    fill(LINES.flags, { flags: flags.map(flagLine).join(' | ') || LINES.noFlags }),
  ].join('\n');
};

const againstLine = ({ id, reason }: EngineMedication): string =>
  reason === undefined
    ? MEDICINES[id]
    : fill(LINES.medicineAgainst, { medicine: MEDICINES[id], reason });

const plan = ({ recommendation, medications }: NoteInput): string => {
  const against = medications.filter(({ suggested }) => !suggested).map(againstLine);
  return [
    LINES.examination,
    ...recommendation.map((step) => fill(LINES.step, { step })),
    ...(against.length > 0 ? [fill(LINES.against, { medicines: against.join('; ') })] : []),
  ].join('\n');
};

/** The note for the treating dentist (DIAG-09..12): what was reported, never more than was reported. */
export const writeSoapNote = (input: NoteInput): SoapNote => ({
  subjective: subjective(input),
  objective: objective(input),
  assessment: assessment(input),
  plan: plan(input),
});
