import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import { readText } from '../../../server/assessment/evidence/from-text.ts';

/** The clauses of a text, a bar between sentences. */
const clausesOf = (text: string): string[] =>
  readSentences(text).flatMap(({ clauses }, at) => [
    ...(at === 0 ? [] : ['|']),
    ...clauses.map(({ tokens }) => tokens.map(({ word }) => word).join(' ')),
  ]);

const saidIn = (text: string): string[] =>
  readText(text, 'concern').map(({ finding, present }) => `${present ? '+' : '-'}${finding}`);

describe('sentences', () => {
  it.each([
    ['Tooth hurts. Gum bleeds', ['tooth hurts', '|', 'gum bleeds']],
    ['Tooth hurts! Gum bleeds?', ['tooth hurts', '|', 'gum bleeds']],
    ['Tooth hurts;gum bleeds\ngum swells', ['tooth hurts', '|', 'gum bleeds', '|', 'gum swells']],
    ['Tooth hurts…gum bleeds...gum swells', ['tooth hurts', '|', 'gum bleeds', '|', 'gum swells']],
    ['Tooth hurts.gum bleeds', ['tooth hurts', '|', 'gum bleeds']],
    ['दर्द है।सूजन है', ['dard hai', '|', 'sujan hai']],
    ['Seen by Dr. Rao at 5 p.m. today', ['seen by doctor rao at 5 pm today']],
    ['It was 38.5 at night', ['it was 38.5 at night']],
    ['... !!! ,,, ???', []],
    ['', []],
  ])('%j', (text, clauses) => {
    expect(clausesOf(text).map((each) => each.replace('p m', 'pm'))).toEqual(clauses);
  });

  it('hold something that can be read', () => {
    expect(readSentences('ไทย. ไทย')).toEqual([]);
    const [sentence] = readSentences('ไทย, my left gum is swollen');
    expect(sentence?.clauses.map(({ quote }) => quote)).toEqual(['my left gum is swollen']);
  });

  it('know whether they ask', () => {
    const asked = readSentences('Is it bad? It hurts.').map(({ clauses }) => clauses[0]?.asked);
    expect(asked).toEqual([true, false]);
  });

  it('keep the words as they were written, up to 120 characters', () => {
    const long = `My TOOTH  hurts ${'very '.repeat(30)}much`;
    const [sentence] = readSentences(long);
    expect(sentence?.quote).toHaveLength(120);
    expect(sentence?.quote).toMatch(/^My TOOTH hurts very .*…$/);
    const exact = `${'a'.repeat(119)}b`;
    expect(readSentences(exact)[0]?.quote).toBe(exact);
  });
});

