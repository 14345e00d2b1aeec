import type { MedicineProfile } from './profile.ts';

/** `against`: why the suggestion must not be shown as one; `caution`: shown, but ask first. */
export type Check = { readonly against: string | null; readonly caution: string | null };

type Reason = { readonly when: (profile: MedicineProfile) => boolean; readonly says: string };

const CHILD =
  'These are adult doses and this may be a child under 12; ask a doctor or pharmacist for a dose by age and weight.';
const NOTHING_BY_MOUTH =
  'Take nothing by mouth while swallowing or breathing is hard; get emergency help first.';
const CHILD_RINSE =
  'This mouthwash is for people aged 12 and over; brush gently and ask a dentist.';

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

const ORAL: readonly Reason[] = [
  { when: swallowingInDanger, says: NOTHING_BY_MOUTH },
  { when: (profile) => profile.mayBeUnder12, says: CHILD },
];

/** `{safer}` becomes paracetamol when that is allowed, otherwise advice to ask. */
const IBUPROFEN: readonly Reason[] = [
  ...ORAL,
  { when: overdosed, says: 'Take no more painkillers until a doctor has checked you.' },
  {
    when: (profile) => profile.allergicTo('nsaid'),
    says: 'You told us that a painkiller of this family does not suit you; {safer}.',
  },
  {
    when: (profile) => profile.flagged('cardiac_symptoms'),
    says: 'Not while the pain may come from the heart; get emergency help first.',
  },
  { when: bleedingNow, says: 'It can make bleeding worse; {safer}.' },
  {
    when: (profile) => profile.flagged('facial_trauma', 'head_injury', 'vision_change'),
    says: 'Not after this injury until a hospital has checked you.',
  },
  {
    when: (profile) => ticked(profile, 'Asthma') || profile.mentions('asthma'),
    says: 'It can set off asthma; {safer}.',
  },
  {
    when: (profile) => ticked(profile, 'Heart Disease') || profile.mentions('heart'),
    says: 'It can harm people with heart disease or a past stroke; {safer}.',
  },
  {
    when: (profile) => ticked(profile, 'Bleeding Disorders') || profile.mentions('bleeding'),
    says: 'It can cause bleeding with a bleeding disorder or a blood thinner; {safer}.',
  },
  {
    when: (profile) => profile.has('pregnant') || profile.mentions('pregnancy'),
    says: 'It is not for use in pregnancy or when trying for a baby; {safer}.',
  },
  {
    when: (profile) =>
      ticked(profile, 'Immunosuppression') ||
      profile.has('immunosuppressed') ||
      profile.mentions('immune'),
    says: 'It does not go with your treatment or a weakened immune system; {safer}.',
  },
  {
    when: (profile) => profile.mentions('lithium'),
    says: 'It can raise lithium to a dangerous level; {safer}.',
  },
  {
    when: (profile) => profile.mentions('gut'),
    says: 'It can make a stomach or gut problem bleed; {safer}.',
  },
  { when: (profile) => profile.mentions('kidney'), says: 'It can harm weak kidneys; {safer}.' },
  {
    when: (profile) => profile.mentions('liver'),
    says: 'It is not safe with liver disease; {safer}.',
  },
  {
    when: (profile) => profile.mentions('pressureUncontrolled'),
    says: 'It can raise blood pressure that is not under control; {safer}.',
  },
  {
    when: (profile) =>
      profile.mentions('raasWithDiuretic') ||
      (profile.mentions('raas') && profile.mentions('diuretic')),
    says: 'With your blood pressure and water tablets it can harm the kidneys; {safer}.',
  },
  {
    when: (profile) => profile.mentions('dengue'),
    says: 'It can cause bleeding in dengue and harm in chickenpox; {safer}.',
  },
  {
    when: (profile) => profile.mentions('fluid'),
    says: 'With your water tablet it can hold back water and harm the kidneys; {safer}.',
  },
  {
    when: (profile) => profile.namedInBox('nsaid'),
    says: 'You named a painkiller of this family beside your allergies, and we cannot tell whether it suits you; {safer}.',
  },
];

const PARACETAMOL_ENOUGH_MG = 3000;

const PARACETAMOL: readonly Reason[] = [
  ...ORAL,
  { when: overdosed, says: 'Take no more painkillers until a doctor has checked you.' },
  {
    when: (profile) => profile.allergicTo('paracetamol'),
    says: 'You told us that it does not suit you; ask a doctor or pharmacist which painkiller you can take.',
  },
  {
    when: (profile) => profile.namedInBox('paracetamol'),
    says: 'You named it beside your allergies, and we cannot tell whether it suits you; ask a pharmacist first.',
  },
  {
    when: (profile) => profile.mentions('liver'),
    says: 'It can harm a sick liver; ask your doctor which painkiller and dose is safe for you.',
  },
  {
    when: (profile) => profile.paracetamolMg >= PARACETAMOL_ENOUGH_MG,
    says: 'You already take about the daily limit of paracetamol; do not add more, and ask a pharmacist.',
  },
];

const RINSE_TROUBLE =
  /\b(?:today|now|morning|hours?|just|minutes?|aaj|abhi|yesterday|kal|evening|tonight|night|first day)\b/i;

/** On the first day the clot must not be rinsed away. */
const firstDayAfterRemoval = (profile: MedicineProfile): boolean =>
  profile.has('tooth.extracted_recently') &&
  (profile.has('bleeding.socket', 'bleeding.not_stopping') ||
    profile.has('onset.hours') ||
    RINSE_TROUBLE.test(profile.quoteOf('tooth.extracted_recently')));

