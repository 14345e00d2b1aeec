import type { AgainstId, CautionId } from '../texts/en/medicines.ts';
import type { MedicineProfile } from './profile.ts';

/** `against`: why the suggestion must not be shown as one; `caution`: shown, but ask first. */
export type Check = { readonly against: AgainstId | null; readonly caution: CautionId | null };

type Reason<Id> = { readonly when: (profile: MedicineProfile) => boolean; readonly says: Id };

const swallowingInDanger = (profile: MedicineProfile): boolean =>
  profile.flagged('airway_compromise', 'dysphagia', 'inhaled_fragment') ||
  (profile.has('airway', 'swallowing.blocked') && !profile.has('infant'));

const bleedingNow = (profile: MedicineProfile): boolean =>
  profile.flagged('uncontrolled_bleeding') ||
  profile.has('bleeding.not_stopping', 'bleeding.faint') ||
  (profile.has('bleeding.socket') && !profile.has('bleeding.stopped_by_pressure')) ||
  profile.has('gum.bleeds_by_itself');

const overdosed = (profile: MedicineProfile): boolean =>
  profile.flagged('analgesic_overdose') || profile.has('overdose');

const ORAL: readonly Reason<AgainstId>[] = [
  { when: swallowingInDanger, says: 'nothing_by_mouth' },
  { when: (profile) => profile.mayBeUnder12, says: 'child_dose' },
];

const IBUPROFEN: readonly Reason<AgainstId>[] = [
  ...ORAL,
  { when: overdosed, says: 'overdose' },
  {
    when: (profile) => profile.allergicTo('nsaid'),
    says: 'nsaid_reaction',
  },
  {
    when: (profile) => profile.flagged('cardiac_symptoms'),
    says: 'heart_emergency',
  },
  { when: bleedingNow, says: 'bleeding_now' },
  {
    when: (profile) => profile.flagged('facial_trauma', 'head_injury', 'vision_change'),
    says: 'injury',
  },
  {
    when: (profile) => ticked(profile, 'asthma') || profile.mentions('asthma'),
    says: 'asthma',
  },
  {
    when: (profile) => ticked(profile, 'heart_disease') || profile.mentions('heart'),
    says: 'heart_disease',
  },
  {
    when: (profile) => ticked(profile, 'bleeding_disorder') || profile.mentions('bleeding'),
    says: 'bleeding_disorder',
  },
  {
    when: (profile) => profile.has('pregnant') || profile.mentions('pregnancy'),
    says: 'pregnancy',
  },
  {
    when: (profile) =>
      ticked(profile, 'immunosuppression') ||
      profile.has('immunosuppressed') ||
      profile.mentions('immune'),
    says: 'weak_immunity',
  },
  {
    when: (profile) => profile.mentions('lithium'),
    says: 'lithium',
  },
  {
    when: (profile) => profile.mentions('gut'),
    says: 'gut',
  },
  { when: (profile) => profile.mentions('kidney'), says: 'kidney' },
  {
    when: (profile) => profile.mentions('liver'),
    says: 'liver',
  },
  {
    when: (profile) => profile.mentions('pressureUncontrolled'),
    says: 'pressure_uncontrolled',
  },
  {
    when: (profile) =>
      profile.mentions('raasWithDiuretic') ||
      (profile.mentions('raas') && profile.mentions('diuretic')),
    says: 'pressure_and_water_tablets',
  },
  {
    when: (profile) => profile.mentions('dengue'),
    says: 'dengue',
  },
  {
    when: (profile) => profile.mentions('fluid'),
    says: 'water_tablet',
  },
  {
    when: (profile) => profile.namedInBox('nsaid'),
    says: 'nsaid_beside_allergies',
  },
];

const PARACETAMOL_ENOUGH_MG = 3000;

const PARACETAMOL: readonly Reason<AgainstId>[] = [
  ...ORAL,
  { when: overdosed, says: 'overdose' },
  {
    when: (profile) => profile.allergicTo('paracetamol'),
    says: 'paracetamol_reaction',
  },
  {
    when: (profile) => profile.namedInBox('paracetamol'),
    says: 'paracetamol_beside_allergies',
  },
  {
    when: (profile) => profile.mentions('liver'),
    says: 'paracetamol_liver',
  },
  {
    when: (profile) => profile.paracetamolMg >= PARACETAMOL_ENOUGH_MG,
    says: 'paracetamol_enough',
  },
];

const RINSE_TROUBLE =
  /\b(?:today|now|morning|hours?|just|minutes?|aaj|abhi|yesterday|kal|evening|tonight|night|first day)\b/i;

