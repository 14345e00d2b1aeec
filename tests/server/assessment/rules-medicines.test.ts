import { describe, expect, it } from 'vitest';
import type { MedicalCondition } from '../../../contracts/chat-context.ts';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Family } from '../../../server/assessment/medicines/harm.ts';
import type { MedicineProfile } from '../../../server/assessment/medicines/profile.ts';
import {
  checkChlorhexidine,
  checkCold,
  checkIbuprofen,
  checkParacetamol,
} from '../../../server/assessment/medicines/rules.ts';
import type { Check } from '../../../server/assessment/medicines/rules.ts';
import {
  AGAINST,
  ASK_FIRST,
  CAUTIONS,
  SAFER,
} from '../../../server/assessment/texts/en/medicines.ts';
import { ADULT } from './rules.kit.ts';

type Topic = Parameters<MedicineProfile['mentions']>[0];

/** What is known of a patient, as far as medicines go. */
type Known = {
  readonly mentions?: readonly Topic[];
  readonly allergicTo?: Family;
  readonly inBox?: Family;
  readonly has?: readonly FindingId[];
  readonly flags?: readonly RedFlagId[];
  readonly ticked?: readonly MedicalCondition[];
  readonly quote?: string;
  readonly plain?: Partial<MedicineProfile>;
};

const profile = (known: Known): MedicineProfile => ({
  mentions: (topic) => known.mentions?.includes(topic) ?? false,
  allergicTo: (family) => known.allergicTo === family,
  namedInBox: (family) => known.inBox === family,
  hasUnknownAllergy: false,
  has: (...findings) => findings.some((finding) => known.has?.includes(finding)),
  wordsFor: () => known.quote ?? '',
  flagged: (...flags) => flags.some((flag) => known.flags?.includes(flag)),
  patient: { ...ADULT, medicalHistory: [...(known.ticked ?? [])] },
  paracetamolMg: 0,
  mayBeUnder12: false,
  isOver65: false,
  isLight: false,
  ...known.plain,
});

/** The words that the patient reads; the safer choice is paracetamol unless that is not safe either. */
const against = (check: Check, paracetamol: Check): string | null =>
  check.against &&
  AGAINST[check.against].replace(
    '{safer}',
    paracetamol.against === null ? SAFER.paracetamol : SAFER.ask,
  );
const caution = (check: Check): string | null =>
  check.caution && ASK_FIRST.replace('{caution}', CAUTIONS[check.caution]);

type Row = readonly [who: string, known: Known, says: string | null];

/** The same row for each of several flags or findings. */
const eachFlag = (flags: readonly RedFlagId[], says: string): Row[] =>
  flags.map((flag) => [flag, { flags: [flag] }, says]);
const eachFinding = (findings: readonly FindingId[], says: string | null): Row[] =>
  findings.map((finding) => [finding, { has: [finding] }, says]);
const eachTopic = (topics: readonly Topic[], says: string | null): Row[] =>
  topics.map((topic) => [topic, { mentions: [topic] }, says]);

const NOTHING_BY_MOUTH =
  'Take nothing by mouth while swallowing or breathing is hard; get emergency help first.';
const ADULT_DOSES =
  'These are adult doses and this may be a child under 12; ask a doctor or pharmacist for a dose by age and weight.';
const NO_MORE = 'Take no more painkillers until a doctor has checked you.';
const OR_PARACETAMOL = 'paracetamol is the safer choice.';

const BY_MOUTH: readonly Row[] = [
  ...eachFlag(['airway_compromise', 'dysphagia', 'inhaled_fragment'], NOTHING_BY_MOUTH),
  ...eachFinding(['airway', 'swallowing.blocked'], NOTHING_BY_MOUTH),
  ['a baby that drools', { has: ['swallowing.blocked', 'infant'] }, null],
];
const PAINKILLER: readonly Row[] = [
  ...BY_MOUTH,
  ['perhaps a child under 12', { plain: { mayBeUnder12: true } }, ADULT_DOSES],
  ...eachFlag(['analgesic_overdose'], NO_MORE),
  ...eachFinding(['overdose'], NO_MORE),
];

