import { beforeAll, describe, expect, it } from 'vitest';
import { elementsOf } from '../../kit/read-pdf.ts';
import type { Tagged } from '../../kit/read-pdf.ts';
import { spelledInPdf } from '../../kit/spelled-in-pdf.ts';
import {
  ADDRESS,
  EMERGENCY,
  REPORTED,
  readBack,
  withResult,
  withWords,
  wordsOf,
  written,
} from './report.kit.ts';

type Read = Awaited<ReturnType<typeof readBack>>;

/** Fonts are read with the first report. */
const WHILE = 60_000;

const all = ({ pages }: Read, role: string): readonly Tagged[] =>
  pages.flatMap(({ tree }) => elementsOf(tree, role));
const texts = (read: Read, role: string): string[] => all(read, role).map(({ text }) => text);

describe('a report read back', () => {
  let read: Read;
  beforeAll(async () => {
    read = await readBack(REPORTED);
  }, WHILE);

  it('[PDF-02] says what it is, in which language, and that it is tagged as PDF/UA', () => {
    expect(read.info).toMatchObject({
      PDFFormatVersion: '1.7',
      Language: 'en-IN',
      Title: 'Toothwise report of 20 November 2026',
      Author: 'Toothwise',
    });
    expect([read.marked?.Marked, read.marked?.Suspects, read.showsTitle]).toEqual([
      true,
      false,
      true,
    ]);
    expect(read.xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
  });

  it('[PDF-02] begins with what to do by when, and is read in the order of the page', () => {
    expect(texts(read, 'H1')).toEqual(['See a dentist by Thursday, 3 December']);
    expect(read.pages[0]?.tree?.text).toMatch(/^Moderate \(1-2 weeks\) See a dentist by Thursday/);
    expect(texts(read, 'H2')).toEqual([
      'What to do',
      'Medicines',
      'What it could be',
      'For your dentist',
    ]);
    expect(read.outline).toEqual(texts(read, 'H2'));
  });

  it('[PDF-02] has the conditions as a table with heads, cell by cell', () => {
    const [table] = all(read, 'Table');
    const rows = elementsOf(table ?? null, 'TR').map((row) =>
      row.inside.map(({ role, text }) => `${role}: ${text}`),
    );
    expect(rows[0]).toEqual(['TH: Condition', 'TH: How likely', 'TH: Why we think so']);
    expect(rows[1]).toEqual([
      'TH: Irritated tooth nerve Reversible pulpitis. The nerve inside the tooth is irritated but can recover.',
      'TD: Most likely 62%',
      'TD: Because you said: "cold water hurts for a few seconds"',
    ]);
    // Three, and no fourth.
    expect(rows).toHaveLength(4);
    expect(texts(read, 'TH').join(' ')).not.toContain('Cracked tooth');
  });

  it('[PDF-02] says of a medicine that it is not for this patient, and why', () => {
    expect(texts(read, 'LBody')).toContain(
      'Not suitable Ibuprofen 400 mg every 6-8 hours after meals You have asthma, so take paracetamol instead.',
    );
  });

  it('[PDF-02] has the note for the dentist on a page of its own', () => {
    const last = read.pages.at(-1);
    expect(last?.tree?.text).toMatch(/^For your dentist Subjective/);
    expect(texts({ ...read, pages: read.pages.slice(0, -1) }, 'H2')).not.toContain(
      'For your dentist',
    );
    for (const part of Object.values(REPORTED.diagnosis.soap_note)) {
      expect(last?.tree?.text).toContain(part);
    }
  });

  it('[PDF-02] says when it was made, by what and for whom, and what it is not', () => {
    const words = read.pages.map(({ tree }) => tree?.text).join(' ');
    for (const each of [
      'Made on 20 November 2026, 12:00 pm (India time) by Toothwise, for the account of Asha Verma.',
      'This has not been updated since',
      'Assessed by the program toothwise-embedded 1.0.0.',
      'It gives informational guidance only and is not a substitute for professional dental advice.',
    ]) {
      expect(words).toContain(each);
    }
  });

  it('[PDF-02] numbers, dates and names its pages, each with its limits, outside of what is read', () => {
    const count = read.pages.length;
    read.pages.forEach(({ furniture, untagged, tree }, at) => {
      expect(furniture).toContain(`Page ${at + 1} of ${count}`);
      expect(furniture).toContain('20 November 2026 · Account of Asha Verma');
      expect(furniture).toContain('Guidance only. No dentist has examined this.');
      expect([untagged, tree?.text.includes('Page ')]).toEqual(['', false]);
    });
  });

  it('[PDF-02] has a code that says what it opens, and the same as a link in words', () => {
    expect(all(read, 'Figure').map(({ alt }) => alt)).toEqual([
      `QR code that opens this result in your account: ${ADDRESS}`,
    ]);
    expect(texts(read, 'Link')).toEqual([ADDRESS]);
    expect(read.pages.flatMap(({ links }) => links)).toEqual([ADDRESS]);
  });
});

describe('a report of an emergency', () => {
  it('[PDF-02] begins with the help, before everything else', { timeout: WHILE }, async () => {
    const read = await readBack(EMERGENCY);
    const [first] = read.pages;
    const [heading] = texts(read, 'H1');
    expect(first?.tree?.text).toMatch(/^Emergency /);
    expect(first?.tree?.text.indexOf(heading ?? '-')).toBeLessThan(40);
    const [calls] = all(read, 'L');
    expect(calls?.text).toContain('112');
    expect(first?.tree?.text.indexOf('112')).toBeLessThan(
      first?.tree?.text.indexOf('What it could be') ?? 0,
    );
    // No suggestion stands where a doctor has to be asked.
    expect(texts(read, 'LBody').join(' ')).not.toContain('Ibuprofen 400 mg');
  });
});

describe('a report read later', () => {
  it('[PDF-02] does not advise a day that has passed', { timeout: WHILE }, async () => {
    const read = await readBack({ ...REPORTED, readAt: '2027-03-01T00:00:00.000Z' });
    expect(texts(read, 'H1')).toEqual(['The advice was a dentist by Thursday, 3 December']);
    expect(read.pages[0]?.tree?.text).toContain('That day has passed.');
  });
});

describe('words of a patient', () => {
  it('[PDF-02] are read as they were written, in Devanagari too', { timeout: WHILE }, async () => {
    const issue = 'मेरे दाँत में दर्द, क्षत्रिय स्थिति';
    const reported = { ...withWords(`${issue} (dard)`), owner: 'श्रीमती Łukasz Nguyễn' };
    // Letters change places when they are drawn: what they spell stands beside them, in the order of speech.
    const spelled = spelledInPdf(await written(reported));
    expect(spelled.join(', ')).toBe('मेरे दाँत में दर्द, क्षत्रिय स्थिति, श्रीमती');
    const words = await wordsOf(reported);
    expect(words).toContain('(dard)”');
    const { pages } = await readBack(reported);
    expect(pages[0]?.furniture).toContain('Łukasz Nguyễn');
  });

  it('[PDF-02] are named where no letter can be drawn, and never left out', async () => {
    const issue = 'my tooth 🦷😭 வலிக்கிறது hurts';
    expect(await wordsOf(withWords(issue))).toContain(
      '“my tooth [emoji] [words in Tamil script] hurts”',
    );
  });

  it('[PDF-02] break where they are too long for a line, and lose no letter', async () => {
    const long = 'abcdefghij'.repeat(60);
    const words = await wordsOf(withWords(long));
    expect(words.replaceAll(' ', '')).toContain(`“${long}”`);
  });
});

describe('a report with long lists', () => {
  it('[PDF-02] goes on over pages, with every item once and in order', async () => {
    const items = Array.from({ length: 120 }, (_, at) => `Item number ${at} of a long list.`);
    const read = await readBack(withResult({ recommendation: items }));
    expect(texts(read, 'LBody').filter((text) => text.startsWith('Item'))).toEqual(items);
  });
});

describe('the file', () => {
  it('is the same for the same report', { timeout: WHILE }, async () => {
    const [one, other] = [await written(REPORTED), await written(REPORTED)];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});
