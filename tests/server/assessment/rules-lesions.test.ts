import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { each, flagsOf } from './rules.kit.ts';
import type { Picture } from './rules.kit.ts';

const HABITS = ['tobacco.smoked', 'tobacco.chewed', 'areca', 'alcohol', 'habit.any'] as const;

/** Over three weeks, in every way it is told. */
const LONG = ['onset.over_3_weeks', 'onset.months', 'ulcer.over_3_weeks'] as const;

/** What makes a change look like cancer. */
const SINISTER: readonly FindingId[] = [
  'ulcer.hard_edge',
  'lump.growing_bleeding',
  'lump.neck',
  'numbness',
  'weight_loss',
];

const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  suspected_malignancy: [
    ['a suspicion that a dentist has told', true, ['cancer.suspected']],
    ['an ulcer of over three weeks', true, ['ulcer.over_3_weeks']],
    ['an ulcer of over two weeks', false, ['ulcer.over_2_weeks']],
    ...each('an ulcer of over two weeks with a habit', true, HABITS, ['ulcer.over_2_weeks']),
    ['an ulcer of some days', false, ['ulcer.any', 'onset.days', 'ulcer.hard_edge']],
    ['months with ulcers that look harmless', false, ['ulcer.any', 'onset.months']],
    ...each('an ulcer for months that looks like cancer', true, SINISTER, [
      'ulcer.any',
      'onset.months',
    ]),
    ...each(
      'an ulcer of a kind that heals',
      false,
      ['course.heals_10_days', 'ulcer.many_small', 'tongue.map'],
      ['ulcer.over_3_weeks'],
    ),
    ...each('of a kind that heals, but looks like cancer', true, SINISTER, [
      'ulcer.over_3_weeks',
      'course.heals_10_days',
    ]),
    ['an ulcer at a sharp tooth', false, ['ulcer.over_3_weeks', 'ulcer.at_sharp_tooth']],
    ...each(
      'at a sharp tooth, with a worse cause',
      true,
      [...SINISTER, 'tobacco.chewed', 'areca'],
      ['ulcer.over_3_weeks', 'ulcer.at_sharp_tooth'],
    ),
    [
      'at a sharp tooth of a smoker',
      false,
      ['ulcer.over_3_weeks', 'ulcer.at_sharp_tooth', 'tobacco.smoked'],
    ],

    ...each('a red patch for long', true, LONG, ['patch.red']),
    ['a red and white patch for long', true, ['patch.red_white', 'onset.months']],
    ['a red patch since days', false, ['patch.red', 'onset.days']],
    ['a white patch for long', false, ['patch.white', 'onset.months']],
    ...each(
      'a red patch with a clear cause',
      false,
      ['tongue.map', 'patch.wipes_off', 'denture.worn', 'patch.lacy', 'course.moves'],
      ['patch.red', 'onset.months'],
    ),
    ...each(
      'years, and growing',
      true,
      ['course.worsening', 'lump.growing_bleeding'],
      ['patch.red', 'onset.years'],
    ),
    ['years without a change', false, ['patch.red', 'onset.years']],

    ...each(
      'a lump for long that looks like cancer',
      true,
      ['lump.growing_bleeding', 'ulcer.hard_edge'],
      ['lump.any', 'onset.months'],
    ),
    ['a lump since days', false, ['lump.any', 'lump.growing_bleeding', 'onset.days']],
    ['a lump for long and nothing else', false, ['lump.any', 'onset.months']],
    ...each('a lump for long with a habit', true, HABITS, ['lump.any', 'onset.months']),
    ...each(
      'a lump of a harmless kind',
      false,
      ['lump.soft_bluish', 'lump.bursts_refills', 'swelling.gum_pimple', 'pregnant'],
      ['lump.any', 'onset.months', 'lump.growing_bleeding'],
    ),
    [
      'a firm smooth lump with a hard edge',
      false,
      ['lump.any', 'onset.months', 'lump.firm_smooth', 'ulcer.hard_edge'],
    ],
    ...each(
      'a firm lump that grows or spreads',
      true,
      ['lump.growing_bleeding', 'lump.neck', 'numbness', 'weight_loss'],
      ['lump.any', 'onset.months', 'lump.firm_smooth', 'ulcer.hard_edge'],
    ),
    ...each(
      'a lump of a smoker with a clear cause',
      false,
      ['lump.firm_smooth', 'denture.worn', 'ulcer.at_sharp_tooth'],
      ['lump.any', 'onset.months', 'tobacco.smoked'],
    ),

    ['a socket not healed for long', true, ['socket.not_healing', 'onset.months']],
    ['a socket since days', false, ['socket.not_healing']],
    ...each(
      'a socket that looks like cancer',
      true,
      ['numbness', 'lump.growing_bleeding'],
      ['socket.not_healing'],
    ),

    ...each(
      'one loose tooth with a sign',
      true,
      ['numbness', 'lump.any', 'ulcer.any', 'lump.neck', 'weight_loss'],
      ['tooth.loose_one', 'onset.months'],
    ),
    ['one loose tooth alone', false, ['tooth.loose_one', 'onset.months']],
    ['one loose tooth since days', false, ['tooth.loose_one', 'numbness', 'onset.days']],
    ...each(
      'a loose tooth with a clear cause',
      false,
      [
        'tooth.loose_many',
        'gum.deep_pocket',
        'gum.receded',
        'pus.gum_edge',
        'injury.recent',
        'tooth.old_injury',
        'tooth.baby',
        'gum.tartar',
        'braces.worn',
        'gum.bleeds_brushing',
        'tooth.crowned',
      ],
      ['tooth.loose_one', 'onset.months', 'numbness'],
    ),

    ['a lump in the neck for long', true, ['lump.neck', 'onset.months']],
    ['a lump in the neck since days', false, ['lump.neck', 'onset.days']],
    ...each(
      'a lump in the neck of an infection',
      false,
      ['fever', 'fever.38', 'ulcer.many_small'],
      ['lump.neck', 'onset.months'],
    ),
  ],

  bone_not_healing: [
    ...each(
      'a socket that does not heal',
      true,
      ['onset.months', 'onset.years', 'bone.medicine', 'radiotherapy.head_neck'],
      ['socket.not_healing'],
    ),
    ['a socket since some weeks', false, ['socket.not_healing', 'onset.over_3_weeks']],
    ['a socket that heals', false, ['tooth.extracted_recently', 'bone.medicine']],
    ['a bone without a socket', false, ['bone.medicine', 'radiotherapy.head_neck', 'onset.years']],
  ],
  potentially_malignant_lesion: [
    ['a white patch that stays', true, ['patch.white', 'patch.does_not_wipe']],
    ['a white patch', false, ['patch.white']],
    ['what does not wipe off, not white', false, ['patch.does_not_wipe']],
    ...each('a white patch for long with a habit', true, HABITS, ['patch.white', 'onset.months']),
    ['a white patch for long without a habit', false, ['patch.white', 'onset.months']],
    ['a white patch of a smoker since days', false, ['patch.white', 'tobacco.smoked']],
    ...each(
      'a white patch of another kind',
      false,
      ['patch.wipes_off', 'patch.lacy', 'tongue.map', 'tongue.coated'],
      ['patch.white', 'patch.does_not_wipe'],
    ),

    ...each('a red patch for long', true, ['patch.red', 'patch.red_white'], ['onset.months']),
    ['a red patch since days', false, ['patch.red', 'onset.days']],
    ...each(
      'a red patch with a clear cause',
      false,
      [
        'tongue.map',
        'patch.wipes_off',
        'denture.worn',
        'patch.lacy',
        'course.moves',
        'blisters.lip',
        'ulcer.many_small',
      ],
      ['patch.red', 'onset.months'],
    ),

    ...each(
      'a mouth that opens less and less',
      true,
      ['areca', 'tobacco.chewed', 'cheeks.stiff'],
      ['opening.slowly_limited'],
    ),
    ['a mouth that opens less, without a cause', false, ['opening.slowly_limited']],
    ...each('stiff cheeks', true, ['areca', 'tobacco.chewed'], ['cheeks.stiff']),
    ['stiff cheeks without a cause', false, ['cheeks.stiff', 'tobacco.smoked']],
    ['areca with a healthy mouth', false, ['areca']],
  ],
};

describe.each(Object.entries(PICTURES))('the flag %s', (flag, pictures) => {
  it.each(pictures)('%s: %s', (_, raised, all) => {
    expect(flagsOf(all).includes(flag as never)).toBe(raised);
  });
});
