import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../kit/read-pdf.ts';
import type { Tagged } from '../../kit/read-pdf.ts';
import {
  ANALYSIS,
  XRAY_ADDRESS,
  readReanalysis,
  reportedReanalysis,
  wholeReanalysis,
  writtenReanalysis,
} from './reanalysis.kit.ts';

type Read = Awaited<ReturnType<typeof readReanalysis>>;

const all = ({ pages }: Read, role: string): readonly Tagged[] =>
  pages.flatMap(({ tree }) => elementsOf(tree, role));
const texts = (read: Read, role: string): string[] => all(read, role).map(({ text }) => text);
const words = ({ pages }: Read): string => pages.map(({ tree }) => tree?.text).join(' ');

const NOT_MARKED = { predictions: [], summary: 'No marks. This does not mean that all is well.' };

describe('the report of a re-analysis', () => {
  it('[API-17] says what to do by when first, and then everything in the order of the page', async () => {
    const read = await readReanalysis();
    expect(read.info['Title']).toBe('Toothwise X-ray report of 20 November 2026');
    expect(texts(read, 'H1')).toEqual(['See a dentist by Thursday, 3 December']);
    expect(texts(read, 'H2')).toEqual([
      'What to do',
      'What the X-ray may show',
      'With your X-ray',
      'From your answers alone',
      'What the X-ray changes',
      'Questions for your dentist',
      'For your dentist',
    ]);
    expect(texts(read, 'LBody')).toEqual([
      'Show the X-ray to a dentist.',
      'Do not chew on that side.',
      'An abscess is more likely than before.',
      'An irritated tooth nerve.',
      'What do you see on this X-ray? Please show me where.',
      'Does anything on it need treatment, and how soon?',
      'Do I need another X-ray, and when?',
    ]);
    expect(words(read)).toContain('The dark area at a root speaks for an inflammation there.');
  });

  it('[API-17] says of each place on the picture what it may be, where and how sure, by its number', async () => {
    const read = await readReanalysis();
    const [table] = all(read, 'Table');
    const rows = elementsOf(table ?? null, 'TR').map((row) => row.inside.map(({ text }) => text));
    expect(rows).toEqual([
      ['No.', 'What it may be', 'Where', 'How sure'],
      ['1', 'Dark area at a root, may be an inflammation', 'your right side', '64 of 100'],
      ['2', 'Filling or crown', 'your left side', '71 of 100'],
    ]);
    expect(words(read)).toContain('This is a screening aid.');
  });

  it('says below the places, and to the dentist, what has read them and what is known of it', async () => {
    const measured = 'Measured: pictures of one clinic, 1,200 pictures.';
    const engine = {
      name: 'Pano reader',
      version: '2.1',
      is_trained: true,
      card: null,
      words: ['Read by Pano reader 2.1 (MIT).', measured],
    };
    const read = await readReanalysis({ analysis: { ...ANALYSIS, engine } });
    expect(texts(read, 'P')).toContain(`Read by Pano reader 2.1 (MIT). ${measured}`);
    expect(words(read).split(measured)).toHaveLength(3);
    expect(words(read)).toContain('Pano reader 2.1, a trained model');
    expect(words(await readReanalysis())).not.toContain('Measured');
  });

  it('[API-17] says of a picture what makes it hard to read, and what to ask about that', async () => {
    const quality = [
      { id: 'tooDark', words: 'The picture is dark.' },
      { id: 'flat', words: 'Light and dark lie close together.' },
    ] as const;
    const read = await readReanalysis({ analysis: { ...ANALYSIS, quality: [...quality] } });
    expect(words(read)).toMatch(/The picture is dark\. .*Light and dark lie close together\./);
    const asked = texts(read, 'LBody').filter((line) => line.includes('?'));
    expect(asked).toHaveLength(4);
    expect(asked[3]).toBe('My copy is dark. Can you read yours, and may I have its file?');
    expect(words(await readReanalysis())).not.toContain('My copy');
  });

  it('[API-17] has the heads of a table again on each page that it goes on over, for eyes alone', async () => {
    const predictions = Array.from({ length: 40 }, () => ANALYSIS.predictions).flat();
    const read = await readReanalysis({ analysis: { ...ANALYSIS, predictions } });
    const heads = 'No. What it may be Where How sure';
    const goesOn = read.pages.map(({ tree, furniture }) => {
      const hasRows = /^\d+ /.test(elementsOf(tree, 'TR')[0]?.text ?? '');
      return { hasRows, hasHeads: furniture.includes(heads) };
    });
    expect(goesOn.filter(({ hasRows }) => hasRows).length).toBeGreaterThan(1);
    for (const { hasRows, hasHeads } of goesOn) expect(hasHeads).toBe(hasRows);
    expect(texts(read, 'TR').filter((row) => row === heads)).toHaveLength(1);
    expect(texts(read, 'TR').filter((row) => /^\d+ (?:Dark|Filling)/.test(row))).toHaveLength(80);
  });

  it('[API-17] shows the picture with its frames, and says so to who does not see it', async () => {
    const read = await readReanalysis();
    const [figure, code] = all(read, 'Figure').map(({ alt }) => alt);
    expect(figure).toBe(
      'Your X-ray with 2 places marked. What they are stands in the table below.',
    );
    expect(code).toContain(XRAY_ADDRESS);
    expect(read.pages.flatMap(({ links }) => links)).toEqual([XRAY_ADDRESS]);
    const pdf = await getDocument({ data: await writtenReanalysis(), verbosity: 0 }).promise;
    const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
    expect(fnArray.filter((each) => each === OPS.paintImageXObject)).toHaveLength(1);
  });

  it('[API-17] has numbers on the picture that are read as part of it, not as text of their own', async () => {
    const { pages } = await readReanalysis();
    expect(pages.map(({ untagged }) => untagged).join('')).toBe('');
  });

  it('says who has read the picture on the dentist’s page, and that nobody has checked it', async () => {
    const last = (await readReanalysis()).pages.at(-1)?.tree?.text ?? '';
    for (const each of [
      'A machine has read a picture that the patient uploaded. Nobody has checked it.',
      'Read by Toothwise, embedded 1: rules for very bright areas alone, not a trained model',
      'Picture panoramic, uploaded on 19 November 2026',
      'Marked Dark area at a root, may be an inflammation: your right side (64 of 100) Filling or crown: your left side',
      'Urgency Moderate (1-2 weeks)',
    ]) {
      expect(last).toContain(each);
    }
  });

  it('says so where nothing is marked, and has no empty table', async () => {
    const read = await readReanalysis({ analysis: { ...ANALYSIS, ...NOT_MARKED } });
    expect(all(read, 'Figure')[0]?.alt).toBe('Your X-ray. Nothing is marked on it.');
    expect(words(read)).toContain('No marks. This does not mean that all is well.');
    expect(words(read)).toContain('Marked nothing');
    expect(words(read)).not.toContain('What it may be');
  });

  it('is made without a picture that is gone: what it says does not rest on it', async () => {
    const read = await readReanalysis({ xray: null });
    expect(all(read, 'Figure')).toHaveLength(1);
    expect(words(read)).toContain('Dark area at a root, may be an inflammation');
  });
});

