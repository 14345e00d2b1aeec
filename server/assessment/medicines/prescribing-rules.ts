import { PRESCRIBED_IDS } from '../../../contracts/booking/prescription.ts';
import type { PrescribedId } from '../../../contracts/booking/prescription.ts';
import type { PrescribingText } from '../texts/prescribing.ts';
import type { MedicineFacts } from './facts.ts';
import type { Family, Kind, ToldKinds } from './reactions.ts';

/** The facts of one patient, with the kinds of medicines that any of their words name. */
export type PrescribingFacts = MedicineFacts & {
  readonly kinds: ToldKinds;
  /** True when a reaction is told, and to what is not understood. */
  readonly reactsToUnknown: boolean;
  /** True when the judgement of the words and answers is an emergency. */
  readonly isEmergency: boolean;
  readonly years: number;
};

type Rule = {
  readonly of: readonly PrescribedId[];
  readonly kind: 'refused' | 'reason';
  readonly when: (facts: PrescribingFacts) => boolean;
  readonly says: PrescribingText;
};

/** The kind that each medicine is one of; painkillers and the rinse have rules of their own (`rules.ts`). */
const KIND_OF: Partial<Readonly<Record<PrescribedId, Kind>>> = {
  amoxicillin: 'penicillin',
  metronidazole: 'nitroimidazole',
  azithromycin: 'macrolide',
  lidocaine: 'anaesthetic',
  benzocaine: 'anaesthetic',
  clotrimazole: 'antifungal',
  triamcinolone: 'steroid',
  potassium_nitrate: 'toothpaste',
};

const ANTIBIOTICS = ['amoxicillin', 'metronidazole', 'azithromycin'] as const;

const OLD_FROM = 65;

/** Families of which the painkillers and the rinse are one: harm alone counts, since their names alone have rules of their own. */
const FAMILY_OF: Partial<Readonly<Record<PrescribedId, Family>>> = {
  ibuprofen: 'nsaid',
  paracetamol: 'paracetamol',
  chlorhexidine: 'chlorhexidine',
};

const harmed = (kind: Kind | Family) => (facts: PrescribingFacts) =>
  facts.kinds.get(kind) === 'harm';
const named = (kind: Kind) => (facts: PrescribingFacts) => facts.kinds.has(kind);

const BY_KIND: readonly Rule[] = (Object.entries(KIND_OF) as [PrescribedId, Kind][]).flatMap(
  ([id, kind]): Rule[] => [
    { of: [id], kind: 'refused', when: harmed(kind), says: 'reacted' },
    { of: [id], kind: 'reason', when: ({ kinds }) => kinds.get(kind) === 'name', says: 'named' },
  ],
);

const BY_FAMILY: readonly Rule[] = (Object.entries(FAMILY_OF) as [PrescribedId, Family][]).map(
  ([id, family]): Rule => ({ of: [id], kind: 'refused', when: harmed(family), says: 'reacted' }),
);

const isPregnant = (facts: PrescribingFacts): boolean =>
  facts.says('pregnancy', 'pregnant') ||
  facts.stated('pregnant') ||
  facts.told('pregnancy') ||
  facts.unsureOf('pregnancy');
const hasHeart = (facts: PrescribingFacts): boolean =>
  facts.ticked('heart_disease') ||
  facts.told('heart') ||
  facts.says('heart_or_blood', 'yes') ||
  facts.unsureOf('heart_or_blood');
const hasKidney = (facts: PrescribingFacts): boolean =>
  facts.says('kidney_or_liver', 'kidney', 'both') ||
  facts.told('kidney') ||
  facts.unsureOf('kidney_or_liver');
const hasLiver = (facts: PrescribingFacts): boolean =>
  facts.says('kidney_or_liver', 'liver', 'both') ||
  facts.told('liver', 'fattyLiver') ||
  facts.unsureOf('kidney_or_liver');
const isThinned = (facts: PrescribingFacts): boolean =>
  facts.ticked('blood_thinner', 'bleeding_disorder') ||
  facts.told('bleeding', 'warfarin') ||
  facts.says('heart_or_blood', 'yes') ||
  facts.unsureOf('heart_or_blood');
const isWeak = (facts: PrescribingFacts): boolean =>
  facts.ticked('immunosuppression') ||
  facts.stated('immunosuppressed') ||
  facts.told('immune') ||
  facts.says('heart_or_blood', 'yes');

/**
 * Rules about the medicines that the app itself never suggests. Sources: SDCEP Drug Prescribing for Dentistry with its
 * appendix of interactions, and the summaries of product characteristics; where a source leaves it to the prescriber, a reason is asked.
 */
