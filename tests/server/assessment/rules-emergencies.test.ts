import { describe, expect, it } from 'vitest';
import { SIGN_IDS, isGrave } from '../../../contracts/assessment/signs.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { ADULT, answered, confirmedAs, denied, each, flagsOf, told } from './rules.kit.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import type { Picture, Told } from './rules.kit.ts';

const SWELLINGS: readonly FindingId[] = [
  'swelling.cheek',
  'swelling.face_spreading',
  'swelling.floor',
  'swelling.gum',
  'swelling.palate',
  'swelling.eye',
  'swelling.gum_flap',
];

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

/** Each emergency and every answer that raises it by itself. */
const BY_ITSELF: Readonly<Record<string, readonly FindingId[]>> = {
  airway_compromise: ['airway'],
  dysphagia: ['swallowing.blocked', 'swallowing.painful_sips'],
  floor_of_mouth_swelling: ['swelling.floor'],
  trismus: ['opening.suddenly_limited'],
  spreading_facial_swelling: ['swelling.face_spreading'],
  eye_involvement: ['swelling.eye'],
  uncontrolled_bleeding: ['bleeding.not_stopping'],
  avulsed_permanent_tooth: ['tooth.knocked_out'],
  displaced_tooth_trauma: ['tooth.displaced'],
  milk_tooth_injury: ['injury.milk_tooth'],
  infant_mouth_injury: ['infant.gum_torn'],
  collapse: ['drowsy_confused'],
  stroke_signs: ['stroke.signs'],
  temporal_arteritis: ['chewing.sight_changed'],
  inhaled_fragment: ['breathing.after_fragment'],
  facial_trauma: ['injury.bone'],
  head_injury: ['injury.head'],
  vision_change: ['injury.vision'],
  cardiac_symptoms: ['trigger.effort', 'heart.signs'],
  analgesic_overdose: ['overdose'],
  child_dehydration: ['child.dehydrated'],
};

describe('an emergency that one answer is', () => {
  const rows = Object.entries(BY_ITSELF).flatMap(([flag, findings]) =>
    findings.map((finding): [string, FindingId] => [flag, finding]),
  );

  it.each(rows)('%s: chosen as %s', (flag, finding) => {
    expect(flagsOf([finding])).toEqual([flag]);
  });

  it.each(rows)('%s: written as %s, it is none', (_flag, finding) => {
    expect(flagsOf([told(finding, 'in my own words')])).toEqual([]);
  });

  it.each(rows)('%s: %s denied, it is none', (_flag, finding) => {
    expect(flagsOf([denied(finding)])).toEqual([]);
  });

  it.each(rows)('%s: %s chosen in one place and denied in another, it is one', (flag, finding) => {
    expect(flagsOf([{ ...answered(finding), present: false }, finding])).toEqual([flag]);
  });
});

const A_MILK_TOOTH = told('tooth.baby', 'his milk tooth');

