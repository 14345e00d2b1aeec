import type { MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import { EMERGENCY_HELP } from '../../../contracts/assessment/emergency.ts';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import type { MedicineQuestionId } from '../../../contracts/assessment/medicines.ts';
import type { AgainstId, CautionId } from '../../../contracts/texts/en/engine/medicines.ts';
import type { MedicineFacts } from './facts.ts';

type When = (facts: MedicineFacts) => boolean;
type Ban = {
  readonly of: readonly MedicationId[];
  readonly when: When;
  readonly says: AgainstId;
};

type Caution = { readonly of: MedicationId; readonly when: When; readonly says: CautionId };

const ALL = ['ibuprofen', 'paracetamol', 'chlorhexidine', 'cold_compress'] as const;
const ORAL = ['ibuprofen', 'paracetamol', 'chlorhexidine'] as const;
const PAINKILLERS = ['ibuprofen', 'paracetamol'] as const;

const kindsOf = ({ emergency }: MedicineFacts): readonly string[] =>
  emergency?.level === 'medical' ? emergency.kinds : [];

const NOTHING_BY_MOUTH: ReadonlySet<string> = new Set(
  (Object.keys(EMERGENCY_HELP) as EmergencyKind[]).filter((kind) =>
    EMERGENCY_HELP[kind].advice.includes('nothing_by_mouth'),
  ),
);

/** No medicine is suggested in a medical emergency, whatever raised it. */
const EMERGENCY: readonly Ban[] = [
  {
    of: ALL,
    when: (facts) => kindsOf(facts).includes('analgesic_overdose'),
    says: 'overdose',
  },
  {
    of: ALL,
    when: (facts) => kindsOf(facts).some((kind) => NOTHING_BY_MOUTH.has(kind)),
    says: 'nothing_by_mouth',
  },
  { of: ALL, when: ({ emergency }) => emergency?.level === 'medical', says: 'emergency_first' },
];

const isOfChildBand: When = ({ patient }) => patient.age === 'age_0_18';

/**
 * Returns true for a child under 12. The question is not asked, and no answer lifts the ban, when the age band and the
 * words agree.
 */
const isUnder12: When = (facts) =>
  facts.says('age_or_weight', 'under_12') ||
  (isOfChildBand(facts) && facts.has('child.under_12', 'infant'));

/** Returns true for "not sure" about a patient who may be a child. */
const mayBeUnder12: When = (facts) =>
  facts.unsureOf('age_or_weight') &&
  (isOfChildBand(facts) || facts.has('child.under_12', 'infant'));

const AGE: readonly Ban[] = [
  { of: PAINKILLERS, when: isUnder12, says: 'child_dose' },
  { of: ['chlorhexidine'], when: isUnder12, says: 'child_rinse' },
  {
    of: ['ibuprofen'],
    when: (facts) => facts.says('age_or_weight', 'from_12_to_15'),
    says: 'under_16',
  },
  {
    of: PAINKILLERS,
    when: (facts) => facts.says('age_or_weight', 'under_45_kg'),
    says: 'under_45_kg',
  },
];

const reacted =
  (
    family: Parameters<MedicineFacts['reactedTo']>[0],
    option: 'asthma_or_nsaid' | 'paracetamol' | 'mouthwash',
  ): When =>
  (facts) =>
    facts.reactedTo(family) || facts.says('reaction', option, 'several');

const REACTION: readonly Ban[] = [
  { of: ['ibuprofen'], when: ({ reactedTo }) => reactedTo('nsaid'), says: 'nsaid_reaction' },
  {
    of: ['ibuprofen'],
    when: (facts) => facts.ticked('asthma') || facts.told('asthma'),
    says: 'asthma',
  },
  { of: ['ibuprofen'], when: reacted('nsaid', 'asthma_or_nsaid'), says: 'asthma_or_reaction' },
  {
    of: ['paracetamol'],
    when: reacted('paracetamol', 'paracetamol'),
    says: 'paracetamol_reaction',
  },
  { of: ['chlorhexidine'], when: reacted('chlorhexidine', 'mouthwash'), says: 'rinse_reaction' },
];

const isBleeding: When = (facts) =>
  facts.has('bleeding.not_stopping', 'gum.bleeds_by_itself') ||
  (facts.has('bleeding.socket') && !facts.has('bleeding.stopped_by_pressure'));

/** Bans by the history and the box; then those that the check adds. */
const IBUPROFEN: ReadonlyArray<Omit<Ban, 'of'>> = [
  { when: isBleeding, says: 'bleeding_now' },
  { when: (facts) => facts.ticked('heart_disease') || facts.told('heart'), says: 'heart_disease' },
  {
    when: (facts) => facts.ticked('bleeding_disorder', 'blood_thinner') || facts.told('bleeding'),
    says: 'bleeding_disorder',
  },
  {
    when: (facts) =>
      facts.ticked('immunosuppression') || facts.stated('immunosuppressed') || facts.told('immune'),
    says: 'weak_immunity',
  },
  { when: (facts) => facts.told('lithium'), says: 'lithium' },
  { when: (facts) => facts.told('pressureUncontrolled'), says: 'pressure_uncontrolled' },
  {
    when: (facts) =>
      facts.told('raasWithDiuretic', 'fluid') || (facts.told('raas') && facts.told('diuretic')),
    says: 'water_tablet',
  },
  { when: (facts) => facts.says('heart_or_blood', 'yes'), says: 'heart_or_blood' },
  {
    when: (facts) =>
      facts.says('pregnancy', 'pregnant') || facts.stated('pregnant') || facts.told('pregnancy'),
    says: 'pregnancy',
  },
  {
    when: (facts) => facts.says('stomach', 'in_the_past', 'now') || facts.told('gut'),
    says: 'gut',
  },
  {
    when: (facts) => facts.says('kidney_or_liver', 'kidney', 'both') || facts.told('kidney'),
    says: 'kidney',
  },
  {
    when: (facts) => facts.says('kidney_or_liver', 'liver', 'both') || facts.told('liver'),
    says: 'liver',
  },
  {
    when: (facts) => facts.says('fever', 'yes') || facts.stated('fever', 'fever.38'),
    says: 'fever',
  },
  { when: (facts) => facts.told('dengue'), says: 'fever' },
  { when: (facts) => facts.says('taken', 'nsaid', 'both'), says: 'nsaid_taken' },
];

const PARACETAMOL: ReadonlyArray<Omit<Ban, 'of'>> = [
  {
    when: (facts) => facts.says('kidney_or_liver', 'liver', 'both') || facts.told('liver'),
    says: 'paracetamol_liver',
  },
  { when: (facts) => facts.says('taken', 'much_paracetamol', 'both'), says: 'paracetamol_enough' },
];

/** Makes a ban of an unsure answer: "not sure" counts as yes. */
const unsure = (
  question: MedicineQuestionId,
  of: readonly MedicationId[],
  says: AgainstId,
): Ban => ({ of, when: (facts) => facts.unsureOf(question), says });

/** Bans by answers that the patient is not sure of, the most important first. */
const DOUBTS: readonly Ban[] = [
  { of: ORAL, when: mayBeUnder12, says: 'unsure_age' },
  unsure('age_or_weight', PAINKILLERS, 'unsure_age'),
  unsure('reaction', ORAL, 'unsure_reaction'),
  unsure('heart_or_blood', ['ibuprofen'], 'unsure_heart_or_blood'),
  unsure('pregnancy', ['ibuprofen'], 'unsure_pregnancy'),
  unsure('stomach', ['ibuprofen'], 'unsure_stomach'),
  unsure('fever', ['ibuprofen'], 'unsure_fever'),
  unsure('kidney_or_liver', PAINKILLERS, 'unsure_kidney_or_liver'),
  unsure('taken', PAINKILLERS, 'unsure_taken'),
];

/** Returns true on the first day, when the clot must not be rinsed away; an untold day may be the first. */
const isFirstDay: When = (facts) =>
  facts.has('tooth.extracted_recently') &&
  !facts.has(
    'onset.days',
    'onset.weeks',
    'onset.over_3_weeks',
    'onset.months',
    'socket.pain_after_days',
  );

const CHLORHEXIDINE: ReadonlyArray<Omit<Ban, 'of'>> = [
  { when: (facts) => facts.stated('stain.chlorhexidine'), says: 'rinse_stains' },
  {
    when: (facts) => facts.has('bleeding.socket', 'bleeding.not_stopping'),
    says: 'rinse_on_wound',
  },
  { when: isFirstDay, says: 'rinse_on_first_day' },
];

const COLD: ReadonlyArray<Omit<Ban, 'of'>> = [
  { when: (facts) => facts.told('coldHives') || facts.hinted('coldHives'), says: 'cold_reaction' },
  {
    when: (facts) =>
      facts.first === 'trigeminal_neuralgia' ||
      facts.told('neuralgia') ||
      facts.has('pain.electric', 'trigger.light_touch'),
    says: 'cold_neuralgia',
  },
];

const of =
  (id: MedicationId) =>
  (ban: Omit<Ban, 'of'>): Ban => ({ of: [id], ...ban });

/** Every ban, the most important first: the first that holds gives the reason. Sources in docs/clinical.md. */
const BANS: readonly Ban[] = [
  ...EMERGENCY,
  ...AGE,
  ...REACTION,
  ...IBUPROFEN.map(of('ibuprofen')),
  ...PARACETAMOL.map(of('paracetamol')),
  ...CHLORHEXIDINE.map(of('chlorhexidine')),
  ...COLD.map(of('cold_compress')),
];

const CAUTIONS: readonly Caution[] = [
  { of: 'ibuprofen', when: ({ isOver65 }) => isOver65, says: 'over_65' },
  { of: 'ibuprofen', when: (facts) => facts.told('ssri'), says: 'antidepressant' },
  {
    of: 'ibuprofen',
    when: (facts) =>
      facts.ticked('high_blood_pressure') || facts.told('pressure', 'raas', 'diuretic'),
    says: 'blood_pressure',
  },
  {
    of: 'paracetamol',
    when: (facts) => facts.says('age_or_weight', 'from_12_to_15'),
    says: 'dose_by_packet',
  },
  { of: 'paracetamol', when: (facts) => facts.told('fattyLiver'), says: 'fatty_liver' },
  {
    of: 'paracetamol',
    when: (facts) => facts.ticked('blood_thinner') || facts.told('warfarin'),
    says: 'blood_thinner',
  },
  {
    of: 'paracetamol',
    when: (facts) =>
      facts.says('taken', 'some_paracetamol', 'nsaid') || facts.told('paracetamol', 'combination'),
    says: 'count_paracetamol',
  },
  {
    of: 'ibuprofen',
    when: (facts) => facts.says('pregnancy', 'breastfeeding'),
    says: 'breastfeeding',
  },
  {
    of: 'paracetamol',
    when: (facts) => facts.says('pregnancy', 'breastfeeding'),
    says: 'breastfeeding',
  },
];

/** Lists every reason against a suggestion, in the order in which they are asked. */
export const bansOf = (id: MedicationId): AgainstId[] => [
  ...new Set([...BANS, ...DOUBTS].filter((ban) => ban.of.includes(id)).map(({ says }) => says)),
];

const firstOf = (bans: readonly Ban[], id: MedicationId, facts: MedicineFacts): AgainstId | null =>
  bans.find((ban) => ban.of.includes(id) && ban.when(facts))?.says ?? null;

/** Returns the reason why it must not be suggested; null when nothing is known against it. */
export const banOf = (id: MedicationId, facts: MedicineFacts): AgainstId | null =>
  firstOf(BANS, id, facts);

/** Returns the reason why a pharmacist has to be asked first; null when nothing is in doubt. */
export const doubtOf = (id: MedicationId, facts: MedicineFacts): AgainstId | null =>
  firstOf(DOUBTS, id, facts);

/** Returns the caution that is said beside a suggestion. */
export const cautionOf = (id: MedicationId, facts: MedicineFacts): CautionId | null =>
  CAUTIONS.find((caution) => caution.of === id && caution.when(facts))?.says ?? null;

const heldBy = (bans: readonly Ban[], id: MedicationId, facts: MedicineFacts): AgainstId[] =>
  bans.filter((ban) => ban.of.includes(id) && ban.when(facts)).map(({ says }) => says);

/** Returns everything that holds against a medicine, and not the most important alone: one reason may be lifted, and the next not. */
export const allAgainst = (id: MedicationId, facts: MedicineFacts) => ({
  bans: heldBy(BANS, id, facts),
  doubts: heldBy(DOUBTS, id, facts),
  cautions: CAUTIONS.filter((caution) => caution.of === id && caution.when(facts)).map(
    ({ says }) => says,
  ),
});

/** Returns true for more painkillers than a day allows; for a child or a light patient already the full number. */
const tellsOverdose: When = (facts) =>
  facts.says('taken', 'too_many') ||
  (facts.says('taken', 'much_paracetamol') &&
    (isUnder12(facts) || facts.says('age_or_weight', 'from_12_to_15', 'under_45_kg')));

/**
 * Returns the emergencies that the answers of the check tell by themselves, the gravest first. Blood that comes up and
 * stools black like tar are bleeding inside, with or without a painkiller: a hospital now (NHS, stomach ulcer; NICE
 * CG141).
 */
export const emergenciesToldBy = (facts: MedicineFacts): EmergencyKind[] => [
  ...(tellsOverdose(facts) ? (['analgesic_overdose'] as const) : []),
  ...(facts.says('stomach', 'now') ? (['coughed_blood'] as const) : []),
];
