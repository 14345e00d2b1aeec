import { HARD_PIECES } from './hard-pieces.ts';
import { WORD_CLASSES } from '../../server/assessment/evidence/text/lexicon/vocabulary.ts';
import { PHRASES } from '../../server/assessment/knowledge/phrases/index.ts';
import { MEDICINE_PHRASES } from '../../server/assessment/medicines/lexicon/names.ts';

/** A kind of text that costs a reader much; `write` makes one of so many UTF-16 units, the same each time. */
export type HardText = { readonly name: string; readonly write: (length: number) => string };

const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, ' ');

const repeated = (piece: string, joint: string) => (length: number) =>
  cut(`${piece}${joint}`.repeat(Math.ceil(length / (piece.length + joint.length))), length);

/** A small generator of even numbers from 0 to 1, so that every run reads the same texts (mulberry32). */
const dice = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

type Roll = (below: number) => number;
type Draw = (roll: Roll) => string;

const drawn = (seed: number, draw: Draw, joint: string) => (length: number) => {
  const next = dice(seed);
  const roll: Roll = (below) => Math.floor(next() * below);
  let text = '';
  while (text.length < length) text += draw(roll) + joint;
  return cut(text, length);
};

const oneOf = (list: readonly string[]): Draw => {
  const words = [...new Set(list)];
  return (roll) => words[roll(words.length)] ?? '';
};

const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[^a-z]+/)).filter((word) => word !== '');

const KNOWN = wordsIn(Object.values(WORD_CLASSES));
const LONG = KNOWN.filter((word) => word.length >= 6);
const PHRASE_WORDS = wordsIn(PHRASES.map(([phrase]) => phrase));
const MEDICINE_WORDS = wordsIn(Object.values(MEDICINE_PHRASES).flat());

const letters =
  (alphabet: string, from: number, to: number): Draw =>
  (roll) =>
    Array.from({ length: from + roll(to - from + 1) }, () => alphabet[roll(alphabet.length)]).join(
      '',
    );