const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  trismus: [['after a blow, too', true, ['opening.suddenly_limited', 'injury.recent']]],
  avulsed_permanent_tooth: [
    ['confirmed', true, [confirmedAs('tooth.knocked_out')]],
    ['confirmed, and a milk tooth', false, [confirmedAs('tooth.knocked_out'), A_MILK_TOOTH]],
    [
      'confirmed, and a milk tooth is answered',
      false,
      [confirmedAs('tooth.knocked_out'), 'injury.milk_tooth'],
    ],
    [
      'answered and confirmed beside a milk tooth',
      true,
      ['tooth.knocked_out', confirmedAs('tooth.knocked_out'), A_MILK_TOOTH],
    ],
    [
      'answered beside a milk tooth',
      true,
      ['tooth.knocked_out', 'injury.milk_tooth', A_MILK_TOOTH],
    ],
  ],
  displaced_tooth_trauma: [
    ['confirmed, and a milk tooth', false, [confirmedAs('tooth.displaced'), A_MILK_TOOTH]],
    ['answered beside a milk tooth', true, ['tooth.displaced', 'injury.milk_tooth']],
  ],
  milk_tooth_injury: [
    ['knocked out', true, [confirmedAs('tooth.knocked_out'), A_MILK_TOOTH]],
    ['pushed out of place', true, [confirmedAs('tooth.displaced'), A_MILK_TOOTH]],
    ['beside an adult tooth', true, ['tooth.knocked_out', 'injury.milk_tooth']],
    ['not hurt', false, [A_MILK_TOOTH]],
    ['an adult tooth', false, ['tooth.knocked_out', A_MILK_TOOTH]],
  ],
  inhaled_fragment: [
    ['hard to breathe since a piece is missing', true, ['airway', 'tooth.fragment_missing']],
    [
      'the same, where only words tell of the piece',
      true,
      ['airway', told('tooth.fragment_missing', 'lost')],
    ],
    ['a piece that is missing', false, ['tooth.fragment_missing']],
  ],
  head_injury: [
    ['drowsy after a blow', true, ['drowsy_confused', 'injury.recent']],
    ['drowsy without a blow', false, ['drowsy_confused']],
  ],
  systemic_infection: [
    ['fever without infection', false, ['fever.38']],
    ['infection without fever', false, ['pus', 'swelling.cheek']],
    [
      'fever beside a hole that hurts for seconds',
      false,
      ['fever.38', 'tooth.cavity', 'pain.brief'],
    ],
    ...each('38 C or more', true, [...SWELLINGS, ...SICK_TOOTH], ['fever.38']),
    ['an infection that only words tell', true, ['fever.38', told('pus', 'pus comes out')]],
    ['a fever that only words tell', false, [told('fever.38', 'fever 102'), 'pus']],
    ['confused with infection', true, ['drowsy_confused', 'pus']],
    ['confused without infection', false, ['drowsy_confused']],
    ['confused after a blow', false, ['drowsy_confused', 'pus', 'injury.recent']],
    ...each(
      'a viral infection',
      false,
      ['ulcer.many_small', 'blisters.lip'],
      ['fever.38', 'pain.severe'],
    ),
    ['many sores beside a tooth with pus', true, ['fever.38', 'ulcer.many_small', 'pus']],
    ['a blocked sinus', false, ['fever.38', 'sinus.congestion', 'pain.severe']],
    [
      'a tooth behind a blocked sinus',
      true,
      ['fever.38', 'sinus.congestion', 'tooth.cavity', 'pain.severe'],
    ],
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
    [
      'weak immunity that only words tell',
      false,
      [told('immunosuppressed', 'on chemo'), 'swelling.gum', 'pus'],
    ],
    [
      'a swelling that only words tell',
      true,
      ['immunosuppressed', told('swelling.gum', 'swollen'), 'pain.any'],
    ],
    ['neither', false, ['swelling.gum', 'pus', 'fever.38']],
    ...each('any swelling of the mouth', true, SWELLINGS, ['immunosuppressed']),
    ...each(
      'any pus',
      true,
      ['pus', 'pus.gum_edge', 'swelling.gum_pimple'],
      ['diabetes.uncontrolled'],
    ),
    ...each(
      'pus that has been there and quiet for long',
      false,
      ['pus', 'pus.gum_edge', 'swelling.gum_pimple'],
      ['diabetes.uncontrolled', 'onset.years'],
    ),
    ...each(
      'old pus that wakes up',
      true,
      ['pain.any', 'course.worsening', 'onset.days', 'onset.hours', 'fever'],
      ['diabetes.uncontrolled', 'pus', 'onset.years'],
    ),
    ...each(
      'a swelling that has been there and quiet for long',
      false,
      ['onset.over_3_weeks', 'onset.months', 'onset.years'],
      ['immunosuppressed', 'swelling.gum'],
    ),
    ...each(
      'an old swelling that wakes up',
      true,
      ['pain.any', 'course.worsening', 'onset.days', 'onset.hours'],
      ['immunosuppressed', 'swelling.gum', 'onset.months'],
    ),
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
    [
      'fever beside a tooth that hurts for seconds',
      false,
      ['immunosuppressed', 'fever', 'tooth.cavity', 'pain.brief'],
    ],
    ['38 C with a sick mouth', true, ['immunosuppressed', 'fever.38', 'ulcer.any']],
    ['fever alone', false, ['immunosuppressed', 'fever']],
    ['a sore mouth without fever', false, ['immunosuppressed', 'ulcer.any', 'pain.any']],
  ],
  facial_numbness: [
    ['chosen', true, ['numbness']],
    ['chosen, whatever the words say', true, ['numbness', told('tingling.before', 'it tingles')]],
    ['written', true, [told('numbness', 'my lip is numb')]],
    [
      'a tingle before a cold sore',
      false,
      [told('numbness', 'tingles'), told('tingling.before', 'a')],
    ],
    ['an injection alone', false, ['numbness.after_injection']],
    [
      'hours after the injection',
      false,
      [told('numbness', 'numb'), told('numbness.after_injection', 'after the injection')],
    ],
    ...each(
      'long after the injection',
      true,
      ['onset.weeks', 'onset.over_3_weeks', 'onset.months'],
      [told('numbness', 'numb'), told('numbness.after_injection', 'after the injection')],
    ),
  ],
};