describe('clauses', () => {
  it.each([
    // At commas, brackets, quotes and dashes.
    ['my tooth hurts badly, my gum is bleeding', ['my tooth hurts badly', 'my gum is bleeding']],
    ['my tooth hurts badly (the gum is bleeding)', ['my tooth hurts badly', 'the gum is bleeding']],
    ['my tooth hurts badly - the gum is bleeding', ['my tooth hurts badly', 'the gum is bleeding']],
    ['my tooth hurts badly--the gum is bleeding', ['my tooth hurts badly', 'the gum is bleeding']],
    [
      'my tooth hurts badly: "the gum is bleeding"',
      ['my tooth hurts badly', 'the gum is bleeding'],
    ],
    ['my tooth hurts badly – the gum is bleeding', ['my tooth hurts badly', 'the gum is bleeding']],
    ['it hurts 2–3 days', ['it hurts 2 to 3 days']],
    // At "but" and its like, which is left out.
    ['but tooth hurts', ['tooth hurts']],
    ['tooth hurts but gum is fine', ['tooth hurts', 'gum is fine']],
    ['dard hai lekin sujan nahi hai', ['dard hai', 'sujan nahi hai']],
    ['tooth hurts although gum is fine', ['tooth hurts', 'gum is fine']],
    // At "and" before a new statement only.
    ['tooth hurts and there is pus', ['tooth hurts', 'there is pus']],
    ['tooth hurts aur no pus', ['tooth hurts', 'no pus']],
    ['tooth hurts so I cannot eat', ['tooth hurts', 'i cannot eat']],
    ['teeth and gums hurt', ['teeth and gums hurt']],
    // At "par" after a verb; after a noun it means "on".
    ['dard hai par sujan nahi hai', ['dard hai', 'par sujan nahi hai']],
    ['dant nahi par masude dukhte hai', ['dant nahi', 'par masude dukhte hai']],
    ['dant par dag hai', ['dant par dag hai']],
    // Items of a list stay together.
    ['hot, cold and sweet', ['hot cold and sweet']],
    ['no fever, pus or lump', ['no fever pus or lump']],
    [
      'no cough, wheeze or breathlessness since then',
      ['no cough wheeze or breathlessness since then'],
    ],
    ['no fever, a b c d lump', ['no fever a b c d lump']],
    ['no fever, a b c d e lump', ['no fever', 'a b c d e lump']],
    ['no fever, there is a lump', ['no fever', 'there is a lump']],
    ['no fever, no pus', ['no fever', 'no pus']],
    ['no fever, but pus', ['no fever', 'pus']],
    ['fever possible, no lump', ['fever possible', 'no lump']],
    ['fever, pus nahi', ['fever', 'pus nahi']],
    ['fever, pus illai', ['fever', 'pus illai']],
    ['fever, pus absent', ['fever', 'pus absent']],
    ['chewing not possible, pus', ['chewing not possible', 'pus']],
    ['no fever or cough, pus but lump', ['no fever or cough', 'pus', 'lump']],
    ['no fever, pus nor lump', ['no fever pus nor lump']],
    ['no fever, gum red and swollen', ['no fever', 'gum red and swollen']],
    ['a b c d, hot, cold', ['a b c d', 'hot cold']],
    // A place with its state is a statement of its own.
    ['no fever, face swollen', ['no fever', 'face swollen']],
    ['no fever, upper left gum red', ['no fever', 'upper left gum red']],
    ['no fever, swollen', ['no fever swollen']],
    ['no fever, jaw stiff or numb', ['no fever jaw stiff or numb']],
    ['no fever, hot cold numb', ['no fever hot cold numb']],
  ])('%s', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  it('hold sixty words at most', () => {
    const lengths = readSentences('word '.repeat(130)).flatMap(({ clauses }) =>
      clauses.map(({ tokens }) => tokens.length),
    );
    expect(lengths).toEqual([60, 60, 10]);
  });

  it('grow by lists up to 25 words', () => {
    const items = Array.from({ length: 40 }, (_, at) => `item${at}`).join(', ');
    const [first] = readSentences(`no ${items}`).flatMap(({ clauses }) => clauses);
    expect(first?.tokens.length).toBeLessThan(60);
    expect(first?.tokens.length).toBeGreaterThanOrEqual(25);
  });

  it('are quoted with their sentence when they are short', () => {
    const quotes = readSentences('My left cheek is swelling a lot, it is hot').flatMap(
      ({ clauses }) => clauses.map(({ quote }) => quote),
    );
    expect(quotes).toEqual([
      'My left cheek is swelling a lot',
      'My left cheek is swelling a lot, it is hot',
    ]);
  });
});

describe('what one sentence makes of its sayings', () => {
  it.each([
    [
      'no swelling',
      [
        '-swelling.gum',
        '-swelling.cheek',
        '-swelling.face_spreading',
        '-swelling.floor',
        '-swelling.neck',
        '-swelling.palate',
      ],
      [],
    ],
    [
      'face is not swollen',
      ['-swelling.cheek', '-swelling.face_spreading'],
      ['-swelling.gum', '-swelling.neck'],
    ],
    ['my face is swollen', ['+swelling.cheek'], ['-swelling.gum', '-swelling.neck']],
    ['no lump in the neck', ['-lump.neck'], ['-lump.any']],
    ['since long i have no pain when', [], ['-pain.any']],
    ['no pain a b c d when', [], ['-pain.any']],
    ['no pain a b c d e when', ['-pain.any'], []],
    ['no pain at night', ['-pain.night'], ['-pain.any']],
    ['no pain when I bite', ['-trigger.biting'], ['-pain.any']],
    ['no pain now', ['-pain.any'], []],
    ['fever last week', [], ['+fever']],
    ['broke my tooth last week', ['+tooth.broken'], []],
    ['mouth does not open suddenly since today, two fingers', [], ['+opening.suddenly_limited']],
  ] satisfies Array<[string, string[], string[]]>)('%s', (text, told, untold) => {
    const said = saidIn(text);
    expect(told.filter((each) => !said.includes(each))).toEqual([]);
    expect(untold.filter((each) => said.includes(each))).toEqual([]);
  });

  it('says one thing once', () => {
    const said = saidIn('fever and fever, I have fever');
    expect(said.filter((each) => each === '+fever')).toHaveLength(1);
    expect(saidIn('I have fever. I have fever.')).toEqual(['+fever']);
  });

  it('of a bleeding, the last word counts', () => {
    const on = '+bleeding.not_stopping';
    expect(saidIn('The bleeding is not stopping. We pressed and it stopped.')).not.toContain(on);
    expect(saidIn('It stopped after pressing. Now the bleeding is not stopping.')).toContain(on);
    expect(saidIn('The bleeding is not stopping.')).toContain(on);
    const beside = saidIn('The bleeding is not stopping. I have fever. We pressed and it stopped.');
    expect(beside).toContain('+fever');
  });

  it('hears a bleeding that stopped and began again', () => {
    const on = '+bleeding.not_stopping';
    expect(saidIn('it stopped, then bleeding started again, it wont stop')).toContain(on);
    expect(saidIn('gums bleed, then again when brushing, it does not stop')).not.toContain(on);
  });

  it('hears that a lump grows or bleeds from a short clause beside it', () => {
    const growing = '+lump.growing_bleeding';
    expect(saidIn('a lump in my mouth for two months, it grows')).toContain(growing);
    expect(saidIn('a lump in my mouth for two months, it bleeds')).toContain(growing);
    expect(saidIn('a lump in my mouth for two months, never grows')).not.toContain(growing);
    expect(saidIn('a lump in my mouth for two months, gums bleed')).not.toContain(growing);
    expect(saidIn('my tooth is broken, it grows')).not.toContain(growing);
  });
});
