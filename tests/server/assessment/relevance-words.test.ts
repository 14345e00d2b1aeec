import { describe, expect, it } from 'vitest';
import {
  FILLING_OUT,
  PAIRS_BY_SOUND,
  classBySound,
  soundOf,
} from '../../../server/assessment/relevance/sound.ts';
import {
  clausesOf,
  plainText,
  sentencesOf,
  tokensOf,
} from '../../../server/assessment/relevance/tokens.ts';
import { isOrdinaryWord, typoIndex } from '../../../server/assessment/relevance/typos.ts';

describe('a list that forgives typos', () => {
  const WORDS = ['wisdom', 'swelling', 'extraction', 'dentist', 'gums', 'molar'];
  const look = typoIndex(
    [...WORDS, 'ghar'].map((word) => [word, word] as const),
    new Set(WORDS),
  );

  it.each([
    ['wisdom', 'wisdom'],
    // Sounds alike.
    ['wizdom', 'wisdom'],
    ['gumss', 'gums'],
    ['wysdom', 'wisdom'],
    // One slip: missing, extra, wrong, swapped.
    ['molr', 'molar'],
    ['molaar', 'molar'],
    ['mollar', 'molar'],
    ['molat', 'molar'],
    ['moalr', 'molar'],
    // The first letter may be swapped with the second, and not be another.
    ['omlar', 'molar'],
    ['polar', undefined],
    // Two slips from nine letters on.
    ['extrction', 'extraction'],
    ['extraactin', 'extraction'],
    ['extraactim', undefined],
    ['axtrctin', undefined],
    ['welning', undefined],
    // Without its vowels.
    ['swllng', 'swelling'],
    ['dntst', 'dentist'],
    // Words that forgive nothing, words too short, ordinary words.
    ['gharr', 'ghar'],
    ['ghaz', undefined],
    ['gum', undefined],
    ['selling', undefined],
    ['spelling', undefined],
    ['bracelet', undefined],
  ])('finds for %s: %s', (token, word) => {
    expect(look(token)).toBe(word);
  });

  it('knows ordinary words', () => {
    expect(['month', 'maths', 'dancer', 'molar'].map(isOrdinaryWord)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('keeps the first meaning of a word', () => {
    const twice = typoIndex(
      [
        ['molar', 1],
        ['molar', 2],
      ],
      new Set(['molar']),
    );
    expect(twice('molar')).toBe(1);
  });
});

describe('a plain text', () => {
  it.each([
    ['ＴＯＯＴＨ', 'tooth'],
    ['to\u200both\u00ad', 'tooth'],
    ['dānt dàrd bīm būm bēm bōm', 'dant dard bim bum bem bom'],
    ['“don’t”', '"don\'t"'],
    ['t o o t h ache', 'tooth ache'],
    ['t.o.o.t.h', 'tooth'],
    ['a b c', 'a b c'],
  ])('%j is %j', (written, plain) => {
    expect(plainText(written)).toBe(plain);
  });
});

describe('tokens', () => {
  it.each([
    ["dentist's don't i'll", ['dentist', 'don', 'i']],
    ['t00th p4in $ore br@ces', ['tooth', 'pain', 'sore', 'braces']],
    ['3rd 500mg 2nd 5x 12', ['3rd', '500mg', '2nd', '5x', '12']],
    ['toooooth', ['tooth']],
    ['दाँत है', ['दाँत', 'है']],
    ['a1'.repeat(30), ['ai'.repeat(20)]],
    ["''", []],
  ])('of %j', (plain, tokens) => {
    expect(tokensOf(plain)).toEqual(tokens);
  });
});

describe('sentences and clauses', () => {
  it('end at marks, brackets and free-standing dashes', () => {
    expect(sentencesOf('a. b! c? d; e | f। g॥ h\ni… j - k – l — m [n] (o) {p} <q>')).toEqual(
      'abcdefghijklmnopq'.split(''),
    );
    expect(sentencesOf('x-ray')).toEqual(['x-ray']);
    expect(sentencesOf(' . ')).toEqual([]);
  });

  it('are parted by commas and joining words', () => {
    expect(
      clausesOf('a, b and c but d then e also f because g aur h lekin i magar j phir k par bhi l'),
    ).toEqual('abcdefghijkl'.split(''));
    expect(clausesOf('hand , band')).toEqual(['hand', 'band']);
    expect(clausesOf(' , ')).toEqual([]);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['tooth', { bones: 't', first: 'o', last: '', bare: false }],
    ['denture', { bones: 'dnCr', first: 'e', last: '', bare: false }],
    ['ulcer', { bones: 'alsr', first: '', last: '', bare: true }],
    ['swelling', { bones: 'svlng', first: 'e', last: '', bare: true }],
    ['jaw', { bones: 'jv', first: 'a', last: '', bare: false }],
    ['extraction', { bones: 'akstrksn', first: '', last: '', bare: true }],
    ['cavity', { bones: 'kvt', first: 'a', last: 'e', bare: false }],
    ['chipping', { bones: 'Cpng', first: 'e', last: '', bare: false }],
    ['phobia', { bones: 'fb', first: 'o', last: 'e', bare: false }],
    ['zap', { bones: 'sp', first: 'a', last: '', bare: false }],
    ['quick', { bones: 'k', first: 'o', last: '', bare: false }],
    ['dhobi', { bones: 'db', first: 'o', last: 'e', bare: false }],
    ['mehandi', { bones: 'mnd', first: 'e', last: 'e', bare: false }],
  ])('%s', (word, sound) => {
    expect(soundOf(word)).toMatchObject({ bones: sound.bones, bare: sound.bare });
  });

  it.each([
    // Short words, spelt by ear.
    ['mowth', 'place'],
    ['mauth', 'place'],
    ['tung', 'place'],
    ['toungue', 'place'],
    ['jaww', 'place'],
    ['cheik', 'place'],
    ['moonh', 'place'],
    ['jabda', 'place'],
    ['jeebh', 'place'],
    ['gumz', 'core'],
    ['gumbs', 'core'],
    ['teeeth', 'core'],
    ['teath', 'core'],
    ['tuth', 'core'],
    ['tooff', 'core'],
    ['masoodhe', 'core'],
    ['battisi', 'regional'],
    ['dheela', 'sign'],
    ['chhaale', 'sign'],
    ['dry', 'sign'],
    ['awaz', 'sign'],
    ['soar', 'sign'],
    ['patch', 'sign'],
    ['bleeds', 'sign'],
    ['smelly', 'sign'],
    ['looz', 'sign'],
    ['hirt', 'sign'],
    // By their skeleton.
    ['dencher', 'core'],
    ['retayner', 'work'],
    ['alsur', 'sign'],
    ['dantist', 'core'],
    ['exstraction', 'sign'],
    // Unmistakable words forgive a wrong consonant.
    ['jinjivitis', undefined],
    ['gingibitis', 'core'],
    ['ortodontist', 'core'],
    // No words of the mouth.
    ['moth', undefined],
    ['mother', undefined],
    ['table', undefined],
    ['to', undefined],
    ['a1sur', undefined],
    ['x'.repeat(21), undefined],
  ])('%s is %s', (word, kind) => {
    expect(classBySound(word)).toBe(kind);
  });

  it.each([
    'moth ulsar',
    'mowth is soar',
    'mouth has blistur',
    'ulsar in my moth',
    'sore inside mouth',
    'badd breth',
    'stinking breath',
    'breath is very bad',
    'breth smells',
    'root kanal',
    'rut canel',
    'route canal treetment',
    'mu me chale',
    'muu mein jalan',
    'dant nikalwa',
    'honth pe dane',
    'jeebh par dana',
    'dant hil raha',
    'daanth gir gya',
  ])('hears a complaint in "%s"', (pair) => {
    expect(PAIRS_BY_SOUND.some((pattern) => pattern.test(pair))).toBe(true);
  });

  it.each(['moth on my coat', 'out of breath', 'bad brother', 'route map', 'dana dal'])(
    'hears none in "%s"',
    (pair) => {
      expect(PAIRS_BY_SOUND.some((pattern) => pattern.test(pair))).toBe(false);
    },
  );

  it.each([
    ['fillng fel out', true],
    ['filling has came out', true],
    ['felling popped off', true],
    ['filling is white', false],
  ])('"%s": a filling that came out is %s', (words, isOut) => {
    expect(FILLING_OUT.test(words)).toBe(isOut);
  });
});