describe('ibuprofen is not suggested', () => {
  const BLEEDS = `It can make bleeding worse; ${OR_PARACETAMOL}`;
  const THINNED = `It can cause bleeding with a bleeding disorder or a blood thinner; ${OR_PARACETAMOL}`;
  const ASTHMA = `It can set off asthma; ${OR_PARACETAMOL}`;
  const HEART = `It can harm people with heart disease or a past stroke; ${OR_PARACETAMOL}`;
  const PREGNANT = `It is not for use in pregnancy or when trying for a baby; ${OR_PARACETAMOL}`;
  const IMMUNE = `It does not go with your treatment or a weakened immune system; ${OR_PARACETAMOL}`;
  const WATER = `With your blood pressure and water tablets it can harm the kidneys; ${OR_PARACETAMOL}`;

  const ROWS: readonly Row[] = [
    ['an adult of whom nothing is known', {}, null],
    ...PAINKILLER,
    [
      'a reaction to one of its family',
      { allergicTo: 'nsaid' },
      `You told us that a painkiller of this family does not suit you; ${OR_PARACETAMOL}`,
    ],
    ['a reaction to another family', { allergicTo: 'chlorhexidine' }, null],
    ...eachFlag(
      ['cardiac_symptoms'],
      'Not while the pain may come from the heart; get emergency help first.',
    ),
    ...eachFlag(['uncontrolled_bleeding'], BLEEDS),
    ...eachFinding(
      ['bleeding.not_stopping', 'bleeding.faint', 'bleeding.socket', 'gum.bleeds_by_itself'],
      BLEEDS,
    ),
    [
      'a bleeding that pressure stopped',
      { has: ['bleeding.socket', 'bleeding.stopped_by_pressure'] },
      null,
    ],
    ...eachFlag(
      ['facial_trauma', 'head_injury', 'vision_change'],
      'Not after this injury until a hospital has checked you.',
    ),
    ['asthma, ticked', { ticked: ['asthma'] }, ASTHMA],
    ...eachTopic(['asthma'], ASTHMA),
    ['heart disease, ticked', { ticked: ['heart_disease'] }, HEART],
    ...eachTopic(['heart'], HEART),
    ['a bleeding disorder, ticked', { ticked: ['bleeding_disorder'] }, THINNED],
    ...eachTopic(['bleeding'], THINNED),
    ...eachFinding(['pregnant'], PREGNANT),
    ...eachTopic(['pregnancy'], PREGNANT),
    ['a weakened defence, ticked', { ticked: ['immunosuppression'] }, IMMUNE],
    ...eachFinding(['immunosuppressed'], IMMUNE),
    ...eachTopic(['immune'], IMMUNE),
    ...eachTopic(['lithium'], `It can raise lithium to a dangerous level; ${OR_PARACETAMOL}`),
    ...eachTopic(['gut'], `It can make a stomach or gut problem bleed; ${OR_PARACETAMOL}`),
    ...eachTopic(['kidney'], `It can harm weak kidneys; ${OR_PARACETAMOL}`),
    ...eachTopic(
      ['liver'],
      'It is not safe with liver disease; ask a doctor or pharmacist which painkiller you can take.',
    ),
    ...eachTopic(
      ['pressureUncontrolled'],
      `It can raise blood pressure that is not under control; ${OR_PARACETAMOL}`,
    ),
    ...eachTopic(['raasWithDiuretic'], WATER),
    ['a pressure tablet and a water tablet', { mentions: ['raas', 'diuretic'] }, WATER],
    ...eachTopic(['raas', 'diuretic'], null),
    ...eachTopic(
      ['dengue'],
      `It can cause bleeding in dengue and harm in chickenpox; ${OR_PARACETAMOL}`,
    ),
    ...eachTopic(
      ['fluid'],
      `With your water tablet it can hold back water and harm the kidneys; ${OR_PARACETAMOL}`,
    ),
    [
      'one of its family named beside allergies',
      { inBox: 'nsaid' },
      `You named a painkiller of this family beside your allergies, and we cannot tell whether it suits you; ${OR_PARACETAMOL}`,
    ],
    ['diabetes and high pressure, ticked', { ticked: ['diabetes', 'high_blood_pressure'] }, null],
  ];

  it.each(ROWS)('%s', (_, known, says) => {
    const about = profile(known);
    expect(against(checkIbuprofen(about), checkParacetamol(about))).toBe(says);
  });
});