/** On the first day the clot must not be rinsed away. */
const firstDayAfterRemoval = (profile: MedicineProfile): boolean =>
  profile.has('tooth.extracted_recently') &&
  (profile.has('bleeding.socket', 'bleeding.not_stopping') ||
    profile.has('onset.hours') ||
    RINSE_TROUBLE.test(profile.wordsFor('tooth.extracted_recently')));

const CHLORHEXIDINE: readonly Reason<AgainstId>[] = [
  { when: swallowingInDanger, says: 'nothing_by_mouth' },
  { when: (profile) => profile.mayBeUnder12, says: 'child_rinse' },
  {
    when: (profile) => profile.allergicTo('chlorhexidine'),
    says: 'rinse_reaction',
  },
  {
    when: (profile) => profile.namedInBox('chlorhexidine'),
    says: 'rinse_beside_allergies',
  },
  {
    when: (profile) =>
      profile.mentions('stainedByRinse') ||
      (profile.has('stain.chlorhexidine') && profile.mentions('discoloured')),
    says: 'rinse_stains',
  },
  {
    when: (profile) => profile.has('bleeding.socket') || bleedingSocket(profile),
    says: 'rinse_on_wound',
  },
  {
    when: firstDayAfterRemoval,
    says: 'rinse_on_first_day',
  },
];

const bleedingSocket = (profile: MedicineProfile): boolean =>
  profile.flagged('uncontrolled_bleeding') || profile.has('bleeding.not_stopping');

const COLD: readonly Reason<AgainstId>[] = [
  {
    when: (profile) => profile.mentions('coldHives'),
    says: 'cold_reaction',
  },
  {
    when: (profile) =>
      profile.mentions('neuralgia') ||
      (profile.has('pain.electric') && profile.has('trigger.light_touch', 'pain.one_sided_face')),
    says: 'cold_neuralgia',
  },
];

const UNKNOWN_ALLERGY: Reason<CautionId> = {
  when: (profile) => profile.hasUnknownAllergy,
  says: 'unknown_allergy',
};

const IBUPROFEN_CAUTIONS: readonly Reason<CautionId>[] = [
  UNKNOWN_ALLERGY,
  { when: (profile) => profile.isOver65, says: 'over_65' },
  {
    when: (profile) => profile.mentions('ssri'),
    says: 'antidepressant',
  },
  {
    when: (profile) =>
      ticked(profile, 'high_blood_pressure') ||
      profile.mentions('pressure') ||
      profile.mentions('raas') ||
      profile.mentions('diuretic'),
    says: 'blood_pressure',
  },
  {
    when: (profile) => profile.mentions('nsaid'),
    says: 'same_family',
  },
  { when: (profile) => profile.isLight, says: 'low_weight' },
];

const PARACETAMOL_CAUTIONS: readonly Reason<CautionId>[] = [
  UNKNOWN_ALLERGY,
  { when: (profile) => profile.isLight, says: 'under_50_kg' },
  {
    when: (profile) => profile.mentions('fattyLiver'),
    says: 'fatty_liver',
  },
  {
    when: (profile) => profile.mentions('warfarin'),
    says: 'blood_thinner',
  },
  {
    when: (profile) => profile.mentions('immune') && profile.has('fever', 'fever.38'),
    says: 'hides_fever',
  },
  {
    when: (profile) => profile.mentions('paracetamol') || profile.mentions('combination'),
    says: 'count_paracetamol',
  },
];

const ticked = (
  profile: MedicineProfile,
  box: MedicineProfile['patient']['medicalHistory'][number],
): boolean => profile.patient.medicalHistory.includes(box);

const firstOf = <Id>(reasons: readonly Reason<Id>[], profile: MedicineProfile): Id | null =>
  reasons.find(({ when }) => when(profile))?.says ?? null;

/** Paracetamol: allergy, liver disease, overdose or daily limit reached, children, nothing by mouth. */
export const checkParacetamol = (profile: MedicineProfile): Check => ({
  against: firstOf(PARACETAMOL, profile),
  caution: firstOf(PARACETAMOL_CAUTIONS, profile),
});

/** Ibuprofen: the longest list. */
export const checkIbuprofen = (profile: MedicineProfile): Check => ({
  against: firstOf(IBUPROFEN, profile),
  caution: firstOf(IBUPROFEN_CAUTIONS, profile),
});

/** Chlorhexidine: reaction, stain it caused, bleeding or fresh socket, under 12, nothing by mouth. */
export const checkChlorhexidine = (profile: MedicineProfile): Check => ({
  against: firstOf(CHLORHEXIDINE, profile),
  caution: firstOf([UNKNOWN_ALLERGY], profile),
});

/** Cold compress: cold urticaria, Raynaud, neuralgia set off by cold or touch. */
export const checkCold = (profile: MedicineProfile): Check => ({
  against: firstOf(COLD, profile),
  caution: null,
});
