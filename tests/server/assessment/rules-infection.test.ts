import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { answered, denied, each, flagsOf, told } from './rules.kit.ts';
import type { Picture } from './rules.kit.ts';

/** Swellings that reach from a tooth into the face, and those that stay in the mouth or close an eye. */
const OF_THE_FACE = ['swelling.cheek', 'swelling.face_spreading', 'swelling.floor'] as const;
const OTHER_SWELLINGS = [
  'swelling.gum',
  'swelling.palate',
  'swelling.eye',
  'swelling.gum_flap',
] as const;
const SWELLINGS: readonly FindingId[] = [...OF_THE_FACE, ...OTHER_SWELLINGS];

/** What a dentist takes for an infected or sick tooth, gum or socket. */
const SICK_TOOTH: readonly FindingId[] = [
  'swelling.any',
  'tooth.infected',
  'pus',
  'pus.gum_edge',
  'swelling.gum_pimple',
  'tooth.cavity',
  'tooth.wisdom_partial',
  'tooth.root_canal',
  'tooth.high',
  'tooth.broken',
  'tooth.extracted_recently',
  'trigger.tapping',
  'trigger.biting',
  'pain.throbbing',
  'pain.severe',
  'gum.tips_lost',
  'gum.deep_pocket',
];

/** Signs that speak for a tooth or gum behind many small sores. */
const NOT_VIRAL: readonly FindingId[] = [
  ...OF_THE_FACE,
  'pus',
  'pus.gum_edge',
  'tooth.wisdom_partial',
  'swelling.gum_pimple',
  'gum.tips_lost',
];

const DROOLS = told('swallowing.blocked', 'he is drooling');
const CANNOT = told('swallowing.blocked', 'not even water goes down');

