import { AGE_BANDS } from '../../contracts/assessment/chat-context-ids.ts';
import type { MedicationId } from '../../contracts/assessment/diagnosis.ts';
import type { MedicineAnswers } from '../../contracts/assessment/medicines.ts';
import type {
  PrescribedLine,
  PrescribingConflict,
  ToldAtVisit,
} from '../../contracts/booking/prescription.ts';
import {
  ADULT_FROM,
  FORMULARY,
  dayMgOf,
  isWithinBounds,
  tellsDose,
} from '../../contracts/rules/prescribing.ts';
import { withMemory } from './evidence/text/memory.ts';
import { judge, medicineCaseOf } from './judge.ts';
import { reasonAgainst } from './medicines.ts';
import { readFacts } from './medicines/facts.ts';
import type { MedicineCase } from './medicines/facts.ts';
import type { MedicineTopic } from './medicines/lexicon/names.ts';
import { rulesAgainst } from './medicines/prescribing-rules.ts';
import type { PrescribingFacts } from './medicines/prescribing-rules.ts';
import { readKinds, tellsUnknownReaction } from './medicines/reactions.ts';
import type { KindTold, ToldKind, ToldKinds } from './medicines/reactions.ts';
import { allAgainst, emergenciesToldBy } from './medicines/rules.ts';
import type { Patient } from './patient.ts';
import type { AgainstId, CautionId } from '../../contracts/texts/en/engine/medicines.ts';
import { CAUTIONS } from '../../contracts/texts/en/engine/medicines.ts';
import { PRESCRIBING, TOPIC_WORDS } from './texts/prescribing.ts';
import type { PrescribingText } from './texts/prescribing.ts';
import { fill } from './texts/fill.ts';

/** An assessment that the patient has shared in the room. */
type SharedPatient = { readonly patient: Patient; readonly isEmergency: boolean };

/** Everything that is known when a dentist prescribes. */
export type PrescribingCase = {
  readonly told: ToldAtVisit;
  readonly lines: readonly PrescribedLine[];
  /** Words of the patient that stand nowhere else: the notes of the booking. */
  readonly notes: string;
  /** The newest first. */
  readonly shared: readonly SharedPatient[];
  /** True when this dentist has seen this patient by video before, in the time of a follow-up. */
  readonly isFollowUp: boolean;
  /** True where somebody answers for the patient of the call as for a child, whatever age was told in it. */
  readonly isChild: boolean;
};

type Against = Omit<PrescribingConflict, 'line'>;

/** Medicines that the app suggests to patients by itself have their own rules, which hold for a prescription too. */
const SUGGESTED: Partial<Readonly<Record<string, MedicationId>>> = {
  paracetamol: 'paracetamol',
  ibuprofen: 'ibuprofen',
  chlorhexidine: 'chlorhexidine',
};

/**
 * Bans of self-care that a dentist may lift with a reason: they are about doses, about today, and about stains. Every other ban
 * refuses.
 */
const LIFTED: ReadonlySet<AgainstId> = new Set<AgainstId>([
  'under_45_kg',
  'nsaid_taken',
  'paracetamol_enough',
  'rinse_stains',
  'rinse_on_first_day',
]);

const refused = (id: PrescribingText): Against => ({ id, kind: 'refused', text: PRESCRIBING[id] });
const reason = (id: PrescribingText): Against => ({ id, kind: 'reason', text: PRESCRIBING[id] });
const appSays = (kind: Against['kind'], id: AgainstId | CautionId, text: string): Against => ({
  id: `app.${id}`,
  kind,
  text: fill(PRESCRIBING.app_says, { reason: text }),
});
const wordsName = (topic: MedicineTopic): Against => ({
  id: `words.${topic}`,
  kind: 'reason',
  text: fill(PRESCRIBING.words_name, { topic: TOPIC_WORDS[topic] }),
});

const BAND_FROM = [0, 19, 31, 51] as const;
const bandOf = (years: number): Patient['age'] =>
  AGE_BANDS[BAND_FROM.findLastIndex((from) => years >= from)] ?? 'age_0_18';

