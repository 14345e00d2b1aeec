import { describe, expect, it } from 'vitest';
import type { MedicationId, MedicineStatus } from '../../../contracts/assessment/diagnosis.ts';
import type { MedicineAnswers } from '../../../contracts/assessment/medicines.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import { answers, checkFor, suggestedFor } from './medicines-words.kit.ts';

type Parts = Parameters<typeof checkFor>[0];

const ALL: readonly MedicationId[] = ['ibuprofen', 'paracetamol', 'chlorhexidine', 'cold_compress'];
const without = (...ids: MedicationId[]) => ALL.filter((id) => !ids.includes(id));
const reasonOf = (id: MedicationId, given: MedicineAnswers, parts: Parts = {}) =>
  checkFor(parts, answers(given)).medications.find((each) => each.id === id)?.reason ?? null;

/** What stays suggested to an adult for whom all four are of use, by one answer of the check. */
const ANSWERED: ReadonlyArray<
  readonly [question: string, answer: string, suggested: MedicationId[]]
> = [
  ['pregnancy', 'no', without()],
  ['pregnancy', 'pregnant', without('ibuprofen')],
  ['pregnancy', 'breastfeeding', without()],
  ['pregnancy', 'not_sure', without('ibuprofen')],
  ['age_or_weight', 'under_12', ['cold_compress']],
  ['age_or_weight', 'from_12_to_15', without('ibuprofen')],
  ['age_or_weight', 'under_45_kg', without('ibuprofen', 'paracetamol')],
  ['age_or_weight', 'not_sure', without('ibuprofen', 'paracetamol')],
  ['stomach', 'in_the_past', without('ibuprofen')],
  ['stomach', 'now', []],
  ['stomach', 'not_sure', without('ibuprofen')],
  ['kidney_or_liver', 'kidney', without('ibuprofen')],
  ['kidney_or_liver', 'liver', without('ibuprofen', 'paracetamol')],
  ['kidney_or_liver', 'both', without('ibuprofen', 'paracetamol')],
  ['kidney_or_liver', 'not_sure', without('ibuprofen', 'paracetamol')],
  ['heart_or_blood', 'yes', without('ibuprofen')],
  ['heart_or_blood', 'not_sure', without('ibuprofen')],
  ['reaction', 'asthma_or_nsaid', without('ibuprofen')],
  ['reaction', 'paracetamol', without('paracetamol')],
  ['reaction', 'mouthwash', without('chlorhexidine')],
  ['reaction', 'several', ['cold_compress']],
  ['reaction', 'not_sure', ['cold_compress']],
  ['taken', 'some_paracetamol', without()],
  ['taken', 'much_paracetamol', without('paracetamol')],
  ['taken', 'nsaid', without('ibuprofen')],
  ['taken', 'both', without('ibuprofen', 'paracetamol')],
  ['taken', 'too_many', []],
  ['taken', 'not_sure', without('ibuprofen', 'paracetamol')],
  ['jaw_bone', 'yes', without()],
  ['jaw_bone', 'not_sure', without()],
];

describe('the rows of the check', () => {
  it.each(ANSWERED)('%s, %s: suggests %j', (question, answer, suggested) => {
    expect(suggestedFor({}, { [question]: answer })).toEqual(suggested);
  });

  const feverAsked: Parts = { followUpAnswers: { pain_danger_signs: ['not_sure'] }, sex: 'male' };
  it.each([
    ['no', without()],
    ['yes', without('ibuprofen')],
    ['not_sure', without('ibuprofen')],
  ])('fever, %s: suggests %j', (fever, suggested) => {
    expect(suggestedFor(feverAsked, { fever })).toEqual(suggested);
  });

  it('"not sure" sends to a pharmacist', () => {
    for (const id of ['pregnancy', 'stomach', 'kidney_or_liver', 'heart_or_blood', 'reaction']) {
      expect(reasonOf('ibuprofen', { [id]: 'not_sure' }), id).toMatch(/ask a pharmacist/);
    }
  });

  it('"not sure" says nothing against what is not needed, and what is known does', () => {
    const stained = { first: 'extrinsic_staining' } as const;
    const statusFor = (given: MedicineAnswers) =>
      checkFor(stained, answers(given)).medications.find(({ id }) => id === 'chlorhexidine')
        ?.status;
    expect(statusFor({ reaction: 'not_sure' })).toBe('not_needed');
    expect(statusFor({ reaction: 'mouthwash' })).toBe('not_for_you');
  });

  it('an answer that the bank does not know is none', () => {
    expect(checkFor({}, answers({ taken: 'a lot' })).questions).toEqual(['taken']);
  });
});

