import { describe, expect, it } from 'vitest';
import { readClauses, readSentences } from '../../../server/assessment/evidence/text/clauses.ts';

const quotesIn = (text: string): string[] => readClauses(text).map(({ quote }) => quote);
const wordsIn = (text: string): string[] => readClauses(text).map(({ words }) => words);
const sentencesIn = (text: string): string[] => readSentences(text).map(({ quote }) => quote);
const denied = (text: string): string[] =>
  readClauses(text).flatMap(({ words, isDeniedList }) => (isDeniedList ? [words] : []));

describe('a sentence', () => {
  it.each<[string, string[]]>([
    ['One. two! three? four; five\nsix', ['One', 'two!', 'three?', 'four;', 'five', 'six']],
    ['दाँत में दर्द है। मसूड़ा सूजा है', ['दाँत में दर्द है।', 'मसूड़ा सूजा है']],
    ['fever of 38.5 today', ['fever of 38.5 today']],
    ['Dr. Rao and Mrs. Das say yes. It hurts', ['Dr. Rao and Mrs. Das say yes', 'It hurts']],
    ['tooth no. 36, 500 mg. twice, 6 hrs. ago', ['tooth no. 36, 500 mg. twice, 6 hrs. ago']],
    ['It hurts. But. Yes', ['It hurts', 'Yes']],
    ['... ?! ;', []],
    ['', []],
  ])('of "%s"', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it('is asked when it ends with a question mark, whatever follows', () => {
    const clauses = readClauses('Is it deep? It hurts. Why? \n No');
    const asked = clauses.map(({ isAsked }) => isAsked);
    expect(asked).toEqual([true, false, true, false]);
  });

  it('has the words of all its clauses', () => {
    expect(readSentences('gum swollen, tooth hurts').map(({ words }) => words)).toEqual([
      'gum swollen tooth hurts',
    ]);
  });
});

describe('a clause', () => {
  it.each<[string, string[]]>([
    ['gum swollen, tooth hurts', ['gum swollen', 'tooth hurts']],
    ['gum swollen: tooth hurts', ['gum swollen', 'tooth hurts']],
    ['gum (left) "hurts" “badly” today', ['gum', 'left', 'hurts', 'badly', 'today']],
    ['gum swollen — tooth hurts -- now', ['gum swollen', 'tooth hurts', 'now']],
    ['gum - tooth', ['gum', 'tooth']],
    ['a well-known dentist', ['a well-known dentist']],
    ['gum,,, - tooth', ['gum', 'tooth']],
  ])('ends at the marks of "%s"', (text, quotes) => {
    expect(quotesIn(text)).toEqual(quotes);
  });

  it.each([
    'but',
    'however',
    'though',
    'although',
    'except',
    'lekin',
    'magar',
    'whereas',
    'parantu',
  ])('ends at "%s", which it leaves out', (but) => {
    expect(wordsIn(`gum swollen ${but} tooth fine`)).toEqual(['gum swollen', 'tooth fine']);
  });

  it('is none between two such words, nor at either end', () => {
    expect(wordsIn('but gum swollen but though tooth fine but')).toEqual([
      'gum swollen',
      'tooth fine',
    ]);
  });

  it('is quoted with its marks and letters, spaces aside, in 120 characters at most', () => {
    expect(quotesIn('  My  GUM\tis Swollen!! ')).toEqual(['My GUM is Swollen!']);
    const long = (length: number): string => 'x'.repeat(length);
    expect(quotesIn(long(120))).toEqual([long(120)]);
    expect(quotesIn(long(121))).toEqual([`${long(119)}…`]);
    expect(quotesIn(`${long(118)} ${long(9)}`)).toEqual([`${long(118)}…`]);
  });

  it('has 60 words at most', () => {
    const lengths = (count: number): number[] =>
      readClauses('pain '.repeat(count)).map(({ tokens }) => tokens.length);
    expect(lengths(60)).toEqual([60]);
    expect(lengths(61)).toEqual([60, 1]);
    expect(lengths(125)).toEqual([60, 60, 5]);
  });

  it('knows each word by its names', () => {
    const [clause] = readClauses('Swollen gum');
    expect(clause?.tokens.map(({ word }) => word)).toEqual(['swollen', 'gum']);
    expect(clause?.tokens[0]?.keys).toContain('@swell');
  });
});

describe('the marks of a clause', () => {
  const marksIn = (text: string): string[] =>
    readClauses(text).map(({ marks }) => marks.map(({ mark }) => mark).join(' '));

  it.each<[string, string[]]>([
    ['in 2018 a tooth broke, it bled', ['past', 'past']],
    ['my friend fell, lost two teeth', ['other', 'other']],
    ['my friend fell, lost two teeth. It bled', ['other', 'other', '']],
    ['my friend fell, today it bleeds', ['other', '']],
    ['afraid of pus, it bled', ['feared', '']],
  ])('that are past or of others hold for what follows in "%s"', (text, marks) => {
    expect(marksIn(text)).toEqual(marks);
  });

  it('are those of its words and that of a year', () => {
    expect(marksIn('my friend fell in 2018')).toEqual(['other past']);
    expect(marksIn('since 2018 my friend bleeds')).toEqual(['other']);
  });
});

describe('a list that began with a denial', () => {
  it.each<[string, string[]]>([
    ['no fever, pus or lump', ['pus or lump']],
    ['no fever, pus, lump or cough', ['pus', 'lump or cough']],
    ['has no fever, pus ya ganth', ['pus ya ganth']],
    ['there is no fever, pus or lump', []],
    ['no fever, chest pain', []],
    ['no fever, pus, lump in neck', []],
    ['no fever, a big boil on gum or lip', []],
    ['no fever. pus or lump', []],
    ['no fever but lump, pus or boil', []],
    ['not drinking, pus or lump', []],
    ['never smoked, pus or lump', []],
    ['fever nil, pus or lump', []],
    ['no fever, cannot breathe or swallow', []],
    ['no fever, face is drooping, pus or lump', []],
    ['no fever, saans nahi aa rahi ya', []],
    ['pus, lump', []],
  ])('goes on in "%s"', (text, items) => {
    expect(denied(text)).toEqual(items);
  });
});