/** A patient of whom nothing is known but what was told in the call and written at booking. */
const untold = (notes: string): Patient => ({
  issue: notes,
  category: 'other',
  age: 'age_19_30',
  sex: 'undisclosed',
  followUpAnswers: {},
  medicalHistory: [],
  allergies: '',
});

const answersOf = ({ answers: { weight, ...answers } }: ToldAtVisit): MedicineAnswers => ({
  ...answers,
  age_or_weight: weight,
});

const kindsIn = (texts: readonly string[]): ToldKinds => {
  const told = new Map<ToldKind, KindTold>();
  for (const text of texts) {
    for (const [kind, how] of readKinds(text)) {
      if (told.get(kind) !== 'harm') told.set(kind, how);
    }
  }
  return told;
};

/** Number of shared assessments that are judged, the newest: a judgement takes long, and one call must not hold up the rest. */
const JUDGED_MAX = 5;

/** Reads boxes, answers and words alone, and judges nothing. */
const unjudged = (patient: Patient): MedicineCase => ({
  patient,
  settled: [],
  first: null,
  emergency: null,
});

/**
 * Reads the facts of one patient: what was told in the call is told beside their own words. An emergency that the judgement finds asks
 * for a reason here, so that the rules of self-care, which it stops altogether, do not hear of it.
 */
const factsOf = (
  patient: Patient,
  isJudged: boolean,
  { told, notes }: PrescribingCase,
): PrescribingFacts => {
  const { childAge: _child, ...rest } = patient;
  const asked: Patient = {
    ...rest,
    age: bandOf(told.age),
    allergies: `${told.history}. ${patient.allergies}`,
  };
  const found = isJudged ? medicineCaseOf(asked, judge(asked)) : unjudged(asked);
  const facts = readFacts({ ...found, emergency: null })(answersOf(told), []);
  const texts = [told.history, patient.allergies, patient.issue, patient.xrayFindings ?? '', notes];
  return {
    ...facts,
    kinds: kindsIn(texts),
    reactsToUnknown: texts.some(tellsUnknownReaction),
    isEmergency: found.emergency !== null,
    years: told.age,
  };
};

const againstSuggested = (id: MedicationId, facts: PrescribingFacts): Against[] => {
  const { bans, doubts, cautions } = allAgainst(id, facts);
  return [
    ...bans.map((ban) =>
      appSays(LIFTED.has(ban) ? 'reason' : 'refused', ban, reasonAgainst(id, ban, facts)),
    ),
    ...doubts.map((doubt) => appSays('reason', doubt, reasonAgainst(id, doubt, facts))),
    ...cautions.map((caution) => appSays('reason', caution, CAUTIONS[caution])),
  ];
};

const LIGHT_MG = 500;
const LIGHT_TIMES = 3;

/** Returns true for a dose of paracetamol that is too much for a light patient, whatever the reason. */
const isTooMuchFor = (facts: PrescribingFacts, line: PrescribedLine): boolean => {
  const isLight = facts.says('age_or_weight', 'under_45_kg') || facts.unsureOf('age_or_weight');
  if (!isLight || line.medicine !== 'paracetamol') return false;
  const strength = FORMULARY.paracetamol.strengths.find(({ label }) => label === line.strength);
  return line.dose * (strength?.mg ?? Infinity) > LIGHT_MG || line.times > LIGHT_TIMES;
};

const byRules = ({ medicine }: PrescribedLine, facts: PrescribingFacts): Against[] => {
  const suggested = SUGGESTED[medicine];
  return [
    ...(suggested === undefined ? [] : againstSuggested(suggested, facts)),
    ...rulesAgainst(medicine, facts).map(({ kind, says }) =>
      kind === 'refused' ? refused(says) : reason(says),
    ),
  ];
};

/**
 * Lists the topics that the rules of a medicine ask about, and that the patient's words name elsewhere than in the box: in the notes,
 * in the concern, beside a relative. Such words may be misread, so that they ask for a reason. The rules themselves tell their topics, so
 * that none can be forgotten here.
 */
