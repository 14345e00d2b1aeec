import { describe, expect, it } from 'vitest';
import {
  compilePhrase,
  findPhrase,
  placesIn,
} from '../../../server/assessment/evidence/text/pattern.ts';
import { makePhraseBook } from '../../../server/assessment/evidence/text/phrase-book.ts';
import { keysOf, stemOf } from '../../../server/assessment/evidence/text/words.ts';

const tokensOf = (text: string) => text.split(' ').map((word) => ({ word, keys: keysOf(word) }));

/** The words that a phrase used of a text, one list for each place where it stands. */
const places = (phrase: string, text: string): string[] => {
  const tokens = tokensOf(text);
  return findPhrase(placesIn(tokens), compilePhrase(phrase)).map(({ used }) =>
    used.map((at) => tokens[at]?.word).join(' '),
  );
};

describe('a phrase', () => {
  it.each([
    [
      'words in their order, two others between at most',
      'zinc wall',
      'zinc x y wall',
      ['zinc wall'],
    ],
    ['three others are too many', 'zinc wall', 'zinc x y z wall', []],
    ['another order is no match', 'zinc wall', 'wall zinc', []],
    ['+ directly after', 'zinc +wall', 'zinc wall', ['zinc wall']],
    ['+ nothing between', 'zinc +wall', 'zinc x wall', []],
    ['> six others at most', 'zinc >wall', 'zinc a b c d e f wall', ['zinc wall']],
    ['> seven are too many', 'zinc >wall', 'zinc a b c d e f g wall', []],
    ['alternatives', 'zinc/iron +wall', 'iron wall zinc wall', ['iron wall', 'zinc wall']],
    ['a class of words', '@gum +wall', 'masude wall', ['masude wall']],
    ['a form of the word', 'colour +wall', 'colours walls', ['colours walls']],
    ['the nearest of two', 'zinc wall', 'zinc wall wall', ['zinc wall']],
    ['both in any order', 'zinc & wall', 'wall x x x zinc', ['zinc wall']],
    ['both, twelve words apart', 'zinc & wall', `wall ${'x '.repeat(11)}zinc`, ['zinc wall']],
    ['both, thirteen words apart', 'zinc & wall', `wall ${'x '.repeat(12)}zinc`, []],
    ['both with the nearest', 'zinc & wall', 'wall x x zinc wall', ['zinc wall']],
    ['both need two words', 'zinc/wall & wall/zinc', 'wall', []],
    ['both of several words', 'zinc +iron & wall', 'wall zinc iron', ['zinc iron wall']],
    ['both, one missing', 'zinc & wall', 'zinc', []],
    ['not beside a word', 'zinc !baby', 'zinc for the baby', []],
    ['not beside a word, which is missing', 'zinc !baby', 'zinc', ['zinc']],
    ['a small word may be missing', 'zinc the wall', 'zinc wall', ['zinc wall']],
    [
      'a small word that may be missing widens the gap',
      'zinc the wall',
      'zinc a b c d wall',
      ['zinc wall'],
    ],
    ['and not more than by two', 'zinc the wall', 'zinc a b c d e wall', []],
    ['a small word at an end must be there', 'the wall', 'wall', []],
  ])('%s', (_rule, phrase, text, found) => {
    expect(places(phrase, text)).toEqual(found);
  });

  it('knows where it begins and ends', () => {
    const [match] = findPhrase(placesIn(tokensOf('x wall x zinc')), compilePhrase('zinc & wall'));
    expect(match).toEqual({ start: 1, end: 3, used: [3, 1] });
  });

  it('takes the nearest of several, and is not parted by a wide gap', () => {
    const [near] = findPhrase(
      placesIn(tokensOf('wall x x zinc wall')),
      compilePhrase('zinc & wall'),
    );
    expect(near?.used).toEqual([3, 4]);
    const wide = 'zinc a b c d e f wall a b c d e f iron';
    expect(places('zinc >wall >iron', wide)).toEqual(['zinc wall iron']);
  });

  it('means a word of four letters as it stands, a longer one in all its forms', () => {
    expect(places('caps +wall', 'cap wall')).toEqual([]);
    expect(places('colours +wall', 'colour wall')).toEqual(['colour wall']);
  });

  it.each([
    ['@nosuch +wall', 'Unknown word class @nosuch'],
    ['!baby', 'Empty phrase'],
    ['zinc &', 'Empty phrase'],
  ])('cannot be "%s"', (phrase, problem) => {
    expect(() => compilePhrase(phrase)).toThrow(problem);
  });
});

