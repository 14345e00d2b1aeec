import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { ADULT, answered, denied, each, flagsOf, told } from './rules.kit.ts';
import type { Picture } from './rules.kit.ts';

/** A mouth that is ill enough to make a child sleepy. */
const ILL_MOUTH: readonly FindingId[] = [
  'ulcer.any',
  'ulcer.many_small',
  'fever',
  'fever.38',
  'swelling.gum',
  'swelling.cheek',
  'pus',
  'pain.any',
  'gum.red_puffy',
  'blisters.lip',
  'gum.painful',
  'swelling.face_spreading',
  'patch.white',
  'patch.wipes_off',
  'tongue.coated',
  'tooth.infected',
  'swelling.any',
];

const OF_FIVE = told('child.under_12', 'my 5 year old son');
const OF_SIX = told('child.under_12', 'my 6 year old son');
const SLEEPY = told('child.dehydrated', 'very sleepy today');
const JAW_PAIN = told('pain.any', 'my jaw hurts');
const HEART = told('heart.signs', 'sweating and short of breath');

const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  uncontrolled_bleeding: [
    ['goes on', true, ['bleeding.not_stopping']],
    ['stopped after all', false, ['bleeding.not_stopping', 'bleeding.stopped_by_pressure']],
    ['stopped, then bled again', true, ['bleeding.stopped_by_pressure', 'bleeding.not_stopping']],
    [
      'chosen as an answer, whatever was written',
      true,
      [answered('bleeding.not_stopping'), 'bleeding.stopped_by_pressure'],
    ],
    [
      'both in one sentence',
      true,
      [
        told('bleeding.not_stopping', 'it stops when pressed and starts again'),
        told('bleeding.stopped_by_pressure', 'it stops when pressed and starts again'),
      ],
    ],
    ['faint chosen as an answer', true, [answered('bleeding.faint')]],
    ['faint without bleeding', false, ['bleeding.faint']],
    ...each(
      'faint with bleeding',
      true,
      ['bleeding.socket', 'tooth.extracted_recently', 'gum.bleeds_by_itself', 'injury.recent'],
      ['bleeding.faint'],
    ),
    ['a socket that bled', false, ['bleeding.socket', 'bleeding.stopped_by_pressure']],
  ],

  avulsed_permanent_tooth: [
    ['knocked out', true, ['tooth.knocked_out']],
    ['knocked out, by an answer', true, [answered('tooth.knocked_out')]],
    ['a milk tooth, by an answer', false, [answered('tooth.knocked_out'), 'tooth.baby']],
    ['a milk tooth', false, ['tooth.knocked_out', 'tooth.baby']],
    ['came out by a blow', true, ['tooth.came_out', 'injury.recent']],
    ['came out by itself', false, ['tooth.came_out']],
    ['a baby has milk teeth', false, ['tooth.knocked_out', 'infant']],
    ['a child of five has milk teeth', false, ['tooth.knocked_out', OF_FIVE]],
    ['a child of six may have lost a permanent one', true, ['tooth.knocked_out', OF_SIX]],
    ['not a milk tooth, as told', true, ['tooth.knocked_out', OF_FIVE, denied('tooth.baby')]],
    [
      'called a milk tooth in one place',
      false,
      ['tooth.knocked_out', 'tooth.baby', denied('tooth.baby')],
    ],
    ['the age of a denied child', true, ['tooth.knocked_out', { ...OF_FIVE, present: false }]],
    ['a number that is no age of a child', true, [told('tooth.knocked_out', '5 year old crown')]],
  ],

  displaced_tooth_trauma: [
    ['pushed by a blow', true, ['tooth.displaced', 'injury.recent']],
    ['chosen as an answer', true, [answered('tooth.displaced')]],
    ['written and chosen as an answer', true, ['tooth.displaced', answered('tooth.displaced')]],
    ['crooked without a blow', false, ['tooth.displaced']],
    ['a blow alone', false, ['injury.recent']],
    ['a milk tooth', false, ['tooth.displaced', 'injury.recent', 'tooth.baby']],
    ['a milk tooth, by an answer', false, [answered('tooth.displaced'), 'infant']],
  ],

  inhaled_fragment: [
    ['chosen as an answer', true, [answered('breathing.after_fragment')]],
    ['a cough alone', false, ['breathing.after_fragment']],
    ...each(
      'a cough and a piece that may be gone',
      true,
      [
        'tooth.fragment_missing',
        'tooth.restoration_lost',
        'tooth.broken',
        'tooth.knocked_out',
        'tooth.broken_recent_injury',
      ],
      ['breathing.after_fragment'],
    ),
    ['hard to breathe, a piece missing', true, ['airway', 'tooth.fragment_missing']],
    ['hard to breathe, nothing missing', false, ['airway', 'tooth.broken']],
    ['a piece missing, breathing well', false, ['tooth.fragment_missing']],
  ],

  facial_trauma: [
    ...each('after a blow', true, ['injury.bone', 'injury.bite_changed'], ['injury.recent']),
    ...each('without a blow', false, ['injury.bone', 'injury.bite_changed']),
    ['a blow alone', false, ['injury.recent']],
    ['a bone, by an answer', true, [answered('injury.bone')]],
    ['a changed bite, by an answer', true, [answered('injury.bite_changed'), 'tooth.displaced']],
    [
      'a bite that one moved tooth explains',
      false,
      ['injury.recent', 'injury.bite_changed', 'tooth.displaced'],
    ],
    ['a bone and a moved tooth', true, ['injury.recent', 'injury.bone', 'tooth.displaced']],
  ],

  head_injury: [
    ['chosen as an answer', true, [answered('injury.head')]],
    ...each('after a blow', true, ['injury.head', 'drowsy_confused'], ['injury.recent']),
    ...each('without a blow', false, ['injury.head', 'drowsy_confused']),
    ['a blow alone', false, ['injury.recent']],
  ],

  vision_change: [
    ['chosen as an answer', true, [answered('injury.vision')]],
    ['after a blow', true, ['injury.vision', 'injury.recent']],
    ['without a blow', false, ['injury.vision']],
    ['a blow alone', false, ['injury.recent']],
  ],

  cardiac_symptoms: [
    ['effort, by an answer', true, [answered('trigger.effort')]],
    ['signs of the heart, by an answer', true, [answered('heart.signs')]],
    ['brought by effort, eased by rest', true, ['trigger.effort', 'relief.rest']],
    ['brought by effort, with signs of the heart', true, ['trigger.effort', HEART]],
    ['brought by effort alone', false, ['trigger.effort']],
    ['eased by rest alone', false, ['relief.rest']],
    ...each(
      'effort has another cause',
      false,
      ['trigger.bending', 'injury.recent'],
      ['trigger.effort', 'relief.rest'],
    ),
    ['jaw pain with signs of the heart', true, [JAW_PAIN, HEART]],
    ['a sore jaw joint with them', true, [told('pain.jaw_joint', 'jaw aches'), HEART]],
    [
      'the jaw named among the signs',
      true,
      [told('pain.any', 'it hurts'), told('heart.signs', 'heavy chest and jaw')],
    ],
    ['signs of the heart without pain', false, [told('heart.signs', 'sweating, jaw is fine')]],
    ['pain elsewhere', false, [told('pain.any', 'my knee hurts'), HEART]],
    ['jaw pain without them', false, [JAW_PAIN]],
    [
      'the heart of the family',
      false,
      [JAW_PAIN, told('heart.signs', 'my father has a history of heart attack')],
    ],
    [
      'a history in the family',
      false,
      [JAW_PAIN, told('heart.signs', 'history of heart attack in the family')],
    ],
    [
      'the family and the patient',
      true,
      [JAW_PAIN, told('heart.signs', 'my father has a history of heart attack'), HEART],
    ],
    ...each(
      'the signs have another cause',
      false,
      [
        'bleeding.faint',
        'bleeding.not_stopping',
        'bleeding.socket',
        'injury.recent',
        'overdose',
        'fever.38',
        'swelling.face_spreading',
        'swelling.floor',
        'breathing.after_fragment',
      ],
      [JAW_PAIN, HEART],
    ),
  ],

  child_dehydration: [
    ['chosen as an answer', true, [answered('child.dehydrated')]],
    ['hardly any urine, a child', true, [told('child.dehydrated', 'no pee'), 'child.under_12']],
    ['no tears, a baby', true, [told('child.dehydrated', 'no tears'), 'infant']],
    ['dry, and sleepy beside it', true, [told('child.dehydrated', 'no pee'), SLEEPY, 'infant']],
    ['an adult who is dry', false, [told('child.dehydrated', 'no pee')]],
    ['sleepy with a healthy mouth', false, [SLEEPY, 'child.under_12']],
    ['a child with sores that is not dry', false, ['child.under_12', 'ulcer.many_small']],
    ...each('sleepy with an ill mouth', true, ILL_MOUTH, [SLEEPY, 'child.under_12']),
  ],

  facial_numbness: [
    ['told', true, ['numbness']],
    ['an injection alone', false, ['numbness.after_injection']],
    ['hours after the injection', false, ['numbness', 'numbness.after_injection']],
    [
      'two days after the injection',
      true,
      [told('numbness', 'lip numb since 2 days'), 'numbness.after_injection'],
    ],
    [
      'two days, told with the injection',
      true,
      ['numbness', told('numbness.after_injection', 'injection 2 days ago')],
    ],
    ...each(
      'long after the injection',
      true,
      ['onset.weeks', 'onset.over_3_weeks', 'onset.months'],
      ['numbness', 'numbness.after_injection'],
    ),
    [
      'a tingle before a cold sore',
      false,
      [told('numbness', 'tingles a little'), 'tingling.before'],
    ],
    [
      'dead and since days, as one of two sentences says',
      true,
      [
        told('numbness', 'lip is dead since 2 days'),
        told('numbness', 'it tingles'),
        'numbness.after_injection',
        'tingling.before',
      ],
    ],
    ['dead, and a tingle before', true, [told('numbness', 'lip is dead'), 'tingling.before']],
  ],

  analgesic_overdose: [
    ['told', true, ['overdose']],
    ['not told', false, ['pain.any']],
  ],
};