describe('age', () => {
  it('somebody of 0 to 18 whose age is not sure gets nothing by mouth', () => {
    const parts = { age: 'age_0_18' } as const;
    expect(suggestedFor(parts, { age_or_weight: 'not_sure' })).toEqual(['cold_compress']);
    expect(suggestedFor(parts)).toEqual(ALL);
  });

  it('is the answer, not the band: a parent may have chosen the own one', () => {
    const parts = { age: 'age_31_50', issue: 'my son is 8, his tooth hurts' } as const;
    expect(checkFor(parts, {}).questions).toContain('age_or_weight');
    expect(suggestedFor(parts, { age_or_weight: 'under_12' })).toEqual(['cold_compress']);
    expect(suggestedFor(parts, { age_or_weight: 'not_sure' })).toEqual(['cold_compress']);
  });

  it('is not asked where words and band agree on a child under 12', () => {
    const child = checkFor({ age: 'age_0_18', issue: 'my son is 8' }, {});
    expect(child.questions).toEqual([]);
    expect(child.medications.map(({ status }) => status)).toEqual([
      'not_for_you',
      'not_for_you',
      'not_for_you',
      'suggested',
    ]);
  });

  it.each(['under_3', 'from_3_to_5', 'from_6_to_11'] as const)(
    'told in the assessment decides as an answer of the check does: %s',
    (childAge) => {
      const child = { age: 'age_0_18', childAge } as const;
      expect(checkFor(child, {}).questions).toEqual([]);
      expect(suggestedFor(child, { age_or_weight: 'no' })).toEqual(['cold_compress']);
    },
  );

  it('of 12 to 15, told in the assessment, bars ibuprofen alone', () => {
    const child = { age: 'age_0_18', childAge: 'from_12_to_15' } as const;
    expect(suggestedFor(child, { age_or_weight: 'no' })).toEqual(without('ibuprofen'));
    expect(suggestedFor({ ...child, childAge: 'from_16_to_18' })).toEqual(ALL);
  });

  it('at 12 to 15 paracetamol comes with the dose of the packet', () => {
    expect(reasonOf('paracetamol', { age_or_weight: 'from_12_to_15' })).toContain('packet');
  });
});

describe('painkillers already taken', () => {
  it('are an overdose beyond the daily maximum: an emergency, and no medicine at all', () => {
    const { emergency, medications } = checkFor({}, answers({ taken: 'too_many' }));
    expect(emergency).toEqual({ level: 'medical', kinds: ['analgesic_overdose'] });
    expect(medications.map(({ status }) => status)).toEqual(ALL.map(() => 'not_for_you'));
  });

  it.each(['under_12', 'from_12_to_15', 'under_45_kg'])('the full number is one for %s', (age) => {
    const given = answers({ taken: 'much_paracetamol', age_or_weight: age });
    expect(checkFor({}, given).emergency?.kinds).toEqual(['analgesic_overdose']);
  });

  it('keep the emergency that there was', () => {
    const emergency = { level: 'dental' as const, kinds: ['avulsed_permanent_tooth' as const] };
    expect(checkFor({ emergency }, answers({ taken: 'too_many' })).emergency).toEqual({
      level: 'medical',
      kinds: ['analgesic_overdose', 'avulsed_permanent_tooth'],
    });
  });

  it('some paracetamol: what is left of the day is named', () => {
    expect(reasonOf('paracetamol', { taken: 'some_paracetamol' })).toContain('never more than 4 g');
  });
});

describe('bleeding, a socket and cold', () => {
  it.each<[string, Parts, MedicationId]>([
    ['a bleeding socket', { issue: 'blood is still coming from the socket' }, 'ibuprofen'],
    ['a bleeding socket', { issue: 'blood is still coming from the socket' }, 'chlorhexidine'],
    ['a tooth out today', { issue: 'tooth was removed today morning' }, 'chlorhexidine'],
    [
      'a tooth out, and nobody told when',
      { followUpAnswers: { pain_events: ['tooth_taken_out'] } },
      'chlorhexidine',
    ],
    [
      'attacks set off by touch',
      { followUpAnswers: { pain_triggers: ['light_touch'] } },
      'cold_compress',
    ],
    ['neuralgia', { first: 'trigeminal_neuralgia' }, 'cold_compress'],
    ['a rash from cold', { allergies: 'cold urticaria' }, 'cold_compress'],
    ['a rash from cold, in the concern', { issue: 'ice gives me hives' }, 'cold_compress'],
  ])('%s bars %3$s', (_what, parts, id) => {
    expect(suggestedFor(parts)).not.toContain(id);
  });
});