const CHLORHEXIDINE: readonly Reason[] = [
  { when: swallowingInDanger, says: NOTHING_BY_MOUTH },
  { when: (profile) => profile.mayBeUnder12, says: CHILD_RINSE },
  {
    when: (profile) => profile.allergicTo('chlorhexidine'),
    says: 'You told us about a reaction to a rinse, and this one can cause a severe allergy; use salt water instead.',
  },
  {
    when: (profile) => profile.namedInBox('chlorhexidine'),
    says: 'You named this rinse beside your allergies, and we cannot tell whether it suits you; use salt water instead.',
  },
  {
    when: (profile) =>
      profile.mentions('stainedByRinse') ||
      (profile.has('stain.chlorhexidine') && profile.mentions('discoloured')),
    says: 'This mouthwash may be what stains your teeth; brush twice a day and ask a dentist about another.',
  },
  {
    when: (profile) => profile.has('bleeding.socket') || bleedingSocket(profile),
    says: 'Do not rinse a bleeding wound; bite on a clean cloth instead.',
  },
  {
    when: firstDayAfterRemoval,
    says: 'Do not rinse on the first day after a tooth was taken out.',
  },
];

const bleedingSocket = (profile: MedicineProfile): boolean =>
  profile.flagged('uncontrolled_bleeding') || profile.has('bleeding.not_stopping');

const COLD: readonly Reason[] = [
  {
    when: (profile) => profile.mentions('coldHives'),
    says: 'Cold sets off a skin or blood vessel reaction in you; leave it out.',
  },
  {
    when: (profile) =>
      profile.mentions('neuralgia') ||
      (profile.has('pain.electric') && profile.has('trigger.light_touch', 'pain.one_sided_face')),
    says: 'Cold or touch on the face can set off these attacks; keep the face warm instead.',
  },
];

const UNKNOWN_ALLERGY: Reason = {
  when: (profile) => profile.hasUnknownAllergy,
  says: 'you told us of an allergy, but we could not tell to what.',
};

const IBUPROFEN_CAUTIONS: readonly Reason[] = [
  UNKNOWN_ALLERGY,
  { when: (profile) => profile.isOver65, says: 'over the age of 65 it needs more care.' },
  {
    when: (profile) => profile.mentions('ssri'),
    says: 'with an antidepressant it can cause bleeding.',
  },
  {
    when: (profile) =>
      ticked(profile, 'High Blood Pressure') ||
      profile.mentions('pressure') ||
      profile.mentions('raas') ||
      profile.mentions('diuretic'),
    says: 'it can raise blood pressure.',
  },
  {
    when: (profile) => profile.mentions('nsaid'),
    says: 'do not take it together with another painkiller of the same family.',
  },
  { when: (profile) => profile.isLight, says: 'at a low body weight the dose may be lower.' },
];

const PARACETAMOL_CAUTIONS: readonly Reason[] = [
  UNKNOWN_ALLERGY,
  { when: (profile) => profile.isLight, says: 'under 50 kg the daily limit is lower.' },
  {
    when: (profile) => profile.mentions('fattyLiver'),
    says: 'with a fatty liver or daily alcohol the safe dose is lower.',
  },
  {
    when: (profile) => profile.mentions('warfarin'),
    says: 'regular use can strengthen your blood thinner.',
  },
  {
    when: (profile) => profile.mentions('immune') && profile.has('fever', 'fever.38'),
    says: 'measure your temperature first, because it hides a fever.',
  },
  {
    when: (profile) => profile.mentions('paracetamol') || profile.mentions('combination'),
    says: 'count what you already take; many cold and pain tablets hold paracetamol too.',
  },
];

const ticked = (
  profile: MedicineProfile,
  box: MedicineProfile['patient']['medicalHistory'][number],
): boolean => profile.patient.medicalHistory.includes(box);

const firstOf = (reasons: readonly Reason[], profile: MedicineProfile): string | null =>
  reasons.find(({ when }) => when(profile))?.says ?? null;

const cautionOf = (reasons: readonly Reason[], profile: MedicineProfile): string | null => {
  const found = firstOf(reasons, profile);
  return found === null ? null : `Check with a pharmacist first: ${found}`;
};

/** Paracetamol: allergy, liver disease, overdose or daily limit reached, children, nothing by mouth. */
export const checkParacetamol = (profile: MedicineProfile): Check => ({
  against: firstOf(PARACETAMOL, profile),
  caution: cautionOf(PARACETAMOL_CAUTIONS, profile),
});

/** Ibuprofen: the longest list; the reason names paracetamol when that is safe. */
export const checkIbuprofen = (profile: MedicineProfile): Check => {
  const safer =
    firstOf(PARACETAMOL, profile) === null
      ? 'paracetamol is the safer choice'
      : 'ask a doctor or pharmacist which painkiller you can take';
  return {
    against: firstOf(IBUPROFEN, profile)?.replace('{safer}', safer) ?? null,
    caution: cautionOf(IBUPROFEN_CAUTIONS, profile),
  };
};

/** Chlorhexidine: reaction, stain it caused, bleeding or fresh socket, under 12, nothing by mouth. */
export const checkChlorhexidine = (profile: MedicineProfile): Check => ({
  against: firstOf(CHLORHEXIDINE, profile),
  caution: cautionOf([UNKNOWN_ALLERGY], profile),
});

/** Cold compress: cold urticaria, Raynaud, neuralgia set off by cold or touch. */
export const checkCold = (profile: MedicineProfile): Check => ({
  against: firstOf(COLD, profile),
  caution: null,
});
