import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editionsOf, editionsToBuild, manifestAt } from '../../src/prerender/languages/editions.ts';
import { LANGUAGES, TEXTS } from '../../src/prerender/languages/languages.ts';
import { graveGaps, hashOf, ledgerOf, reviewedIn } from '../../src/prerender/languages/ledger.ts';
import type { Entry } from '../../src/prerender/languages/ledger.ts';
import { readTable, writeTable } from '../../src/prerender/languages/reviewers-table.ts';
import { takeIn } from '../../src/prerender/languages/take-in.ts';
import { withText } from '../../src/prerender/languages/written-text.ts';
import { PATHS } from '../../contracts/common/paths.ts';

/** Small catalogues: `al` is whole, and each other language of them has one fault. */
const PLANTED = join(import.meta.dirname, 'planted-texts');

const stateOf = async (tag: string) => {
  const { entries, unknown } = await ledgerOf(tag, PLANTED);
  const faults = entries.filter(({ state }) => state !== 'whole');
  return [...faults.map(({ path, state }) => `${path} is ${state}`), ...unknown];
};

describe('[NEW-91] what is said of a language', () => {
  it('is that it is whole, where each text fits its English', async () => {
    expect(await stateOf('al')).toEqual([]);
  });

  it.each([
    ['a text that is missing', 'be', ['danger.SIGNS.stop is missing']],
    ['a text whose English has changed', 'ce', ['danger.SIGNS.stop is stale']],
    ['a function whose English has changed', 'de', ['plain.sum is stale']],
    ['a text of which nobody has said that it fits', 'ee', ['plain.title is stale']],
    ['a key that English does not have', 'fe', ['danger.SIGNS.stopp']],
    ['a name that English does not have', 'ge', ['plain.titel']],
    ['a file that is missing', 'he', ['plain.title is missing', 'plain.sum is missing']],
  ])('names %s', async (_fault, tag, named) => {
    expect(await stateOf(tag)).toEqual(named);
  });

  it('tells the grave texts from the others', async () => {
    const gaps = async (tag: string) =>
      graveGaps(await ledgerOf(tag, PLANTED)).map(({ path }) => path);
    expect(await gaps('ce')).toEqual(['danger.SIGNS.stop']);
    expect(await gaps('ee')).toEqual([]);
  });
});

describe('[NEW-91] the languages of a build', () => {
  const tags = async (wanted: readonly string[], isDraft = false, readLedger = ledgerOf) =>
    (await editionsOf('out', wanted, isDraft, readLedger)).map(({ tag, out }) => [tag, out]);

  it('are English alone, as long as no other one is asked for', async () => {
    const made = await editionsToBuild('out');
    expect(made.map(({ tag, out }) => [tag, out])).toEqual([['en-IN', 'out']]);
  });

  it('are not those that lack a text of danger, emergency or medicine, unless it is a draft', async () => {
    const both = [
      ['en-IN', 'out'],
      ['hi', 'out/hi'],
    ];
    const lacking = () => ledgerOf('ce', PLANTED);
    await expect(tags(['en', 'hi'], false, lacking)).rejects.toThrow(
      'The app is not built in "hi", where danger.SIGNS.stop is stale.',
    );
    expect(await tags(['en', 'hi'], true, lacking)).toEqual(both);
    expect(await tags(['en', 'hi'])).toEqual(both);
  });

  it('are named where there is no folder of texts for one', async () => {
    await expect(tags(['en', 'xx'])).rejects.toThrow(
      `LANGUAGES names xx; there are en, ${LANGUAGES.map(({ tag }) => tag).join(', ')}.`,
    );
  });

  it('have a manifest each, with the names and icons of the English one', () => {
    const english = readFileSync('public/manifest.webmanifest', 'utf8');
    const manifest = JSON.parse(manifestAt(english, '/hi')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '/hi/', scope: '/hi/', start_url: `/hi${PATHS.chat}` });
    expect(manifest['icons']).toEqual((JSON.parse(english) as typeof manifest)['icons']);
    expect(manifestAt(english, '')).toBe(JSON.stringify(JSON.parse(english)));
  });
});

/** Runs the command as translators do. */
const commanded = (...words: readonly string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/prerender/languages/run.ts', ...words],
    { encoding: 'utf8' },
  );
  return { status, said: stderr.trim().split('\n').at(-1) };
};