describe('the report of a re-analysis in an emergency', () => {
  it('begins with the help for that emergency, before any picture', async () => {
    const read = await readReanalysis({
      answers: {
        madeAt: '2026-11-19T06:30:00.000Z',
        level: 'emergency',
        emergency: { level: 'medical', kinds: ['airway_compromise'] },
      },
    });
    expect(texts(read, 'H1')).toEqual(['Trouble breathing is an emergency']);
    expect(words(read).indexOf('112')).toBeLessThan(words(read).indexOf('X-ray may show'));
  });

  it('begins with what is to be done where no more is known of it', async () => {
    const { reanalysis } = await reportedReanalysis();
    const read = await readReanalysis({
      reanalysis: {
        ...reanalysis,
        urgency_level: 'emergency',
        recommended_actions: ['Call 112 or 108 now.', 'Show the X-ray to a dentist.'],
      },
    });
    expect(words(read)).toMatch(/^Emergency \(now\) Get help now Call 112 or 108 now\. /);
  });
});

describe('the day by which a dentist is to be seen', () => {
  const answers = { madeAt: '2026-11-01T06:30:00.000Z', level: 'urgent', emergency: null } as const;

  it('is never later than the one of the answers', async () => {
    const read = await readReanalysis({ answers: { ...answers, level: 'routine' } });
    // Moderate of 20 November would be 3 December, routine of the 1st is 28 November.
    expect(texts(read, 'H1')).toEqual(['See a dentist by Saturday, 28 November']);
    expect(words(read)).toMatch(/^Moderate /);
    expect(words(read)).toContain('Your answers are of 1 November 2026');
  });

  it('is said to be over where it is, however new the re-analysis', async () => {
    const { reanalysis } = await reportedReanalysis();
    const urgent = { ...reanalysis, urgency_level: 'urgent' } as const;
    const read = await readReanalysis({ answers, reanalysis: urgent });
    expect(texts(read, 'H1')).toEqual(['The advice was a dentist by Tuesday, 3 November']);
  });

  it('is the one of the re-analysis where that comes first', async () => {
    const later = { ...answers, madeAt: '2026-11-19T06:30:00.000Z', level: 'routine' } as const;
    const read = await readReanalysis({ answers: later });
    expect(texts(read, 'H1')).toEqual(['See a dentist by Thursday, 3 December']);
  });
});

describe('the frames on a picture', () => {
  it('are as many as the rows that speak of them, in the same order', async () => {
    const { blocks } = await wholeReanalysis();
    const picture = blocks.find(({ kind }) => kind === 'picture');
    expect(picture).toMatchObject({ frames: ANALYSIS.predictions.map(({ box }) => box) });
  });
});
