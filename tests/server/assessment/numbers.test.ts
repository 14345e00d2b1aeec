import { describe, expect, it } from 'vitest';
import { ageIn, numberOf, weightIn } from '../../../server/assessment/evidence/text/numbers.ts';

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