describe('[NEW-91] the command', () => {
  const tags = LANGUAGES.map(({ tag }) => tag).join(' or ');

  it.each([
    ['no language', ['--accept'], `Say which language: ${tags}.`],
    ['one that is not there', ['export', 'out.csv', 'xx'], `Say which language: ${tags}.`],
    [
      'a path that names nothing',
      ['--accept', 'hi', 'danger.SIGN'],
      '"hi" has no text at danger.SIGN.',
    ],
  ])('changes nothing for %s, and says why', (_fault, words, said) => {
    expect(commanded(...words)).toEqual({ status: 1, said });
  });
});

const pathOf = ({ path }: Entry): string => path;

/** What is written in Latin letters in Hindi, too: fields, names, units, and what is typed or pressed as it is. */
const LATIN =
  /\{\w+\}|Toothwise|Google(?: Pay| Maps)?|PhonePe|Paytm|BHIM|WhatsApp|https|content-type: application\/json|JPEG(?: XL)?|PNG|HEIC|AVIF|TIFF|WebP|BMP|GIF|PDF|DICOMDIR|DICOM|High-Throughput|big endian|deflate|Photoshop|Most Compatible|3D|Do Not Track|Global Privacy Control|7K3M-9QXT-2B4C-V8WN|\bmg\b|°[CF]|\b(?:IST|DPDP|JSON|SOAP|MB|SLS|kB|CT|MRI|ECG|EEG|EMG|PET|CBCT)\b/g;

type Values = Readonly<Record<string, unknown>>;

const valuesIn = async (...place: readonly string[]): Promise<Values> =>
  (await import(pathToFileURL(join(TEXTS, ...place)).href)) as Values;

/** Lists what a text of English has and that of a language leaves out: nothing would stand there. */
const lackedBy = (path: string, own: unknown, english: unknown): string[] => {
  if (own === undefined) return [path];
  if (typeof english !== 'object' || english === null) return [];
  const parts = Object.entries(english);
  return parts.flatMap(([key, part]) => lackedBy(`${path}.${key}`, (own as Values)[key], part));
};

describe('a language', () => {
  it.each(LANGUAGES.map(({ tag }) => tag))('%s leaves no key out of a table', async (tag) => {
    const files = readdirSync(join(TEXTS, tag), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.ts'))) {
      const english = await valuesIn('en', file);
      for (const [name, own] of Object.entries(await valuesIn(tag, file)))
        expect(lackedBy(`${file}.${name}`, own, english[name])).toEqual([]);
    }
  });

  it.each(LANGUAGES.map(({ tag }) => tag))('%s names nothing that English lacks', async (tag) => {
    const { entries, unknown } = await ledgerOf(tag);
    expect(unknown).toEqual([]);
    expect(entries.filter(({ state, own }) => state === 'whole' && own !== '')).not.toEqual([]);
  });

  it('has its own letters: a text that is not translated is left out', async () => {
    const { entries } = await ledgerOf('hi');
    const own = entries.filter(({ own: said, isFunction }) => said !== '' && !isFunction);
    const foreign = own.filter((each) => /[A-Za-z]/.test(each.own.replaceAll(LATIN, '')));
    expect(own.length).toBeGreaterThan(1000);
    expect(foreign.map(pathOf)).toEqual([]);
  });

  it('is a folder and nothing else: no code names one but the mails, which go out in two', () => {
    const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual(
      ['en', ...LANGUAGES.map(({ tag }) => tag)].toSorted(),
    );
  });
});

const ENTRY: Entry = {
  path: 'plain.title',
  kind: 'other',
  text: 'See {day}',
  isFunction: false,
  hash: hashOf('See {day}'),
  state: 'stale',
  own: 'Ved {day}',
};
const CODE: Entry = {
  ...ENTRY,
  path: 'plain.sum',
  text: '(n) => `${n}`',
  isFunction: true,
  own: '(n) => `${n}!`',
};

