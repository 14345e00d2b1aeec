import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { dentists } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { importDentists } from '../../../server/services/dentists/import.ts';
import { reportOf } from '../../../server/services/dentists/import-report.ts';
import { addSamples } from '../../../server/services/dentists/samples.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';
import { HEADER, file, line } from './directory.kit.ts';

describe('the import of dentists', () => {
  let db: Database;

  beforeAll(async () => {
    ({ db } = await freshDatabase());
  });
  beforeEach(() => db.sql.execute(sql`truncate dentists`));

  const deps = () => ({ db, clock: stepClock('2026-11-23T05:00:00.000Z'), ids: randomIds });
  const take = (...lines: readonly string[]) => importDentists(deps(), file(...lines));
  const rows = () => db.sql.select().from(dentists).orderBy(dentists.slug);
  const slugs = async () => (await rows()).map(({ slug }) => slug);

  it('takes a line with all its values', async () => {
    expect(await take(line())).toEqual({
      kind: 'imported',
      added: 1,
      updated: 0,
      samplesRemoved: 0,
      refused: [],
    });
    const [found] = await rows();
    expect(found).toMatchObject({
      slug: 'meera-pune',
      name: 'Dr. Meera Kulkarni',
      registration: 'A-12345',
      street: '12, Test Road',
      latitude: 18.52,
      longitude: 73.85,
      phone: '+912025551234',
      languages: ['mr', 'en'],
      emergency: false,
      isSample: false,
    });
    expect(found?.hours[1]).toEqual([
      { from: 540, to: 780 },
      { from: 1020, to: 1230 },
    ]);
    expect(found?.hours[6]).toEqual([{ from: 0, to: 1440 }]);
  });

  it('reads a file of a spreadsheet on Windows: byte order mark, CRLF, an empty last line', async () => {
    const text = `\ufeff${HEADER}\r\n${line()}\r\n\r\n`;
    const report = await importDentists(deps(), new TextEncoder().encode(text));
    expect(report).toMatchObject({ added: 1, refused: [] });
    expect(await slugs()).toEqual(['meera-pune']);
  });

  it('changes nothing but the day when the same file comes again', async () => {
    const lines = [
      line(),
      line({ slug: '', name: 'Dr. Arun Rao', registration: 'A-2' }),
      line({ slug: '', name: 'Dr. Arun Rao', registration: 'A-3' }),
      line({ slug: '', name: 'डॉ. मीरा', registration: 'A-4' }),
    ];
    expect(await take(...lines)).toMatchObject({ added: 4, updated: 0, refused: [] });
    const before = await slugs();
    expect(before).toEqual([
      'dentist-pune',
      'dr-arun-rao-pune',
      'dr-arun-rao-pune-a-3',
      'meera-pune',
    ]);
    expect(await take(...lines)).toMatchObject({ added: 0, updated: 4, refused: [] });
    expect(await slugs()).toEqual(before);
  });

  it('finds a dentist by the registration, however it is spaced, and takes what is new of them', async () => {
    await take(line());
    const moved = line({ slug: '', registration: 'a 12345', street: '9 New Road' });
    expect(await take(moved)).toMatchObject({ added: 0, updated: 1 });
    expect(await rows()).toMatchObject([{ slug: 'meera-pune', street: '9 New Road' }]);
  });

  it('takes a second clinic of the same dentist under a slug of its own', async () => {
    await take(line(), line({ slug: 'meera-nashik', city: 'Nashik' }));
    expect(await slugs()).toEqual(['meera-nashik', 'meera-pune']);
    const [refused] = refusedOf(await take(line({ slug: '' })));
    expect(refused).toMatch(
      /^registration is listed with several clinics: name one by its slug \(/,
    );
  });

  it('refuses what would be somebody else’s, by the line', async () => {
    await take(line());
    const report = await take(
      line({ registration: 'B-9' }),
      line({ slug: 'new', registration: 'C-1' }),
      line({ slug: 'new', registration: 'C-2' }),
      line({ slug: '', registration: 'D-1' }),
      line({ slug: '', registration: 'D 1' }),
    );
    expect(report).toMatchObject({ added: 1, updated: 0 });
    expect(report.kind === 'imported' && report.refused).toEqual([
      { line: 2, reasons: ['slug "meera-pune" belongs to another registration'] },
      { line: 4, reasons: ['slug "new" stands on line 3 already'] },
      { line: 5, reasons: [expect.stringMatching(/^registration stands on lines 5, 6: /)] },
      { line: 6, reasons: [expect.stringMatching(/^registration stands on lines 5, 6: /)] },
    ]);
  });

  it.each([
    [{ name: '"=HYPERLINK(""http://x"")"' }, 'name "=HYPERLINK("http://x")" begins like a formula'],
    [{ clinic: '@SUM(A1)' }, 'clinic "@SUM(A1)" begins like a formula'],
    [{ street: '-1+1' }, 'street "-1+1" begins like a formula'],
    [{ city: 'Pu\u0000ne' }, 'city "Pu?ne" has characters that cannot be seen'],
    [{ city: 'Pune\u202egpj' }, 'city "Pune?gpj" has characters that cannot be seen'],
    [{ name: '123' }, 'name "123" has no letters'],
    [{ name: 'D'.repeat(81) }, 'name is longer than 80 characters'],
    [
      { registration: '' },
      'registration is empty: only dentists with a number in the register are listed',
    ],
    [{ registration: 'none' }, 'registration "none" is no number of a register'],
    [{ slug: 'Meera Pune' }, 'slug "Meera Pune" must be small letters, digits and single hyphens'],
    [{ slug: '../admin' }, 'slug "../admin" must be small letters, digits and single hyphens'],
    [{ pincode: '01100' }, 'pincode "01100" is not six digits'],
    [{ latitude: '73.85' }, 'latitude "73.85" is no number from 6 to 38'],
    [{ longitude: '1e2' }, 'longitude "1e2" is no number from 68 to 98'],
    [{ phone: '112' }, 'phone "112" is no number in India'],
    [{ phone: '+1 202 555 0123' }, 'phone "+1 202 555 0123" is no number in India'],
    [{ languages: 'mr;fr' }, expect.stringMatching(/^languages "mr;fr" must be some of en;hi;/)],
    [{ emergency: 'maybe' }, 'emergency "maybe" must be yes or no'],
    [{ monday: '9-5' }, 'hours "9-5" must be like 09:00-13:00;17:00-20:30'],
  ])('refuses a line with %j', async (cells, reason) => {
    const report = await take(line(cells), line({ slug: 'good', registration: 'G-1' }));
    expect(refusedOf(report)).toEqual([reason]);
    // What is good beside it is taken.
    expect(await slugs()).toEqual(['good']);
  });

  /** The same line with another mark between its values; a value that holds the mark stands in quotes. */
  const partedBy = (mark: string, text: string): string =>
    [...text.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)]
      .slice(0, HEADER.split(',').length)
      .map(([, value = '']) =>
        value.includes(mark) && !value.startsWith('"') ? `"${value}"` : value,
      )
      .join(mark);
  const TWO = [HEADER, line(), line({ slug: 'second', registration: 'B-2' })] as const;

  it.each([
    ['the line that tells Excel its mark', `sep=,\n${TWO.join('\n')}`],
    ['semicolons', TWO.map((each) => partedBy(';', each)).join('\n')],
    [
      'semicolons, and the line that says so',
      `sep=;\r\n${TWO.map((each) => partedBy(';', each)).join('\r\n')}`,
    ],
    ['tabs', TWO.map((each) => partedBy('\t', each)).join('\n')],
    ['empty columns at the end', TWO.map((each) => `${each},,`).join('\n')],
    [
      'a line of empty values at the end',
      `${TWO.join('\n')}\n${','.repeat(HEADER.split(',').length - 1)}`,
    ],
    ['line ends of three systems', `${TWO[0]}\r\n${TWO[1]}\r${TWO[2]}\n`],
    ['line ends of old Macs', TWO.join('\r')],
  ])('takes a file of a spreadsheet with %s', async (_what, text) => {
    const report = await importDentists(deps(), new TextEncoder().encode(text));
    expect(report).toMatchObject({ kind: 'imported', added: 2, refused: [] });
    expect(await slugs()).toEqual(['meera-pune', 'second']);
  });

  it('takes "Unicode text" of a spreadsheet: UTF-16 with tabs', async () => {
    const text = `\ufeff${TWO.map((each) => partedBy('\t', each)).join('\r\n')}`;
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    expect(await importDentists(deps(), bytes)).toMatchObject({ added: 2, refused: [] });
  });

  it('counts lines as editors do below the line that tells Excel its mark', async () => {
    const text = `sep=,\n${HEADER}\n${line({ pincode: 'x' })}\n${line({ name: 'a"b' })}`;
    const broken = await importDentists(deps(), new TextEncoder().encode(text));
    expect(broken.kind === 'refused' && broken.reason).toMatch(/^Line 4 is no CSV/);
    const one = await importDentists(
      deps(),
      new TextEncoder().encode(text.split('\n').slice(0, 3).join('\n')),
    );
    expect(one).toMatchObject({
      refused: [{ line: 3, reasons: ['pincode "x" is not six digits'] }],
    });
  });

  it.each([
    ['Marathi', 'डॉ. वऱ्\u200dहाडे'],
    ['Malayalam', 'ഡോ. രാജന്\u200d'],
    ['Bengali', 'র\u200d্যাম'],
    ['Urdu', 'ڈاکٹر میں\u200cنے'],
    ['Kannada', 'ಡಾ. ರ್\u200cಕ'],
  ])('takes a name of %s that is spelt with a joiner, and keeps it', async (_language, name) => {
    expect(await take(line({ name }))).toMatchObject({ added: 1, refused: [] });
    expect((await rows()).map((row) => row.name)).toEqual([name.normalize('NFC')]);
  });

  it('takes no joiner between other letters', async () => {
    const report = await take(line({ name: 'Me\u200dera' }));
    expect(refusedOf(report)).toEqual(['name "Me?era" has characters that cannot be seen']);
  });

  it('says all that is wrong with a line at once', async () => {
    const report = await take(line({ name: '', pincode: 'x' }), 'too,few');
    expect(report.kind === 'imported' && report.refused).toEqual([
      { line: 2, reasons: ['name is empty', 'pincode "x" is not six digits'] },
      { line: 3, reasons: ['has not as many values as there are columns'] },
    ]);
    expect(reportOf(report)).toEqual({
      text:
        'line 2 refused: name is empty; pincode "x" is not six digits\n' +
        'line 3 refused: has not as many values as there are columns\n' +
        '0 dentists added, 0 updated, 2 lines refused.\n',
      isClean: false,
    });
  });

  it.each([
    ['', 'The file is empty.'],
    [HEADER, 'The file has no line below the names of its columns.'],
    ['name,clinic\nA,B', /^The first line lacks the columns: registration, street, /],
    [`${HEADER},colour\n${line()},red`, 'The first line has columns that are not known: "colour".'],
    [`${HEADER},slug\n${line()},x`, 'The first line names columns twice: slug.'],
    [`${HEADER}\n${line()}\n"${'x'.repeat(9000)}`, /^Line 3 is longer than 8000 characters/],
    [`${HEADER}\n${line()}\n"never closed`, /^Line 3 is no CSV/],
    [`${HEADER}\n${line({ name: 'a"b' })}`, /^Line 2 is no CSV/],
  ])('writes nothing of a file that begins %j', async (text, reason) => {
    const report = await importDentists(deps(), new TextEncoder().encode(text));
    expect(report.kind).toBe('refused');
    expect(report.kind === 'refused' && report.reason).toMatch(reason);
    expect(await rows()).toEqual([]);
    expect(reportOf(report).text).toMatch(/^Nothing was written\. /);
  });

  it('writes nothing of a file in another coding, or of one that is too large', async () => {
    const latin = new Uint8Array([...file(line()), 0xe9]);
    expect(await importDentists(deps(), latin)).toEqual({
      kind: 'refused',
      reason: 'The file is not written in UTF-8.',
    });
    expect(await importDentists(deps(), new Uint8Array(20_000_001))).toEqual({
      kind: 'refused',
      reason: 'The file is larger than 20 MB.',
    });
  });

  it('leaves everything as it was when the database fails in the middle', async () => {
    await addSamples(deps());
    const ids = { ...randomIds, row: () => '00000000-0000-4000-8000-000000000001' };
    const two = file(line(), line({ slug: 'other', registration: 'B-1' }));
    await expect(importDentists({ ...deps(), ids }, two)).rejects.toThrow(/Failed query/);
    expect((await rows()).every(({ isSample }) => isSample)).toBe(true);
    expect(await rows()).toHaveLength(24);
  });

  it('takes the samples away with the first real dentist, and none comes back', async () => {
    await addSamples(deps());
    expect(await rows()).toHaveLength(24);
    // A file without a good line leaves them.
    await take(line({ name: '' }));
    expect(await rows()).toHaveLength(24);
    const report = await take(line());
    expect(report).toMatchObject({ added: 1, samplesRemoved: 24 });
    expect(reportOf(report).text).toBe(
      '1 dentist added, 0 updated, 0 lines refused.\n24 samples removed.\n',
    );
    await addSamples(deps());
    expect(await slugs()).toEqual(['meera-pune']);
  });
});

const refusedOf = (report: Awaited<ReturnType<typeof importDentists>>): readonly string[] =>
  report.kind === 'imported' ? report.refused.flatMap(({ reasons }) => reasons) : [];