describe('what each is for', () => {
  const statusOf = (id: MedicationId, parts: Parts): MedicineStatus | undefined =>
    checkFor(parts).medications.find((each) => each.id === id)?.status;
  const gums = (...given: string[]): Parts => ({
    category: 'gums',
    issue: 'my gums',
    followUpAnswers: Object.fromEntries([
      ['gum_danger_signs', 'none'],
      ...given.map((each) => each.split(': ')),
    ]),
  });

  it.each<[string, Parts, MedicineStatus]>([
    ['pain, chosen as the category', {}, 'suggested'],
    ['pain, answered', { ...gums('gum_pain: mild'), first: 'gingivitis' }, 'suggested'],
    ['a painful condition', { ...gums(), first: 'periodontal_abscess' }, 'suggested'],
    ['a painless one', { ...gums(), first: 'gingivitis' }, 'not_needed'],
    ['pain denied', { ...gums('gum_pain: no_pain'), first: 'periodontal_abscess' }, 'not_needed'],
    ['nothing learnt', { ...gums(), first: null }, 'not_needed'],
  ])('painkillers, %s', (_what, parts, status) => {
    expect([statusOf('ibuprofen', parts), statusOf('paracetamol', parts)]).toEqual([
      status,
      status,
    ]);
  });

  it.each<[ConditionId, MedicineStatus]>([
    ['necrotising_gingivitis', 'suggested'],
    ['periodontal_abscess', 'suggested'],
    ['pericoronitis', 'suggested'],
    ['aphthous_ulcer', 'suggested'],
    ['traumatic_ulcer', 'suggested'],
    ['extrinsic_staining', 'not_needed'],
    ['halitosis', 'not_needed'],
    ['dry_mouth', 'not_needed'],
    ['dental_caries', 'not_needed'],
    ['dry_socket', 'not_needed'],
    ['gingivitis', 'not_needed'],
  ])('chlorhexidine, %s: %s', (first, status) => {
    expect(statusOf('chlorhexidine', { first })).toBe(status);
  });

  it('chlorhexidine after surgery from the second day on, and not for a dry socket', () => {
    const removed = (onset: string): Parts => ({
      followUpAnswers: { pain_onset: onset, pain_events: ['tooth_taken_out'] },
      first: 'symptomatic_apical_periodontitis',
    });
    expect(statusOf('chlorhexidine', removed('days'))).toBe('suggested');
    expect(statusOf('chlorhexidine', removed('today'))).toBe('not_for_you');
    expect(statusOf('chlorhexidine', { ...removed('days'), first: 'dry_socket' })).toBe(
      'not_needed',
    );
  });

  it.each<[string, Parts, MedicineStatus]>([
    [
      'a swelling of days',
      gums('gum_swelling: swelling_at_tooth', 'gum_duration: days'),
      'suggested',
    ],
    [
      'a swelling of weeks',
      gums('gum_swelling: swelling_at_tooth', 'gum_duration: weeks_1_to_3'),
      'not_needed',
    ],
    ['a swelling of an unknown time', gums('gum_swelling: swelling_at_tooth'), 'not_needed'],
  ])('cold, %s', (_what, parts, status) => {
    expect(statusOf('cold_compress', { ...parts, first: 'gingivitis' })).toBe(status);
  });

  it('cold for what comes suddenly, unless it is old', () => {
    const abscess = (onset: string): Parts => ({
      first: 'acute_apical_abscess',
      followUpAnswers: { pain_onset: onset },
    });
    expect(statusOf('cold_compress', abscess('not_sure'))).toBe('suggested');
    expect(statusOf('cold_compress', abscess('over_3_weeks'))).toBe('not_needed');
  });
});

describe('a suggestion with something to heed', () => {
  it.each<[MedicationId, Parts, string]>([
    ['ibuprofen', { issue: 'tooth pain, I am 66 years old' }, 'over the age of 65'],
    ['ibuprofen', { allergies: 'sertraline' }, 'antidepressant'],
    ['ibuprofen', { allergies: 'amlodipine for hypertension' }, 'blood pressure'],
    ['paracetamol', { allergies: 'fatty liver grade 1' }, 'fatty liver'],
    ['paracetamol', { allergies: 'warfarin' }, 'blood thinner'],
    ['paracetamol', { allergies: 'takes crocin when needed, no allergy' }, 'Count what you'],
  ])('%s: %j', (id, parts, words) => {
    expect(suggestedFor(parts)).toContain(id);
    expect(reasonOf(id, {}, parts)).toContain(words);
  });

  it('both painkillers may be taken while breastfeeding, and that is said', () => {
    for (const id of ['ibuprofen', 'paracetamol'] as const) {
      expect(reasonOf(id, { pregnancy: 'breastfeeding' })).toBe(
        id === 'ibuprofen'
          ? 'It may be taken while breastfeeding. Sold as Brufen or Ibugesic. At most 3 doses in 24 hours.'
          : 'It may be taken while breastfeeding. Sold as Crocin, Dolo or Calpol. At most 4 doses in 24 hours.',
      );
    }
  });
});