describe('a book of phrases', () => {
  const book = makePhraseBook([
    ['zinc +wall', 'wall'],
    ['iron', 'iron'],
    ['zinc', 'zinc'],
    ['@gum', 'gum'],
  ]);
  const found = (text: string) => book.search(tokensOf(text)).map(({ means }) => means);

  it('finds every phrase that stands in a text', () => {
    expect(found('iron gums and zinc wall').toSorted()).toEqual(['gum', 'iron', 'wall', 'zinc']);
  });

  it('finds nothing in other words', () => {
    expect(found('wall plum')).toEqual([]);
  });
});

describe('a stem', () => {
  it.each([
    ['cavities', 'cavity'],
    ['ties', 'tie'],
    ['swelling', 'swell'],
    ['throbbing', 'throb'],
    ['pulling', 'pull'],
    ['sing', 'sing'],
    ['being', 'being'],
    ['swelled', 'swell'],
    ['rubbed', 'rub'],
    ['shed', 'shed'],
    ['brushes', 'brush'],
    ['stitches', 'stitch'],
    ['presses', 'press'],
    ['boxes', 'box'],
    ['buzzes', 'buzz'],
    ['gums', 'gum'],
    ['abscess', 'abscess'],
    ['pus', 'pus'],
    ['canis', 'canis'],
    ['virus', 'virus'],
    ['bite', 'bit'],
    ['the', 'the'],
    ['aches', 'ach'],
    ['teething', 'teething'],
    ['hives', 'hives'],
    ['b12s', 'b12s'],
    ['bed', 'bed'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('a word', () => {
  const isRead = (word: string, as: string): boolean => keysOf(word).includes(as);

  it.each([
    ['masude', '@gum'],
    ['gums', '@gum'],
    ['swells', '@swell'],
    ['bubbling', '@blister'],
    // By its sound: vowel lengths and doubled letters of Hindi in Latin letters.
    ['masoode', '@gum'],
    ['daaant', '@tooth'],
    ['soojan', '@swell'],
    ['bukhaaar', '@fever'],
    // One slip from five letters on, two from eight.
    ['swolen', '@swell'],
    ['blleding', '@bleed'],
    ['fevre', '@fever'],
    ['bleedign', '@bleed'],
    ['infalmation', '@swell'],
    ['inflamtion', '@swell'],
  ])('%s is read as %s', (word, as) => {
    expect(isRead(word, as)).toBe(true);
  });

  it.each([
    // Everyday words are no slips.
    ['reading', '@bleed'],
    ['breath', '@pain'],
    ['older', '@cold'],
    ['summer', '@gum'],
    ['teething', '@tooth'],
    // Too short, too far, another beginning, a number in it.
    ['gun', '@gum'],
    ['fevrxe', '@cold'],
    ['wollen', '@swell'],
    ['swel1ing', '@swell'],
    ['swzzxing', '@swell'],
  ])('%s is not read as %s', (word, as) => {
    expect(isRead(word, as)).toBe(false);
  });

  it('answers to itself and its stem', () => {
    expect(keysOf('quixotically')).toEqual(['quixotically', 'quixotically']);
    expect(keysOf('walls')).toEqual(['walls', 'wall']);
  });
});
