import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isDentalCompound,
  isDentalWord,
  isOneTypoApart,
} from '../../contracts/rules/dental-words.ts';

const CONCERNS =
  `toothache sensitivity daantdard gingivitis khoonmasude Toothache TOOTHPAIN toothpain gumpain teethpain
  mouthulcer mouthulcers jawpain bleedinggums gumbleeding wisdomtooth rootcanal braces aligners implant implants extraction
  whitening scaling pyorrhea pyorrhoea periodontitis halitosis badbreath dentures cavities swelling bleeding ulcers
  daantmedard masude masoode daanto toothdecay crookedteeth yellowteeth tonguepain lippain dentalclinic dentist
  toothproblem gumproblem teethcleaning drymouth lockjaw palluvali jabdadard muhmechhale bruxism fluorosis veneers`
    .trim()
    .split(/\s+/);

const TYPOS = [
  'toothahce',
  'sensitvity',
  'gingivits',
  'toothach',
  'gingivittis',
  'extractoin',
  'periodontits',
];

const NOISE =
  `asdfgh qwerty lkjhgf asdfghjkl qwertyuiop zxcvbnm mnbvcxz poiuyt aaaaaaa hhhhhhhh fjdkslfj kjhgfd
  abcdefg xyzxyz sdfsdf dfghjk jkljkl wertyu hgfdsa qazwsx hello goodmorning football computer weather insurance
  banana monkey testing nothing whatever biryani cricket headache stomach`
    .trim()
    .split(/\s+/);

describe('one word as a concern', () => {
  it('[INTRO-32] passes real single-word concerns', () => {
    expect(CONCERNS.filter((word) => !isDentalWord(word))).toEqual([]);
  });

  it('[INTRO-32] forgives one typo in words of seven letters and more', () => {
    expect(TYPOS.filter((word) => !isDentalWord(word))).toEqual([]);
  });

  it('[INTRO-32] stops keyboard noise and words of other subjects', () => {
    expect(NOISE.filter(isDentalWord)).toEqual([]);
  });

  it('takes any text without failing or slowing down', () => {
    expect(isDentalWord('')).toBe(false);
    expect(isDentalWord('gum'.repeat(2000))).toBe(false);
    expect(isDentalWord('दांत')).toBe(false);
  });

  it('needs a tooth, gum or mouth word in a run of known words', () => {
    expect(isDentalCompound('paindard')).toBe(false);
    expect(isDentalCompound('daantmedard')).toBe(true);
  });

  it('counts a swap of neighbours as one typo and two changes as too many', () => {
    expect(isOneTypoApart('tooth', 'tooht')).toBe(true);
    expect(isOneTypoApart('tooth', 'tooths')).toBe(true);
    expect(isOneTypoApart('tooth', 'teeth')).toBe(false);
    expect(isOneTypoApart('tooth', 'booths')).toBe(false);
  });

  it('stays small enough for the first load of the browser', () => {
    const source = readFileSync('contracts/assessment/dental-vocabulary.ts', 'utf8');
    const words = source.match(/list\(`[^`]*`\)/g)?.join('') ?? '';
    expect(words.length).toBeGreaterThan(1000);
    expect(words.length).toBeLessThan(6000);
  });
});