describe('paracetamol is not suggested', () => {
  const LIMIT =
    'You already take about the daily limit of paracetamol; do not add more, and ask a pharmacist.';

  const ROWS: readonly Row[] = [
    ['an adult of whom nothing is known', {}, null],
    ...PAINKILLER,
    [
      'a reaction to it',
      { allergicTo: 'paracetamol' },
      'You told us that it does not suit you; ask a doctor or pharmacist which painkiller you can take.',
    ],
    [
      'named beside allergies',
      { inBox: 'paracetamol' },
      'You named it beside your allergies, and we cannot tell whether it suits you; ask a pharmacist first.',
    ],
    ['a reaction to the other family', { allergicTo: 'nsaid' }, null],
    ...eachTopic(
      ['liver'],
      'It can harm a sick liver; ask your doctor which painkiller and dose is safe for you.',
    ),
    ['3 g taken', { plain: { paracetamolMg: 3000 } }, LIMIT],
    ['less than 3 g taken', { plain: { paracetamolMg: 2999 } }, null],
    ...eachTopic(['asthma', 'heart', 'kidney', 'gut', 'pregnancy'], null),
  ];

  it.each(ROWS)('%s', (_, known, says) => {
    const about = profile(known);
    expect(against(checkParacetamol(about), checkParacetamol(about))).toBe(says);
  });
});

describe('chlorhexidine is not suggested', () => {
  const STAINS =
    'This mouthwash may be what stains your teeth; brush twice a day and ask a dentist about another.';
  const WOUND = 'Do not rinse a bleeding wound; bite on a clean cloth instead.';
  const FIRST_DAY = 'Do not rinse on the first day after a tooth was taken out.';
  const REMOVED = 'tooth.extracted_recently';

  const ROWS: readonly Row[] = [
    ['an adult of whom nothing is known', {}, null],
    ...BY_MOUTH,
    [
      'perhaps a child under 12',
      { plain: { mayBeUnder12: true } },
      'This mouthwash is for people aged 12 and over; brush gently and ask a dentist.',
    ],
    [
      'a reaction to a rinse',
      { allergicTo: 'chlorhexidine' },
      'You told us about a reaction to a rinse, and this one can cause a severe allergy; use salt water instead.',
    ],
    [
      'a rinse named beside allergies',
      { inBox: 'chlorhexidine' },
      'You named this rinse beside your allergies, and we cannot tell whether it suits you; use salt water instead.',
    ],
    ...eachTopic(['stainedByRinse'], STAINS),
    ['a stain and this rinse', { has: ['stain.chlorhexidine'], mentions: ['discoloured'] }, STAINS],
    ['this rinse without a stain', { has: ['stain.chlorhexidine'] }, null],
    ['a stain without this rinse', { mentions: ['discoloured'] }, null],
    ...eachFinding(['bleeding.socket', 'bleeding.not_stopping'], WOUND),
    ...eachFlag(['uncontrolled_bleeding'], WOUND),
    ['a tooth out, hours ago', { has: [REMOVED, 'onset.hours'] }, FIRST_DAY],
    ...['removed today', 'JUST removed', 'kal nikala', '3 hours back'].map((quote): Row => [
      quote,
      { has: [REMOVED], quote },
      FIRST_DAY,
    ]),
    ['a tooth out, days ago', { has: [REMOVED], quote: 'removed 5 days back' }, null],
    ['hours, and no tooth out', { has: ['onset.hours'], quote: 'today' }, null],
  ];

  it.each(ROWS)('%s', (_, known, says) => {
    const about = profile(known);
    expect(against(checkChlorhexidine(about), checkParacetamol(about))).toBe(says);
  });
});

