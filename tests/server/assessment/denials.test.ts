import { describe, expect, it } from 'vitest';
import {
  denialsIn,
  isDenied,
  opensDeniedList,
  statesAnew,
} from '../../../server/assessment/evidence/text/denials.ts';

const tokensOf = (words: string) => words.split(' ').map((word) => ({ word, keys: [word] }));

/** The words that a denial reaches. */
const deniedIn = (words: string): string => {
  const tokens = tokensOf(words);
  return [...denialsIn(tokens).keys()]
    .toSorted((a, b) => a - b)
    .map((at) => tokens[at]?.word)
    .join(' ');
};

describe('what a denial reaches', () => {
  it.each([
    ['no', 'a b c d e f g'],
    ['without', 'a b c d e f g'],
    ['nil', 'a b c d e f g'],
    ['none', 'a b c d e f g'],
    ['nor', 'a b c d e f g'],
    ['neither', 'a b c d e f g'],
    ['denies', 'a b c d e f g'],
    ['denied', 'a b c d e f g'],
    ['deny', 'a b c d e f g'],
    ['bina', 'a b c d e f g'],
    ['zero', 'a b c d e f g'],
    ['never', 'a b c d e f g'],
    ['not', 'a b c d e'],
    ['dont', 'a b c d e'],
    ['doesnt', 'a b c d e'],
    ['didnt', 'a b c d e'],
    ['isnt', 'a b c d e'],
    ['arent', 'a b c d e'],
    ['wasnt', 'a b c d e'],
    ['werent', 'a b c d e'],
    ['havent', 'a b c d e'],
    ['hasnt', 'a b c d e'],
    ['hadnt', 'a b c d e'],
    ['wont', 'a b c d e'],
    ['cannot', ''],
  ])('"%s" is so many words behind it', (denial, reached) => {
    expect(deniedIn(`x ${denial} a b c d e f g h`)).toBe(reached);
  });

  it.each(['nahi', 'absent', 'nil', 'negative', 'illai', 'nathi'])(
    '"%s" is the two words before it',
    (denial) => {
      expect(deniedIn(`a b c ${denial}`)).toBe('b c');
      expect(deniedIn(`c ${denial}`)).toBe('c');
    },
  );

  it.each('hai hota hoti hua hui tha thi aaya aayi he ab bilkul koi'.split(' '))(
    'is told to the end with "%s", too',
    (end) => {
      expect(deniedIn(`a b c nahi ${end}`)).toBe('b c');
    },
  );

  it('is nothing before a denial that goes on', () => {
    expect(deniedIn('a b nahi sakta')).toBe('');
  });

  it.each(['koi', 'kisi', 'kuch'])('is what "%s" is of, two words further', (any) => {
    expect(deniedIn(`a b c ${any} d nahi`)).toBe(`b c ${any} d`);
    expect(deniedIn(`b c ${any} nahi`)).toBe(`c ${any}`);
    expect(deniedIn(`c ${any} d nahi`)).toBe(`c ${any} d`);
  });

  it.each([
    'because due but except until till since while still now only with so and aur par lekin',
    'quit stop stops stopped stopping ease easing eased settle settled subside subsided heal healing',
    'go goes going gone help helps helping work works working respond responding able',
    'manage managed get getting find found open fit wake remember recall sleep slept',
    'eat eating drink drinking relief improvement idea doubt money time dentist doctor appointment',
    'medicine tablet painkiller matter longer',
  ])('ends before each of "%s"', (ends) => {
    for (const end of ends.split(' ')) {
      expect(deniedIn(`no a ${end} b`), end).toBe('a');
      expect(deniedIn(`not ${end} b`), end).toBe('');
    }
  });

  it('is nothing behind the last word, and nothing without a denial', () => {
    expect(deniedIn('a no')).toBe('');
    expect(deniedIn('a b c')).toBe('');
    expect(denialsIn([]).size).toBe(0);
  });

  it('is told with every denial that reaches it', () => {
    expect(denialsIn(tokensOf('no not a'))).toEqual(
      new Map([
        [1, [0]],
        [2, [0, 1]],
      ]),
    );
  });
});

describe('words of a phrase', () => {
  const denials = denialsIn(tokensOf('not able a no b c'));

  it('are denied when one of them is, by a word that is none of them', () => {
    expect(isDenied(denials, [2, 5])).toBe(true);
    expect(isDenied(denials, [3, 5])).toBe(false);
    expect(isDenied(denials, [0, 2])).toBe(false);
    expect(isDenied(denials, [])).toBe(false);
    expect(isDenied(denialsIn(tokensOf('no not a')), [1, 2])).toBe(true);
    expect(isDenied(denialsIn(tokensOf('no a nahi')), [0, 1])).toBe(true);
    // "b" is denied by "no", which is of the phrase, and by "nahi", which is not.
    expect(isDenied(denialsIn(tokensOf('no x b nahi')), [0, 2])).toBe(true);
  });
});

describe('a list of what is not there', () => {
  it.each(['no', 'without', 'denies', 'bina'])('begins with "%s"', (word) => {
    expect(opensDeniedList(word)).toBe(true);
  });

  it.each(['not', 'wont', 'nahi', 'pain', 'never', 'nil'])('does not begin with "%s"', (word) => {
    expect(opensDeniedList(word)).toBe(false);
  });

  it.each(
    'is are was were am has have had can cannot could hai hain ho tha thi raha rahi rahe wont nahi'.split(
      ' ',
    ),
  )('ends at a statement with "%s"', (word) => {
    expect(statesAnew(word)).toBe(true);
  });

  it.each(['pain', 'swelling', 'of', 'no'])('does not end at "%s"', (word) => {
    expect(statesAnew(word)).toBe(false);
  });
});