const topicsNamed = (line: PrescribedLine, facts: PrescribingFacts): MedicineTopic[] => {
  const named = new Set<MedicineTopic>();
  const told: PrescribingFacts['told'] = (...topics) => {
    for (const topic of topics) {
      if (facts.hinted(topic) && !facts.told(topic)) named.add(topic);
    }
    return facts.told(...topics);
  };
  byRules(line, { ...facts, told });
  return [...named];
};

/** Lists what one patient's facts say against one line. */
const byFacts = (line: PrescribedLine, facts: PrescribingFacts): Against[] => [
  ...(emergenciesToldBy(facts).length > 0 ? [refused('emergency_now')] : []),
  ...byRules(line, facts),
  ...(isTooMuchFor(facts, line) ? [refused('light_dose')] : []),
  ...(facts.ticked('medicine_allergy') ? [reason('allergy_ticked')] : []),
  ...(facts.isEmergency ? [reason('emergency_told')] : []),
  ...topicsNamed(line, facts).map(wordsName),
];

/** Medicines of one kind: two of them in one prescription are a double dose. */
const SAME: readonly (readonly string[])[] = [['lidocaine', 'benzocaine']];

const isTwice = (lines: readonly PrescribedLine[], at: number): boolean =>
  lines
    .slice(0, at)
    .some(
      ({ medicine: earlier }) =>
        earlier === lines[at]?.medicine ||
        SAME.some((kind) => kind.includes(earlier) && kind.includes(lines[at]?.medicine ?? '')),
    );

/** Most of paracetamol in a day below 50 kg (BNF), in milligrams. The check asks about 45 kg alone. */
const MUCH_PARACETAMOL_MG = 3000;

const isMuchParacetamol = (line: PrescribedLine): boolean =>
  line.medicine === 'paracetamol' && dayMgOf(line) > MUCH_PARACETAMOL_MG;

/** Lists what speaks against one line before anything of the patient is read. */
const byLine = ({ lines, told, isFollowUp, isChild }: PrescribingCase, at: number): Against[] => {
  const line = lines[at];
  if (line === undefined) return [];
  const isListB = FORMULARY[line.medicine].list === 'B';
  return [
    ...(told.age < ADULT_FROM || isChild ? [refused('minor')] : []),
    ...(isWithinBounds(line) ? [] : [refused('bounds')]),
    ...(isTwice(lines, at) ? [refused('twice')] : []),
    ...(tellsDose(line.note) ? [refused('note_dose')] : []),
    ...(isMuchParacetamol(line) ? [reason('much_paracetamol')] : []),
    ...(isListB ? [isFollowUp ? reason('follow_up') : refused('not_follow_up')] : []),
  ];
};

const byShared = ({ shared, told }: PrescribingCase): Against[] => [
  ...(shared.some(({ isEmergency }) => isEmergency) ? [reason('emergency_told')] : []),
  ...(shared.some(({ patient }) => patient.age !== bandOf(told.age)) ? [reason('other_age')] : []),
];

/**
 * Tells what speaks against each line of a prescription (NEW-51): by the medicine rules of the app and those for what only a dentist
 * prescribes, on what was told in the call, written at booking, and shared. What is refused cannot be prescribed; for the rest the
 * dentist writes a reason.
 */
export const checkPrescribing = (asked: PrescribingCase): PrescribingConflict[] =>
  withMemory(() => {
    const patients = [untold(asked.notes), ...asked.shared.map(({ patient }) => patient)];
    const facts = patients.map((patient, at) => factsOf(patient, at <= JUDGED_MAX, asked));
    return asked.lines.flatMap((line, at) => {
      const all = [
        ...byLine(asked, at),
        ...facts.flatMap((each) => byFacts(line, each)),
        ...byShared(asked),
      ];
      const once = new Map(all.map((each) => [each.id, each]));
      return [...once.values()].map((each) => ({ line: at, ...each }));
    });
  });