const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  airway_compromise: [
    ['trouble breathing says it by itself', true, ['airway']],
    ['a wheeze alone', false, ['breathing.after_fragment']],
    ...each(
      'a wheeze beside a swelling that can close the throat',
      true,
      [...OF_THE_FACE, 'swelling.neck'],
      ['breathing.after_fragment'],
    ),
    ...each(
      'a wheeze with another cause beside a swelling',
      false,
      ['injury.recent', 'tooth.fragment_missing', 'tooth.restoration_lost'],
      ['breathing.after_fragment', 'swelling.cheek'],
    ),
    ...each(
      'a wheeze beside a swelling inside the mouth',
      false,
      ['swelling.gum'],
      ['breathing.after_fragment'],
    ),
  ],

  dysphagia: [
    ['cannot swallow', true, [CANNOT]],
    ['drools', true, [DROOLS]],
    ['chosen as an answer, also while teething', true, [answered('swallowing.blocked'), 'infant']],
    ['painful sips chosen as an answer', true, [answered('swallowing.painful_sips')]],
    ['painful sips alone', false, ['swallowing.painful_sips']],
    ...each(
      'painful sips with infection or swelling',
      true,
      [
        ...OF_THE_FACE,
        'fever',
        'fever.38',
        'swelling.gum',
        'swelling.gum_flap',
        'tooth.wisdom_partial',
        'swelling.neck',
        'opening.suddenly_limited',
        'pus',
      ],
      ['swallowing.painful_sips'],
    ),
    ...each('the wet chin of teething', false, ['infant', 'tooth.erupting'], [DROOLS]),
    ...each('teething does not explain it', true, ['fever.38', ...OF_THE_FACE], [DROOLS, 'infant']),
    ...each('a child with sores who drools', false, ['ulcer.many_small', 'blisters.lip'], [DROOLS]),
    ...each(
      'a child with sores who cannot drink',
      true,
      ['ulcer.many_small', 'blisters.lip'],
      [CANNOT],
    ),
    ...each('sores with a tooth or gum behind them', true, NOT_VIRAL, [DROOLS, 'ulcer.many_small']),
    ['a lip asleep after the injection', false, [DROOLS, 'numbness.after_injection']],
    ['cannot swallow after the injection', true, [CANNOT, 'numbness.after_injection']],
    [
      'drools and cannot swallow after the injection',
      true,
      [DROOLS, CANNOT, 'numbness.after_injection'],
    ],
    ...each(
      'more than a lip asleep',
      true,
      ['fever', 'airway', ...SWELLINGS],
      [DROOLS, 'numbness.after_injection'],
    ),
    ...each(
      'a mouth that is stiff or dry for long',
      false,
      ['opening.slowly_limited', 'cheeks.stiff', 'mouth.dry'],
      [CANNOT],
    ),
    ...each(
      'a stiff mouth with infection on top',
      true,
      ['fever', 'airway', ...OF_THE_FACE],
      [CANNOT, 'opening.slowly_limited'],
    ),
  ],

  floor_of_mouth_swelling: [
    ['a swelling under the tongue', true, ['swelling.floor']],
    ...each(
      'a soft cyst under the tongue',
      false,
      ['lump.soft_bluish', 'lump.bursts_refills'],
      ['swelling.floor'],
    ),
    ['chosen as an answer', true, [answered('swelling.floor'), 'lump.soft_bluish']],
    ...each(
      'a soft lump with danger beside it',
      true,
      ['fever', 'airway', 'swallowing.blocked', 'pus'],
      ['swelling.floor', 'lump.soft_bluish'],
    ),
  ],

  trismus: [
    ['chosen as an answer', true, [answered('opening.suddenly_limited')]],
    [
      'chosen as an answer after an injury',
      false,
      [answered('opening.suddenly_limited'), 'injury.recent'],
    ],
    ['told without infection', false, ['opening.suddenly_limited']],
    ['an infection without it', false, ['fever.38', 'pus']],
    ...each(
      'with infection',
      true,
      ['fever', 'fever.38', ...SWELLINGS, ...SICK_TOOTH],
      ['opening.suddenly_limited'],
    ),
    ...each(
      'with another cause',
      false,
      ['opening.slowly_limited', 'injury.recent'],
      ['opening.suddenly_limited', 'fever'],
    ),
    ...each(
      'cheeks stiff for long',
      false,
      ['areca', 'tobacco.chewed', 'onset.over_3_weeks', 'onset.months', 'onset.years'],
      ['opening.suddenly_limited', 'fever', 'cheeks.stiff'],
    ),
    ['cheeks stiff since yesterday', true, ['opening.suddenly_limited', 'fever', 'cheeks.stiff']],
    ['areca without stiff cheeks', true, ['opening.suddenly_limited', 'fever', 'areca']],
    ...each(
      'many small sores are not a tooth',
      false,
      ['ulcer.many_small', 'blisters.lip'],
      ['opening.suddenly_limited', 'pain.throbbing'],
    ),
    ...each('sores with a tooth or gum behind them', true, NOT_VIRAL, [
      'opening.suddenly_limited',
      'ulcer.many_small',
      'pain.throbbing',
    ]),
    [
      'a blocked sinus is not a tooth',
      false,
      ['opening.suddenly_limited', 'sinus.congestion', 'pain.severe'],
    ],
    ...each(
      'a tooth behind a blocked sinus',
      true,
      ['pus', 'tooth.cavity', 'trigger.tapping', ...SWELLINGS],
      ['opening.suddenly_limited', 'sinus.congestion'],
    ),
  ],

  spreading_facial_swelling: [
    ['told', true, ['swelling.face_spreading']],
    ['a full cheek', false, ['swelling.cheek']],
    ['after a blow', false, ['swelling.face_spreading', 'injury.recent']],
    [
      'chosen as an answer after a blow',
      true,
      [answered('swelling.face_spreading'), 'injury.recent'],
    ],
    ...each(
      'after a blow, with infection',
      true,
      ['fever', 'fever.38', 'pus', 'tooth.cavity', 'tooth.wisdom_partial'],
      ['swelling.face_spreading', 'injury.recent'],
    ),
  ],

  eye_involvement: [
    ['a closing eye', true, ['swelling.eye']],
    ['a black eye after a blow', false, ['swelling.eye', 'injury.recent']],
    ['chosen as an answer after a blow', true, [answered('swelling.eye'), 'injury.recent']],
    [
      'a closing eye after a blow, with infection',
      true,
      ['swelling.eye', 'injury.recent', 'fever.38'],
    ],
    ['changed sight alone', false, ['injury.vision']],
    ...each('changed sight with a swollen face', true, OF_THE_FACE, ['injury.vision']),
    [
      'changed sight with a face swollen by a blow',
      false,
      ['injury.vision', 'swelling.cheek', 'injury.recent'],
    ],
  ],

  systemic_infection: [
    ['fever without infection', false, ['fever.38']],
    ['infection without fever', false, ['pus', 'swelling.cheek']],
    ...each('38 C or more', true, [...SWELLINGS, ...SICK_TOOTH], ['fever.38']),
    ['confused with infection', true, ['drowsy_confused', 'pus']],
    ['confused without infection', false, ['drowsy_confused']],
    ['confused after a blow', false, ['drowsy_confused', 'pus', 'injury.recent']],
    ...each(
      'a viral infection',
      false,
      ['ulcer.many_small', 'blisters.lip'],
      ['fever.38', 'pain.severe'],
    ),
    ['a blocked sinus', false, ['fever.38', 'sinus.congestion', 'pain.severe']],
    ['fever not measured, with pus', false, ['fever', 'pus']],
    ...each(
      'fever not measured, with a grave sign',
      true,
      [...OF_THE_FACE, 'swelling.neck', 'opening.suddenly_limited', 'malaise'],
      ['fever', 'pus'],
    ),
    ['fever not measured, a neck without infection', false, ['fever', 'swelling.neck']],
    ['fever measured below 38 C', false, ['fever', denied('fever.38'), 'pus', 'swelling.cheek']],
    ['38 C denied in one place, told in another', true, [denied('fever.38'), 'fever.38', 'pus']],
  ],

  immunosuppressed_infection: [
    ...each('a painful swelling', true, SWELLINGS, ['immunosuppressed', 'pain.any']),
    ...each(
      'an acute swelling',
      true,
      ['pain.any', 'pus', 'pain.severe', 'pain.moderate', 'onset.days', 'onset.hours'],
      ['immunosuppressed', 'swelling.gum'],
    ),
    ['diabetes out of control', true, ['diabetes.uncontrolled', 'swelling.gum', 'pus']],
    ['neither', false, ['swelling.gum', 'pus', 'fever.38']],
    ['a swelling that is not acute', false, ['immunosuppressed', 'swelling.gum']],
    ...each(
      'a swelling with another cause',
      false,
      ['gum.overgrown', 'injury.recent'],
      ['immunosuppressed', 'swelling.gum', 'pain.any'],
    ),
    ...each(
      'fever with a sick mouth',
      true,
      ['pus', 'tooth.cavity', 'ulcer.many_small', 'blisters.lip', 'ulcer.any', 'pain.any'],
      ['immunosuppressed', 'fever'],
    ),
    ['38 C with a sick mouth', true, ['immunosuppressed', 'fever.38', 'ulcer.any']],
    ['fever alone', false, ['immunosuppressed', 'fever']],
    ['a sore mouth without fever', false, ['immunosuppressed', 'ulcer.any', 'pain.any']],
  ],
};

describe.each(Object.entries(PICTURES))('the flag %s', (flag, pictures) => {
  it.each(pictures)('%s: %s', (_, raised, all) => {
    expect(flagsOf(all).includes(flag as never)).toBe(raised);
  });
});