describe.each(Object.entries(PICTURES))('the flag %s', (flag, pictures) => {
  it.each(pictures)('%s: %s', (_, raised, all) => {
    expect(flagsOf(all).includes(flag as never)).toBe(raised);
  });
});

describe('what the band of age says', () => {
  it('makes a child of whoever is 0-18', () => {
    const dry = [told('child.dehydrated', 'no pee since morning')];
    expect(flagsOf(dry, { ...ADULT, age: 'age_0_18' })).toContain('child_dehydration');
    expect(flagsOf(dry, { ...ADULT, age: 'age_19_30' })).not.toContain('child_dehydration');
  });
});

const DOSE = 'took 7 tablets of paracetamol 500 mg today';

describe('paracetamol for a light person', () => {
  const flagsFor = (issue: string) => flagsOf([], { ...ADULT, issue });

  it('is too much above 3 g below 50 kg, and not before', () => {
    expect(flagsFor('I weigh 49 kg, took 7 tablets of paracetamol 500 mg today')).toContain(
      'analgesic_overdose',
    );
    expect(flagsFor('I weigh 50 kg, took 7 tablets of paracetamol 500 mg today')).not.toContain(
      'analgesic_overdose',
    );
    expect(flagsFor('I weigh 49 kg, took 6 tablets of paracetamol 500 mg today')).not.toContain(
      'analgesic_overdose',
    );
    expect(flagsFor('I took 7 tablets of paracetamol 500 mg today')).not.toContain(
      'analgesic_overdose',
    );
  });

  it.each<[string, Partial<Patient>]>([
    ['the allergies', { issue: DOSE, allergies: 'I weigh 45 kg' }],
    ['an answer', { issue: 'I weigh 45 kg', followUpAnswers: { notes: DOSE } }],
    [
      'one of several answers',
      { issue: DOSE, followUpAnswers: { notes: ['None', '45 kg weight'] } },
    ],
  ])('is counted wherever dose and weight are told: %s', (_, about) => {
    expect(flagsOf([], { ...ADULT, ...about })).toContain('analgesic_overdose');
  });
});
