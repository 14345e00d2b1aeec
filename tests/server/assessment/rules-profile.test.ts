import { describe, expect, it } from 'vitest';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { readReactions } from '../../../server/assessment/medicines/harm.ts';
import { topicOfNamePart } from '../../../server/assessment/medicines/name-parts.ts';
import { readsHighPressure } from '../../../server/assessment/medicines/pressure.ts';
import { gatherProfile } from '../../../server/assessment/medicines/profile.ts';
import type { MedicineProfile } from '../../../server/assessment/medicines/profile.ts';
import { spellMedicines } from '../../../server/assessment/medicines/spelling.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { ADULT } from './rules.kit.ts';

const profileOf = (parts: Partial<Patient>): MedicineProfile => {
  const patient = { ...ADULT, ...parts };
  return gatherProfile(patient, collectEvidence(patient), []);
};

const reactionsTo = (box: string, ...others: string[]) => readReactions(box, others, () => true);

describe('a part of a name', () => {
  it.each([
    [
      'nsaid',
      'profen ketoprofen bromfenac meloxicam etoricoxib etorishine aceclomax naproxy indomethacid',
    ],
    ['paracetamol', 'paracetomel parasitol acetaminofen'],
    ['chlorhexidine', 'chlorhexidin chlorohexi clorhexidin'],
    ['bleeding', 'edoxaban dabigatran ticagrelor clopigrel enoxaparin warfarex prasugrel acenocou'],
    ['raas', 'azilsartan perindopril telmisat losartas'],
    ['diuretic', 'indapamide chlorthalidon torsemid furosemi spironola'],
    [
      'immune',
      'everolimus adalimumab imatinib etanercept carboplatin paclitaxel doxorubicin prednisone methotrexat azathiop',
    ],
    ['lithium', 'lithosun lithocap'],
    ['ssri', 'paroxetine sertraline escitalopram'],
    [null, 'tooth paining farin mab ofen table sprouts'],
  ] as const)('%s: %s', (topic, words) => {
    for (const word of words.split(' '))
      expect([word, topicOfNamePart(word)]).toEqual([word, topic]);
  });
});

describe('a high blood pressure', () => {
  it.each([
    '150 over 80',
    '168 of 98',
    '120 by 95',
    '170 to 180 of 100',
    'bloodpressure is always 170',
    'pressure 160 to 175',
    'bloodpressure today in the morning 10 minutes 165',
    '170 upper',
    'upper is 170',
    'upar wala 165',
    'bloodpressure lower is 100',
  ])('%s', (words) => {
    expect(readsHighPressure(words)).toBe(true);
  });

  it.each([
    '149 over 80',
    '120 by 94',
    '261 over 80',
    '120 by 151',
    'bloodpressure is 140',
    'bloodpressure tablet 150 mg',
    'bloodpressure sugar 170',
    'bloodpressure a b c d e f g 170',
    'upper molar 170 tooth',
    'upper is 170 rupees',
    'lower is 100',
    'bloodpressure was 170 and now normal',
    'pehle bloodpressure 170 tha ab 130',
    'bloodpressure is fine',
  ])('not: %s', (words) => {
    expect(readsHighPressure(words)).toBe(false);
  });
});

describe('a name in an Indian script', () => {
  it.each([
    ['क्रोसिन', 'crocin'],
    ['कॉम्बिफ्लेम ली', 'combiflam ली'],
    ['एलर्जी', 'allergy'],
    ['एलर्जिक', 'allergic'],
    ['रिएक्शन', 'reaction'],
    ['माउथवॉश', 'mouthwash'],
    ['पेनकिलर', 'painkiller'],
    ['दर्द की Dolo', 'दर्द की Dolo'],
  ])('%s', (written, spelled) => {
    expect(spellMedicines(written)).toBe(spelled);
  });
});