describe('cold is not suggested', () => {
  const ATTACKS =
    'Cold or touch on the face can set off these attacks; keep the face warm instead.';

  const ROWS: readonly Row[] = [
    ['an adult of whom nothing is known', {}, null],
    ...eachTopic(
      ['coldHives'],
      'Cold sets off a skin or blood vessel reaction in you; leave it out.',
    ),
    ...eachTopic(['neuralgia'], ATTACKS),
    ['attacks like a shock, by touch', { has: ['pain.electric', 'trigger.light_touch'] }, ATTACKS],
    [
      'attacks like a shock, on one side',
      { has: ['pain.electric', 'pain.one_sided_face'] },
      ATTACKS,
    ],
    ...eachFinding(['pain.electric', 'trigger.light_touch', 'pain.one_sided_face'], null),
  ];

  it.each(ROWS)('%s', (_, known, says) => {
    const about = profile(known);
    const check = checkCold(about);
    expect([against(check, checkParacetamol(about)), caution(check)]).toEqual([says, null]);
  });
});

describe('a suggestion with a caution', () => {
  const ask = (says: string): string => `Check with a pharmacist first: ${says}`;
  const UNKNOWN = ask('you told us of an allergy, but we could not tell to what.');
  const unknownAllergy: Known = { plain: { hasUnknownAllergy: true } };
  const PRESSURE = ask('it can raise blood pressure.');
  const COUNT = ask(
    'count what you already take; many cold and pain tablets hold paracetamol too.',
  );

  it.each<Row>([
    ['nothing known', {}, null],
    ['an allergy to something', unknownAllergy, UNKNOWN],
    ['over 65', { plain: { isOver65: true } }, ask('over the age of 65 it needs more care.')],
    ...eachTopic(['ssri'], ask('with an antidepressant it can cause bleeding.')),
    ['high pressure, ticked', { ticked: ['high_blood_pressure'] }, PRESSURE],
    ...eachTopic(['pressure', 'raas', 'diuretic'], PRESSURE),
    ...eachTopic(
      ['nsaid'],
      ask('do not take it together with another painkiller of the same family.'),
    ),
    ['light', { plain: { isLight: true } }, ask('at a low body weight the dose may be lower.')],
  ])('ibuprofen: %s', (_, known, says) => {
    expect(caution(checkIbuprofen(profile(known)))).toBe(says);
  });

  it.each<Row>([
    ['nothing known', {}, null],
    ['an allergy to something', unknownAllergy, UNKNOWN],
    ['light', { plain: { isLight: true } }, ask('under 50 kg the daily limit is lower.')],
    ...eachTopic(
      ['fattyLiver'],
      ask('with a fatty liver or daily alcohol the safe dose is lower.'),
    ),
    ...eachTopic(['warfarin'], ask('regular use can strengthen your blood thinner.')),
    ...(['fever', 'fever.38'] as const).map((fever): Row => [
      `${fever} with a weak defence`,
      { mentions: ['immune'], has: [fever] },
      ask('measure your temperature first, because it hides a fever.'),
    ]),
    ['a weak defence without fever', { mentions: ['immune'] }, null],
    ['fever', { has: ['fever'] }, null],
    ...eachTopic(['paracetamol', 'combination'], COUNT),
  ])('paracetamol: %s', (_, known, says) => {
    expect(caution(checkParacetamol(profile(known)))).toBe(says);
  });

  it.each<Row>([
    ['nothing known', {}, null],
    ['an allergy to something', unknownAllergy, UNKNOWN],
  ])('chlorhexidine: %s', (_, known, says) => {
    expect(caution(checkChlorhexidine(profile(known)))).toBe(says);
  });
});