describe('[NEW-93] a table for reviewers', () => {
  const rowOf = (change: object = {}) => {
    const [row] = readTable(writeTable([ENTRY], {}));
    if (row === undefined) throw new Error('The table is empty.');
    return { ...row, ...change };
  };
  const READ = { reviewer: 'Asha', reviewed_on: '2026-12-31' };

  it('says again what was written into it, also where a spreadsheet would read a formula', () => {
    const text = '=1+1, "two"\nlines';
    const [row] = readTable(writeTable([{ ...ENTRY, text }], {}));
    expect(row).toMatchObject({ path: 'plain.title', english: text, text: 'Ved {day}' });
    expect(writeTable([{ ...ENTRY, text }], {})).toContain(`"'=1+1, ""two""`);
  });

  it('changes nothing as it is', () => {
    expect(takeIn(readTable(writeTable([ENTRY, CODE], {})), [ENTRY, CODE])).toEqual({
      texts: new Map(),
      fit: [],
      reviews: {},
      faults: [],
    });
  });

  it('brings a text, and says that it fits the English beside it', () => {
    const { texts, fit, reviews } = takeIn([rowOf({ text: 'Vez {day}' })], [ENTRY]);
    expect([[...texts], fit, reviews]).toEqual([
      [['plain.title', 'Vez {day}']],
      ['plain.title'],
      {},
    ]);
  });

  it('says who has read which text and when, and a later change is not read', async () => {
    const { reviews, fit } = takeIn([rowOf(READ)], [ENTRY]);
    expect(reviews).toEqual({
      'plain.title': { by: 'Asha', on: '2026-12-31', read: hashOf('Ved {day}') },
    });
    expect(fit).toEqual(['plain.title']);
    const whole = { ...ENTRY, state: 'whole' } as const;
    expect(reviewedIn({ entries: [whole], unknown: [] }, reviews)).toBe(1);
    expect(reviewedIn({ entries: [{ ...whole, own: 'Vid {day}' }], unknown: [] }, reviews)).toBe(0);
  });

  it.each([
    ['an unknown text', { path: 'plain.titel' }, 'there is no such text'],
    ['an English text of before', { english: 'See' }, 'has changed since'],
    ['a text that loses a value', { text: 'Ved' }, 'it must name {day}'],
    ['a reader without a text', { ...READ, text: '' }, 'an empty text'],
    ['a day that is none', { ...READ, reviewed_on: '31/12/26' }, 'reviewed_on is no day'],
  ])('with %s is refused, and says why', (_fault, change, why) => {
    expect(takeIn([rowOf(change)], [ENTRY]).faults.join()).toContain(why);
  });

  it('changes no function, and without a column is no table', () => {
    const rows = readTable(writeTable([CODE], {})).map((row) => ({ ...row, text: '() => 1' }));
    expect(takeIn(rows, [CODE]).faults.join()).toContain('in its file');
    expect(() => readTable('path,text\na,b\n')).toThrow('no column kind, state, english');
  });
});

describe('[NEW-93] a text that is taken in', () => {
  const values = {
    title: 'Go on',
    SIGNS: { stop: 'Stop', 'a-b': { c: 'C', d: 'D' }, list: ['1', '2'] },
  };
  const written = (code: string, keys: readonly string[]) =>
    withText(code, { file: 'plain', keys, text: 'It’s "so"\'s', values });
  const NEW = `'It’s "so"\\'s'`;
  const HEAD =
    "import type { Translated } from '../catalogue.ts';\nimport * as english from '../en/plain.ts';\n";
  const TABLE = 'export const SIGNS: Translated<typeof english.SIGNS>';

  it.each([
    [
      'stands in the place of the one before',
      "export const title = 'x';",
      ['title'],
      `export const title = ${NEW};`,
    ],
    ['is a name of its own in a new file', '', ['title'], `\nexport const title = ${NEW};\n`],
    [
      'spreads the English table around it',
      '',
      ['SIGNS', 'a-b', 'c'],
      `${HEAD}\n${TABLE} = { ...english.SIGNS, 'a-b': { ...english.SIGNS['a-b'], c: ${NEW} } };\n`,
    ],
    [
      'follows what is spread in a table that lacks it',
      `${HEAD}${TABLE} = { ...english.SIGNS, stop: 'x' };\n`,
      ['SIGNS', 'a-b', 'c'],
      `${HEAD}${TABLE} = { ...english.SIGNS, stop: 'x', 'a-b': { ...english.SIGNS['a-b'], c: ${NEW} } };\n`,
    ],
    [
      'leaves the rest of a list English',
      '',
      ['SIGNS', 'list', '1'],
      `${HEAD}\n${TABLE} = { ...english.SIGNS, list: [english.SIGNS.list['0'], ${NEW}] };\n`,
    ],
  ])('%s', (_case, code, keys, expected) => {
    expect(written(code, keys)).toBe(expected);
  });

  it('is refused where a function or another value stands', () => {
    expect(() => written('export const title = () => 1;', ['title'])).toThrow(
      'not written as a text',
    );
    expect(() => written('export const SIGNS = other;', ['SIGNS', 'stop'])).toThrow('as a table');
  });
});