describe('a reaction', () => {
  it.each([
    // In the box, before or after the name.
    ['brufen gives me hives', 'harmed'],
    ['Hives, from brufen', 'harmed'],
    ['Hives, from painkillers', 'harmed'],
    ['brufen, then hives', 'harmed'],
    ['brufen, one tablet, hives', 'harmed'],
    ['brufen, one tablet of the small strip only, hives', 'unclear'],
    ['brufen, penicillin, hives', 'unclear'],
    ['painkillers, throat swelled', 'harmed'],
    ['doctor said no brufen', 'harmed'],
    ['brufen made my lips thick', 'harmed'],
    ['brufen: face swelling', 'harmed'],
    ['allergic to something, do not remember, it was a painkiller', 'harmed'],
    // Only named.
    ['brufen', 'unclear'],
    ['penicillin, brufen', 'unclear'],
    // Used or borne.
    ['I take brufen daily', null],
    ['brufen suits me', null],
    ['no problem with brufen', null],
    ['take crocin, brufen', null],
    ['take crocin, brufen red strip', null],
    ['take crocin, brufen of red strip', 'unclear'],
    ['Hives, I take brufen daily', null],
    ['brufen, for the swelling of my gum', 'unclear'],
    ['brufen, but the cheek is still swollen', 'unclear'],
    ['penicillin gives hives', null],
    ['none', null],
  ] as const)('"%s": %s', (box, nsaid) => {
    expect(reactionsTo(box).nsaid).toBe(nsaid);
  });

  it('told in the concern counts beside the name alone', () => {
    expect(reactionsTo('none', 'brufen gave me hives').nsaid).toBe('harmed');
    expect(reactionsTo('none', 'tooth pain', 'brufen gave me hives').nsaid).toBe('harmed');
    expect(reactionsTo('none', 'I had hives', 'brufen').nsaid).toBe(null);
    expect(reactionsTo('none', 'took brufen').nsaid).toBe(null);
  });

  it('to other kinds is told apart', () => {
    expect(reactionsTo('crocin gives hives')).toMatchObject({ paracetamol: 'harmed', nsaid: null });
    expect(reactionsTo('fever tablet gives hives').paracetamol).toBe('harmed');
    expect(reactionsTo('mouthwash gives hives')).toMatchObject({
      chlorhexidine: 'harmed',
      nsaid: null,
    });
    expect(reactionsTo('combiflam gives hives')).toMatchObject({
      paracetamol: 'harmed',
      nsaid: 'harmed',
    });
  });

  it.each([
    ['I am allergic, but dont know to what', true],
    ['I have an allergy, name yaad nahi', true],
    ['allergy to some tablet', true],
    ['allergic to penicillin', false],
    ['penicillin, allergic', false],
    ['allergic, penicillin', false],
    ['allergic to dust and pollen', false],
    ['allergic, dust', false],
    ['allergies: none', false],
    ['not allergic to anything', false],
    ['allergy nahi', false],
    ['no known drug allergies', false],
    ['', false],
  ])('"%s": an unknown allergy is %s', (box, unknown) => {
    expect(reactionsTo(box).unknown).toBe(unknown);
  });

  it('of a relative is left out', () => {
    expect(readReactions('brufen gives hives', [], () => false).nsaid).toBe(null);
  });
});

describe('what the medicine rules know of a patient', () => {
  it('reads the topics of every text, and no denied ones', () => {
    const told = profileOf({ issue: 'tooth pain, I have asthma', allergies: 'warfarin daily' });
    expect(told.mentions('asthma')).toBe(true);
    expect(told.mentions('warfarin')).toBe(true);
    expect(profileOf({ issue: 'tooth pain, no asthma' }).mentions('asthma')).toBe(false);
    expect(profileOf({ issue: 'I have not missed my asthma inhaler' }).mentions('asthma')).toBe(
      true,
    );
  });

  it('leaves the illnesses of relatives out, unless one of them is the patient', () => {
    expect(profileOf({ issue: 'tooth pain, my father had asthma' }).mentions('asthma')).toBe(false);
    expect(
      profileOf({ issue: 'my father has tooth pain and my father has asthma' }).mentions('asthma'),
    ).toBe(true);
  });

  it('takes a bare term of weeks for a pregnancy in the box alone', () => {
    expect(profileOf({ allergies: '28 weeks' }).mentions('pregnancy')).toBe(true);
    expect(profileOf({ allergies: '7 months now' }).mentions('pregnancy')).toBe(true);
    expect(profileOf({ issue: '28 weeks' }).mentions('pregnancy')).toBe(false);
    expect(profileOf({ issue: 'G2P1 with tooth pain' }).mentions('pregnancy')).toBe(true);
  });

  it.each([
    ['I am 66 years old', true],
    ['I am 65 years old', false],
    ['tooth pain', false],
  ])('over 65 by "%s": %s', (issue, isOver65) => {
    expect(profileOf({ issue }).isOver65).toBe(isOver65);
  });

  it('reads an age in the box as well', () => {
    expect(profileOf({ allergies: 'I am 70 years old' }).isOver65).toBe(true);
  });

  it.each([
    ['my weight is 49', true],
    ['my weight is 50', false],
    ['tooth pain', false],
  ])('light by "%s": %s', (issue, isLight) => {
    expect(profileOf({ issue }).isLight).toBe(isLight);
  });

  it.each([
    [{ issue: 'he is 8 years old' }, true],
    [{ age: 'age_0_18' }, true],
    [{ age: 'age_0_18', issue: 'he is 13 years old' }, false],
    [{ age: 'age_31_50' }, false],
  ] satisfies Array<[Partial<Patient>, boolean]>)('%j may be under 12: %s', (parts, may) => {
    expect(profileOf(parts).mayBeUnder12).toBe(may);
  });

  it('takes the highest dose told anywhere', () => {
    expect(profileOf({ issue: 'took 2 crocin. took 4 dolo' }).paracetamolMg).toBe(2600);
    expect(profileOf({ issue: 'pain', allergies: 'took 2 crocin' }).paracetamolMg).toBe(1000);
    expect(profileOf({}).paracetamolMg).toBe(0);
  });

  it('has the words of what was told, and none of what was chosen', () => {
    const told = profileOf({ issue: 'My tooth was taken out this morning' });
    expect(told.wordsFor('tooth.extracted_recently')).toContain('this morning');
    expect(told.wordsFor('fever')).toBe('');
  });
});
