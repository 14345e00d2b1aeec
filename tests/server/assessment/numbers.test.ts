import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import { readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import {
  ageIn,
  daysOf,
  numberOf,
  weightIn,
} from '../../../server/assessment/evidence/text/numbers.ts';

/** Everything a text says, with a sign for there and not there. */
const saidIn = (text: string): string[] =>
  readText(text, 'concern').map(({ finding, present }) => `${present ? '+' : '-'}${finding}`);

const daysIn = (text: string): number | null => {
  const [clause] = readSentences(text).flatMap(({ clauses }) => clauses);
  return clause === undefined ? null : daysOf(clause);
};

describe('a number in letters', () => {
  it.each(
    Object.entries({
      zero: 0,
      'half adha aadha aadhi': 0.5,
      'one a an ek': 1,
      dedh: 1.5,
      'two do couple': 2,
      dhai: 2.5,
      'three tin teen few kuch kuchh': 3,
      'four char chaar several': 4,
      'five panch paanch many kai': 5,
      'six chhe che': 6,
      'seven sat saat': 7,
      'eight aath ath': 8,
      'nine nau': 9,
      'ten das dus': 10,
      eleven: 11,
      'twelve barah': 12,
      thirteen: 13,
      fourteen: 14,
      'fifteen pandrah': 15,
      sixteen: 16,
      seventeen: 17,
      eighteen: 18,
      nineteen: 19,
      'twenty bis': 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
    }),
  )('%s', (words, number) => {
    for (const word of words.split(' ')) expect([word, numberOf(word)]).toEqual([word, number]);
  });

  it.each([
    ['12', 12],
    ['3.5', 3.5],
    ['3.', null],
    ['x', null],
    ['toString', null],
    [undefined, null],
  ])('%s is %s', (word, number) => {
    expect(numberOf(word)).toBe(number);
  });
});

describe('how long it has lasted', () => {
  it.each(
    Object.entries({
      'hour hours ghante ghanta ghanton': 0.04,
      'day days din dino dinon night nights raat divas diwas nal': 1,
      'week weeks hafta hafte hafton hapte': 7,
      fortnight: 14,
      'month months mahina mahine mahino mahinon': 30,
      'year years sal saal salon saalon varsh': 365,
      'decade decades': 3650,
    }),
  )('%s', (units, days) => {
    for (const unit of units.split(' '))
      expect([unit, daysIn(`hurting since 2 ${unit}`)]).toEqual([unit, 2 * days]);
  });

  it.each([
    ['it has been hurting since two full weeks', 14],
    ['it hurts for 3 long days', 3],
    ['it hurts since last week', 7],
    ['it hurts since weeks', 21],
    ['it hurts for months', 90],
    ['it hurts since many days', 5],
    ['it hurts since 20 minutes', null],
    ['it hurts since 1 minute', null],
    ['since she came here 3 days with a fever', null],
    ['my tooth hurts 3 days with fever and se', null],
    ['my tooth is hurting very badly 3 weeks with fever', null],
    ['the pain comes every 2 days in the evening', null],
    ['I have an appointment in 2 weeks with somebody', null],
    ['my back tooth became loose in two months I think', 60],
    ['my neck gland enlarged 6 weeks I think so', 42],
    ['my neck gland is checked every 6 weeks by him', null],
    ['my tooth is hurting very badly 3 days', 3],
    ['my tooth is hurting very badly 3 days with fever', null],
    ['pain 3 days', 3],
    ['hurts 3 days badly', 3],
    ['it hurts 3 days badly', null],
  ])('"%s" is %s days', (text, days) => {
    expect(daysIn(text)).toBe(days);
  });

  it.each([
    ['pain for 5 hours', ['+onset.hours']],
    ['pain for 1 day', ['+onset.days']],
    ['pain for 6 days', ['+onset.days']],
    ['pain for 7 days', ['+onset.weeks']],
    ['pain for 21 days', ['+onset.weeks']],
    ['pain for 22 days', ['+onset.over_3_weeks']],
    ['pain for 29 days', ['+onset.over_3_weeks']],
    ['pain for 30 days', ['+onset.months', '+onset.over_3_weeks']],
    ['pain for 58 days', ['+onset.months', '+onset.over_3_weeks']],
    ['pain for 10 months', ['+onset.months', '+onset.over_3_weeks']],
    ['pain for 11 months', ['+onset.over_3_weeks', '+onset.years']],
    ['pain since this morning', ['+onset.hours']],
    ['pain started today', ['+onset.hours']],
    ['pain aaj se', ['+onset.hours']],
    ['pain just now', ['+onset.hours']],
    ['pain since yesterday', ['+onset.days']],
    ['pain kal se', ['+onset.days']],
    ['pain since monday', ['+onset.days']],
    ['gap since childhood', ['+onset.since_eruption']],
    ['gap bachpan se', ['+onset.since_eruption']],
    ['yellow by birth', ['+onset.since_eruption']],
    ['crown for 2 years', []],
    ['I smoke since 5 years', []],
    ['metformin for 3 years', []],
    ['amlodipine since 2 months', []],
  ])('%s', (text, onset) => {
    expect(
      saidIn(text)
        .filter((each) => each.includes('onset.'))
        .toSorted(),
    ).toEqual(onset);
  });

  it('takes the age of a child for no duration', () => {
    expect(saidIn('my son 8 years has pain').filter((each) => each.includes('onset.'))).toEqual([]);
  });
});

describe('a score of pain', () => {
  const severities = (text: string): string[] =>
    saidIn(text).filter((each) => /\+pain\.(?:mild|moderate|severe|six_or_more)/.test(each));

  it.each([
    ['pain 1/10', ['+pain.mild']],
    ['pain 3 out of 10', ['+pain.mild']],
    ['pain 4 of 10', ['+pain.moderate']],
    ['pain 5 / 10', ['+pain.moderate']],
    ['pain six on a scale of ten', ['+pain.moderate', '+pain.six_or_more']],
    ['pain 7 out of 10', ['+pain.severe', '+pain.six_or_more']],
    ['pain 2 to 8 out of 10', ['+pain.severe', '+pain.six_or_more']],
    ['pain 10/10', ['+pain.severe', '+pain.six_or_more']],
    ['pain 11 of 10', []],
  ])('%s', (text, said) => {
    expect(severities(text).toSorted()).toEqual(said);
  });

  it('rules the other bands out', () => {
    expect(saidIn('pain 3/10')).toEqual(
      expect.arrayContaining(['+pain.any', '-pain.moderate', '-pain.severe', '-pain.six_or_more']),
    );
  });

  it('of nought denies the pain', () => {
    expect(saidIn('pain 0/10')).toEqual(
      expect.arrayContaining(['-pain.any', '-pain.mild', '-pain.moderate', '-pain.severe']),
    );
  });

  it('with nothing between comes and goes', () => {
    expect(saidIn('pain 8/10 and nothing in between')).not.toContain('-pain.intermittent');
    expect(saidIn('8/10 pain nothing in between')).toContain('+pain.intermittent');
  });

  it('of a burning tells of burning alone', () => {
    expect(saidIn('burning 7/10')).toContain('+pain.burning');
    expect(severities('burning 7/10')).toEqual([]);
    expect(severities('burning pain 7/10')).toEqual(['+pain.severe', '+pain.six_or_more']);
  });
});

describe('a temperature', () => {
  const fever = (text: string): string[] => saidIn(text).filter((each) => each.includes('fever'));

  it.each([
    ['temperature 101', ['+fever', '+fever.38']],
    ['fever 100.4', ['+fever', '+fever.38']],
    ['fever 38', ['+fever', '+fever.38']],
    ['temperature 37.9', ['+fever', '-fever.38']],
    ['temperature 37.5', ['+fever', '-fever.38']],
    ['temperature 99.6', ['+fever', '-fever.38']],
    ['temperature 37.4', ['-fever', '-fever.38']],
    ['temperature 98.6', ['-fever', '-fever.38']],
    ['temperature 34', ['-fever', '-fever.38']],
    ['it was 102.4', ['+fever', '+fever.38']],
    ['39 C', ['+fever', '+fever.38']],
    ['39 degrees', ['+fever', '+fever.38']],
    ['thermometer says 103', ['+fever', '+fever.38']],
    ['temperature of the water 40', []],
    ['weight 102.4 kg', []],
    ['temperature 33', []],
    ['temperature 43', []],
    ['temperature 108', ['+fever', '+fever.38']],
    ['temperature 109', []],
    ['fridge temperature 40', []],
  ])('%s', (text, said) => {
    expect(fever(text).toSorted()).toEqual(said);
  });

  it('is no dose and no duration', () => {
    expect(fever('bukhar ke liye 38 tablets')).not.toContain('+fever.38');
    expect(fever('fever for 40 hours')).not.toContain('+fever.38');
  });
});

describe('an age', () => {
  it.each([
    ['he is 8 years old', 8],
    ['8 and a half years old', 8],
    ['my 9 year old son', 9],
    ['my son 6 years', 6],
    ['my daughter is only 7 years', 7],
    ['beti 4 saal', 4],
    ['age is 54', 54],
    ['aged 70', 70],
    ['umar hai 33', 33],
    ['he is just 5', 5],
    ['she turned 12', 12],
    ['I am 45', 45],
    ['one year old', 1],
    ['ek saal ka', 1],
    ['6 months old', 0.5],
    ['3 month old baby', 0.25],
    ['baby is 9 months', 0.75],
    ['a month old baby', 1 / 12],
    ['my son 6 years ago fell', null],
    ['he is 5 months pregnant', null],
    ['he is 2 out of 10', null],
    ['I am 45 kg', null],
    ['age 6 months', null],
    ['pain 5', null],
  ])('"%s" is %s', (words, age) => {
    expect(ageIn(words)).toBe(age);
  });

  it.each([
    ['he is 8 years old', ['+child.under_12', '-child.12_or_older']],
    ['he is 11 years old', ['+child.under_12', '-child.12_or_older']],
    ['he is 12 years old', ['+child.12_or_older', '-child.under_12']],
    ['he is 18 years old', ['+child.12_or_older', '-child.under_12']],
    ['he is 19 years old', []],
    ['baby 9 months old', ['+child.under_12', '+infant', '-child.12_or_older']],
    ['one year old', ['+child.under_12', '+infant', '-child.12_or_older']],
    ['he is 2 years old', ['+child.under_12', '-child.12_or_older']],
    ['when he was 8 years old he fell', []],
    ['I am breastfeeding a 9 month old', []],
    ['braces since 8 years old', []],
  ])('%s', (text, said) => {
    expect(
      saidIn(text)
        .filter((each) => /child\.(?:under|12)|infant/.test(each))
        .toSorted(),
    ).toEqual(said);
  });
});

describe('a weight', () => {
  it.each([
    ['weight is 45', 45],
    ['weighs about 38.5', 38.5],
    ['vajan 40', 40],
    ['wt 62', 62],
    ['she is 48 kg', 48],
    ['48kgs', 48],
    ['50 kilos', 50],
    ['5 kg', null],
    ['45 tablets', null],
  ])('"%s" is %s kg', (words, kilograms) => {
    expect(weightIn(words)).toBe(kilograms);
  });
});

describe('a blood sugar', () => {
  it.each([
    ['sugar is 250', true],
    ['sugar is 249', false],
    ['fasting was 310', true],
    ['sugar was always very high 300', true],
    ['sugar 300 mg of it', false],
    ['pulse 300', false],
  ])('%s', (text, isHigh) => {
    expect(saidIn(text).includes('+diabetes.uncontrolled')).toBe(isHigh);
  });
});

describe('the age of a sore', () => {
  const ages = (text: string): string[] => saidIn(text).filter((each) => /ulcer\.over/.test(each));

  it.each([
    ['ulcer on my tongue for 5 hours', ['-ulcer.over_2_weeks', '-ulcer.over_3_weeks']],
    ['ulcer on my tongue for 14 days', ['-ulcer.over_2_weeks', '-ulcer.over_3_weeks']],
    ['ulcer on my tongue for 15 days', ['+ulcer.over_2_weeks', '-ulcer.over_3_weeks']],
    ['ulcer on my tongue for 21 days', ['+ulcer.over_2_weeks', '-ulcer.over_3_weeks']],
    ['ulcer on my tongue for 22 days', ['+ulcer.over_2_weeks', '+ulcer.over_3_weeks']],
    ['ulcer on my tongue, it is there for 4 weeks', ['+ulcer.over_2_weeks', '+ulcer.over_3_weeks']],
    ['ulcer on my tongue', []],
    ['ulcers come again and again for 4 weeks', []],
    ['ulcer every month for 4 weeks', []],
  ])('%s', (text, said) => {
    expect(ages(text).toSorted()).toEqual(said);
  });
});