describe('a suggestion', () => {
  it.each<[MedicationId, string | null]>([
    ['ibuprofen', 'Sold as Brufen or Ibugesic. At most 3 doses in 24 hours.'],
    ['paracetamol', 'Sold as Crocin, Dolo or Calpol. At most 4 doses in 24 hours.'],
    ['chlorhexidine', 'Sold as Hexidine or Clohex. For at most two weeks.'],
    ['cold_compress', null],
  ])('says by which names it is sold and how much is the most: %s', (id, most) => {
    expect(suggestedFor({})).toContain(id);
    expect(reasonOf(id, {})).toBe(most);
  });
});

describe('bleeding inside', () => {
  it('is an emergency of the hospital, and no medicine is suggested', () => {
    const { emergency, medications, advice } = checkFor({}, answers({ stomach: 'now' }));
    expect(emergency).toEqual({ level: 'medical', kinds: ['coughed_blood'] });
    expect(medications.map(({ status }) => status)).toEqual(Array(4).fill('not_for_you'));
    expect(advice).toEqual([]);
  });

  it('stands beside an overdose, and beside what was known before', () => {
    const both = answers({ stomach: 'now', taken: 'too_many' });
    expect(checkFor({}, both).emergency?.kinds).toEqual(['analgesic_overdose', 'coughed_blood']);
    const known = { level: 'medical', kinds: ['trismus'] } as const;
    expect(
      checkFor({ emergency: { ...known, kinds: ['trismus'] } }, both).emergency?.kinds,
    ).toEqual(['analgesic_overdose', 'coughed_blood', 'trismus']);
  });

  it('that once was, or that nobody is sure of, is none', () => {
    expect(checkFor({}, answers({ stomach: 'in_the_past' })).emergency).toBeNull();
    expect(checkFor({}, answers({ stomach: 'not_sure' })).emergency).toBeNull();
  });
});

describe('advice beside the medicines', () => {
  const adviceFor = (given: MedicineAnswers, parts: Parts = {}) =>
    checkFor({ sex: 'male', ...parts }, answers(given)).advice;

  it.each<[MedicineAnswers, string[]]>([
    [{}, []],
    [{ stomach: 'in_the_past' }, []],
    [{ stomach: 'now' }, []],
    [{ fever: 'yes' }, ['fever_may_be_dengue']],
    [{ fever: 'not_sure' }, []],
    [{ jaw_bone: 'yes' }, ['tell_dentist_of_jaw_bone']],
    [{ jaw_bone: 'not_sure' }, []],
  ])('%j: %j', (given, advice) => {
    expect(adviceFor(given)).toEqual(advice);
  });

  it('gums that bleed in a fever may be severe dengue, whoever told of the fever', () => {
    const bleeding: Parts = {
      category: 'gums',
      followUpAnswers: { gum_danger_signs: ['none'], bleeding_frequency: 'by_themselves' },
    };
    const withFever: Parts = {
      category: 'gums',
      followUpAnswers: { gum_danger_signs: ['fever_38'], bleeding_frequency: 'nearly_every_time' },
    };
    expect(adviceFor({ fever: 'yes' }, bleeding)).toEqual(['bleeding_gums_with_fever']);
    expect(adviceFor({}, bleeding)).toEqual([]);
    expect(adviceFor({}, withFever)).toEqual(['bleeding_gums_with_fever']);
  });

  it('a socket that does not heal needs a dentist within days after such medicines, or perhaps', () => {
    const socket: Parts = {
      issue: 'my tooth was taken out 3 months ago and the socket is not healing',
    };
    expect(adviceFor({ jaw_bone: 'yes' }, socket)).toEqual([
      'socket_needs_dentist_soon',
      'tell_dentist_of_jaw_bone',
    ]);
    expect(adviceFor({ jaw_bone: 'not_sure' }, socket)).toEqual(['socket_needs_dentist_soon']);
    expect(adviceFor({}, socket)).toEqual([]);
  });
});