describe.each(Object.entries(PICTURES))('the flag %s', (flag, pictures) => {
  it.each(pictures)('%s: %s', (_, raised, all) => {
    expect(flagsOf(all).includes(flag)).toBe(raised);
  });
});

describe('a bleeding socket', () => {
  const BLEEDS: Told[] = ['bleeding.socket'];
  const flagged = (all: readonly Told[], patient: Partial<Patient>): boolean =>
    flagsOf(all, { ...ADULT, ...patient }).includes('uncontrolled_bleeding');

  it.each<[string, boolean, readonly Told[], Partial<Patient>]>([
    ['is pressed first', false, BLEEDS, {}],
    [
      'with a bleeding disorder is not waited for',
      true,
      BLEEDS,
      { medicalHistory: ['bleeding_disorder'] },
    ],
    ['with a blood thinner is not waited for', true, BLEEDS, { allergies: 'Acitrom for my valve' }],
    [
      'with a thinner that only the concern names is not either',
      true,
      BLEEDS,
      { issue: 'it bleeds, I take warfarin' },
    ],
    ['with aspirin among the medicines is not waited for', true, BLEEDS, { allergies: 'aspirin' }],
    ['with aspirin taken for the pain is pressed first', false, BLEEDS, { issue: 'aspirin' }],
    [
      'with a thinner that is denied is pressed first',
      false,
      BLEEDS,
      { allergies: 'no blood thinner' },
    ],
    [
      'that pressing has stopped is left alone',
      false,
      [...BLEEDS, told('bleeding.stopped_by_pressure', 'it stopped')],
      { medicalHistory: ['bleeding_disorder'] },
    ],
    [
      'that only words tell is none',
      false,
      [told('bleeding.socket', 'it bleeds')],
      { medicalHistory: ['bleeding_disorder'] },
    ],
    ['is needed: a disorder alone is none', false, [], { medicalHistory: ['bleeding_disorder'] }],
  ])('%s', (_what, raised, all, patient) => {
    expect(flagged(all, patient)).toBe(raised);
  });
});

describe('a sign that was asked back', () => {
  it.each(SIGN_IDS)('%s counts when it is confirmed', (id) => {
    expect(flagsOf([], ADULT, { [id]: 'yes' })).toEqual([id]);
  });

  it.each(SIGN_IDS)('%s is settled when it is denied', (id) => {
    expect(flagsOf([], ADULT, { [id]: 'no' })).toEqual([]);
  });

  it.each(SIGN_IDS)('%s counts in doubt where waiting could cost a life', (id) => {
    expect(flagsOf([], ADULT, { [id]: 'not_sure' })).toEqual(isGrave(id) ? [id] : []);
  });

  it('does not take back what an answer says', () => {
    expect(flagsOf(['airway'], ADULT, { airway_compromise: 'no' })).toEqual(['airway_compromise']);
  });

  it.each(['ulcer.many_small', 'blisters.lip'] as const)(
    'fever with an infection is no emergency beside a virus of the mouth, as in the questions: %s',
    (virus) => {
      const sign = { systemic_infection: 'yes' } as const;
      const flags = (...found: Parameters<typeof flagsOf>[0]) => flagsOf(found, ADULT, sign);
      expect(flags(virus)).not.toContain('systemic_infection');
      expect(flags(virus, 'fever.38', 'pain.severe')).not.toContain('systemic_infection');
      expect(flags(virus, 'pus')).toContain('systemic_infection');
      expect(flags()).toContain('systemic_infection');
      expect(flagsOf([virus], ADULT, { ...sign, child_dehydration: 'yes' })).toContain(
        'child_dehydration',
      );
    },
  );

  it('of a tooth is of a milk tooth when an answer says so', () => {
    const confirmed = { avulsed_permanent_tooth: 'yes', displaced_tooth_trauma: 'yes' } as const;
    expect(flagsOf(['injury.milk_tooth'], ADULT, confirmed)).toEqual(['milk_tooth_injury']);
  });

  it('means nothing when nobody knows it', () => {
    expect(flagsOf([], ADULT, JSON.parse('{ "no_such_sign": "yes", "__proto__": "yes" }'))).toEqual(
      [],
    );
  });
});