const RULES: readonly Rule[] = [
  ...BY_KIND,
  ...BY_FAMILY,
  {
    of: Object.keys(KIND_OF) as PrescribedId[],
    kind: 'reason',
    when: (facts) => facts.says('reaction', 'several') || facts.unsureOf('reaction'),
    says: 'reaction_unsure',
  },
  {
    of: PRESCRIBED_IDS,
    kind: 'reason',
    when: ({ reactsToUnknown }) => reactsToUnknown,
    says: 'reaction_unknown',
  },
  { of: ANTIBIOTICS, kind: 'refused', when: harmed('antibiotic'), says: 'reacted_antibiotic' },
  { of: ['amoxicillin'], kind: 'reason', when: harmed('cephalosporin'), says: 'reacted_near' },
  {
    of: ['metronidazole'],
    kind: 'refused',
    when: (facts) => facts.told('warfarin'),
    says: 'warfarin',
  },
  {
    of: ['metronidazole'],
    kind: 'refused',
    when: (facts) => facts.told('lithium'),
    says: 'lithium',
  },
  { of: ['metronidazole'], kind: 'refused', when: named('disulfiram'), says: 'disulfiram' },
  { of: ['metronidazole'], kind: 'reason', when: named('epilepsy'), says: 'epilepsy' },
  // Metronidazole slows down how the body clears both: product characteristics of Busulfex and of fluorouracil.
  { of: ['metronidazole'], kind: 'refused', when: named('busulfan'), says: 'chemotherapy' },
  { of: ['metronidazole'], kind: 'refused', when: named('fluorouracil'), says: 'chemotherapy' },
  { of: ['amoxicillin'], kind: 'refused', when: named('methotrexate'), says: 'methotrexate' },
  { of: ['azithromycin'], kind: 'refused', when: named('rhythm'), says: 'rhythm' },
  // Product characteristics of azithromycin: other medicines that lengthen QT, myasthenia gravis, ciclosporin.
  { of: ['azithromycin'], kind: 'reason', when: named('qt'), says: 'rhythm' },
  { of: ['azithromycin'], kind: 'reason', when: named('myasthenia'), says: 'myasthenia' },
  { of: ['azithromycin'], kind: 'reason', when: named('ciclosporin'), says: 'ciclosporin' },
  { of: ['azithromycin', 'lidocaine'], kind: 'reason', when: hasHeart, says: 'heart' },
  { of: ['lidocaine', 'benzocaine'], kind: 'reason', when: named('epilepsy'), says: 'epilepsy' },
  { of: ['benzocaine'], kind: 'refused', when: named('methaemoglobin'), says: 'methaemoglobin' },
  { of: [...ANTIBIOTICS, 'clotrimazole'], kind: 'reason', when: isThinned, says: 'blood' },
  { of: ANTIBIOTICS, kind: 'reason', when: hasKidney, says: 'kidney' },
  { of: ANTIBIOTICS, kind: 'reason', when: hasLiver, says: 'liver' },
  {
    of: ANTIBIOTICS,
    kind: 'reason',
    when: (facts) => facts.says('age_or_weight', 'under_45_kg') || facts.unsureOf('age_or_weight'),
    says: 'light',
  },
  {
    of: [...ANTIBIOTICS, 'lidocaine', 'benzocaine', 'clotrimazole', 'triamcinolone'],
    kind: 'reason',
    when: isPregnant,
    says: 'pregnancy',
  },
  {
    of: [...ANTIBIOTICS, 'triamcinolone'],
    kind: 'reason',
    when: (facts) => facts.says('pregnancy', 'breastfeeding'),
    says: 'breastfeeding',
  },
  { of: ['triamcinolone', 'clotrimazole'], kind: 'reason', when: isWeak, says: 'immune' },
  {
    of: ['triamcinolone'],
    kind: 'reason',
    when: (facts) => facts.ticked('diabetes'),
    says: 'diabetes',
  },
  {
    of: ['triamcinolone'],
    kind: 'reason',
    when: (facts) =>
      facts.says('fever', 'yes') || facts.stated('fever', 'fever.38') || facts.unsureOf('fever'),
    says: 'fever',
  },
  { of: ['ibuprofen'], kind: 'reason', when: ({ years }) => years > OLD_FROM, says: 'over_65' },
];

/** Returns what speaks against one medicine, each thing once. */
export const rulesAgainst = (
  id: PrescribedId,
  facts: PrescribingFacts,
): { readonly kind: Rule['kind']; readonly says: PrescribingText }[] =>
  RULES.filter(({ of, when }) => of.includes(id) && when(facts)).map(({ kind, says }) => ({
    kind,
    says,
  }));