/** A word of the list with so many letters changed, left out, doubled or swapped. */
const slipped =
  (list: readonly string[], slips: number): Draw =>
  (roll) => {
    let word = oneOf(list)(roll);
    for (let i = 0; i < slips; i += 1) {
      const at = 1 + roll(Math.max(1, word.length - 1));
      const kind = roll(4);
      const before = word.slice(0, at);
      if (kind === 0) word = `${before}${'aeioutrnsl'[roll(10)]}${word.slice(at + 1)}`;
      else if (kind === 1) word = before + word.slice(at + 1);
      else if (kind === 2) word = `${before}${'aeioutrnsl'[roll(10)]}${word.slice(at)}`;
      else word = `${before}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
    }
    return word;
  };

const inPairs =
  (draw: Draw): Draw =>
  (roll) =>
    draw(roll) + draw(roll);

/** The letters of an Indian block, some vowel signs and the sign that joins two consonants. */
const scriptLetters = (first: number): string =>
  String.fromCharCode(
    ...Array.from({ length: 0x34 }, (_, i) => first + 0x05 + i),
    first + 0x3e,
    first + 0x3f,
    first + 0x4d,
  );

const SCRIPTS: ReadonlyArray<readonly [string, number]> = [
  ['devanagari', 0x0900],
  ['bengali', 0x0980],
  ['gurmukhi', 0x0a00],
  ['gujarati', 0x0a80],
  ['odia', 0x0b00],
  ['tamil', 0x0b80],
  ['telugu', 0x0c00],
  ['kannada', 0x0c80],
  ['malayalam', 0x0d00],
  ['arabic', 0x0620],
];

const JOINTS: ReadonlyArray<readonly [string, string]> = [
  ['joined', ''],
  ['spaced', ' '],
  ['listed', ', '],
  ['ended', '. '],
  ['lines', '\n'],
  ['dashed', '-'],
  ['wide', '   '],
];

const repeatedFamilies = (): HardText[] =>
  HARD_PIECES.flatMap((piece) =>
    JOINTS.map(([how, joint]) => ({
      name: `${JSON.stringify(piece)} ${how}`,
      write: repeated(piece, joint),
    })),
  );

const ALPHABETS = {
  az: 'abcdefghijklmnopqrstuvwxyz',
  vowels: 'aeiouy',
  common: 'aeiortnslp',
  consonants: 'bcdfghjklmnpqrstvwxz',
  digits: '0123456789',
  leet: 'abcdeost013450@$',
  marks: '.,;:!?-/()"\'%+&',
  mixed: 'aeioutrs0123456789 .,-/',
  capitals: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabc',
} as const;

const DRAWS: ReadonlyArray<readonly [string, Draw]> = [
  ...Object.entries(ALPHABETS).flatMap(([name, alphabet]) =>
    (
      [
        [1, 2],
        [3, 5],
        [5, 7],
        [8, 12],
        [12, 20],
        [30, 60],
      ] as const
    ).map(([from, to]) => [`${name} of ${from} to ${to}`, letters(alphabet, from, to)] as const),
  ),
  ...SCRIPTS.flatMap(([name, first]) =>
    (
      [
        [2, 4],
        [6, 10],
        [40, 80],
      ] as const
    ).map(
      ([from, to]) =>
        [`${name} of ${from} to ${to}`, letters(scriptLetters(first), from, to)] as const,
    ),
  ),
  ...(
    [
      ['known words', KNOWN],
      ['long words', LONG],
      ['words of phrases', PHRASE_WORDS],
      ['words of medicines', MEDICINE_WORDS],
    ] as const
  ).flatMap(([name, words]) => [
    [name, oneOf(words)] as const,
    [`${name}, one slip`, slipped(words, 1)] as const,
    [`${name}, two slips`, slipped(words, 2)] as const,
    [`${name}, three slips`, slipped(words, 3)] as const,
    [`${name}, joined`, inPairs(oneOf(words))] as const,
  ]),
  ['pieces', oneOf(HARD_PIECES)],
  [
    'initials and names',
    (roll) => `${'ABCDEFGH'[roll(8)]}. ${'KRSTMN'[roll(6)]}${letters('aeioumrt', 4, 8)(roll)}`,
  ],
  ['pressures', (roll) => `bp ${100 + roll(160)}/${50 + roll(90)}`],
  [
    'doses',
    (roll) =>
      `${1 + roll(20)} ${oneOf(['dolo', 'crocin', 'combiflam', 'brufen', 'paracetamol'])(roll)} ${oneOf(['650', '500', 'every 4 hours', '3 times a day'])(roll)}`,
  ],
  [
    'medicine-like words',
    (roll) =>
      letters('aeioumrtlnp', 3, 6)(roll) +
      oneOf([
        'profen',
        'fenac',
        'oxicam',
        'coxib',
        'sartan',
        'pril',
        'xaban',
        'limus',
        'mab',
        'zole',
      ])(roll),
  ],
  [
    'combining marks',
    (roll) =>
      'aeoun'[roll(5)] + letters('\u0300\u0301\u0303\u0308\u0323\u093c\u094d\u200d', 5, 20)(roll),
  ],
  [
    'compatibility letters',
    letters('\ufdfa\ufdfb\u3300\u337f\ufb03\u00bd\u2460\u24b6\uff21\u1d00', 3, 9),
  ],
  ['full-width letters', letters('ａｂｃｄｅｆｏｔｈ０１', 3, 12)],
  [
    'short joined words',
    (roll) =>
      Array.from({ length: 10 }, () =>
        oneOf(['me', 'ka', 'in', 'of', 'la', 'my', 'tooth', 'gum', 'pain', 'dard'])(roll),
      ).join(''),
  ],
];

const drawnFamilies = (): HardText[] =>
  DRAWS.flatMap(([name, draw], at) =>
    JOINTS.slice(0, 5).map(([how, joint], place) => ({
      name: `${name} ${how}`,
      write: drawn(at * 7 + place + 1, draw, joint),
    })),
  );

/** Every family of hard texts, in an order that never changes. */
export const HARD_TEXTS: readonly HardText[] = [...repeatedFamilies(), ...drawnFamilies()];
