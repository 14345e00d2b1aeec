import { describe, expect, it } from 'vitest';
import { fittingByKeywords } from '../../../contracts/rules/fitting-by-keywords.ts';
import { isJunk } from '../../../machines/assessment/rules/junk.ts';

describe('the junk rule', () => {
  const junk = (...texts: string[]) => expect(texts.filter((each) => !isJunk(each))).toEqual([]);
  const fine = (...texts: string[]) => expect(texts.filter(isJunk)).toEqual([]);

  it('[INTRO-29] [CONST-54] calls texts shorter than 4 characters junk', () => {
    junk('', 'a', 'gum', '  gum  ', 'abc');
    fine('gums', 'ache');
  });

  it('[INTRO-30] [CONST-54] calls texts without a word of 3 or more letters junk', () => {
    junk('1234', 'ab cd ef', 'my tt 12', '12 34 56 78');
    fine('gum 1', 'my gum', 'ab cde');
  });

  it('[INTRO-31] [CONST-54] calls texts of more than 40 % symbols junk, and exactly 40 % not', () => {
    fine('abcdef!!!!', 'gum!?', 'my gum hurts!!');
    junk('abcde!!!!', 'abcdef!!!!!', 'gum!?!', '???ache???');
  });

  it('[INTRO-31] does not count white space as a symbol', () => {
    fine('my gum !!!!', 'a b c ache d e f');
  });

  it('[INTRO-31] counts a picture character as one', () => {
    junk('gum😀😀😀');
    fine('gum😀😀');
  });

  it('[INTRO-32] [CONST-54] calls a single run of 6 or more letters junk unless it is a dental word', () => {
    junk('asdfgh', 'qwerty', 'ASDFGH', 'hellooo', 'computer');
    fine('asdfg', 'toothache', 'Toothache', 'sensitivity', 'daantdard', 'gingivitis');
    fine('asdfgh jkl', 'toothache!', 'my toothache');
  });

  it('[INTRO-30] takes words in other scripts for words', () => {
    fine('दांत में दर्द', 'பல் வலி', 'دانت میں درد');
  });
});

/** The category that the keywords name, when they name one alone. */
const categorise = (concern: string) => {
  const [first = null, ...others] = fittingByKeywords(concern);
  return others.length === 0 ? first : null;
};

describe('the category of a concern', () => {
  const found = (...words: string[]) =>
    Object.fromEntries(words.map((word) => [word, categorise(`it is ${word} to me`)]));
  const all = (words: readonly string[], category: string) =>
    Object.fromEntries(words.map((word) => [word, category]));

  it('[INTRO-34] is pain for each of its words', () => {
    const words = ['pain', 'hurt', 'ache', 'sensitive', 'throb', 'sharp', 'sore'];
    expect(found(...words)).toEqual(all(words, 'pain'));
  });

  it('[INTRO-35] is gums for each of its words', () => {
    const words = ['gum', 'bleed', 'swollen'];
    expect(found(...words)).toEqual(all(words, 'gums'));
  });

  it('[INTRO-36] [INTRO-37] is gums for "red" and "tender" with "gum", and not without', () => {
    expect(categorise('my gum is red')).toBe('gums');
    expect(categorise('tender all along the gum')).toBe('gums');
    expect(found('red', 'tender')).toEqual({ red: null, tender: null });
  });

  it('[INTRO-38] is cosmetic for each of its words', () => {
    const words = [
      'white',
      'yellow',
      'stain',
      'crooked',
      'straight',
      'smile',
      'appearance',
      'color',
      'gap',
    ];
    expect(found(...words)).toEqual(all(words, 'cosmetic'));
  });

  it('[INTRO-39] is lesion for each of its words but "sore"', () => {
    const words = ['spot', 'bump', 'lesion', 'growth', 'lump'];
    expect(found(...words)).toEqual(all(words, 'lesion'));
  });

  it('[INTRO-40] is pain for "sore" alone, although lesion has the word too', () => {
    expect(categorise('a sore')).toBe('pain');
    expect(fittingByKeywords('a sore')).toEqual(['pain']);
  });

  it("[INTRO-40] [INTRO-41] is nobody's to choose but the patient's when words of several match", () => {
    expect(categorise('bleeding gums that hurt')).toBeNull();
    expect(categorise('a sore lump')).toBeNull();
    expect(categorise('crooked teeth and a bump')).toBeNull();
  });

  it('[INTRO-40] puts the one with more words first, then the order pain, gums, cosmetic, lesion', () => {
    expect(fittingByKeywords('bleeding gums that hurt')).toEqual(['gums', 'pain']);
    expect(fittingByKeywords('my gum hurts')).toEqual(['pain', 'gums']);
    expect(fittingByKeywords('a bump, a gap and a sharp edge')).toEqual([
      'pain',
      'cosmetic',
      'lesion',
    ]);
    expect(fittingByKeywords('something is odd')).toEqual([]);
  });

  it.each([
    ['there is a white patch inside my cheek', ['lesion', 'cosmetic']],
    ['white spot on tongue', ['lesion', 'cosmetic']],
    ['a white line on the gum', ['lesion', 'gums', 'cosmetic']],
    ['Yellow coating on my PALATE', ['lesion', 'cosmetic']],
    ['something white on my lip', ['lesion', 'cosmetic']],
    ['a sore on the side of my tongue', ['lesion', 'pain']],
  ])('asks about "%s", a lesion first: it may be no matter of looks', (words, order) => {
    expect(fittingByKeywords(words)).toEqual(order);
    expect(categorise(words)).toBeNull();
  });

  it('takes white or yellow for looks where no such place is named', () => {
    expect(categorise('I want my yellow teeth white')).toBe('cosmetic');
    expect(categorise('I slipped and a white tooth is odd')).toBe('cosmetic');
  });

  it('[INTRO-33] does not care for letter case', () => {
    expect(categorise('MY TOOTH HURTS')).toBe('pain');
    expect(categorise('Bleeding')).toBe('gums');
    expect(categorise('A LuMp')).toBe('lesion');
  });

  it('[INTRO-41] is none when no word matches', () => {
    expect(categorise('my tongue feels odd today')).toBeNull();
  });
});
